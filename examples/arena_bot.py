"""Plays at `splay arena --seats "random,command:python examples/arena_bot.py"` with the standard library alone.

Claims an achievement if it can, otherwise does something rather than draw or pass (docs/reference/arena.md).
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    options = question["options"]
    claims = [option for option in options if option.startswith("achieve ")]
    deeds = [option for option in options if option not in ("draw", "pass")]
    print(json.dumps(random.choice(claims or deeds or options)), flush=True)

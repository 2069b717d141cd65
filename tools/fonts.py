"""Fit the published Sofia Sans to Splay: fewer weights, and the Cyrillic letters of Russian and Ukrainian readers.

Weights outside of 400 to 900 are used nowhere and make a third of a file.  As published, the font shows Bulgarian forms
by default and the others only in Russian texts; here the others are the default, and Bulgarian texts get theirs.

    pip install fonttools brotli
    python tools/fonts.py FILE...    in place; a file already changed stays as it is

The files in ``src/splay/web/static/fonts`` were changed this way; when they change, `tokens.css` names a new version.
"""

import sys
from pathlib import Path
from typing import Any, Final

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHT: Final = "wght"
WEIGHTS: Final = (400, 900)
"""The lightest and the boldest that style sheets may ask for."""
RUSSIAN: Final = "RUS "
BULGARIAN: Final = "BGR "


def change(file: Path) -> bool:
    """Leave out weights and swap the forms in a font; returns whether there was anything to change."""
    font = TTFont(file)
    changes = [_limit_weights(font), _swap_forms(font)]
    if any(changes):
        font.save(file)
    return any(changes)


def _limit_weights(font: Any) -> bool:
    axis = next(each for each in font["fvar"].axes if each.axisTag == WEIGHT)
    if (axis.minValue, axis.maxValue) == WEIGHTS:
        return False
    instantiateVariableFont(font, {WEIGHT: WEIGHTS}, inplace=True)
    return True


def _swap_forms(font: Any) -> bool:
    if "GSUB" not in font:
        return False
    table = font["GSUB"].table
    languages = [
        language
        for script in table.ScriptList.ScriptRecord
        for language in script.Script.LangSysRecord
        if language.LangSysTag == RUSSIAN
    ]
    for language in languages:
        forms = _local_forms(table, language.LangSys)
        for letters in font["cmap"].tables:
            letters.cmap = {code: forms.get(glyph, glyph) for code, glyph in letters.cmap.items()}
        language.LangSysTag = BULGARIAN
    return bool(languages)


def _local_forms(table: Any, system: Any) -> dict[str, str]:
    """What a language replaces with what; afterwards it does the reverse."""
    features = [table.FeatureList.FeatureRecord[index] for index in system.FeatureIndex]
    lookups = {index for each in features if each.FeatureTag == "locl" for index in each.Feature.LookupListIndex}
    forms: dict[str, str] = {}
    for index in lookups:
        for subtable in table.LookupList.Lookup[index].SubTable:
            forms |= subtable.mapping
            subtable.mapping = {form: usual for usual, form in subtable.mapping.items()}
    return forms


def main() -> None:
    """Change the files named on the command line."""
    for name in sys.argv[1:]:
        print(f"{name}: {'changed' if change(Path(name)) else 'as it was'}")


if __name__ == "__main__":
    main()

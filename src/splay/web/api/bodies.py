"""Request bodies must be declared as JSON."""

from typing import Final

from fastapi import Depends, Request
from python_multipart.multipart import parse_options_header

from splay.web.html.refusals import NotJson

JSON: Final = "application/json"


def check_json(request: Request) -> None:
    """Refuse a request that has a body, or should have one, without saying that it is JSON.

    Raises:
        NotJson: its header ``Content-Type`` is missing, or names something else.
    """
    takes_body = getattr(request.scope.get("route"), "body_field", None) is not None
    declared = request.headers.get("content-type")
    if request.method != "POST" or (declared is None and not takes_body):
        return
    kind, _ = parse_options_header(declared)
    if kind.lower() != JSON.encode():
        raise NotJson("the header Content-Type must be {kind}", kind=JSON)


JSON_ALONE: Final = Depends(check_json)
"""For routers."""

"""Where things stand in the URLs of the server."""

from starlette.types import Scope


def table_url(table_id: str) -> str:
    """Where a table is shown; everything else about it lies below."""
    return f"/t/{table_id}"


def tryout_url(edition: int, card: str) -> str:
    """Where a card is sent to be tried out; `card` as in the address of its page."""
    return f"/cards/{edition}/{card}/try"


def puzzle_url(number: int = 0) -> str:
    """Where a puzzle is shown; 0: where all of them are listed."""
    return f"/puzzles/{number}" if number else "/puzzles"


def template_of(scope: Scope) -> str:
    """The template of the URL of a request, such as ``/t/{table_id}``, once it is known where it leads.

    Secrets and ids stand in URLs, so this is what may be logged and counted.  "none" for what leads nowhere.
    """
    route = scope.get("route")
    return f"{scope.get('root_path', '')}{getattr(route, 'path', '')}" or "none"

"""Where things stand in the URLs of the server."""


def table_url(table_id: str) -> str:
    """Where a table is shown; everything else about it lies below."""
    return f"/t/{table_id}"


def puzzle_url(number: int = 0) -> str:
    """Where a puzzle is shown; 0: where all of them are listed."""
    return f"/puzzles/{number}" if number else "/puzzles"

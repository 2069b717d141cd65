"""Where things stand in the URLs of the server."""


def table_url(table_id: str) -> str:
    """Where a table is shown; everything else about it lies below."""
    return f"/t/{table_id}"

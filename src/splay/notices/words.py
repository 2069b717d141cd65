"""What a notice says: which table, whose turn, and nothing that only the players may know."""

from splay.notices.mail import Letter
from splay.store.rows import NoticeSettings, TableInfo
from splay.text.reader import Reader


def turn_words(table: TableInfo, seat: int, reader: Reader) -> tuple[str, str]:
    """A heading, and who else plays."""
    others = reader.listed([each.name for each in table.seats if each.number != seat])
    return reader.gettext("Your turn"), reader.gettext("Your game with {names} waits for you.").format(names=others)


def turn_message(table: TableInfo, seat: int, reader: Reader) -> dict[str, str]:
    """What a browser is told by push; `sw.js` shows it."""
    title, text = turn_words(table, seat, reader)
    return {"title": title, "body": text, "url": f"/t/{table.id}", "tag": table.id, "lang": reader.language}


def test_message(reader: Reader) -> dict[str, str]:
    """What a browser is told to try whether it can be."""
    text = reader.gettext("This is how you hear that it is your turn.")
    return {
        "title": reader.gettext("A test notice"),
        "body": text,
        "url": "/notices",
        "tag": "test",
        "lang": reader.language,
    }


def turn_letter(to: str, table: TableInfo, seat: int, reader: Reader, address: str, stop: str, key: str) -> Letter:
    """What somebody is told by e-mail.

    Args:
        to: where.
        table: the table.
        seat: who is asked.
        reader: who reads.
        address: of this server.
        stop: the link that ends all letters.
        key: the same whenever the same turn is told of again.
    """
    title, text = turn_words(table, seat, reader)
    link = f"{address}/t/{table.id}"
    return Letter(to, title, _text(reader, stop, text, link), reader.language, key, stop)


def test_letter(to: str, reader: Reader, stop: str, key: str) -> Letter:
    """What is sent to try whether letters arrive."""
    text = reader.gettext("This is how you hear that it is your turn.")
    return Letter(to, reader.gettext("A test notice"), _text(reader, stop, text), reader.language, key, stop)


def confirm_letter(settings: NoticeSettings, reader: Reader, link: str, key: str) -> Letter:
    """What asks whether an address belongs to who has named it."""
    text = "\n\n".join(
        (
            reader.gettext("Somebody, probably you, wants to hear at this address when it is their turn in Splay."),
            reader.gettext("To agree, open this link within a day:"),
            link,
            reader.gettext("If that was not you, do nothing: you will hear no more from us."),
        )
    )
    subject = reader.gettext("Please confirm your address")
    return Letter(settings.wanted_mail or "", subject, f"{text}\n", reader.language, key)


def _text(reader: Reader, stop: str, *parts: str) -> str:
    about = reader.gettext("To get no more e-mail from Splay:")
    return "\n\n".join((*parts, f"-- \n{about}\n{stop}\n"))

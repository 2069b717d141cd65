"""How games ended, and why some do not count for ratings, in words."""

from splay.text.reader import Reader


def reason_words(reason: str, reader: Reader) -> str:
    """How a game ended, in few words."""
    _ = reader.gettext
    words = {
        "achievements": _("Enough achievements"),
        "score": _("Most points"),
        "card": _("A card decided"),
        "elimination": _("All others left"),
    }
    return words.get(reason, reason)


def unrated_words(why: str, reader: Reader) -> str:
    """Why a game does not count for ratings."""
    _ = reader.gettext
    words = {
        "arranged": _("Not rated: it began from a record, a moment of a game, or a seed that somebody chose."),
        "device": _("Not rated: it was played on one device."),
        "hint": _("Not rated: somebody asked for a hint."),
        "undo": _("Not rated: a pick was taken back after a card had been seen."),
        "stand-in": _("Not rated: a computer took over a seat."),
        "alone": _("Not rated: one person held several seats, or none."),
        "merged": _("Not rated: it was played before this browser was signed in."),
        "late": _("Not rated: it ended before there were ratings."),
    }
    return words.get(why, "")

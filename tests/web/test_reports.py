"""A person reports a table, a name or a line of talk; whoever runs the server reads it."""

import re
from pathlib import Path

import pytest
from fastapi import FastAPI

from host.people import ANN, BOB, EVE, against_bot, from_afar
from splay.host import reports
from splay.host.secrets import hash_of, new_secret
from splay.store import open_database
from splay.store.administration import Administration
from splay.store.rows import PlayerReport
from web.server import browser, host_of, serving

HTMX = {"hx-request": "true"}


def reported(app: FastAPI) -> list[PlayerReport]:
    """What was reported, as the command reads it."""
    store = Administration(open_database(app.state.settings.database))
    found = store.reports(50)
    store.close()
    return found


def test_a_line_of_talk_is_reported_from_the_table(tmp_path: Path) -> None:
    with serving(tmp_path) as app:
        host = host_of(app)
        table = from_afar(host)
        host.say(table, 1, "Bob", "go away")
        host.say(table, 0, "Ann", "why?")
        ann = browser(app, ANN)
        assert f'hx-get="/t/{table.id}/look/report"' in ann.get(f"/t/{table.id}").text
        dialog = ann.get(f"/t/{table.id}/look/report", headers=HTMX).text
        offered = re.findall(r'<option value="([^"]*)">([^<]*)<', dialog)
        assert [label for _, label in offered] == ["The table as a whole", "The name Bob", "Bob: go away"]
        sent = {"about": offered[2][0], "reason": " rude "}
        answer = ann.post(f"/t/{table.id}/report", data=sent, headers=HTMX)
        assert "Your report has been sent." in answer.text
        ann.post(f"/t/{table.id}/report", data={"about": "seat-1", "reason": "a bad name"})
        ann.post(f"/t/{table.id}/report", data={"about": "line-99", "reason": "odd"})
        found = [(each.owner, each.seat, each.said, each.reason) for each in reported(app)]
        assert found == [
            (hash_of(ANN), 1, "Bob: go away", "rude"),
            (hash_of(ANN), 1, None, "a bad name"),
            (hash_of(ANN), None, None, "odd"),
        ]
        once_more = ann.post(f"/t/{table.id}/report", data={"reason": "again"})
        assert (once_more.status_code, len(reported(app))) == (429, 3)
        assert "go away" in browser(app, BOB).get(f"/t/{table.id}").text, "nobody else notices"


def test_without_scripts_there_is_a_page(tmp_path: Path) -> None:
    with serving(tmp_path) as app:
        table = from_afar(host_of(app))
        onlooker = browser(app, EVE)
        assert 'name="reason"' in onlooker.get(f"/t/{table.id}/report").text
        answer = onlooker.post(f"/t/{table.id}/report", data={"reason": "spam"})
        assert "Thank you" in answer.text
        assert f'href="/t/{table.id}"' in answer.text


def test_what_makes_no_sense_is_refused_and_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as app:
        alone, table = against_bot(host_of(app)), from_afar(host_of(app))
        ann = browser(app, ANN)
        assert ann.get(f"/t/{alone.id}/report").status_code == 404
        assert ann.post(f"/t/{alone.id}/report", data={"reason": "rude"}).status_code == 409
        assert ann.post(f"/t/{table.id}/report", data={"reason": " "}).status_code == 422
        assert ann.post(f"/t/{table.id}/report", data={"reason": "x" * 301}).status_code == 422
        monkeypatch.setattr(reports, "MOST_A_DAY", 0)
        assert ann.post(f"/t/{table.id}/report", data={"reason": "rude"}).status_code == 429
        assert reported(app) == []
        assert f'hx-get="/t/{alone.id}/look/report"' not in ann.get(f"/t/{alone.id}").text


def test_an_address_makes_so_many_tables_a_day_and_reports_so_many_times(tmp_path: Path) -> None:
    with serving(tmp_path, clock=lambda: 0.0, rate_limit=True, tables_a_day=3) as app:
        posted = [browser(app, new_secret()).post("/load", data={"text": ""}).status_code for _ in range(4)]
        assert posted == [422, 422, 422, 429]
        sent = [browser(app).post("/t/x/report", data={"reason": "rude"}).status_code for _ in range(11)]
        assert sent == [404] * 10 + [429]

"""What parsers make of the pages, of those with hostile texts above all."""

from pathlib import Path

import judges
import pytest
from houses import HOSTILE, Houses
from pages import STOPS
from plain_client import PlainClient
from readings import Readings
from server import Household, Server
from tours import Tour
from visitor import write_page

COMPARED = ["/", "/calendar", "/calendar/2026-11-10", "/log/2026-11-10", "/history", "/report"]


@pytest.mark.toured("noise", "phone")
def test_no_page_has_an_error_in_its_html(tour: Tour, tmp_path: Path) -> None:
    """Neither as it is sent nor as the script has changed it."""
    assert tour.sent.keys() == tour.shown.keys() == tour.stops
    files = [write_page(tmp_path, f"{name} sent", html) for name, html in tour.sent.items()]
    files += [write_page(tmp_path, f"{name} shown", html) for name, html in tour.shown.items()]
    faults = judges.vnu(files)
    for name, html in tour.sent.items():
        faults += [f"{name}: {fault}" for fault in judges.parse_errors(html)]
    assert faults == []


@pytest.mark.at_night
@pytest.mark.parametrize("language", ["de", "ar-XB"])
def test_no_page_in_another_language_has_an_error(
    readings: Readings, tmp_path: Path, language: str
) -> None:
    files = [
        write_page(tmp_path, stop.name, readings[language][stop.name].html)
        for stop in STOPS
        if stop.house == "full" and stop.then is None
    ]
    assert judges.vnu(files) == []


def test_hostile_texts_are_shown_as_they_were_typed(houses: Houses, engine: str) -> None:
    visitor = houses.visitor("hostile", engine)
    for number, text in enumerate(HOSTILE):
        page = visitor.open(f"/log/2026-11-{10 + number}")
        assert page.locator("textarea").first.input_value() == text
        page = visitor.open(f"/calendar/2026-11-{10 + number}")
        # Not innerText: Firefox leaves out of it what only changes the direction.
        assert text in (page.locator("main").text_content() or "")
    visitor.close()
    assert visitor.faults == []


def test_hostile_texts_leave_the_shape_of_every_page(houses: Houses) -> None:
    """The same store with plain words in place of hostile ones has the same elements."""
    shapes: dict[str, list[list[str]]] = {path: [] for path in COMPARED}
    for house in ("hostile", "harmless"):
        household, server = houses[house]
        with PlainClient(server).log_in(household) as client:
            for path in COMPARED:
                reply = client.get(path)
                assert reply.status == 200
                shapes[path].append(judges.shape(reply.text))
    for path, (hostile, harmless) in shapes.items():
        assert hostile == harmless, path


def test_a_text_too_long_or_too_odd_is_refused(household: Household, server: Server) -> None:
    """Nothing that a field can be sent makes the server answer with 5xx or lose its way."""
    note = ("field", "note")
    with PlainClient(server).log_in(household) as client:
        for text in ("x" * 200_000, "x" * 20_000, "a\0b", "\ufffe\uffff", "\r\n" * 500):
            page = client.get("/log/2026-11-18")
            [form] = [form for form in page.forms() if note in form.fields]
            reply = client.post(form.action, form.filled(value=text))
            assert reply.status in (303, 400, 422), f"{text[:5]!r} is answered {reply.status}"
            if reply.status == 422:
                assert 'role="alert"' in reply.text
                assert text[:10] in reply.text

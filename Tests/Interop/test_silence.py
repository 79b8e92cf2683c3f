"""Where little is known, no dates are invented."""

from datetime import timedelta
from pathlib import Path

import icalendar
import pytest
from cases import KINDS, Case
from exports import export
from logs import SILENT, VERY_LATE, Log
from test_icalendar import read_event
from test_identity import width
from tool import eve, predict, run


@pytest.fixture
def where(tmp_path: Path) -> list[object]:
    log = tmp_path / "days.log"
    log.write_bytes(SILENT.text)
    return ["--log", log, "--today", SILENT.today]


def test_forecasts_nothing_and_says_why(where: list[object]) -> None:
    forecast = predict(*where)
    assert forecast["next"] is None
    assert forecast["reason"]
    assert forecast["periods"] == forecast["fertile"] == []


def test_exports_what_was_logged(where: list[object]) -> None:
    calendar = icalendar.Calendar.from_ical(eve("export", "--past", "24", *where))
    events = calendar.walk("VEVENT")
    assert [event["STATUS"] for event in events] == ["CONFIRMED"] * 6


def test_writes_no_calendar_without_events(where: list[object], tmp_path: Path) -> None:
    """RFC 5545 3.6 wants at least one component in a calendar."""
    target = tmp_path / "year.ics"
    done = run("export", "-o", target, *where)
    assert (done.returncode, done.stdout) == (1, b"")
    assert not target.exists()


@pytest.mark.parametrize("log", VERY_LATE, ids=str)
def test_shows_no_window_that_could_lie_anywhere(log: Log, tmp_path: Path) -> None:
    exported = export(Case(log, "file", KINDS, "plain", "generic", 12, 6, True), tmp_path)
    assert exported.forecast["fertile"] == []
    # The wide ranges, of more than three weeks, are still told.
    ovulations = exported.forecast["ovulations"]
    assert len(ovulations) > 11
    for ovulation in ovulations:
        assert width(ovulation) > timedelta(20)
    events = icalendar.Calendar.from_ical(exported.data).walk("VEVENT")
    assert sorted(map(read_event, events)) == exported.expected
    assert {str(event["CATEGORIES"].to_ical(), "utf-8") for event in events} == {"Period"}


@pytest.mark.parametrize("log", VERY_LATE, ids=str)
def test_writes_no_calendar_of_windows_alone(log: Log, tmp_path: Path) -> None:
    days = tmp_path / "days.log"
    days.write_bytes(log.text)
    target = tmp_path / "year.ics"
    where: list[object] = ["--log", days, "--today", log.today]
    done = run("export", "--include=fertile,ovulation", "-o", target, *where)
    assert (done.returncode, done.stdout) == (1, b"")
    assert not target.exists()

"""A log that ended long ago is not continued with invented dates."""

from pathlib import Path

import icalendar
import pytest
from logs import SILENT
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

"""Reminders that she set herself, as a calendar program would ring them."""

from datetime import date, datetime, time, timedelta
from pathlib import Path

import icalendar
import pytest
from tool import eve

TODAY = date(2026, 11, 20)


@pytest.fixture
def where(tmp_path: Path) -> list[object]:
    log = tmp_path / "days.log"
    log.write_text("2026-08-30..2026-09-03\n2026-09-27..2026-10-01\n2026-10-25..2026-10-29\n")
    place: list[object] = ["--store", tmp_path / "eve.db", "--today", TODAY]
    eve("import", log, "--yes", *place)
    return place


def alarms(where: list[object], kind: str) -> list[list[icalendar.Alarm]]:
    """The alarms of each event of a kind that is still to come."""
    calendar = icalendar.Calendar.from_ical(eve("export", *where))
    return [
        event.walk("VALARM")
        for event in calendar.walk("VEVENT")
        if event["X-EVE-KIND"] == kind and event["STATUS"] == "TENTATIVE"
    ]


def ringing(where: list[object], kind: str) -> set[tuple[tuple[int, time], ...]]:
    """For each event, on which days from its first one its alarms ring, and when."""
    midnight = datetime(2026, 12, 1)
    found = set()
    for event in alarms(where, kind):
        rings = sorted(midnight + alarm.decoded("TRIGGER") for alarm in event)
        found.add(tuple(((ring.date() - midnight.date()).days, ring.time()) for ring in rings))
    return found


def test_standard_ones(where: list[object]) -> None:
    assert ringing(where, "period") == {((-1, time(9)), (0, time(9)))}
    assert ringing(where, "fertile") == {((0, time(9)),)}
    assert ringing(where, "ovulation") == {()}


def test_moved_ones(where: list[object]) -> None:
    eve("remind", "period", "--at", "20:15", "--before", "3d", "--before", "1d", *where)
    assert ringing(where, "period") == {((-3, time(20, 15)), (-1, time(20, 15)))}
    assert ringing(where, "fertile") == {((0, time(9)),)}


def test_at_midnight(where: list[object]) -> None:
    eve("remind", "fertile", "--at", "00:00", "--before", "0d", "--before", "7d", *where)
    assert ringing(where, "fertile") == {((-7, time()), (0, time()))}


def test_switched_off_and_on(where: list[object]) -> None:
    eve("remind", "period", "--off", *where)
    eve("remind", "ovulation", "--at", "08:00", *where)
    assert ringing(where, "period") == {()}
    assert ringing(where, "ovulation") == {((0, time(8)),)}


def test_repeated_with_sound(where: list[object]) -> None:
    eve("remind", "period", "--repeat", "2", "--every", "15", "--sound=on", *where)
    found = [event for event in alarms(where, "period") if event]
    assert len(found) > 10
    for event in found:
        uids = {alarm["UID"] for alarm in event}
        rings = {(alarm["ACTION"], alarm.decoded("TRIGGER")) for alarm in event}
        firsts = [timedelta(hours=-15), timedelta(hours=9)]
        assert len(uids) == len(event) == 12
        assert rings == {
            (action, first + timedelta(minutes=15 * again))
            for action in ("DISPLAY", "AUDIO")
            for first in firsts
            for again in range(3)
        }
        assert not any("REPEAT" in alarm or "DURATION" in alarm for alarm in event)

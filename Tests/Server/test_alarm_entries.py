"""When own alarms ring in programs, by the reckoning of the Python package icalendar."""

from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import pytest
from server import Household
from test_caldav import Program, add_password

ZONE = ZoneInfo("Europe/Berlin")
NUMBERS = count(1)


def read(household: Household) -> icalendar.Event:
    """The one alarm, as a new program gets it."""
    with household.serve() as server:
        program = Program(server, add_password(household, f"Judge {next(NUMBERS)}"))
        program.cycle = f"{program.home}alarms/"
        [path] = program.sync()[0]
        [event] = icalendar.Calendar.from_ical(program.ask("GET", path).body).walk("VEVENT")
    assert not event.errors
    return event


@pytest.mark.parametrize(
    ("options", "minutes"),
    [
        ([], [-30, -5]),
        (["--ladder"], [-30, -20, -13, -9, -6, -5, 0, 5]),
        (["--lead", "2h", "--last", "0m"], [-120, 0]),
        (["--lead", "5m"], [-5]),
    ],
)
def test_an_entry_rings_as_it_was_told(
    tmp_path: Path, options: list[str], minutes: list[int]
) -> None:
    household = Household(tmp_path, "2026-11-20")
    household.eve("settings", "timezone", ZONE.key)
    household.eve("alarm", "add", "Dentist", "--at", "14:30", "--on", "2026-12-03", *options)
    due = datetime(2026, 12, 3, 14, 30)
    times = [alarm.trigger.replace(tzinfo=None) for alarm in read(household).alarms.times]
    assert sorted(times) == [due + timedelta(minutes=minute) for minute in minutes]


@pytest.mark.parametrize("options", [[], ["--ladder"]])
def test_none_of_its_alarms_is_active_after_a_dismissal(tmp_path: Path, options: list[str]) -> None:
    household = Household(tmp_path, None)
    clock = household.stop_clock()
    household.eve("settings", "timezone", ZONE.key)
    due = clock.now.astimezone(ZONE) + timedelta(minutes=20)
    on = f"{due:%Y-%m-%d}"
    household.eve("alarm", "add", "Dentist", "--at", f"{due:%H:%M}", "--on", on, *options)

    def active() -> int:
        alarms = icalendar.Alarms(read(household))
        alarms.set_local_timezone(ZONE)
        return len(alarms.active)

    # What would have rung before the entry was made counts as acknowledged to it.
    assert active() == (6 if options else 1)
    household.eve("alarm", "dismiss")
    assert active() == 0
    # Dismissed at a moment that is known as a time in UTC.
    for alarm in read(household).walk("VALARM"):
        assert alarm.decoded("ACKNOWLEDGED").utcoffset() == timedelta()

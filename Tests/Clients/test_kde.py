"""KDE's Akonadi, under KOrganizer and Merkuro, rewrites what was exported as often as it likes."""

import json
import shutil
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path

import pytest
from homes import StalledError, kde_home
from journeys import (
    DOSE_EDITS,
    Annotate,
    Delete,
    Edit,
    Journey,
    Move,
    Ring,
    Write,
    doses_journey,
    in_each_language,
    periods_journey,
)

SCRIPT = Path(__file__).with_name("edit_with_kde.py")

ATTEMPTS = 3
"""Now and then the server of Akonadi and a resource wait for each other for good."""


def order(journey: Journey, edit: Edit) -> list[str]:
    """Arguments of `konsolekalendar`.

    It takes every event that it changes for one with a time of day, and without one given it loses
    the last day. From one midnight to another keeps the days whole.
    """
    if isinstance(edit, Write):
        days = ["--date", str(edit.days[0]), "--end-date", str(edit.days[-1])]
        return ["--add", "--calendar", "CALENDAR", "--summary", edit.title, *days]
    event = journey.event(edit)
    first, last, more = event.first, event.last, []
    match edit:
        case Delete():
            return ["--delete", "--uid", event.uid]
        case Annotate(line=line):
            more = ["--description", f"{event.description}\n{line}"]
        case Move(days=days):
            first, last = days[0], days[-1]
    starts = ["--date", str(first), "--time", "00:00:00"]
    ends = ["--end-date", str(last + timedelta(1)), "--end-time", "00:00:00"]
    return ["--change", "--uid", event.uid, *starts, *ends, *more]


def edited(journey: Journey, edits: Iterable[Edit], path: Path) -> list[Path]:
    last = sorted(edits, key=lambda edit: isinstance(edit, (Delete, Write)))
    return [kept(journey.path, [order(journey, edit) for edit in last], path)]


def kept(calendar: Path, orders: list[list[str]], path: Path) -> Path:
    """The calendar file after those orders to `konsolekalendar`, as Akonadi keeps it."""
    path.mkdir()
    stalls = []
    for attempt in range(ATTEMPTS):
        home = kde_home(path / str(attempt))
        file = home.path / "year.ics"
        shutil.copyfile(calendar, file)
        try:
            home.run_in_session("/usr/bin/python3", SCRIPT, file, typed=json.dumps(orders))
        except StalledError as stall:
            stalls.append(str(stall))
        else:
            return file
    pytest.fail("\n".join(stalls))


def test_a_copy_through_kde_changes_nothing(tmp_path: Path) -> None:
    journey = periods_journey(tmp_path)
    journey.expect_nothing(edited(journey, [], tmp_path / "home"))


@in_each_language
def test_edits_made_in_kde_come_back(language: str, tmp_path: Path) -> None:
    journey = periods_journey(tmp_path, language)
    # It has no word for alarms.
    possible = [edit for edit in journey.edits if not isinstance(edit, Ring)]
    journey.expect(edited(journey, possible, tmp_path / "home"), possible, "uid")


@pytest.mark.parametrize("zone", ["floating", "Europe/Amsterdam"])
def test_doses_come_back(zone: str, tmp_path: Path) -> None:
    journey = doses_journey(tmp_path, zone)
    journey.expect_nothing(edited(journey, [], tmp_path / "untouched"))
    journey.expect(edited(journey, DOSE_EDITS, tmp_path / "edited"), DOSE_EDITS, "uid")

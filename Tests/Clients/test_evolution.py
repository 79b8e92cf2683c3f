"""Evolution's data server edits what was exported; GNOME Calendar keeps its calendars there too."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from homes import Home
from journeys import (
    DOSE_EDITS,
    Annotate,
    Confirm,
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

SCRIPT = Path(__file__).with_name("edit_with_evolution.py")


def order(edit: Edit, uid: str | None) -> tuple[str, str | None, list[object]]:
    """What the scripts that edit are told to do."""
    match edit:
        case Move(days=days):
            return "move", uid, [str(days[0]), str(days[-1])]
        case Delete():
            return "delete", uid, []
        case Annotate(line=line):
            return "annotate", uid, [line]
        case Ring(days_before=days):
            return "ring", uid, [days]
        case Confirm():
            return "confirm", uid, []
        case Write(title, days):
            return "write", None, [title, str(days[0]), str(days[-1])]


def edited(journey: Journey, edits: Iterable[Edit], path: Path) -> list[Path]:
    """The server's own file after those edits."""
    home = Home(path)
    orders = json.dumps([order(edit, journey.uid(edit)) for edit in edits])
    home.run_in_session("/usr/bin/python3", SCRIPT, journey.path, typed=orders)
    return [path / ".local/share/evolution/calendar/system/calendar.ics"]


def test_a_copy_through_evolution_changes_nothing(tmp_path: Path) -> None:
    journey = periods_journey(tmp_path)
    journey.expect_nothing(edited(journey, [], tmp_path / "home"))


@in_each_language
def test_edits_made_in_evolution_come_back(language: str, tmp_path: Path) -> None:
    journey = periods_journey(tmp_path, language)
    journey.expect(edited(journey, journey.edits, tmp_path / "home"), journey.edits, "uid")


@pytest.mark.parametrize("zone", ["floating", "Europe/Amsterdam"])
def test_doses_come_back(zone: str, tmp_path: Path) -> None:
    journey = doses_journey(tmp_path, zone)
    journey.expect_nothing(edited(journey, [], tmp_path / "untouched"))
    journey.expect(edited(journey, DOSE_EDITS, tmp_path / "edited"), DOSE_EDITS, "uid")

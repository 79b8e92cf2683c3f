"""calcurse edits what was exported, key by key; of an event it keeps its days and its note."""

import re
from pathlib import Path

import pytest
from calcurse import Calcurse
from journeys import DOSE_EDITS, Journey, Ring, doses_journey, in_each_language, periods_journey


def opened(home: Path, journey: Journey, zone: str) -> Calcurse:
    calcurse = Calcurse(home, zone)
    calcurse.run("--import", str(journey.path))
    return calcurse


def test_a_copy_through_calcurse_changes_nothing(tmp_path: Path) -> None:
    journey = periods_journey(tmp_path)
    calcurse = opened(tmp_path / "home", journey, "UTC")
    journey.expect_nothing(calcurse.exported(tmp_path / "untouched.ics"))
    # Nor does a sitting in which nothing is done.
    calcurse.edit([])
    journey.expect_nothing(calcurse.exported(tmp_path / "saved.ics"))


@in_each_language
def test_edits_made_in_calcurse_come_back(language: str, tmp_path: Path) -> None:
    journey = periods_journey(tmp_path, language)
    calcurse = opened(tmp_path / "home", journey, "UTC")
    # It rings for all events or for none.
    possible = [edit for edit in journey.edits if not isinstance(edit, Ring)]
    calcurse.edit(possible)
    edited = calcurse.exported(tmp_path / "edited.ics")
    assert not re.search(rb"^UID", edited[0].read_bytes(), re.MULTILINE)
    journey.expect(edited, possible, "token")


@pytest.mark.parametrize("zone", ["floating", "Europe/Amsterdam"])
def test_doses_come_back(zone: str, tmp_path: Path) -> None:
    journey = doses_journey(tmp_path, zone)
    calcurse = opened(tmp_path / "home", journey, "Europe/Amsterdam")
    journey.expect_nothing(calcurse.exported(tmp_path / "untouched.ics"))
    calcurse.edit(DOSE_EDITS)
    journey.expect(calcurse.exported(tmp_path / "edited.ics"), DOSE_EDITS, "token")

"""Thunderbird imports what was exported, edits it, and exports it again."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from journeys import (
    DOSE_EDITS,
    EDITS,
    Annotate,
    Delete,
    Edit,
    Journey,
    Move,
    Ring,
    Write,
    doses_journey,
    periods_journey,
)
from thunderbird import Thunderbird


@pytest.fixture(scope="module")
def thunderbird(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thunderbird]:
    program = Thunderbird(tmp_path_factory.mktemp("thunderbird") / "home", "Europe/Amsterdam")
    yield program
    program.end()


def step(journey: Journey, edit: Edit) -> list[Any]:
    match edit:
        case Move(days=days):
            return ["move", journey.event(edit).uid, [str(days[0]), str(days[-1])]]
        case Delete():
            return ["delete", journey.event(edit).uid, []]
        case Annotate(line=line):
            return ["annotate", journey.event(edit).uid, [line]]
        case Ring(days_before=days):
            return ["ring", journey.event(edit).uid, [f"-P{days - 1}DT15H"]]
        case Write(title, days):
            return ["write", None, [title, str(days[0]), str(days[-1])]]


def check(thunderbird: Thunderbird, journey: Journey, edits: Iterable[Edit]) -> None:
    """Untouched first, edited then, both out of one calendar."""
    untouched, edited = (journey.path.with_name(f"{name}.ics") for name in ("untouched", "edited"))
    steps = [step(journey, edit) for edit in edits]
    thunderbird.do(
        ["import", str(journey.path)], ["export", str(untouched)], *steps, ["export", str(edited)]
    )
    journey.expect_nothing([untouched])
    journey.expect([edited], edits, "uid")


def test_edits_made_in_thunderbird_come_back(thunderbird: Thunderbird, tmp_path: Path) -> None:
    check(thunderbird, periods_journey(tmp_path), EDITS)


@pytest.mark.parametrize("zone", ["floating", "Europe/Amsterdam"])
def test_doses_come_back(thunderbird: Thunderbird, zone: str, tmp_path: Path) -> None:
    check(thunderbird, doses_journey(tmp_path, zone), DOSE_EDITS)

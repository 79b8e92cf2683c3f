"""Thunderbird imports what was exported, edits it, and exports it again."""

from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from journeys import (
    DOSE_EDITS,
    Annotate,
    Confirm,
    Copy,
    Delete,
    Edit,
    Journey,
    Move,
    Ring,
    Write,
    doses_journey,
    in_each_language,
    periods_journey,
    span,
)
from thunderbird import Thunderbird


@pytest.fixture(scope="module")
def thunderbird(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thunderbird]:
    program = Thunderbird(tmp_path_factory.mktemp("thunderbird") / "home", "Europe/Amsterdam")
    yield program
    program.end()


def step(edit: Edit, uid: str | None) -> list[Any]:
    match edit:
        case Move(days=days):
            return ["move", uid, [str(days[0]), str(days[-1])]]
        case Delete():
            return ["delete", uid, []]
        case Annotate(line=line):
            return ["annotate", uid, [line]]
        case Ring(days_before=days):
            return ["ring", uid, [f"-P{days - 1}DT15H"]]
        case Copy(days=days):
            return ["copy", uid, [str(days[0]), str(days[-1])]]
        case Confirm():
            return ["confirm", uid, []]
        case Write(title, days):
            return ["write", None, [title, str(days[0]), str(days[-1])]]


def check(thunderbird: Thunderbird, journey: Journey, edits: Iterable[Edit]) -> None:
    """Untouched first, edited then, both out of one calendar."""
    untouched, edited = (journey.path.with_name(f"{name}.ics") for name in ("untouched", "edited"))
    steps = [step(edit, journey.uid(edit)) for edit in edits]
    thunderbird.do(
        ["import", str(journey.path)], ["export", str(untouched)], *steps, ["export", str(edited)]
    )
    journey.expect_nothing([untouched])
    journey.expect([edited], edits, "uid")


@in_each_language
def test_edits_made_in_thunderbird_come_back(
    thunderbird: Thunderbird, language: str, tmp_path: Path
) -> None:
    journey = periods_journey(tmp_path, language)
    check(thunderbird, journey, journey.edits)


def test_a_copy_made_in_thunderbird_is_an_event_of_her_own(
    thunderbird: Thunderbird, tmp_path: Path
) -> None:
    copy = Copy(date(2026, 10, 26), span("2026-03-16", "2026-03-20"))
    check(thunderbird, periods_journey(tmp_path), [copy])


@pytest.mark.parametrize("zone", ["floating", "Europe/Amsterdam"])
def test_doses_come_back(thunderbird: Thunderbird, zone: str, tmp_path: Path) -> None:
    check(thunderbird, doses_journey(tmp_path, zone), DOSE_EDITS)

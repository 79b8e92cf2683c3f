"""A calendar file of each case, beside what it should say."""

from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from cases import CASES, FEW_CASES, HARD_TITLES, Case
from events import NOT_LATE, Earlier, Event, expected_events, shown_start
from tool import eve, predict

__all__ = ["exported", "few_exported", "pytest_generate_tests"]


@dataclass(frozen=True)
class Exported:
    case: Case
    path: Path
    forecast: dict[str, Any]
    earlier: Earlier

    @cached_property
    def data(self) -> bytes:
        return self.path.read_bytes()

    @cached_property
    def expected(self) -> list[Event]:
        return expected_events(self.case, self.forecast, self.earlier)


def export(case: Case, folder: Path) -> Exported:
    log = folder / "days.log"
    log.write_bytes(case.log.text)
    today = ("--today", case.log.today)
    titles = folder / "titles.txt"
    titles.write_text("".join(f"{kind} = {title}\n" for kind, title in HARD_TITLES.items()))

    where: list[object] = ["--log", log]
    if case.door == "store":
        where = ["--store", folder / "eve.db"]
        eve("import", log, "--yes", *where, *today)

    path = folder / "year.ics"
    eve("export", *where, *today, "-o", path, *case.export_options(str(titles)))
    forecast = predict(*where, *today, "--months", case.months)
    return Exported(case, path, forecast, forecast_earlier(case, where, forecast))


def forecast_earlier(case: Case, where: list[object], forecast: dict[str, Any]) -> Earlier:
    """What was forecast a week before; nothing where the next period is days away."""
    following = shown_start(forecast)
    if following is None or following > case.log.today + timedelta(2):
        return NOT_LATE
    days = [case.log.today - timedelta(n) for n in range(1, 8)]
    starts = {day: shown_start(predict(*where, "--today", day)) for day in days}
    return {day: then for day, then in starts.items() if then}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Gives every test that asks for an `exported` calendar one of each case, or of a few."""
    for name, cases in [("exported", CASES), ("few_exported", FEW_CASES)]:
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, cases, ids=str, indirect=True, scope="session")


@pytest.fixture(scope="session")
def exported(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Exported:
    return export(request.param, tmp_path_factory.mktemp("export"))


@pytest.fixture(scope="session")
def few_exported(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Exported:
    """For programs that take seconds to read a calendar: all cases at night, else few."""
    return export(request.param, tmp_path_factory.mktemp("export"))

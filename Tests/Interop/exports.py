"""A calendar file of each case, beside what it should say."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from cases import CASES, HARD_TITLES, Case
from events import Event, expected_events
from tool import eve, predict

__all__ = ["exported", "pytest_generate_tests"]


@dataclass(frozen=True)
class Exported:
    case: Case
    path: Path
    forecast: dict[str, Any]

    @cached_property
    def data(self) -> bytes:
        return self.path.read_bytes()

    @cached_property
    def expected(self) -> list[Event]:
        return expected_events(self.case, self.forecast)


def export(case: Case, folder: Path) -> Exported:
    log = folder / "days.log"
    log.write_bytes(case.log.text)
    titles = folder / "titles.txt"
    titles.write_text("".join(f"{kind} = {title}\n" for kind, title in HARD_TITLES.items()))

    where: list[object] = ["--log", log, "--today", case.log.today]
    if case.door == "store":
        where = ["--store", folder / "eve.db", "--today", case.log.today]
        eve("import", log, "--yes", *where)

    path = folder / "year.ics"
    eve("export", *where, "-o", path, *case.export_options(str(titles)))
    forecast = predict(*where, "--months", case.months)
    return Exported(case, path, forecast)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Gives every test that asks for an `exported` calendar one of each case."""
    if "exported" in metafunc.fixturenames:
        metafunc.parametrize("exported", CASES, ids=str, indirect=True, scope="session")


@pytest.fixture(scope="session")
def exported(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Exported:
    return export(request.param, tmp_path_factory.mktemp("export"))

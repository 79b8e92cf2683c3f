"""What a command says of history that is too old by a clock which may be wrong."""

import subprocess
from datetime import timedelta
from pathlib import Path

import pytest
from clock import Clock
from limits import PATIENCE
from tool import BINARY, ENVIRONMENT

WAITS = {
    "en": "4 logged days before 1 May are older than you keep.",
    "de": "4 eingetragene Tage vor dem",
    "fr": "4 jours enregistrés avant le",
    "es": "4 días registrados anteriores al",
    "pt-BR": "4 dias registrados antes de",
    "pl": "4 zapisane dni sprzed",
}


class Home:
    """A store, and a clock that commands go by."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock(folder / "clock")
        self.environment = ENVIRONMENT | self.clock.environment
        self.environment |= {"HOME": str(folder), "EVE_ICS_STORE": str(folder / "eve.db")}

    def run(self, line: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [BINARY, *line.split()],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    @property
    def days(self) -> int:
        return len(self.run("export --format log").stdout.splitlines()) - 1


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = Home(tmp_path)
    for line in ("log 2026-11-10..2026-11-13", "settings keep 6 months --yes"):
        assert home.run(line).returncode == 0
    return home


@pytest.mark.parametrize("language", WAITS)
def test_a_clock_that_is_a_year_ahead_erases_nothing_and_says_what_waits(
    home: Home, language: str
) -> None:
    assert "waits to be erased" not in home.run("doctor").stdout
    assert home.run(f"settings language {language}").returncode == 0
    home.clock.now += timedelta(days=365)
    for _ in range(2):
        said = home.run("log today --note x")
        assert WAITS[language] in said.stderr
    assert home.days == 5
    assert "waits to be erased" in home.run("doctor").stdout


def test_the_second_day_erases_what_waited(home: Home) -> None:
    home.clock.now += timedelta(days=365)
    assert "older than you keep" in home.run("log today --note x").stderr
    home.clock.now += timedelta(days=1)
    assert "4 logged days before 1 May were erased" in home.run("log today --note y").stderr
    assert home.days == 2

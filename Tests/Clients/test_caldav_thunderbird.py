"""Thunderbird signs in from the bare address, and what is edited there corrects the log."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from accounts import BEGUN, EXPECTED, LAST, LATER, Account
from feeds import Entry, entries
from thunderbird import Thunderbird


@pytest.fixture(scope="module")
def thunderbird(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thunderbird]:
    program = Thunderbird(tmp_path_factory.mktemp("thunderbird") / "home", "Europe/Amsterdam")
    yield program
    program.end()


class Program:
    """The calendar in Thunderbird, which keeps it for when there is no network."""

    def __init__(self, thunderbird: Thunderbird, account: Account, folder: Path) -> None:
        self.thunderbird = thunderbird
        self.account = account
        self.path = folder / "shown.ics"
        self.do()

    def do(self, *steps: list[Any]) -> dict[str, bool]:
        account = self.account
        return self.thunderbird.run(account.url, True, *steps, password=account.password)

    def entries(self) -> list[Entry]:
        self.do(["export", str(self.path)])
        return entries(self.path.read_bytes())

    def uid(self, start: date) -> str:
        return self.account.period(start).uid

    def expect_same(self) -> None:
        """It shows what the server holds after its next sync."""
        assert self.do(["refresh"]) == {"isReadOnly": False, "isDisabled": False}
        assert self.entries() == self.account.held()


@pytest.fixture
def program(thunderbird: Thunderbird, account: Account, tmp_path: Path) -> Program:
    return Program(thunderbird, account, tmp_path)


def test_finds_the_calendar_and_shows_what_changes(program: Program) -> None:
    assert len(program.entries()) > 20
    program.expect_same()
    program.account.change()
    program.expect_same()


def test_a_forecast_dragged_to_today_has_begun(program: Program) -> None:
    account = program.account
    program.do(["move", program.uid(EXPECTED), [str(BEGUN[0]), str(BEGUN[-1])]])
    assert account.logged()[-1] == (BEGUN[0], BEGUN[-1])
    assert EXPECTED not in account.forecast()
    program.expect_same()


def test_a_period_stretched_or_deleted_corrects_the_log(program: Program) -> None:
    account, before = program.account, program.account.logged()
    uid = program.uid(LAST[0])
    program.do(["move", uid, ["2026-10-24", str(LAST[-1])]])
    assert account.logged() == [*before[:-1], (date(2026, 10, 24), LAST[-1])]
    program.expect_same()

    program.do(["delete", program.uid(date(2026, 10, 24)), []])
    assert account.logged() == before[:-1]
    program.expect_same()


def test_a_new_period_is_logged(program: Program) -> None:
    program.do(["write", None, ["Period", "2026-07-06", "2026-07-10"]])
    assert (date(2026, 7, 6), date(2026, 7, 10)) in program.account.logged()
    program.expect_same()


def test_a_forecast_that_is_deleted_is_hidden_until_it_is_brought_back(program: Program) -> None:
    account, before = program.account, program.account.logged()
    program.do(["delete", program.uid(LATER), []])
    assert account.logged() == before
    assert LATER not in account.forecast()
    program.expect_same()

    account.household.eve("unhide")
    assert LATER in account.forecast()
    program.expect_same()


def test_a_forecast_that_cannot_be_moved_is_restored(program: Program) -> None:
    account, before = program.account, program.account.held()
    account.wire.taken()
    with pytest.raises(AssertionError, match="Server Replied with 403"):
        program.do(["move", program.uid(LATER), ["2026-12-19", "2026-12-23"]])
    assert account.taken("PUT")[-1] == 403
    assert account.held() == before
    program.expect_same()

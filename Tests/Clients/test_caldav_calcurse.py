"""calcurse-caldav carries the cycle calendar to calcurse and what is edited there back."""

import subprocess
from collections import Counter
from datetime import date
from pathlib import Path

import icalendar
import pytest
from accounts import BEGUN, EXPECTED, LAST, LATER, Account
from calcurse import Calcurse
from journeys import Annotate, Delete, Edit, Move, Write, span
from limits import PATIENCE
from tool import installed

CONFIGURATION = """\
[General]
Hostname = {host}
Path = {path}
HTTPS = No
DryRun = No
[Auth]
Username = anybody
Password = {password}
"""

Shown = tuple[str, date, date]


class Program:
    """calcurse, and the program that syncs it, in its home."""

    def __init__(self, home: Path, account: Account) -> None:
        self.account = account
        # Where clocks change, it loses a day of what is dragged over that night.
        self.calcurse = Calcurse(home, "UTC")
        self.folder = home / "sync"
        self.folder.mkdir()
        self.config = self.folder / "config"
        self.config.write_text(
            CONFIGURATION.format(
                host=account.url.removeprefix("http://").rstrip("/"),
                path=account.program.cycle,
                password=account.password,
            )
        )
        self.sync("--init=two-way")

    def sync(self, *options: object) -> str:
        """Gives what it says; it fails a test unless all goes through."""
        done = self.run(*options)
        assert done.returncode == 0, done.stderr
        assert not done.stderr
        return done.stdout

    def run(self, *options: object) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [
                installed("calcurse-caldav", "test"),
                *("--config", self.config, "--datadir", self.calcurse.home / "data"),
                *("--lockfile", self.folder / "lock", "--syncdb", self.folder / "sync.db"),
                *("--hookdir", self.folder, *options),
            ],
            env=self.calcurse.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def edit(self, *edits: Edit) -> None:
        """Edits at its terminal, then syncs twice: it fetches ours in place of what it sent."""
        self.calcurse.edit(edits)
        self.sync()
        self.expect_peace()

    def shown(self) -> Counter[Shown]:
        calendar = icalendar.Calendar.from_ical(self.calcurse.run("--export=ical"))
        return Counter(map(read, calendar.walk("VEVENT")))

    def expect_peace(self) -> None:
        """After a sync it has what the server has, once, and another one carries nothing."""
        self.sync()
        held = self.account.held()
        assert self.shown() == Counter((e.event.title, e.event.first, e.event.last) for e in held)
        names = [line.split()[0] for line in (self.folder / "sync.db").read_text().splitlines()]
        assert sorted(names) == sorted(self.account.listed())
        self.account.wire.taken()
        for _ in range(2):
            self.sync()
        assert {exchange.method for exchange in self.account.wire.taken()} == {"REPORT"}


def read(event: icalendar.Event) -> Shown:
    first = event["DTSTART"].dt
    last = event["RRULE"]["UNTIL"][0] if "RRULE" in event else first
    return str(event["SUMMARY"]), first, last


@pytest.fixture
def program(account: Account, tmp_path: Path) -> Program:
    return Program(tmp_path / "calcurse", account)


def move(start: date, first: str, last: str) -> Move:
    return Move(start, span(first, last), ())


def test_has_all_of_it_and_what_is_logged_elsewhere(program: Program) -> None:
    assert program.shown().total() > 20
    program.expect_peace()
    program.account.change()
    program.sync()
    program.expect_peace()


def test_a_forecast_dragged_to_today_has_begun(program: Program) -> None:
    program.edit(move(EXPECTED, "2026-11-18", "2026-11-22"))
    assert program.account.logged()[-1] == (BEGUN[0], BEGUN[-1])
    assert EXPECTED not in program.account.forecast()


def test_a_period_dragged_stretched_and_deleted_corrects_the_log(program: Program) -> None:
    account, before = program.account, program.account.logged()
    # It says the same of as many days, so that calcurse can't tell it from what it has.
    program.edit(move(LAST[0], "2026-10-24", "2026-10-28"))
    assert account.logged() == [*before[:-1], (date(2026, 10, 24), date(2026, 10, 28))]

    program.edit(move(date(2026, 10, 24), "2026-10-24", "2026-10-31"))
    assert account.logged() == [*before[:-1], (date(2026, 10, 24), date(2026, 10, 31))]

    account.household.eve("undo")
    assert account.logged() == [*before[:-1], (date(2026, 10, 24), date(2026, 10, 28))]
    program.sync()
    program.expect_peace()

    program.edit(Delete(date(2026, 10, 24), ()))
    assert account.logged() == before[:-1]


def test_an_edit_is_one_step_to_undo(program: Program) -> None:
    before = program.account.logged()
    program.edit(move(LAST[0], "2026-10-14", "2026-10-18"))
    assert program.account.logged() != before
    program.account.household.eve("undo")
    assert program.account.logged() == before
    program.sync()
    program.expect_peace()


def test_a_new_period_is_logged(program: Program) -> None:
    program.edit(Write("Period", span("2026-07-06", "2026-07-10")))
    assert (date(2026, 7, 6), date(2026, 7, 10)) in program.account.logged()


def test_a_note_is_noted(program: Program) -> None:
    before = program.account.logged()
    program.edit(Annotate(LAST[0], "In the mountains"))
    assert program.account.logged() == before
    assert "In the mountains" in program.account.household.eve("export", "--format", "log")


def test_a_forecast_that_is_deleted_is_hidden_until_it_is_brought_back(program: Program) -> None:
    account, before = program.account, program.account.logged()
    program.edit(Delete(LATER, ()))
    assert account.logged() == before
    assert LATER not in account.forecast()

    account.household.eve("unhide")
    program.sync()
    assert LATER in account.forecast()
    program.expect_peace()


def test_a_forecast_that_cannot_be_moved_is_restored(program: Program) -> None:
    account, before = program.account, program.account.logged()
    # Not an hour later.
    for first, last in (("2026-12-19", "2026-12-23"), ("2026-12-26", "2026-12-30")):
        program.edit(move(LATER, first, last))
        assert account.logged() == before
        assert LATER in account.forecast()


def test_several_edits_go_in_one_sync(program: Program) -> None:
    account, before = program.account, program.account.logged()
    program.edit(
        move(LAST[0], "2026-10-26", "2026-10-31"),
        move(date(2026, 9, 28), "2026-09-26", "2026-09-30"),
        Delete(date(2026, 8, 31), ()),
        Write("Period", span("2026-07-06", "2026-07-10")),
        Annotate(date(2026, 8, 3), "In the mountains"),
        move(EXPECTED, "2026-11-18", "2026-11-22"),
        Delete(LATER, ()),
    )
    assert account.logged() == [
        *before[:3],
        (date(2026, 7, 6), date(2026, 7, 10)),
        (date(2026, 8, 3), date(2026, 8, 7)),
        (date(2026, 9, 26), date(2026, 9, 30)),
        (date(2026, 10, 26), date(2026, 10, 31)),
        (BEGUN[0], BEGUN[-1]),
    ]


def test_a_sync_that_broke_off_deletes_nothing(program: Program) -> None:
    account, database = program.account, program.folder / "sync.db"
    before = database.read_text()
    account.household.eve("log", "2026-10-31")
    account.change()
    program.sync()
    logged, forecast = account.logged(), account.forecast()
    # As if it had ended before it wrote down what it has fetched.
    database.write_text(before)
    for _ in range(3):
        assert "status code 403" in program.run().stderr
    program.sync("--init=keep-remote")
    program.expect_peace()
    assert (account.logged(), account.forecast()) == (logged, forecast)


def test_one_dose_is_skipped(program: Program) -> None:
    account = program.account
    account.household.eve("contraception", "add", "patch", "--start", "2026-11-01")
    program.sync()
    program.expect_peace()
    day = date(2026, 11, 15)
    [title] = [title for title, first, _ in program.shown() if first == day]
    program.edit(Delete(day, (), title))
    assert f"{day}" in account.household.eve("export", "--format", "log")


def test_a_dose_to_come_is_there_again(program: Program) -> None:
    account, day = program.account, date(2026, 11, 22)
    account.household.eve("contraception", "add", "patch", "--start", "2026-11-01")
    program.sync()
    program.expect_peace()
    [title] = [title for title, first, _ in program.shown() if first == day]
    program.calcurse.edit([Delete(day, (), title)])
    # It stops, and then takes what it fetches anew for what it was to delete.
    for _ in range(2):
        assert "status code 403" in program.run().stderr
    program.sync()
    program.expect_peace()
    assert account.uid(title, day)

"""vdirsyncer carries the cycle calendar to khal and what is edited there back."""

import subprocess
from datetime import date
from pathlib import Path

import pytest
from accounts import BEGUN, EXPECTED, LAST, LATER, Account
from feeds import Entry, entries
from test_khal import Khal

CONFIGURATION = """\
[general]
status_path = "{home}/status"
[pair year]
a = "account"
b = "calendars"
collections = [["year", "cycle", "calendar"]]
conflict_resolution = "a wins"
[storage account]
type = "caldav"
url = "{url}"
username = "anybody"
password = "{password}"
[storage calendars]
type = "filesystem"
path = "{home}"
fileext = ".ics"
"""


class Program:
    """khal, and vdirsyncer in its home."""

    def __init__(self, home: Path, account: Account) -> None:
        home.mkdir()
        self.account = account
        self.khal = Khal(home)
        self.config = home / "config"
        self.config.write_text(
            CONFIGURATION.format(home=home, url=account.url, password=account.password)
        )
        assert self.run("discover").returncode == 0
        self.sync()

    def run(self, command: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["/usr/bin/vdirsyncer", "--config", self.config, command],
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.khal.home), "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )

    def sync(self) -> None:
        done = self.run("sync")
        assert done.returncode == 0, done.stderr

    @property
    def files(self) -> list[Path]:
        return sorted((self.khal.home / "calendar").iterdir())

    def entries(self) -> list[Entry]:
        return entries(*(file.read_bytes() for file in self.files))

    def uid(self, start: date) -> str:
        """Of the period that begins on a day."""
        uids = [
            entry.uid
            for entry in self.entries()
            if (entry.event.title, entry.event.first) == ("Period", start)
        ]
        assert len(uids) == 1
        return uids[0]

    def edit(self, uid: str, *answers: object) -> None:
        """Answers the questions of `khal edit`."""
        typed = "".join(f"{answer}\n" for answer in answers)
        self.khal("edit", "--show-past", uid, typed=typed)

    def move(self, start: date, first: date, last: date) -> None:
        self.edit(self.uid(start), "t", f"{first} {last}", "n")

    def delete(self, start: date) -> None:
        self.edit(self.uid(start), "D", "y")

    def expect_same(self) -> None:
        """It holds what the server does, and there is nothing left to carry."""
        assert self.entries() == self.account.held()
        self.account.wire.taken()
        written = {file: file.stat().st_mtime_ns for file in self.files}
        self.sync()
        assert written == {file: file.stat().st_mtime_ns for file in self.files}
        methods = {exchange.method for exchange in self.account.wire.taken()}
        assert methods <= {"PROPFIND", "REPORT", "GET", "OPTIONS"}


@pytest.fixture
def program(account: Account, tmp_path: Path) -> Program:
    return Program(tmp_path / "khal", account)


def test_finds_the_calendar_and_has_all_of_it(program: Program) -> None:
    assert len(program.entries()) > 20
    program.expect_same()


def test_a_forecast_dragged_to_today_has_begun(program: Program) -> None:
    account = program.account
    program.move(EXPECTED, BEGUN[0], BEGUN[-1])
    program.sync()
    assert account.logged()[-1] == (BEGUN[0], BEGUN[-1])
    assert EXPECTED not in account.forecast()
    program.sync()
    program.expect_same()


def test_a_period_stretched_moved_or_deleted_corrects_the_log(program: Program) -> None:
    account, before = program.account, program.account.logged()
    program.move(LAST[0], date(2026, 10, 24), LAST[-1])
    program.sync()
    assert account.logged() == [*before[:-1], (date(2026, 10, 24), LAST[-1])]
    program.sync()
    program.expect_same()

    program.delete(date(2026, 10, 24))
    program.sync()
    assert account.logged() == before[:-1]
    program.sync()
    program.expect_same()


def test_a_new_period_is_logged(program: Program) -> None:
    program.khal("new", "2026-07-06", "2026-07-10", "Period")
    program.sync()
    assert (date(2026, 7, 6), date(2026, 7, 10)) in program.account.logged()
    program.sync()
    program.expect_same()


def test_a_forecast_that_is_deleted_is_hidden_until_it_is_brought_back(program: Program) -> None:
    account, before = program.account, program.account.logged()
    program.delete(LATER)
    program.sync()
    assert account.logged() == before
    assert LATER not in account.forecast()
    program.expect_same()

    account.household.eve("unhide")
    program.sync()
    assert LATER in account.forecast()
    program.expect_same()


def test_a_move_is_refused_until_it_is_taken_back(program: Program) -> None:
    account, before = program.account, program.account.held()
    account.wire.taken()
    uid = program.uid(LATER)
    program.edit(uid, "t", "2026-12-19 2026-12-23", "n")
    # It tries again each time.
    for _ in range(2):
        assert "403" in program.run("sync").stderr
        assert account.taken("PUT") == [403]
        assert account.held() == before

    program.edit(uid, "t", f"{LATER} 2026-12-25", "n")
    program.sync()
    assert account.taken("PUT") == [204]
    # It keeps khal's form of those days, midnight to midnight, and is at peace with it.
    program.sync()
    assert account.taken("PUT") == []
    assert account.held() == before


def test_a_forecast_that_was_refused_gives_way_to_the_next(program: Program) -> None:
    program.move(LATER, date(2026, 12, 19), date(2026, 12, 23))
    program.run("sync")
    program.account.change()
    program.sync()
    program.expect_same()


def test_what_is_logged_elsewhere_arrives(program: Program) -> None:
    program.account.change()
    program.sync()
    program.expect_same()


def test_an_appointment_is_kept_beside_the_cycle(program: Program) -> None:
    program.khal("new", "2026-12-01", "Dentist")
    program.sync()
    [written] = [file.read_bytes() for file in program.files if b"Dentist" in file.read_bytes()]
    assert written in program.account.objects()

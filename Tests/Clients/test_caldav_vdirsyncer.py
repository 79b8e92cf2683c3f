"""vdirsyncer carries the cycle calendar to khal and what is edited there back."""

import subprocess
from pathlib import Path

import pytest
from accounts import LAST, LATER, Account
from caldav_journeys import REFUSED, Journeys, Program
from journeys import Confirm, Edit, Move, Write, span
from limits import PATIENCE
from test_khal import Khal
from test_khal_edits import answer
from tool import installed

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


class Folder(Program):
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
            [installed("vdirsyncer", "clients"), "--config", self.config, command],
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.khal.home), "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def sync(self) -> None:
        done = self.run("sync")
        assert done.returncode == 0, done.stderr

    @property
    def files(self) -> list[Path]:
        return sorted((self.khal.home / "calendar").iterdir())

    def objects(self) -> list[bytes]:
        return [file.read_bytes() for file in self.files]

    def type(self, edit: Edit) -> None:
        uid = self.uid(edit)
        if not isinstance(edit, Confirm):
            answer(self.khal, edit, uid)
            return
        # khal shows a status and has no question for it.
        [file] = [file for file in self.files if uid in file.read_text()]
        file.write_text(file.read_text().replace("STATUS:TENTATIVE", "STATUS:CONFIRMED"))

    def edit(self, edit: Edit) -> None:
        self.type(edit)
        self.sync()

    def expect_refused(self, edit: Edit, status: int = 403) -> None:
        self.type(edit)
        self.account.wire.taken()
        if status == 412:
            # It looks before it sends, sees that both have changed, and takes the server's.
            self.sync()
            assert self.account.taken("PUT") == []
            return
        assert str(status) in self.run("sync").stderr
        assert self.account.taken("PUT") == [status]

    def expect_same(self) -> None:
        """Nor is there anything left to carry."""
        super().expect_same()
        self.account.wire.taken()
        written = {file: file.stat().st_mtime_ns for file in self.files}
        self.sync()
        assert written == {file: file.stat().st_mtime_ns for file in self.files}
        methods = {exchange.method for exchange in self.account.wire.taken()}
        assert methods <= {"PROPFIND", "REPORT", "GET", "OPTIONS"}


@pytest.fixture
def program(account: Account, tmp_path: Path) -> Folder:
    return Folder(tmp_path / "khal", account)


class TestFolder(Journeys):
    def test_edits_one_upon_the_other_all_arrive(self, program: Folder) -> None:
        """Not here: the second is made on what is not the server's form of the first."""
        first, second = span("2026-10-24", "2026-10-30"), span("2026-10-23", "2026-10-29")
        program.edit(Move(LAST[0], first, first))
        program.type(Move(first[0], second, second))
        program.expect_same()
        assert program.account.logged()[-1] == (first[0], first[-1])

    def test_a_forecast_moved_back_is_as_it_was(self, program: Folder) -> None:
        program.expect_refused(REFUSED)
        program.type(Move(LATER, span(str(LATER), "2026-12-25"), ()))
        program.expect_same()

    def test_a_forecast_that_was_refused_gives_way_to_the_next(self, program: Folder) -> None:
        program.expect_refused(REFUSED)
        program.account.change()
        program.expect_same()

    def test_an_appointment_is_kept_byte_for_byte(self, program: Folder) -> None:
        program.edit(Write("Dentist", span("2026-12-01")))
        [written] = [data for data in program.objects() if b"Dentist" in data]
        assert written in program.account.objects()

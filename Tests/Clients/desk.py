"""todoman, khal and vdirsyncer in one home, beside the tool: what was planned goes either way."""

import json
import subprocess
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from accounts import Account, serving
from limits import PATIENCE
from server import Household
from test_khal import Khal
from tool import installed

ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
CALENDARS = ("tasks", "events", "notes")
VDIRSYNCER = """\
[general]
status_path = "{home}/status"
[pair plan]
a = "account"
b = "folder"
collections = [{collections}]
conflict_resolution = "a wins"
[storage account]
type = "caldav"
url = "{url}"
username = "anybody"
password = "{password}"
[storage folder]
type = "filesystem"
path = "{home}"
fileext = ".ics"
"""
TODOMAN = """\
path = "{home}/tasks"
date_format = "%Y-%m-%d"
time_format = "%H:%M"
default_list = "tasks"
humanize = False
"""


class Desk:
    """todoman, khal, and vdirsyncer in their home, beside the tool."""

    def __init__(self, home: Path, account: Account) -> None:
        home.mkdir()
        self.home, self.account = home, account
        self.khal = Khal(home)
        (home / "khal.conf").write_text(
            (home / "khal.conf").read_text().replace(f"{home}/calendar", f"{home}/events")
        )
        collections = ", ".join(f'["{name}", "{name}", "{name}"]' for name in CALENDARS)
        (home / "config").write_text(
            VDIRSYNCER.format(
                home=home, collections=collections, url=account.url, password=account.password
            )
        )
        (home / "todoman.py").write_text(TODOMAN.format(home=home))
        self.run("vdirsyncer", "--config", home / "config", "discover", typed="y\n" * 3)
        self.sync()

    def run(self, program: str, *arguments: object, typed: str = "") -> str:
        done = subprocess.run(
            [installed(program, "clients"), *map(str, arguments)],
            env=ENVIRONMENT | {"HOME": str(self.home)},
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{program} {arguments}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def sync(self) -> None:
        self.run("vdirsyncer", "--config", self.home / "config", "sync")

    def todoman(self, *arguments: object) -> str:
        return self.run("todoman", "--config", self.home / "todoman.py", *arguments)

    def listed(self) -> dict[str, dict]:
        """What todoman shows, by its titles, done or not."""
        todos = json.loads(self.todoman("--porcelain", "list", "--status", "ANY", "--sort", "id"))
        return {todo["summary"]: todo for todo in todos}

    def eve(self, *arguments: object) -> str:
        return self.account.household.eve(*arguments)

    def ours(self) -> dict[str, str]:
        """The states of our to-dos by their titles, in their order."""
        todos = json.loads(self.eve("todo", "list", "--all", "--json"))["todos"]
        return {todo["title"]: todo["state"] for todo in todos}

    def files(self, calendar: str) -> dict[Path, str]:
        return {file: file.read_bytes().decode() for file in (self.home / calendar).iterdir()}


@pytest.fixture
def desk(tmp_path: Path, today: date) -> Iterator[Desk]:
    household = Household(tmp_path, str(today))
    household.eve("settings", "timezone", "Europe/Amsterdam")
    household.eve("todo", "add", "Bread", "--due", "2026-11-24 18:00", "--note", "rye")
    household.eve("todo", "add", "Milk")
    household.eve("todo", "add", "Cheese, old", "--due", "2026-12-01")
    household.eve("event", "add", "Dentist", "--from", "2026-12-03 14:30", "--to", "15:00")
    household.eve("note", "add", "Books\n\n- one\n- two; three")
    with serving(household) as account:
        yield Desk(tmp_path / "desk", account)

"""What is planned here is seen in programs, and the other way round.

vdirsyncer carries it to todoman and khal; Evolution's data server signs in by itself.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import icalendar
import pytest
from accounts import Account, serving
from feeds import patiently
from homes import Home
from server import Household
from test_caldav_evolution import SCRIPT
from test_caldav_thunderbird import Calendar
from test_kde import kept
from test_khal import Khal
from thunderbird import Thunderbird

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

    def run(self, *arguments: object, typed: str = "") -> str:
        done = subprocess.run(
            list(map(str, arguments)),
            env=ENVIRONMENT | {"HOME": str(self.home)},
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, f"{arguments}\n{done.stdout}\n{done.stderr}"
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


def test_todoman_shows_and_ticks_what_was_made_here(desk: Desk) -> None:
    listed = desk.listed()
    assert set(listed) == {"Bread", "Milk", "Cheese, old"}
    # By Amsterdam's clock, as seconds.
    assert listed["Bread"]["due"] == 1795539600
    assert listed["Bread"]["description"] == "rye"
    assert not any(todo["completed"] for todo in listed.values())
    desk.todoman("done", listed["Milk"]["id"])
    desk.sync()
    assert desk.ours() == {"Bread": "open", "Milk": "done", "Cheese, old": "open"}
    desk.eve("todo", "done", "Bread")
    desk.eve("todo", "undo", "Milk")
    desk.sync()
    listed = desk.listed()
    assert listed["Bread"]["completed"]
    assert listed["Bread"]["percent"] == 100
    assert not listed["Milk"]["completed"]


def test_what_todoman_made_is_moved_here_and_changes_alone(desk: Desk) -> None:
    desk.todoman("new", "--due", "2026-11-25", "--priority", "high", "Eggs")
    desk.sync()
    assert list(desk.ours()) == ["Bread", "Milk", "Cheese, old", "Eggs"]
    before = desk.files("tasks")
    desk.eve("todo", "move", "Eggs", "--before", "Bread")
    desk.sync()
    after = desk.files("tasks")
    [changed] = [file for file in after if after[file] != before.get(file)]
    assert list(desk.ours()) == ["Eggs", "Bread", "Milk", "Cheese, old"]
    # Nothing but the place, and when it changed.
    kept = {"X-APPLE-SORT-ORDER", "LAST-MODIFIED", "DTSTAMP", "SEQUENCE"}

    def lines(text: str) -> list[str]:
        return [line for line in text.splitlines() if re.split("[:;]", line)[0] not in kept]

    assert lines(after[changed]) == lines(before[changed])
    # todoman writes the entry anew and keeps the place.
    desk.todoman("edit", "--due", "2026-11-26", desk.listed()["Eggs"]["id"])
    desk.sync()
    todos = json.loads(desk.eve("todo", "list", "--json"))["todos"]
    assert [todo["title"] for todo in todos] == ["Eggs", "Bread", "Milk", "Cheese, old"]
    assert todos[0]["due"] == "2026-11-26"


def test_a_removed_todo_is_gone_there_and_comes_back(desk: Desk) -> None:
    desk.eve("todo", "remove", "Milk")
    desk.sync()
    assert "Milk" not in desk.listed()
    desk.eve("todo", "restore")
    desk.sync()
    assert "Milk" in desk.listed()


def test_khal_shows_our_event_and_we_show_its(desk: Desk) -> None:
    shown = desk.khal("list", "--format", "{start} {end} {title}", "2026-12-03", "1d")
    # khal's clock is UTC here.
    assert "2026-12-03 13:30 2026-12-03 14:00 Dentist" in shown
    desk.khal("new", "2026-12-04", "09:00", "10:00", "Cinema", "::", "with", "Ada")
    desk.sync()
    events = json.loads(desk.eve("event", "list", "--json"))["events"]
    assert [(e["title"], e["start"], e["startTime"]) for e in events] == [
        ("Dentist", "2026-12-03", "14:30"),
        ("Cinema", "2026-12-04", "10:00"),
    ]
    before = desk.files("events")
    desk.eve("event", "edit", "Cinema", "--title", "Theatre")
    desk.sync()
    after = desk.files("events")
    [changed] = [file for file in after if after[file] != before[file]]
    assert "SUMMARY:Theatre" in after[changed]
    assert "DESCRIPTION:with Ada" in after[changed]
    assert "Theatre" in desk.khal("list", "--format", "{title}", "2026-12-04", "1d")


def test_a_note_reaches_a_folder_as_a_journal_entry_without_a_day(desk: Desk) -> None:
    [text] = desk.files("notes").values()
    assert "SUMMARY:Books\r\n" in text
    assert r"DESCRIPTION:\n- one\n- two\; three" in text
    assert "DTSTART" not in text


def test_thunderbird_ticks_and_adds_tasks_and_shows_ours(
    tmp_path: Path, today: date, own_thunderbird: Thunderbird
) -> None:
    household = Household(tmp_path, str(today))
    household.eve("todo", "add", "Bread", "--note", "rye")
    household.eve("todo", "add", "Milk", "--due", "2026-12-01")

    def ours() -> list[tuple[str, str]]:
        todos = json.loads(household.eve("todo", "list", "--all", "--json"))["todos"]
        return [(todo["title"], todo["state"]) for todo in todos]

    with serving(household) as account:
        account.url = account.wire.leads_to(f"{account.program.home}tasks/")
        calendar = Calendar(own_thunderbird, account, tmp_path)

        def theirs() -> dict[str, icalendar.Todo]:
            [data] = calendar.objects()
            return {str(todo["SUMMARY"]): todo for todo in tasks(data)}

        assert set(theirs()) == {"Bread", "Milk"}
        assert theirs()["Milk"].decoded("DUE") == date(2026, 12, 1)
        assert theirs()["Bread"]["DESCRIPTION"] == "rye"
        calendar.do(["tick", str(theirs()["Bread"]["UID"]), [True]], ["add", None, ["Cheese"]])
        assert ours() == [("Bread", "done"), ("Milk", "open"), ("Cheese", "open")]

        household.eve("todo", "undo", "Bread")
        household.eve("todo", "done", "Milk")
        household.eve("todo", "remove", "Cheese")
        calendar.sync()
        assert set(theirs()) == {"Bread", "Milk"}
        assert theirs()["Milk"]["STATUS"] == "COMPLETED"
        assert theirs()["Milk"]["PERCENT-COMPLETE"] == 100
        assert theirs()["Bread"].get("STATUS") != "COMPLETED"


def tasks(data: bytes) -> list[icalendar.Todo]:
    return icalendar.Calendar.from_ical(data).walk("VTODO")


def test_evolution_ticks_a_task_and_shows_ours(tmp_path: Path, today: date) -> None:
    household = Household(tmp_path, str(today))
    household.eve("todo", "add", "Bread")
    household.eve("todo", "add", "Milk", "--due", "2026-12-01")
    home = Home(tmp_path / "home")

    def states() -> dict[str, str]:
        todos = json.loads(household.eve("todo", "list", "--all", "--json"))["todos"]
        return {todo["title"]: todo["state"] for todo in todos}

    with (
        serving(household) as account,
        home.session("/usr/bin/python3", SCRIPT, account.url, account.password, "tasks") as talk,
    ):
        patiently(lambda: len(talk("show")) == 2)
        [bread] = [task for task in talk("show") if "SUMMARY:Bread" in task]
        assert talk("tick", re.findall(r"UID:(\S+)", bread)[0], []) is None
        patiently(lambda: states() == {"Bread": "done", "Milk": "open"})
        household.eve("todo", "undo", "Bread")
        household.eve("todo", "done", "Milk")
        assert talk("refresh") is None

        def ticked() -> set[str]:
            return {
                re.findall(r"SUMMARY:(\w+)", task)[0]
                for task in talk("show")
                if "STATUS:COMPLETED" in task
            }

        patiently(lambda: ticked() == {"Milk"})


def test_evolution_writes_a_memo_and_shows_our_note(tmp_path: Path, today: date) -> None:
    household = Household(tmp_path, str(today))
    household.eve("note", "add", "Books\n- one\n- two")
    home = Home(tmp_path / "home")

    def texts() -> dict[str, str]:
        notes = json.loads(household.eve("note", "list", "--json"))["notes"]
        return {note["title"]: note["text"] for note in notes}

    with (
        serving(household) as account,
        home.session("/usr/bin/python3", SCRIPT, account.url, account.password, "memos") as talk,
    ):
        patiently(lambda: len(talk("show")) == 1)
        assert r"DESCRIPTION:- one\n- two" in talk("show")[0]
        assert talk("note", "", ["Films", "three\nfour"]) is None
        patiently(lambda: set(texts()) == {"Books", "Films"})
        assert texts()["Films"] == "Films\nthree\nfour"


COMPONENT = re.compile(r"^BEGIN:(VTODO|VEVENT|VJOURNAL)\r\n.*?^END:\1\r\n", re.M | re.S)
ZONE = re.compile(r"^BEGIN:VTIMEZONE\r\n.*?^END:VTIMEZONE\r\n", re.M | re.S)


def uid(component: str) -> str:
    return re.findall(r"^UID:(\S+)", component, re.M)[0]


def calendar(*components: str) -> str:
    head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//KDE//KDE//EN\r\n"
    return head + "".join(components) + "END:VCALENDAR\r\n"


def test_kde_shows_and_keeps_what_was_made_here_and_we_show_its(desk: Desk, tmp_path: Path) -> None:
    """Akonadi reads a file of all that was planned, edits events in it and writes all of it anew.

    vdirsyncer carries what it wrote, as KDE's own access to CalDAV needs a wallet on a screen.
    """
    desk.eve("todo", "done", "Milk")
    desk.sync()
    before = desk.eve("todo", "list", "--all", "--json"), desk.eve("note", "list", "--json")
    files, texts = {}, []
    for name in CALENDARS:
        for file, text in desk.files(name).items():
            files |= {uid(found[0]): file for found in COMPONENT.finditer(text)}
            texts.append(text)
    plan = tmp_path / "plan.ics"
    zones = {zone for text in texts for zone in ZONE.findall(text)}
    parts = [found[0] for text in texts for found in COMPONENT.finditer(text)]
    assert len(parts) == 5
    plan.write_bytes(calendar(*zones, *parts).encode())

    [dentist] = [uid(part) for part in parts if "Dentist" in part]
    moved = ["--date", "2026-12-03", "--time", "16:30", "--end-time", "17:15"]
    choir = ["--summary", "Choir", "--date", "2026-12-02", "--time", "19:00"]
    choir += ["--end-date", "2026-12-02", "--end-time", "20:30"]
    orders = [
        ["--change", "--uid", dentist, *moved],
        ["--add", "--calendar", "CALENDAR", *choir],
    ]
    text = kept(plan, orders, tmp_path / "kde").read_bytes().decode()

    zones = set(ZONE.findall(text))
    came = {uid(found[0]): found[0] for found in COMPONENT.finditer(text)}
    [new] = came.keys() - files.keys()
    assert len(came) == 6
    for name, part in came.items():
        file = files.get(name, desk.home / "events" / f"{new}.ics")
        file.write_bytes(calendar(*zones, part).encode())
    desk.sync()

    after = desk.eve("todo", "list", "--all", "--json"), desk.eve("note", "list", "--json")
    assert after == before
    agenda = desk.eve("agenda")
    assert "16:30  Dentist" in agenda
    assert "19:00  Choir" in agenda

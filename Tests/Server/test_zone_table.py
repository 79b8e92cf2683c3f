"""Whose day it is: a table of doors, for people whose day is another one than the server's.

Each door is asked at half past ten in the morning of a Sunday in UTC. In the east Monday is half an
hour old by then, and in the west half an hour is left of Saturday.
"""

import os
import pty
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from zoneinfo import ZoneInfo

import pytest
from alarm_kinds import cases
from limits import PATIENCE
from plain_client import PlainClient
from server import Household
from test_caldav import CALENDAR, NAMESPACES, Program, add_password
from tool import BINARY, ENVIRONMENT, ROOT

NOW = datetime(2026, 11, 22, 10, 30, tzinfo=UTC)


@dataclass(frozen=True)
class Place:
    """Where a person lives, and how the program knows."""

    zone: str
    is_set: bool
    """By a setting; else by the zone of the computer that runs the program."""

    def __str__(self) -> str:
        return f"{self.zone} by {'setting' if self.is_set else 'TZ'}"

    @property
    def words(self) -> dict[str, str]:
        """What a pattern may name in braces."""
        here = NOW.astimezone(ZoneInfo(self.zone))
        today, late = here.date(), here.replace(hour=23, minute=45)
        start, soon = here.replace(hour=0, minute=0), here + timedelta(minutes=20)
        return {
            "zone": self.zone,
            "today": f"{today}",
            "yesterday": f"{today - timedelta(days=1)}",
            "tomorrow": f"{today + timedelta(days=1)}",
            "monday": f"{today - timedelta(days=today.weekday())}",
            "date": f"{today:%Y%m%d}",
            "said": f"{today.day} Nov",
            "soon": f"{soon:%H:%M}",
            "moment": f"{soon.timestamp():.0f}",
            "start": f"{start.astimezone(UTC):%Y%m%dT%H%M%SZ}",
            "end": f"{start.astimezone(UTC) + timedelta(hours=1):%Y%m%dT%H%M%SZ}",
            "late": f"{late.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}",
        }


PLACES = (Place("Pacific/Kiritimati", is_set=True), Place("Pacific/Pago_Pago", is_set=False))

LOG = "2026-07-25..2026-07-29 2026-08-20..2026-08-24 2026-09-20..2026-09-24 2026-10-21..2026-10-25"
"""So that on all three days the next period is expected, and its event begins today."""


class Home:
    def __init__(self, folder: Path, place: Place) -> None:
        self.folder, self.place = folder, place
        self.household = Household(folder, today=None)
        self.household.stop_clock().now = NOW
        if not place.is_set:
            self.household.zone = place.zone

    def set_up(self) -> None:
        self.household.eve("person", "add", "Ada")
        if self.place.is_set:
            self.household.eve("settings", "timezone", self.place.zone)
        self.household.eve("log", *LOG.split())
        (self.folder / "today.csv").write_text("date\n{today}\n".format(**self.place.words))

    def run(self, line: str) -> str:
        if line == "edit":
            return self.edited()
        done = self.household.run(*shlex.split(line))
        return (done.stdout + done.stderr).decode()

    def edited(self) -> str:
        """What an editor is given."""
        kept = self.folder / "edited"
        kept.mkdir()
        leader, follower = pty.openpty()
        subprocess.run(
            self.household.command("edit"),
            env=self.household.environment | {"EDITOR": f"cp -t {kept}"},
            stdin=follower,
            stdout=follower,
            stderr=follower,
            timeout=PATIENCE,
            check=True,
        )
        os.close(follower)
        os.close(leader)
        [file] = kept.iterdir()
        return file.read_text()


@pytest.fixture(params=PLACES, ids=str)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    folder = tmp_path / "home"
    folder.mkdir()
    home = Home(folder, request.param)
    home.set_up()
    return home


def said(pattern: str, place: Place, text: str) -> bool:
    """Whether a text has what a pattern says with the words of a place."""
    words = {name: re.escape(word) for name, word in place.words.items()}
    for name, word in words.items():
        pattern = pattern.replace(f"{{{name}}}", word)
    return re.search(pattern, text) is not None


# MARK: Commands

NO_DAY = None
"""Knows no day, or is a door to others."""

PILL = "contraception add pill 21+7 --start today --at 00:10"

COMMANDS: dict[str, tuple[str, ...] | None] = {
    "log": ("log today --json", '"{today}"'),
    "edit": ("edit", "^# [A-Z][a-z]+day {said}\n"),
    "ended": ("ended today --yes", "the last period by {said} began"),
    "unlog": ("log today --note x", "unlog today --json", '"{today}"'),
    "undo": ("log today", "undo", r"\({said}\)"),
    "redo": ("log today", "undo", "redo", r"\({said}\)"),
    "history": ("history --json", '"{today}"'),
    "diary": ("log today --note x", "diary today --json", '"{today}"'),
    "cycle": ("cycle 2026-08-20 long --json", '"earliest": "{today}"'),
    "mode": ("mode break --yes --json", '"{today}"'),
    "status": ("status --json", '"today": "{today}"'),
    "months": ("months --json", '"{today}"'),
    "predict": ("predict --json", '"today": "{today}"'),
    "explain": ("explain --json", '"{today}"'),
    "report": ("report -o -", "Made on {said} 2026"),
    "taken": (PILL, "taken --json", '"{today}"'),
    "skipped": (PILL, "skipped --json", '"{today}"'),
    "late": (PILL, "late --json", '"{today}"'),
    "contraception": ("contraception add ring --json", '"{today}"'),
    "agenda": ("event add E --from {today}", "agenda --days 1 --json", '"date": "{today}"'),
    "week": ("week --json", '"start": "{monday}"'),
    "alarm": ("alarm add Tea --at 23:45 --json", '"date": "{today}"'),
    "alarms": ("alarm add Tea --at 23:45", "alarms --list --json", '"due": "{late}"'),
    "event": ("event add E --from today", "event list --json", '"{today}"'),
    "todo": ("todo add T --due today", "todo list --json", '"{today}"'),
    "export": ("export -o - --include periods", r"DTSTART;VALUE=DATE:{date}\r?\n"),
    "import": ("import {folder}/today.csv --yes --json", '"period": 1'),
    "feed": ("feed add p --expires tomorrow --json", '"expires": "{tomorrow}"'),
    "app-password": ("app-password add p --json", '"created": "{today}"'),
    "doctor": ("doctor --all", r"in {zone}, as set|zone,\s+{zone}\."),
    "settings": ("settings --json", r"\"timezone\": \"({zone}|the system's)\""),
    "erase": (
        "log {yesterday} {today} --note x",
        "erase --before today --yes",
        "diary --json",
        r'"days": \[\s*\{"date": "{today}"',
    ),
    # It takes the zone of the computer: see TAKERS.
    "init": NO_DAY,
    # What these keep are moments.
    "note": NO_DAY,
    "timer": NO_DAY,
    "cards": NO_DAY,
    **dict.fromkeys(
        ("calendar", "remind", "lint", "unhide", "serve", "web", "person", "backup"), NO_DAY
    ),
    **dict.fromkeys(("restore", "help", "version", "completion", "man"), NO_DAY),
}


def test_every_command_has_a_row() -> None:
    script = subprocess.run(
        [BINARY, "completion", "bash"], env=ENVIRONMENT, capture_output=True, check=True, text=True
    ).stdout
    found = re.search(r"''\) commands='([^']+)'", script)
    assert found
    assert set(found[1].split()) == COMMANDS.keys()


def test_commands_go_by_the_persons_day(home: Home) -> None:
    wrong = {}
    for name, row in COMMANDS.items():
        if not row:
            continue
        with TemporaryDirectory(dir=home.folder.parent) as folder:
            shutil.copytree(home.folder, Path(folder) / "home")
            own = Home(Path(folder) / "home", home.place)
            *lines, pattern = row
            for line in lines:
                text = own.run(line.format(folder=own.folder, **home.place.words))
            if not said(pattern, home.place, text):
                wrong[name] = text
    assert wrong == {}


# MARK: Pages

OF_ONE_THING = None
"""A page of something that is named in its address, or one that is no page."""

FRAME = r'data-keys="[^"]*\|l /log/{today}\|'
"""What each page has: the shortcut that logs today."""

PAGES: dict[str, tuple[str, str] | None] = {
    "today": ("/", 'href="/log/{today}"'),
    "calendar": ("/calendar", 'id="months"[^>]* data-today="{today}"'),
    "day": ("/calendar/{today}", 'href="/log/{today}"'),
    "log": ("/log/{today}", 'action="/log/{today}"'),
    "firstUse": ("/first-use", 'value="{today}"'),
    "report": ("/report", "Made on {said} 2026"),
    "plan": ("/plan", "{said}"),
    "alarmWeek": ("/alarms/week", 'href="/alarms/week/{monday}"'),
    "alarmDay": ("/alarms/week/{today}", FRAME),
    "contraception": ("/settings/contraception", 'id="add-date"[^>]* value="{today}"'),
    **{
        name: (path, FRAME)
        for name, path in (
            *(("history", "/history"), ("insights", "/insights"), ("help", "/help")),
            *(("alarms", "/alarms"), ("newAlarm", "/alarms/new"), ("ringing", "/alarms/ringing")),
            *(("todos", "/todo"), ("notes", "/notes"), ("newNote", "/notes/new")),
            *(("calendars", "/calendars"), ("timer", "/timer"), ("cards", "/cards")),
            *(("settings", "/settings"), ("reminders", "/settings/reminders")),
            *(("sharing", "/settings/sharing"), ("security", "/settings/security")),
            *(("profile", "/settings/profile"), ("household", "/settings/household")),
            *(("data", "/settings/data"), ("period", "/history/2026-10-21")),
        )
    },
    **dict.fromkeys(
        ("alarm", "dismissal", "snooze", "todo", "note", "storedCalendar", "newEvent", "event"),
        OF_ONE_THING,
    ),
    **dict.fromkeys(("deck", "quiz", "review", "card", "open", "asset"), OF_ONE_THING),
    **dict.fromkeys(
        (
            *("login", "logout", "confirm", "invitation", "register", "recover", "recovery"),
            *("lock", "picture"),
        ),
        OF_ONE_THING,
    ),
}


def test_every_page_has_a_row() -> None:
    assert cases("Sources/WebPages/WebRoute.swift", "WebRoute") == PAGES.keys()


def test_pages_feeds_and_calendars_go_by_the_persons_day(home: Home) -> None:
    words, wrong = home.place.words, {}

    def check(door: str, pattern: str, text: str) -> None:
        if not said(pattern, home.place, text):
            wrong[door] = text

    path = home.household.add_feed("phone")
    password = add_password(home.household, "phone")
    home.household.eve("alarm", "add", "Tea", "--at", "{soon}".format(**words))
    with home.household.serve() as server, PlainClient(server) as client:
        client.log_in(home.household)
        for name, row in PAGES.items():
            if row:
                reply = client.get(row[0].format(**words))
                check(f"page {name}", row[1], f"{reply.status} {reply.text}")
        check("alarms that ring", 'data-due="{moment}"', client.get("/alarms/ringing").text)
        check("feed", EXPECTED, server.get(path).body.decode())
        program = Program(server, password)
        check("CalDAV", EXPECTED, "".join(program.objects(program.cycle)))
        check("time-range of CalDAV", "floating.ics", floating(program, home.place))
        form = [("field", "note"), ("note", "Here")]
        for day, status in ((words["today"], 303), (words["tomorrow"], 422)):
            reply = client.post(f"/log/{day}", form)
            check(f"{day} logged", f"^{status}", f"{reply.status} {reply.text}")
    assert wrong == {}


EXPECTED = r"DTSTART;VALUE=DATE:{date}\r?\n"


def floating(program: Program, place: Place) -> str:
    """What a program finds in the first hour of the person's day: an entry without a zone."""
    calendar = f"{program.home}plans/"
    assert program.ask("MKCALENDAR", calendar).status == 201
    text = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//a//b//EN\r\nBEGIN:VEVENT\r\nUID:floating\r\n"
        "DTSTAMP:20261101T000000Z\r\nDTSTART:{date}T001500\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    ).format(**place.words)
    assert program.ask("PUT", f"{calendar}floating.ics", text, Content_Type=CALENDAR).status == 201
    query = (
        f"<c:calendar-query {NAMESPACES}><d:prop><d:getetag/></d:prop><c:filter>"
        '<c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">'
        '<c:time-range start="{start}" end="{end}"/></c:comp-filter></c:comp-filter>'
        "</c:filter></c:calendar-query>"
    ).format(**place.words)
    return program.ask("REPORT", calendar, query, Depth="1").body.decode()


# MARK: Doors at which somebody begins

TAKERS = {
    "InitCommand": (
        "Tests/Interop/test_terminal.py",
        "test_init_takes_the_time_zone_of_the_computer_and_says_so",
    ),
    "RegisterDoor": (
        "Tests/CycleServerTests/Web/RegistrationTests.swift",
        "`an account takes the time zone of the device and says so`",
    ),
    "FirstUseDoor": (
        "Tests/Web/test_day.py",
        "test_the_first_use_takes_the_time_zone_of_the_device",
    ),
}
"""By the name of a file in Swift that takes the zone of a device: the test that shows it."""


def test_every_door_that_takes_a_zone_has_a_test() -> None:
    found = {
        file.stem
        for file in (ROOT / "Sources").rglob("*.swift")
        if re.search(r'\.takeZone\(|perform\("settings", "timezone"', file.read_text())
    }
    assert found == TAKERS.keys()
    for path, name in TAKERS.values():
        assert name in (ROOT / path).read_text()

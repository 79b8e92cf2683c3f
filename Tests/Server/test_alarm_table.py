"""All that rings a person in every channel, by a clock that the tests set.

The kinds stand in `alarm_kinds.py`. The desktop's column is in `Tests/Desktop`, where there is one.
"""

import json
import os
import pty
import re
import shlex
import subprocess
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import alarm_kinds
import html5lib
import icalendar
import pytest
from alarm_kinds import GROUPS, Home, Kind
from clock import NOON
from limits import PATIENCE
from ntfy import Ntfy
from plain_client import PlainClient
from test_caldav import DAV, Program, add_password
from tool import ROOT

Shown = dict[str, str]
"""By title: whether it is `ringing`, `snoozed`, or was `missed`."""


# MARK: Channels that ring


def heard(events: Iterable[dict[str, Any]]) -> Shown:
    """What a program makes of the lines that `--run` tells it."""
    shown: Shown = {}
    for event in events:
        if event["event"] == "missed":
            shown[event["title"]] = "missed"
        elif event["event"] == "ring":
            shown[event["title"]] = "ringing"
    return shown


def telling(home: Home) -> str:
    """A command for the shell that writes down what it hears."""
    return f"cat >> {shlex.quote(str(home.folder / 'told'))}"


def lines(home: Home) -> Iterator[dict[str, Any]]:
    told = home.folder / "told"
    if told.exists():
        yield from map(json.loads, told.read_text().splitlines())


def listed(home: Home) -> Shown:
    found = json.loads(home.eve("alarms --list --json"))["alarms"]
    return {one["title"]: one["state"] for one in found if one["state"] != "waiting"}


def terminal(home: Home) -> Shown:
    leader, follower = pty.openpty()
    subprocess.run(
        home.household.command("alarms", "--once", "--titles", "plain"),
        env=home.household.environment,
        stdin=subprocess.DEVNULL,
        stdout=follower,
        timeout=PATIENCE,
        check=True,
    )
    os.close(follower)
    said = b""
    while block := read(leader):
        said += block
    os.close(leader)
    text = said.decode().replace("\r", "")
    rings = re.findall(r"^\a\d\d:\d\d  (.+?)(?:  At \d\d:\d\d)?$", text, re.MULTILINE)
    return dict.fromkeys(rings, "ringing") | missed(text)


def read(terminal: int) -> bytes:
    """Nothing once nobody holds its other end."""
    try:
        return os.read(terminal, 65_536)
    except OSError:
        return b""


def missed(text: str) -> Shown:
    found = re.search(r"^Missed alarms?: (.+)$", text, re.MULTILINE)
    return {found[1]: "missed"} if found else {}


def command(home: Home) -> Shown:
    home.household.eve("alarms", "--once", "--titles", "plain", "--run", telling(home))
    return heard(lines(home))


def messages(home: Home) -> dict[str, Shown]:
    """A server that tells of alarms."""
    with Ntfy() as ntfy:
        home.eve("alarm run on --titles plain")
        home.eve(f"alarm ntfy {ntfy.url}/topic-7Qz --titles plain")
        with home.household.serve("--run", telling(home)):
            home.clock.rest()
        sent = {
            message.get("title", message["message"]): (
                "missed" if message["priority"] == 2 else "ringing"
            )
            for message in ntfy.messages
        }
    return {"serve --run": heard(lines(home)), "ntfy": sent}


def page(home: Home, text: str) -> Shown:
    shown: Shown = {}
    root = html5lib.parse(text, namespaceHTMLElements=False)
    for item in (at for at in root.iter("li") if at.get("id", "").startswith("ring-")):
        title = item.findtext(".//strong")
        signals = item.get("data-signals")
        if signals is None:
            shown[title] = "missed"
        elif int(signals.partition(":")[0]) <= home.clock.now.timestamp():
            shown[title] = "ringing"
        elif any((at.text or "").startswith("Snoozed until") for at in item.iter("span")):
            shown[title] = "snoozed"
    return shown


# MARK: Channels that carry alarms for other programs


def carried(calendar: bytes) -> Shown:
    """The titles of what rings at noon and was not dismissed, as a program reads it."""
    return {
        str(alarm["DESCRIPTION"] if entry.get("CATEGORIES") else entry["SUMMARY"]): "ringing"
        for entry in icalendar.Calendar.from_ical(calendar).walk()
        if entry.name in ("VEVENT", "VTODO")
        for alarm in entry.walk("VALARM")
        if rings_at_noon(entry, alarm)
    }


def rings_at_noon(entry: icalendar.Component, alarm: icalendar.Alarm) -> bool:
    trigger = alarm["TRIGGER"]
    ring = trigger.dt
    if isinstance(ring, timedelta):
        start = entry.get("DTSTART") or entry["DUE"]
        end = entry.get("DTEND") or entry.get("DUE") or start
        is_of_end = trigger.params.get("RELATED") == "END"
        length = entry.get("DURATION")
        ring += moment((end if is_of_end else start).dt)
        ring += length.dt if length and is_of_end else timedelta()
    if "ACKNOWLEDGED" in alarm and moment(alarm["ACKNOWLEDGED"].dt) >= NOON:
        return False
    return ring == NOON or ("RRULE" in entry and ring.time() == NOON.time())


def moment(day: date) -> datetime:
    """The person lives in UTC."""
    if not isinstance(day, datetime):
        return datetime(day.year, day.month, day.day, tzinfo=UTC)
    return day if day.tzinfo else day.replace(tzinfo=UTC)


CONTENTS = ("--include", "periods,fertile,ovulation,pills,prompts", "--months", "1")


def served(home: Home) -> dict[str, Shown]:
    """What is fetched from a server that tells nobody."""
    path = home.household.add_feed("Judge", *CONTENTS)
    password = add_password(home.household, "Judge", *CONTENTS)
    entries: Shown = {}
    with home.household.serve() as server, PlainClient(server) as client:
        shown = page(home, client.log_in(home.household).get("/alarms/ringing").text)
        feed = server.get(path).body
        program = Program(server, password)
        answer = program.propfind(program.home, "<d:resourcetype/>", depth="1")
        for calendar in [href.text for href in answer.iter(f"{DAV}href")][1:]:
            for text in program.objects(calendar):
                entries |= carried(text.encode())
    return {"page": shown, "feed": carried(feed), "CalDAV": entries}


def commands(home: Home) -> dict[str, Shown]:
    """What is asked and changes nothing."""
    file = home.household.eve("export", "-o", "-", *CONTENTS)
    return {"alarms --list": listed(home), "file": carried(file.encode())}


CHANNELS = (
    commands,
    lambda home: {"terminal": terminal(home)},
    lambda home: {"alarms --run": command(home)},
    messages,
    served,
)

RINGING = ("alarms --list", "terminal", "alarms --run", "serve --run", "ntfy", "page")
CARRYING = ("file", "feed", "CalDAV")

# MARK: The table


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Home]:
    """All groups at noon."""
    return {name: Home.of(kinds, tmp_path_factory.mktemp(name)) for name, kinds in GROUPS.items()}


@pytest.fixture(params=GROUPS)
def group(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def home(homes: dict[str, Home], group: str, tmp_path: Path) -> Home:
    return homes[group].copy(tmp_path / "home")


def shown(home: Home) -> set[tuple[str, str, str]]:
    """What each channel shows of the same store, as if it were the only one."""
    found = set()
    for look in CHANNELS:
        with TemporaryDirectory(dir=home.folder.parent) as folder:
            channels = look(home.copy(Path(folder) / "home"))
        for name, rows in channels.items():
            found |= {(name, title, state) for title, state in rows.items()}
    return found


def wanted(
    kinds: Iterable[Kind], state: str = "ringing", channels: Iterable[str] = RINGING
) -> set[tuple[str, str, str]]:
    return {(name, kind.title, state) for name in channels for kind in kinds}


def told(home: Home) -> set[tuple[str, str, str]]:
    """The same of the channels that ring by themselves."""
    return {row for row in shown(home) if row[0] in RINGING}


def carries(kinds: Iterable[Kind]) -> set[tuple[str, str, str]]:
    return {(name, kind.title, "ringing") for kind in kinds for name in kind.calendars}


def test_every_kind_and_every_channel_has_a_row() -> None:
    sources = alarm_kinds.cases("Sources/CycleAlarms/ScheduledAlarm.swift", "Source")
    kinds = alarm_kinds.cases("Sources/CalendarModel/Events/EventKind.swift", "EventKind")
    habits = alarm_kinds.cases("Sources/CycleAlarms/Habit.swift", "Kind")
    questions = alarm_kinds.cases("Sources/CalendarModel/Events/EventKind.swift", "Prompt")
    wanted = sources - {"cycle", "dose", "habit"} | kinds - {"prompt"}
    wanted |= {f"habit {kind}" for kind in habits} | {f"prompt {kind}" for kind in questions}
    assert {kind.source for group in GROUPS.values() for kind in group} == wanted
    for words, rows in (
        (
            r"AlarmWatch\.Report|alarms\.snapshot\(|AlarmSnapshot\("
            r"|(?:served|household)\.alarms\(\s*of: ",
            RINGS,
        ),
        (r"\bForward\.bytes\(", CARRIES),
    ):
        found = {
            file.stem
            for file in (ROOT / "Sources").rglob("*.swift")
            if re.search(words, file.read_text())
        }
        assert found == rows.keys()
    channels = {name for rows in (RINGS, CARRIES) for names in rows.values() for name in names}
    assert channels == {*RINGING, *CARRYING, "desktop", *ANSWERING}


RINGS = {
    "AlarmsCommand": ["alarms --list"],
    "AlarmMessenger": ["alarms --run", "serve --run", "ntfy"],
    "DesktopRinger": ["desktop"],
    "TerminalRinger": ["terminal"],
    "WebVisit+Alarms": ["page"],
    "AlarmDismissCommand": ["alarm dismiss"],
    "AlarmSnoozeCommand": ["alarm snooze"],
    "AlarmButtons": ["button"],
    # These pass on to the others.
    "MemberAlarms": [],
    "AlarmBoardCache": [],
    "AlarmWatch": [],
    "AlarmEvent": [],
    "AlarmService": [],
    "TriedAlarm": [],
}
"""By the name of a file in Swift that looks at what rings: the channels behind it."""

CARRIES = {
    "ExportCommand": ["file"],
    "DataDoor": ["file"],
    "StoreFeeds": ["feed"],
    "IndexedSnapshot": ["CalDAV"],
}

ANSWERING = ("alarm dismiss", "alarm snooze", "button")
"""Doors that only answer."""


def test_what_is_set_rings_in_every_channel(home: Home, group: str) -> None:
    kinds = GROUPS[group]
    assert shown(home) ^ (wanted(kinds) | carries(kinds)) == set()


def test_what_is_snoozed_is_silent_everywhere_and_rings_again(home: Home, group: str) -> None:
    kinds = GROUPS[group]
    home.eve("alarm snooze --for 5")
    assert told(home) ^ wanted(kinds, "snoozed", ("alarms --list", "page")) == set()
    home.clock.now += timedelta(minutes=5)
    assert told(home) ^ wanted(kinds) == set()


@pytest.mark.parametrize("door", ["alarm dismiss", "page"])
def test_what_is_answered_is_silent_everywhere(home: Home, door: str) -> None:
    if door == "page":
        with home.household.serve() as server, PlainClient(server) as client:
            for form in client.log_in(home.household).get("/alarms/ringing").forms():
                if form.action.endswith("/dismiss"):
                    assert client.post(form.action, form.fields).status == 303
    else:
        home.eve(door)
    # Files and feeds are written for programs that ring by themselves, and hear of no answer.
    assert {row for row in shown(home) if row[0] not in ("file", "feed")} == set()


def on(home: Home) -> set[str]:
    """What reads on: reminders and habits by their kind, own alarms by their title."""
    reminders = json.loads(home.eve("remind --json"))
    rows = list(reminders["reminders"].items())
    rows += [(f"habit {one['habit'].split()[0]}", one) for one in reminders.get("habits", [])]
    alarms = json.loads(home.eve("alarm list --json"))["alarms"]
    return {name for name, one in rows + [(one["title"], one) for one in alarms] if one["on"]}


def test_what_is_off_rings_nowhere_and_does_not_read_on(home: Home, group: str) -> None:
    switched = [kind for kind in GROUPS[group] if kind.off and kind.source != "studyTimer"]
    names = {kind.switch for kind in switched}
    assert names <= on(home)
    for kind in GROUPS[group]:
        if kind.off:
            home.eve(kind.off)
    assert not names & on(home)
    left = [kind for kind in GROUPS[group] if not kind.off]
    assert shown(home) ^ (wanted(left) | carries(left)) == set()


@pytest.mark.parametrize("group", [name for name in GROUPS if name != "today"])
def test_what_is_set_when_its_time_is_over_was_missed_by_nobody(group: str, tmp_path: Path) -> None:
    home = Home(tmp_path / "home", NOON + timedelta(hours=1))
    home.set_up(GROUPS[group])
    assert told(home) == set()

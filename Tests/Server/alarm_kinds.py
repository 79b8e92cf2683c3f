"""Everything that rings a person: one row for each kind, which all begin at the same noon."""

import re
import shlex
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Self

from clock import NOON
from server import Household
from test_caldav import CALENDAR, Program, add_password
from tool import ROOT

SET_UP = NOON - timedelta(hours=23)
"""When all of it is set, so that nothing rings or is missed before noon."""


@dataclass(frozen=True)
class Kind:
    """Something that rings at `NOON`."""

    title: str
    source: str
    """As `ScheduledAlarm.Source` calls it; of the cycle's calendar and of habits, the kind."""
    commands: tuple[str, ...] = ()
    """What sets it."""
    off: str = ""
    """What switches it off; nothing where a calendar program or its own end does that."""
    entry: str = ""
    """What a calendar program puts instead."""
    calendars: tuple[str, ...] = ()
    """Those of `file`, `feed` and `CalDAV` whose bytes have its alarm."""

    @property
    def switch(self) -> str:
        """What reads on or off."""
        if self.source == "own":
            return self.title
        return "prompt" if self.source.startswith("prompt ") else self.source


OURS = ("file", "feed", "CalDAV")


def entry(title: str, dates: str, trigger: str, name: str = "VEVENT") -> Kind:
    """What a calendar program keeps here, with one alarm."""
    lines = (
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//a//b//EN",
        f"BEGIN:{name}",
        f"UID:{title.replace(' ', '-').lower()}",
        "DTSTAMP:{now}",
        *dates.split(),
        f"SUMMARY:{title}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "DESCRIPTION:x",
        f"TRIGGER{trigger}",
        "END:VALARM",
        f"END:{name}",
        "END:VCALENDAR",
        "",
    )
    return Kind(title, "entry", entry="\r\n".join(lines), calendars=("CalDAV",))


def todo(title: str, dates: str, trigger: str) -> Kind:
    return entry(title, dates, trigger, "VTODO")


def dose(title: str, kind: str, method: str, *first: str) -> Kind:
    add = f"contraception add {method} --at 12:00"
    return Kind(title, kind, (*first, add), f"remind {kind} --off", calendars=OURS)


def reminder(title: str, kind: str, before: str = "0d", *first: str) -> Kind:
    name = kind.split()[0]
    remind = f"remind {name} --at 12:00 --before {before}"
    return Kind(title, kind, (*first, remind), f"remind {name} --off", calendars=OURS)


CYCLE = (
    reminder(
        "Period expected today",
        "period",
        "0d",
        "log 2026-07-31..2026-08-04 2026-08-28..2026-09-01",
        "log 2026-09-25..2026-09-29 2026-10-23..2026-10-27",
    ),
    reminder("Did your period start?", "prompt started"),
    reminder("Fertile window starts in 8 days", "fertile", "8d"),
    reminder("Ovulation expected in 2 weeks", "ovulation", "14d"),
    Kind(
        "Own",
        "own",
        ("alarm add Own --at 12:30 --on 2026-11-20",),
        "alarm off Own",
        calendars=("CalDAV",),
    ),
    Kind(
        "Each week",
        "own",
        ("alarm add 'Each week' --at 12:30 --on fri",),
        "alarm off 'Each week'",
        calendars=("CalDAV",),
    ),
    Kind("Log your day", "habit log", ("remind log --at 12:00",), "remind log --off"),
    Kind("Drink some water", "habit water", ("remind water --at 12:00",), "remind water --off"),
    Kind("Teeth", "habit own", ("remind own Teeth --at 12:00",), "remind own Teeth --off"),
)
"""Without hormones, so that the cycle's own events are forecast."""

ENTRIES = (
    reminder(
        "Is your period late?",
        "prompt late",
        "0d",
        "log 2026-07-20..2026-07-24 2026-08-15..2026-08-19",
        "log 2026-09-15..2026-09-19 2026-10-16..2026-10-20",
    ),
    entry("Event", "DTSTART:20261120T121000Z", ":-PT10M"),
    entry("Whole day", "DTSTART;VALUE=DATE:20261120", ":PT12H"),
    entry("Days ahead", "DTSTART:20261125T120000Z", ":-P5D"),
    entry("End of an event", "DTSTART:20261120T110000Z DURATION:PT90M", ";RELATED=END:-PT30M"),
    entry("Each day", "DTSTART:20261101T120500Z RRULE:FREQ=DAILY", ":-PT5M"),
    entry("Fixed time", "DTSTART:20261124T120000Z", ";VALUE=DATE-TIME:20261120T120000Z"),
    todo("Due", "DUE:20261120T121000Z", ":-PT10M"),
    todo("Due in days", "DUE:20261125T120000Z", ";RELATED=END:-P5D"),
    todo("Due on a day", "DUE;VALUE=DATE:20261125", ";RELATED=END:-PT108H"),
    todo("Start", "DTSTART:20261120T121000Z DUE:20261122T120000Z", ":-PT10M"),
    todo("Start and end", "DTSTART:20261101T080000Z DUE:20261122T120000Z", ";RELATED=END:-P2D"),
    todo("Due each Friday", "DUE:20261002T121000Z RRULE:FREQ=WEEKLY", ";RELATED=END:-PT10M"),
    todo("Fixed to-do", "DUE:20261224T120000Z", ";VALUE=DATE-TIME:20261120T120000Z"),
)
"""What calendar programs write, beside the question of a period that is late."""

DOSES = (
    dose("Pill", "pill", "pill 21+7 --start 2026-11-20", "log 2026-07-03..2026-07-07"),
    dose("Patch: put on", "patch", "patch --start 2026-11-20"),
    dose("Ring: put in", "ring", "ring --start 2026-11-20"),
    dose("Injection", "injection", "injection 12 weeks --start 2026-11-20"),
    dose("Renewal: implant", "renewal", "implant 3 years --start 2023-11-20"),
)

TODAY = (
    Kind("Time for a break", "studyTimer", ("timer start --study 30m",), "timer end"),
    reminder(
        "Did your period end?",
        "prompt ended",
        "0d",
        "log 2026-07-31..2026-08-04 2026-08-28..2026-09-01 2026-09-25..2026-09-29",
        "log 2026-11-15..2026-11-20",
    ),
)
"""What is set half an hour before noon, and not a day."""

GROUPS = {"cycle": CYCLE, "entries": ENTRIES, "doses": DOSES, "today": TODAY}
"""What can ring one person on one day."""


def cases(file: str, name: str) -> set[str]:
    """The cases of an enumeration in Swift that stands by itself in a file."""
    text = (ROOT / file).read_text()
    found = re.search(rf"\n( *)package enum {name}\b.*?\n\1}}", text, re.DOTALL)
    assert found, f"{file} has no enumeration {name}"
    lines = re.findall(r"^ +case (\w.*[^:\n])$", found[0], re.MULTILINE)
    words = (re.sub(r"\(.*?\)", "", line) for line in lines)
    return {word for line in words for word in re.findall(r"\w+", line)}


def stamped(kind: Kind, now: datetime) -> str:
    return kind.entry.replace("{now}", f"{now.astimezone(UTC):%Y%m%dT%H%M%SZ}")


class Home:
    """A store in which everything of a group is set."""

    def __init__(self, folder: Path, now: datetime) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.household = Household(folder, today=None)
        self.clock = self.household.stop_clock()
        self.clock.now = now

    @classmethod
    def of(cls, kinds: tuple[Kind, ...], folder: Path) -> Self:
        """All of a group, set before noon; it is noon."""
        home = cls(folder, NOON - timedelta(minutes=30) if kinds is TODAY else SET_UP)
        home.set_up(kinds)
        home.clock.now = NOON
        return home

    def copy(self, folder: Path) -> "Home":
        """The same store, in which nothing knows what another channel rang."""
        shutil.copytree(self.folder, folder)
        return Home(folder, self.clock.now)

    def eve(self, line: str) -> str:
        return self.household.eve(*shlex.split(line))

    def set_up(self, kinds: Iterable[Kind]) -> None:
        self.eve("person add Ada")
        for kind in kinds:
            for line in kind.commands:
                self.eve(line)
        entries = [kind for kind in kinds if kind.entry]
        if not entries:
            return
        with self.household.serve() as server:
            program = Program(server, add_password(self.household, "Phone"))
            calendar = f"{program.home}plans/"
            assert program.ask("MKCALENDAR", calendar).status == 201
            for number, kind in enumerate(entries):
                text = stamped(kind, self.clock.now)
                path = f"{calendar}{number}.ics"
                assert program.ask("PUT", path, text, Content_Type=CALENDAR).status == 201

"""The CalDAV account of a person, and what a calendar program should show of it."""

import csv
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import pytest
from feeds import CHANGE, Entry, entries
from journeys import LOGGED, TODAY, named_kind, span
from server import Household
from test_caldav import Program, add_password
from wire import Wire, wire_to

LAST = LOGGED[-1]
EXPECTED, LATER = date(2026, 11, 23), date(2026, 12, 21)
"""Where the next two periods begin, as far as the log tells."""

BEGUN = span("2026-11-18", "2026-11-20")
"""Days on which the expected one may have begun, today the last of them."""

ZONE = next(
    zone
    for zone in ("Europe/Amsterdam", "Asia/Tokyo")
    if 4 <= datetime.now(ZoneInfo(zone)).hour < 20
)
"""One in which no midnight falls into a test by the real clock, and that every program knows."""

Days = tuple[date, date]


@dataclass(frozen=True, order=True)
class Named:
    """As much of an event as those have, too, that are not ours."""

    uid: str
    title: str
    first: date
    sequence: int


def named(*calendars: bytes) -> list[Named]:
    events = [e for data in calendars for e in icalendar.Calendar.from_ical(data).walk("VEVENT")]
    return sorted(
        Named(str(e["UID"]), str(e["SUMMARY"]), e.start, int(e.get("SEQUENCE", 0))) for e in events
    )


@dataclass
class Account:
    household: Household
    program: Program
    """Asks the server itself; this is not written down."""
    password: str
    url: str
    """The bare address, by which calendar programs find the rest."""
    wire: Wire

    def objects(self) -> list[bytes]:
        return [self.program.ask("GET", path).body for path in self.program.sync()[0]]

    def listed(self) -> list[str]:
        """The paths that the program is told of, which counts as its own look."""
        return list(Program(self.program.server, self.password).sync()[0])

    def held(self) -> list[Entry]:
        """What the cycle calendar holds, if that is nothing but the cycle."""
        return entries(*self.objects())

    def period(self, start: date) -> Entry:
        [found] = [
            e
            for e in self.held()
            if (named_kind(e.event.title), e.event.first) == ("Period", start)
        ]
        return found

    def event(self, uid: str) -> icalendar.Event:
        [found] = [
            event
            for data in self.objects()
            for event in icalendar.Calendar.from_ical(data).walk("VEVENT")
            if event["UID"] == uid
        ]
        return found

    def dismissed(self, uid: str) -> list[timedelta]:
        """The triggers of an event's alarms that are dismissed."""
        alarms = self.event(uid).walk("VALARM")
        return sorted(alarm.decoded("TRIGGER") for alarm in alarms if "ACKNOWLEDGED" in alarm)

    def rings_now(self) -> bool:
        """Whether our own clock rings."""
        return "ringing now" in self.household.eve("alarms", "--list")

    def uid(self, title: str, start: date) -> str:
        [found] = [
            n for n in named(*self.objects()) if (named_kind(n.title), n.first) == (title, start)
        ]
        return found.uid

    def logged(self) -> list[Days]:
        """The first and the last day of each period in the log."""
        cycles = json.loads(self.household.eve("predict", "--json"))["cycles"]
        return [(date.fromisoformat(c["start"]), date.fromisoformat(c["end"])) for c in cycles]

    def recorded(self, day: date) -> dict[str, str]:
        """All that the log says of a day, by the names of the plain log's columns."""
        rows = csv.DictReader(self.household.eve("export", "--format", "log").splitlines())
        return {k: v for row in rows if row["date"] == str(day) for k, v in row.items() if v}

    def rings(self, kind: str) -> list[int]:
        """How many days before an event of a kind it rings."""
        reminders = json.loads(self.household.eve("remind", "--json"))["reminders"]
        return reminders[kind]["daysBefore"]

    def forecast(self) -> list[date]:
        """The first days of the periods that are expected."""
        events = [e.event for e in self.held()]
        return sorted(e.first for e in events if e.title == "Period (expected)")

    def change(self) -> None:
        """Changes the log from the command line, and so the forecast."""
        before = self.held()
        self.household.eve("log", CHANGE)
        assert self.held() != before

    def taken(self, method: str) -> list[int]:
        """How requests of a method were answered since this was asked last."""
        return [exchange.status for exchange in self.wire.taken() if exchange.method == method]


@pytest.fixture
def today() -> date:
    return TODAY


@pytest.fixture
def account(tmp_path: Path, today: date) -> Iterator[Account]:
    household = Household(tmp_path, str(today))
    log = tmp_path / "days.log"
    log.write_text("".join(f"{days[0]}..{days[-1]}\n" for days in LOGGED))
    household.eve("import", log, "--yes")
    with serving(household) as account:
        yield account


@pytest.fixture
def ringing(tmp_path: Path) -> Iterator[tuple[Account, str]]:
    """An account by the clock of this machine, and the UID of a pill that is due in a day.

    One of its alarms has rung a minute ago, a day ahead; the other is still to ring.
    """
    household = Household(tmp_path, None)
    rung = datetime.now(ZoneInfo(ZONE)).replace(second=0, microsecond=0) - timedelta(minutes=1)
    due = rung + timedelta(days=1)
    start, clock = due.date() - timedelta(days=5), f"{due:%H:%M}"
    household.eve("settings", "timezone", ZONE)
    household.eve("contraception", "add", "pill", "21+7", "--start", start, "--at", clock)
    household.eve("remind", "pill", "--before", "1d", "--before", "0d")
    with serving(household) as account:
        yield account, account.uid("Pill", due)


@pytest.fixture
def climbing(tmp_path: Path) -> Iterator[tuple[Account, str]]:
    """The calendar of own alarms by the clock of this machine, and the UID of the one in it.

    It rings each day, since a minute ago, and again in its last part.
    """
    household = Household(tmp_path, None)
    due = datetime.now(ZoneInfo(ZONE)) + timedelta(minutes=20)
    household.eve("settings", "timezone", ZONE)
    household.eve(
        *("alarm", "add", "Get going", "--at", f"{due:%H:%M}", "--on", "daily", "--lead", "21m")
    )
    with serving(household) as account:
        # Programs sign in to this calendar alone.
        account.program.cycle = f"{account.program.home}alarms/"
        account.url = account.wire.leads_to(account.program.cycle)
        [alarm] = named(*account.objects())
        yield account, alarm.uid


@contextmanager
def serving(household: Household) -> Iterator[Account]:
    # What this test looks at, the server must not take for seen by the program.
    own, password = (add_password(household, name) for name in ("Test", "Program"))
    with household.serve() as server, wire_to(server.url) as wire:
        yield Account(household, Program(server, own), password, wire.leads_to("/"), wire)

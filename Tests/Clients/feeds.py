"""A feed that a calendar program subscribes to, and what the program should show then."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from urllib.request import urlopen

import icalendar
import pytest
from cases import KINDS, Case
from events import Event, expected_events
from journeys import LOGGED, TODAY
from limits import PATIENCE
from logs import Log
from server import Household
from test_icalendar import read_event
from tool import eve, predict
from wire import Wire, wire_to

# What a feed holds unless it is told otherwise.
CASE = Case(Log("four weeks", TODAY, b""), "store", KINDS, "plain", "generic", 12, 6, True)

# The one that was expected on the 23rd came on the day before yesterday.
CHANGE = "2026-11-18..2026-11-20"


@dataclass(frozen=True, order=True)
class Entry:
    uid: str
    event: Event
    mark: str
    """The short name that is the last line of its description."""
    sequence: int


def entries(*calendars: bytes) -> list[Entry]:
    """What calendars hold, as the Python package icalendar reads them."""
    events = [
        event for data in calendars for event in icalendar.Calendar.from_ical(data).walk("VEVENT")
    ]
    return sorted(map(entry, events))


def entry(event: icalendar.Event) -> Entry:
    mark = str(event["DESCRIPTION"]).splitlines()[-1]
    return Entry(str(event["UID"]), read_event(event), mark, int(event.get("SEQUENCE", 0)))


@dataclass
class Feed:
    where: list[object]
    address: str
    """Where it is served; asking here is not written down."""
    url: str
    """Where programs find it."""
    wire: Wire

    def served(self) -> bytes:
        with urlopen(self.address, timeout=PATIENCE) as answer:
            return answer.read()

    def expected(self) -> list[Entry]:
        """What the feed holds, once that is what is forecast."""
        held = entries(self.served())
        wanted = expected_events(CASE, predict(*self.where, "--months", CASE.months))
        assert sorted(entry.event for entry in held) == wanted
        return held

    def change(self) -> None:
        """Changes the log from the command line, and so the forecast."""
        before = self.served()
        eve("log", CHANGE, *self.where)
        assert self.served() != before

    def revoke(self) -> None:
        eve("feed", "revoke", "hers", *self.where)

    def logged(self) -> list[tuple[date, date]]:
        """The first and the last day of each period in the log."""
        cycles = predict(*self.where)["cycles"]
        return [(date.fromisoformat(c["start"]), date.fromisoformat(c["end"])) for c in cycles]

    def statuses(self) -> list[tuple[str, int]]:
        """How requests were answered, since this was asked last."""
        return [(exchange.method, exchange.status) for exchange in self.wire.taken()]


@contextmanager
def subscription(folder: Path, *options: object) -> Iterator[Feed]:
    """Serves a feed made with the options of `feed add`, for as long as the caller wants it."""
    household = Household(folder, str(TODAY))
    log = folder / "days.log"
    log.write_text("".join(f"{days[0]}..{days[-1]}\n" for days in LOGGED))
    household.eve("import", log, "--yes")
    path = household.add_feed("hers", *options)
    where: list[object] = ["--store", household.store, "--today", TODAY]
    with household.serve() as server, wire_to(server.url) as wire:
        address = server.url + path
        yield Feed(where, address, wire.leads_to(address), wire)


@pytest.fixture
def feed(tmp_path: Path) -> Iterator[Feed]:
    with subscription(tmp_path) as feed:
        yield feed


@pytest.fixture
def writable_feed(tmp_path: Path) -> Iterator[Feed]:
    with subscription(tmp_path, "--writable") as feed:
        yield feed


def patiently(holds: Callable[[], object]) -> None:
    """Waits for what a program does by itself once it was told to."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, f"not in {PATIENCE} seconds"
        time.sleep(0.1)

"""Stores in each state that a page can show, each with a server, for walks that only read them."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from browsers import Browsers
from server import Household, Server
from visitor import Visitor, new_visitor, set_password

OWN = "¶1"
"""Words of a person's own, with which no language can be confused."""

HOSTILE = (
    "<img src=x onerror=alert(1)>",
    "\"' onmouseover='alert(1)",
    "</textarea></title></script><script>alert(1)</script>",
    "a\u202eb\u2066c",
    "🩸 👩🏽‍⚕️ e\u0301",
    "&lt;&amp;&#0;&notin;",
)
"""Texts that a page must show as they were typed; forms try what no argument can be."""

Commands = list[tuple[object, ...] | Callable[[Household], object]]
"""Words of the command line, and what it cannot do."""


def end_the_part(household: Household) -> None:
    """Lets the time of the part that runs be over: the clock of these servers stands still."""
    with sqlite3.connect(household.store) as store:
        ((state,),) = store.execute("SELECT state FROM study_timers").fetchall()
        study, rest, running, part, since, until, title = state.decode().split(" ", 6)
        assert running == "running", state
        late = int(until) - NOON + 30
        moved = f"{study} {rest} running {part} {int(since) - late} {int(until) - late} {title}"
        store.execute("UPDATE study_timers SET state = ?", [moved.encode()])


def give_a_passcode(minutes: int) -> Callable[[Household], object]:
    """With none, the pages are locked from the first one on."""

    def give_it(household: Household) -> None:
        with sqlite3.connect(household.store) as store:
            ((person,),) = store.execute("SELECT id FROM people").fetchall()
            store.execute("INSERT INTO web_passcodes VALUES (?, x'00', ?, 0)", (person, minutes))

    return give_it


NOON = 1_795_176_000
"""In seconds of a clock, on the day of these tests."""

FULL: Commands = [
    ("log", "2026-11-18", "--note", OWN, "--symptom", "cramps,headache", "--mood", "calm"),
    ("log", "2026-11-19", "--temperature", "36.55", "--lh", "negative", "--mucus", "creamy"),
    ("contraception", "add", "pill", "21+7", "--start", "2026-11-04", "--at", "08:00"),
    ("taken", "2026-11-19"),
    ("feed", "add", "1"),
    ("app-password", "add", "1"),
    ("alarm", "add", OWN, "--at", "12:10", "--on", "daily", "--note", OWN),
    ("alarm", "add", OWN, "--at", "18:00", "--on", "sa,su"),
    ("alarm", "off", "2"),
    ("remind", "own", OWN, "--on", "fr", "--at", "18:00"),
    ("calendar", "add", OWN, "--for", "events,todos,notes"),
    ("todo", "add", OWN, "--due", "2026-11-19", "--note", OWN),
    ("todo", "add", f"{OWN} {OWN}", "--under", OWN, "--due", "2026-11-21T14:30"),
    ("todo", "add", f"{OWN}{OWN}"),
    ("todo", "add", f"{OWN}-{OWN}"),
    ("todo", "done", f"{OWN}{OWN}"),
    ("note", "add", OWN),
    ("event", "add", OWN, "--from", "2026-12-03T14:30", "--to", "15:00", "--place", OWN),
    ("event", "add", OWN, "--from", "2026-11-01", "--to", "2026-11-03"),
    ("timer", "start", OWN),
]

DECKS: Commands = [
    ("cards", "add", f"{OWN} {number}", OWN, "--in", f"{OWN}{OWN}") for number in range(3)
]
"""What is to be reviewed is said in calendars in the language of whoever added it."""


def noted(*texts: str) -> Commands:
    """Each text as the note and as a symptom of a day of its own."""
    return [
        *(
            ("log", f"2026-11-{10 + number}", "--note", text, "--symptom", text.replace(",", ""))
            for number, text in enumerate(texts)
        ),
        ("log", "2026-11-18", "--note", "long " * 1_990),
        ("calendar", "add", texts[0], "--for", "events,todos,notes"),
        *(("todo", "add", text) for text in texts),
        *(("note", "add", f"{text}\n{text}") for text in texts),
        *(("event", "add", text, "--from", "2026-11-23", "--place", text) for text in texts),
    ]


HOUSES: dict[str, tuple[bool, Commands]] = {
    "full": (True, FULL),
    "plain": (True, []),
    "empty": (False, []),
    "few": (False, [("log", "2026-11-02..2026-11-06")]),
    "first-day": (False, [("log", "2026-11-20")]),
    "late": (
        False,
        [("log", days) for days in ("2026-08-19..2026-08-23", "2026-09-16..20", "2026-10-14..18")],
    ),
    "paused": (True, [("mode", "pregnancy", "--yes", "--due", "2027-06-04")]),
    "hidden": (True, [("settings", "hide-fertility", "yes")]),
    "cheerful": (True, [("settings", "cheerful-pictures", "yes")]),
    "discreet": (True, [("settings", "discreet", "yes")]),
    "decks": (False, DECKS),
    "locked": (False, [set_password]),
    "coded": (False, [("log", "2026-11-18"), give_a_passcode(15)]),
    "shut": (False, [set_password, ("log", "2026-11-18"), give_a_passcode(0)]),
    # Only for making secrets; nothing else is looked at here.
    "shared": (False, [("feed", "add", "1")]),
    "asked": (True, [("timer", "start", OWN), end_the_part]),
    "paused-timer": (False, [("timer", "start"), ("timer", "pause")]),
    "hostile": (True, noted(*HOSTILE)),
    # The same, but for the words.
    "harmless": (True, noted(*(f"word {number}" for number in range(len(HOSTILE))))),
}
"""By name: whether three years are logged, and what the command line does then."""


SECRETS = {"/open/": ("web", "open"), "/invite/": ("web", "invite", OWN)}
"""The command that makes an address with this beginning. Looking at it does not use it up."""


class Houses:
    def __init__(self, folder: Path, browsers: Browsers) -> None:
        self._folder = folder
        self._browsers = browsers
        self._stack = ExitStack()
        self._open: dict[str, tuple[Household, Server]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._stack.close()

    def __getitem__(self, name: str) -> tuple[Household, Server]:
        if name not in self._open:
            (self._folder / name).mkdir()
            household = Household(self._folder / name)
            has_years, commands = HOUSES[name]
            if has_years:
                household.add_days()
            for command in commands:
                if callable(command):
                    command(household)
                else:
                    household.eve(*command)
            self._open[name] = household, self._stack.enter_context(household.serve())
        return self._open[name]

    def address(self, name: str, path: str) -> str:
        """A path in a house; a new one where it is the beginning of a secret one."""
        if path not in SECRETS:
            return path
        household, _ = self[name]
        said = household.eve(*SECRETS[path])
        found = re.search(path + r"\w+", said)
        assert found, said
        return found[0]

    def visitor(
        self, name: str, engine: str = "chromium", logged_in: bool = True, **options: Any
    ) -> Visitor:
        household, server = self[name]
        visitor = new_visitor(self._browsers[engine], engine, server, **options)
        if logged_in:
            visitor.log_in(household)
        return visitor


@contextmanager
def visiting(
    houses: Houses, engine: str = "chromium", house: str = "full", **options: Any
) -> Iterator[Visitor]:
    """A visitor of a house that stays as it is, who fails in the end on what went wrong."""
    visitor = houses.visitor(house, engine, **options)
    try:
        yield visitor
    finally:
        visitor.close()
    assert visitor.faults == []

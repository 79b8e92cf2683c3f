"""Where an exported calendar goes: what is edited in it there, and what `import` makes of that."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import Any

import doses
import icalendar
import pytest
from catalogue import LANGUAGES, messages
from tool import IS_WHOLE, eve, predict

TODAY = date(2026, 11, 20)

Days = tuple[date, ...]


def span(first: str, last: str | None = None) -> Days:
    start, end = date.fromisoformat(first), date.fromisoformat(last or first)
    return tuple(start + timedelta(n) for n in range((end - start).days + 1))


# Four weeks from one to the next; the one of July was never logged.
LOGGED = (
    span("2026-04-13", "2026-04-17"),
    span("2026-05-11", "2026-05-15"),
    span("2026-06-08", "2026-06-12"),
    span("2026-08-03", "2026-08-07"),
    span("2026-08-31", "2026-09-04"),
    span("2026-09-28", "2026-10-02"),
    span("2026-10-26", "2026-10-30"),
)


@dataclass(frozen=True, order=True)
class Outcome:
    """A line of a plan, less its wording: of what kind, which days, known by what."""

    kind: str
    days: Days = ()
    matched_by: str = ""
    detail: str = ""


def named_kind(title: str) -> str:
    """A title without saying that the event is expected: "(expected)", or "expected any day"."""
    return re.split(r" \(| expected any day", title)[0]


@dataclass(frozen=True)
class Event:
    """What a program has to find again to edit it."""

    uid: str
    title: str
    first: date
    last: date
    description: str


# What she does to events. One is named by its title and the day it starts on.


@dataclass(frozen=True)
class Move:
    start: date
    days: Days
    logs: Days
    """Which days are logged then; none where the move is refused."""

    title = "Period"

    def outcome(self, known_by: str) -> Outcome:
        return Outcome("logged", self.logs, known_by) if self.logs else Outcome("refused")


@dataclass(frozen=True)
class Delete:
    start: date
    days: Days
    title: str = "Period"
    means: str = "unlogged"
    """What it becomes once she says that it is gone on purpose."""

    def outcome(self, known_by: str) -> Outcome:
        return Outcome("missing", self.days)


@dataclass(frozen=True)
class Annotate:
    start: date
    line: str

    title = "Period"

    def outcome(self, known_by: str) -> Outcome:
        return Outcome("note", (self.start,), known_by)


@dataclass(frozen=True)
class Ring:
    """Lets an event ring at nine on an earlier day instead of the day before."""

    start: date
    days_before: int

    title = "Period"

    def outcome(self, known_by: str) -> Outcome:
        detail = f"09:00, {self.days_before} days before and on the day"
        return Outcome("reminder", (), known_by, detail)


@dataclass(frozen=True)
class Write:
    title: str
    days: Days

    def outcome(self, known_by: str) -> Outcome:
        return Outcome("logged", self.days, "new")


@dataclass(frozen=True)
class Copy:
    """Copies an event, marks and all, and puts the copy on other days."""

    start: date
    days: Days

    title = "Period"

    def outcome(self, known_by: str) -> Outcome:
        return Outcome("logged", self.days, "new")


@dataclass(frozen=True)
class Confirm:
    """Says of a forecast that it has come on the day that was expected, which is today."""

    start: date

    title = "Period"

    def outcome(self, known_by: str) -> Outcome:
        return Outcome("logged", (self.start,), known_by)


Edit = Move | Delete | Annotate | Ring | Write | Copy | Confirm

EDITS: tuple[Edit, ...] = (
    # A day longer, two days earlier, and one that never was.
    Move(date(2026, 10, 26), *[span("2026-10-26", "2026-10-31")] * 2),
    Move(date(2026, 9, 28), *[span("2026-09-26", "2026-09-30")] * 2),
    Delete(date(2026, 8, 31), span("2026-08-31", "2026-09-04")),
    Write("Period", span("2026-07-06", "2026-07-10")),
    Annotate(date(2026, 8, 3), "In the mountains"),
    # The one that was expected on 23 November has begun; a later one cannot have.
    Move(date(2026, 11, 23), span("2026-11-18", "2026-11-22"), span("2026-11-18", "2026-11-20")),
    Move(date(2027, 1, 18), span("2027-01-16", "2027-01-20"), ()),
    Ring(date(2026, 12, 21), 3),
)


in_each_language = pytest.mark.parametrize("language", LANGUAGES if IS_WHOLE else ["pl"])


def outcomes(edits: Iterable[Edit], known_by: str) -> list[Outcome]:
    return sorted(edit.outcome(known_by) for edit in edits)


def periods_after(edits: Iterable[Edit]) -> list[tuple[date, date]]:
    """First and last day of every period that is logged once all of it came back."""
    periods = {days[0]: days for days in LOGGED}
    for edit in edits:
        match edit:
            case Move(start, _, logs) if logs:
                periods.pop(start, None)
                periods[logs[0]] = logs
            case Delete(start, _):
                del periods[start]
            case Write(_, days) | Copy(_, days):
                periods[days[0]] = days
    return [(days[0], days[-1]) for _, days in sorted(periods.items())]


class Journey:
    """A store, and a calendar that it exported.

    Its plans are asked for in English, whatever the calendar's language.
    """

    def __init__(
        self,
        folder: Path,
        where: list[object],
        is_of_periods: bool = True,
        language: str = "en",
    ) -> None:
        self.where = where
        self.is_of_periods = is_of_periods
        self.language = language
        self.path = folder / "year.ics"
        eve("export", *where, "-o", self.path, "--months", 5, "--lang", language)

    @property
    def edits(self) -> tuple[Edit, ...]:
        """The usual edits, among them a new event with a title in the calendar's language."""
        return tuple(
            replace(edit, title=self.title(edit)) if isinstance(edit, Write) else edit
            for edit in EDITS
        )

    def title(self, edit: Edit) -> str:
        return messages(self.language)[f"title.{edit.title.lower()}"]

    @cached_property
    def events(self) -> list[Event]:
        calendar = icalendar.Calendar.from_ical(self.path.read_bytes())
        return [read(event) for event in calendar.walk("VEVENT")]

    def event(self, edit: Edit) -> Event:
        [event] = [
            e
            for e in self.events
            if (named_kind(e.title), e.first) == (self.title(edit), edit.start)
        ]
        return event

    def uid(self, edit: Edit) -> str | None:
        return None if isinstance(edit, Write) else self.event(edit).uid

    def plan(self, files: Iterable[Path], *options: object) -> dict[str, Any]:
        """What `import` says of the files; it changes nothing unless told `--yes`."""
        options = options or ("--dry-run",)
        return json.loads(eve("import", *files, "--json", *options, *self.where))

    def periods(self) -> list[tuple[date, date]]:
        cycles = predict(*self.where)["cycles"]
        return [(date.fromisoformat(c["start"]), date.fromisoformat(c["end"])) for c in cycles]

    # MARK: What has to come of it

    def expect_nothing(self, files: list[Path]) -> None:
        plan = self.plan(files)
        assert said(plan) == []
        assert plan["unchanged"] == len(self.events)

    def expect(self, files: list[Path], edits: Iterable[Edit], known_by: str) -> None:
        """The plan is what she edited and nothing else; it is carried out once, and then whole."""
        wanted = outcomes(edits, known_by)
        assert said(self.plan(files)) == wanted
        before = self.periods()

        deleted = [
            Outcome(edit.means, edit.days, "uid") for edit in edits if isinstance(edit, Delete)
        ]
        rest = [outcome for outcome in wanted if outcome.kind != "missing"]
        done = self.plan(files, "--yes", "--accept-deletions")
        assert done["applied"] is True
        assert said(done) == sorted(rest + deleted)
        if self.is_of_periods:
            assert (before, self.periods()) == (periods_after([]), periods_after(edits))

        again = self.plan(files, "--yes", "--accept-deletions")
        assert again["applied"] is False
        assert again["corrections"] == again["conflicts"] == again["proposedDeletions"] == []
        eve("undo", "--yes", *self.where)
        assert self.periods() == before


def read(event: icalendar.Event) -> Event:
    start, end = event.start, event.end
    if isinstance(start, datetime):
        first, last = start.date(), end.date()
    else:
        first, last = start, end - timedelta(1)
    title, description = str(event["SUMMARY"]), str(event["DESCRIPTION"])
    return Event(str(event["UID"]), title, first, last, description)


def said(plan: dict[str, Any]) -> list[Outcome]:
    """All that a plan says of events that are not as they were."""

    def days(line: dict[str, Any]) -> Days:
        return tuple(map(date.fromisoformat, line["days"]))

    lines = [
        Outcome(c["kind"], days(c), c["matchedBy"], c.get("reminder", ""))
        for c in plan["corrections"]
    ]
    lines += [Outcome("missing", days(line)) for line in plan["proposedDeletions"]]
    lines += [Outcome("conflict", days(line)) for line in plan["conflicts"]]
    lines += [Outcome("refused") for _ in plan["refused"]]
    lines += [Outcome("ignored", detail=line["why"]) for line in plan["ignored"]]
    return sorted(lines)


def periods_journey(folder: Path, language: str = "en") -> Journey:
    log = folder / "days.log"
    log.write_text("".join(f"{days[0]}..{days[-1]}\n" for days in LOGGED))
    where: list[object] = ["--store", folder / "eve.db", "--today", TODAY]
    eve("import", log, "--yes", *where)
    return Journey(folder, where, language=language)


# The pill of a day on which nothing was recorded.
DOSE_EDITS: tuple[Edit, ...] = (Delete(date(2026, 11, 15), span("2026-11-15"), "Pill", "dose"),)


def doses_journey(folder: Path, zone: str) -> Journey:
    """Pills and an injection at a time of day, patches and a renewal on whole days, a forecast."""
    where = doses.store(folder)
    if zone != "floating":
        eve("settings", "timezone", zone, *where)
    return Journey(folder, where, is_of_periods=False)

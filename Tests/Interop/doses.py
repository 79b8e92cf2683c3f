"""Doses of several methods at once, reckoned from what their packs say alone."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cached_property
from pathlib import Path

from tool import eve

TODAY = date(2026, 11, 20)
LAST = date(2027, 4, 20)
"""Five months on: in every zone with daylight saving the clocks change twice since September."""

ZONES = (
    "floating",
    "Europe/Amsterdam",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
)

COURSES = (
    "pill 21+7 placebo --start 2026-09-07 --at 21:00",
    "patch --start 2026-10-01",
    "injection 13 weeks --start 2026-08-03 --at 08:15",
    "copper-iud 7 years --start 2020-01-05",
)
RECORDED = {
    date(2026, 11, 17): "skipped",
    date(2026, 11, 18): "taken",
    date(2026, 11, 19): "late",
}


@dataclass(frozen=True)
class Dose:
    """What is due at a time by the clock on the wall, or on a whole day; and when that rings."""

    day: date
    time: time | None
    title: str
    status: str = "TENTATIVE"
    rings: tuple[datetime, ...] = ()


def days(first: str, step: int) -> Iterator[date]:
    day = date.fromisoformat(first)
    while day <= LAST:
        yield day
        day += timedelta(step)


def before(day: date, days: int, hour: int, minute: int = 0) -> datetime:
    return datetime.combine(day - timedelta(days), time(hour, minute))


def expected_doses() -> list[Dose]:
    doses = []
    for number, day in enumerate(days("2026-09-07", 1)):
        # Nine in the evening of the day, and of the day before where a pack begins.
        rings = [before(day, 0, 21)] + ([before(day, 1, 21)] if number % 28 == 0 else [])
        title = "Pill" if number % 28 < 21 else "Pill (placebo)"
        if RECORDED.get(day) == "skipped":
            title += " (skipped)"
        doses.append(Dose(day, time(21), title, rings=tuple(rings)))
    for number, day in enumerate(days("2026-10-01", 7)):
        rings = [before(day, 0, 9)] + ([before(day, 1, 20)] if number % 4 == 0 else [])
        task = ("put on", "change", "change", "take off")[number % 4]
        doses.append(Dose(day, None, f"Patch: {task}", rings=tuple(rings)))
    for day in days("2026-08-03", 91):
        rings = [before(day, 0, 8, 15), before(day, 7, 8, 15)]
        doses.append(Dose(day, time(8, 15), "Injection", rings=tuple(rings)))
    day = date(2027, 1, 5)
    rings = [before(day, 0, 9), before(day, 28, 9)]
    doses.append(Dose(day, None, "Renewal: copper IUD", rings=tuple(rings)))
    return in_order(map(in_calendar, doses))


def in_order(doses: Iterable[Dose]) -> list[Dose]:
    return sorted(doses, key=lambda dose: (dose.day, dose.title, repr(dose)))


def in_calendar(dose: Dose) -> Dose:
    """What is past or recorded does not ring; a record belongs to the pill of its day."""
    if dose.title.startswith("Pill") and dose.day in RECORDED:
        return Dose(dose.day, dose.time, dose.title, "CONFIRMED")
    rings = sorted(dose.rings) if dose.day >= TODAY else []
    return Dose(dose.day, dose.time, dose.title, dose.status, tuple(rings))


@dataclass(frozen=True)
class DoseCalendar:
    path: Path
    zone: str

    @cached_property
    def data(self) -> bytes:
        return self.path.read_bytes()


def store(folder: Path) -> list[object]:
    """Makes a store with those courses and gives the options that name it."""
    where: list[object] = ["--store", folder / "eve.db", "--today", TODAY]
    eve("log", "2026-10-25..2026-10-29", *where)
    for course in COURSES:
        eve("contraception", "add", *course.split(), *where)
    for day, taking in RECORDED.items():
        eve(taking, "--date", day, *where)
    return where


def export(zone: str, folder: Path, months: int = 5) -> DoseCalendar:
    where = store(folder)
    if zone != "floating":
        eve("settings", "timezone", zone, *where)
    path = folder / "year.ics"
    eve("export", *where, "-o", path, "--include", "pills", "--months", months)
    return DoseCalendar(path, zone)

"""The export's job in Python with icalendar: export_baseline.py STORE > year.ics

Reads a log of periods from an SQLite file, takes the mean of the cycles' lengths for a forecast,
and writes the logged periods of half a year and twelve months of predicted ones, fertile windows
and ovulation days, with the properties and alarms that eve-ics gives them.
"""

import sqlite3
import sys
import uuid
from contextlib import closing
from datetime import UTC, date, datetime, timedelta

from icalendar import Alarm, Calendar, Event

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
TODAY = NOW.date()
DAY = timedelta(1)


def event(
    kind: str, title: str, first: date, last: date, status: str, rings: tuple[int, ...]
) -> Event:
    made = Event()
    name = f"{kind} {first}"
    made.add("UID", str(uuid.uuid5(uuid.NAMESPACE_OID, name)))
    made.add("DTSTAMP", NOW)
    made.add("LAST-MODIFIED", NOW)
    made.add("SEQUENCE", 0)
    made.add("DTSTART", first)
    made.add("DTEND", last + DAY)
    made.add("SUMMARY", title)
    made.add("DESCRIPTION", f"{status.title()}: {first} to {last}.\nref 0000-0000")
    made.add("CATEGORIES", [title])
    made.add("STATUS", status)
    made.add("TRANSP", "TRANSPARENT")
    made.add("X-EVE-ID", "0000-0000")
    made.add("X-EVE-KIND", kind)
    for hours in rings:
        alarm = Alarm()
        alarm.add("UID", str(uuid.uuid5(uuid.NAMESPACE_OID, f"{name} {hours}")))
        alarm.add("ACTION", "DISPLAY")
        alarm.add("DESCRIPTION", title)
        alarm.add("TRIGGER", timedelta(hours=hours))
        made.add_component(alarm)
    return made


def main() -> None:
    with closing(sqlite3.connect(sys.argv[1])) as store:
        rows = store.execute("SELECT first, last FROM periods ORDER BY first").fetchall()
    spans = [(date.fromisoformat(first), date.fromisoformat(last)) for first, last in rows]
    starts = [first for first, _ in spans]
    mean = (starts[-1] - starts[0]) / (len(starts) - 1)

    calendar = Calendar()
    for name, value in (
        ("VERSION", "2.0"),
        ("PRODID", "-//Baseline//Baseline//EN"),
        ("CALSCALE", "GREGORIAN"),
        ("UID", str(uuid.uuid5(uuid.NAMESPACE_OID, "calendar"))),
        ("LAST-MODIFIED", NOW),
        ("NAME", "Cycle"),
        ("X-WR-CALNAME", "Cycle"),
        ("DESCRIPTION", "Logged and expected days."),
        ("X-WR-CALDESC", "Logged and expected days."),
        ("COLOR", "palevioletred"),
        ("X-APPLE-CALENDAR-COLOR", "#DB7093"),
        ("REFRESH-INTERVAL", timedelta(hours=6)),
        ("X-PUBLISHED-TTL", "PT6H"),
    ):
        calendar.add(name, value)
    for first, last in spans:
        if last >= TODAY - 184 * DAY:
            calendar.add_component(event("period", "Period", first, last, "CONFIRMED", ()))
    number = 1
    while (start := starts[-1] + number * mean) <= TODAY + 365 * DAY:
        ovulation = start - 14 * DAY
        for kind, title, first, last, rings in (
            ("fertile", "Fertile window", ovulation - 5 * DAY, ovulation + DAY, (9,)),
            ("ovulation", "Ovulation", ovulation, ovulation, ()),
            ("period", "Period", start, start + 4 * DAY, (-15, 9)),
        ):
            calendar.add_component(event(kind, title, first, last, "TENTATIVE", rings))
        number += 1
    sys.stdout.buffer.write(calendar.to_ical())


if __name__ == "__main__":
    main()

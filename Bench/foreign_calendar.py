"""Writes an invented calendar of 10,000 events, every 28th a period: foreign_calendar.py > FILE"""

import sys
import uuid
from datetime import date, timedelta

EVENTS = 10_000


def event(number: int) -> list[str]:
    day = date(2000, 1, 1) + timedelta(number)
    is_period = number % 28 == 0
    times = (
        [f"DTSTART;VALUE=DATE:{day:%Y%m%d}", f"DTEND;VALUE=DATE:{day + timedelta(4):%Y%m%d}"]
        if is_period
        else [f"DTSTART:{day:%Y%m%d}T090000Z", f"DTEND:{day:%Y%m%d}T100000Z"]
    )
    title = "Period" if is_period else f"Meeting number {number}\\, about something"
    return [
        "BEGIN:VEVENT",
        f"UID:{uuid.uuid5(uuid.NAMESPACE_OID, f'foreign {number}')}",
        "DTSTAMP:20261120T120000Z",
        "CREATED:20261120T120000Z",
        "LAST-MODIFIED:20261120T120000Z",
        f"SEQUENCE:{number % 5}",
        *times,
        f"SUMMARY:{title}",
        "DESCRIPTION:Bring the papers along\\, please\\, and read them first.",
        "CATEGORIES:Work",
        "LOCATION:Room 5",
        "STATUS:CONFIRMED",
        "TRANSP:OPAQUE",
        "END:VEVENT",
    ]


def main() -> None:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Invented//Foreign calendar//EN"]
    for number in range(EVENTS):
        lines += event(number)
    lines.append("END:VCALENDAR")
    sys.stdout.buffer.write("".join(line + "\r\n" for line in lines).encode("ascii"))


if __name__ == "__main__":
    main()

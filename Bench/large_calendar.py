"""Writes an invented calendar of 20,000 events and about 10 MB: large_calendar.py > large.ics"""

import sys
import uuid
from datetime import date, timedelta

EVENTS = 20_000


def folded(line: str) -> bytes:
    """A content line in pieces of at most 75 octets (RFC 5545 3.1); it is plain ASCII."""
    pieces = [line[:75]] + [line[n : n + 74] for n in range(75, len(line), 74)]
    return ("\r\n ".join(pieces) + "\r\n").encode("ascii")


def event(number: int) -> list[str]:
    start = date(1950, 1, 1) + timedelta(number)
    ring = uuid.uuid5(uuid.NAMESPACE_OID, f"alarm {number}")
    return [
        "BEGIN:VEVENT",
        f"UID:{uuid.uuid5(uuid.NAMESPACE_OID, f'event {number}')}",
        "DTSTAMP:20261120T120000Z",
        "LAST-MODIFIED:20261120T120000Z",
        f"SEQUENCE:{number % 7}",
        f"DTSTART;VALUE=DATE:{start:%Y%m%d}",
        f"DTEND;VALUE=DATE:{start + timedelta(1 + number % 6):%Y%m%d}",
        f"SUMMARY:Event number {number}\\, one of many",
        "DESCRIPTION:A line that is long enough to be folded\\, with a comma and\\nmore after it",
        "CATEGORIES:Invented",
        "STATUS:CONFIRMED",
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        f"UID:{ring}",
        "ACTION:DISPLAY",
        f"DESCRIPTION:Event number {number}",
        "TRIGGER:-PT15H",
        "END:VALARM",
        "END:VEVENT",
    ]


def main() -> None:
    write = sys.stdout.buffer.write
    for line in ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Invented//Large calendar//EN"):
        write(folded(line))
    for number in range(EVENTS):
        write(b"".join(map(folded, event(number))))
    write(b"END:VCALENDAR\r\n")


if __name__ == "__main__":
    main()

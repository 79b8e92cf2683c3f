"""Invented logs, each with the day on which it is read."""

from dataclasses import dataclass
from datetime import date, timedelta
from itertools import accumulate


@dataclass(frozen=True)
class Log:
    name: str
    today: date
    text: bytes

    def __str__(self) -> str:
        return self.name


def periods(first: date, lengths: list[int], days: int) -> list[tuple[date, date]]:
    """Periods of so many days, so many days from one start to the next."""
    starts = [first + timedelta(n) for n in accumulate(lengths, initial=0)]
    return [(start, start + timedelta(days - 1)) for start in starts]


def ranges(spans: list[tuple[date, date]]) -> bytes:
    return "".join(f"{start}..{end}\n" for start, end in spans).encode()


def by_period(spans: list[tuple[date, date]]) -> bytes:
    return ("start,end\n" + "".join(f"{start},{end}\n" for start, end in spans)).encode()


def daily(spans: list[tuple[date, date]], separator: str = ",", newline: str = "\n") -> bytes:
    """Strength of flow, symptoms and a note in many alphabets, as a spreadsheet would save it."""
    rows = [separator.join(["date", "flow", "symptoms", "note"])]
    for start, end in spans:
        for n in range((end - start).days + 1):
            flow = "heavy" if n == 1 else "medium"
            cells = [str(start + timedelta(n)), flow, "cramps|back", "müde 😴 うん"]
            rows.append(separator.join(cells))
    return "".join(row + newline for row in rows).encode()


IRREGULAR = [31, 24, 38, 27, 29, 45, 26, 33, 22, 30, 36, 25, 28, 41, 27]

LOGS = [
    Log(
        "regular",
        date(2026, 11, 20),
        ranges(periods(date(2025, 1, 28), [28] * 23, 5)),
    ),
    Log(
        "irregular",
        date(2026, 5, 1),
        by_period(periods(date(2025, 1, 3), IRREGULAR, 4)),
    ),
    Log("one start", date(2026, 3, 9), b"2026-03-01\n"),
    Log(
        "ends unknown",
        date(2026, 7, 15),
        b"start,end\n2026-03-30,\n2026-04-27,\n2026-05-26,\n2026-06-22,\n",
    ),
    Log(
        "long periods",
        date(2026, 8, 12),
        ranges(periods(date(2026, 1, 5), [27, 29, 28, 26, 30, 28, 29], 9)),
    ),
    Log(
        "short cycles",
        date(2026, 8, 12),
        ranges(periods(date(2026, 3, 1), [21, 22, 21, 20, 21, 22, 21], 3)),
    ),
    Log(
        "over the year's end",
        date(2025, 12, 30),
        ranges(periods(date(2025, 6, 14), [28, 29, 28, 28, 29, 28], 6)),
    ),
    Log(
        "over a leap day",
        date(2028, 2, 10),
        ranges(periods(date(2027, 7, 10), [29, 30, 29, 30, 29, 30, 24], 5)),
    ),
    Log(
        "during a period",
        date(2026, 10, 3),
        by_period(periods(date(2026, 5, 14), [28, 28, 28, 28, 28], 3)),
    ),
    Log(
        "a period running since the day before yesterday",
        date(2026, 10, 3),
        ranges(
            [
                *periods(date(2026, 5, 14), [28, 28, 28, 28], 5),
                (date(2026, 10, 1), date(2026, 10, 2)),
            ]
        ),
    ),
    Log(
        "late",
        date(2026, 6, 6),
        ranges(periods(date(2025, 12, 1), [30, 31, 29, 30, 32], 5)),
    ),
    Log(
        "five years, from a spreadsheet",
        date(2026, 11, 20),
        b"\xef\xbb\xbf" + daily(periods(date(2022, 2, 20), IRREGULAR[1:] * 4, 5), ";", "\r\n"),
    ),
]

SILENT = Log(
    "nothing for over a year",
    date(2026, 11, 20),
    ranges(periods(date(2024, 12, 2), [28, 29, 27, 28, 30], 5)),
)

VERY_LATE = [
    Log(
        "eleven days late",
        date(2026, 6, 12),
        ranges(periods(date(2025, 12, 1), [30, 31, 29, 30, 32], 5)),
    ),
    Log(
        "two weeks late, with long periods",
        date(2026, 9, 2),
        ranges(periods(date(2026, 1, 5), [27, 29, 28, 26, 30, 28, 29], 9)),
    ),
    Log(
        "two weeks late, with short cycles",
        date(2026, 8, 31),
        ranges(periods(date(2026, 3, 1), [21, 22, 21, 20, 21, 22, 21], 3)),
    ),
]

"""Reading what other programs wrote: calendars, and the exports of trackers."""

import sys

from programs import (
    BENCH,
    BUILT,
    EVE,
    TODAY,
    CannotRunError,
    compile_with_libical,
    instructions,
    measure,
    needed,
    output,
    python,
)
from rows import Row, judge
from stores import eve, store_of


def bench() -> None:
    libical = compile_with_libical("parse_baseline.c")
    large, foreign = BUILT / "large.ics", BUILT / "foreign.ics"
    large.write_bytes(python("large_calendar.py"))
    foreign.write_bytes(python("foreign_calendar.py"))
    nothing = ("--dry-run", "--store", BUILT / "nobody.db", "--today", TODAY)

    def lint() -> list[float]:
        ours, theirs = measure(9, (EVE, "lint", large), (libical, large))
        return [ours.time / theirs.time, ours.memory / theirs.memory]

    judge(
        lint,
        Row("lint of 20,000 events, time of libical alone", 1),
        Row("lint of 20,000 events, memory of libical alone", 0.5),
    )

    def import_foreign() -> list[float]:
        command = (EVE, "import", foreign, *nothing)
        ours, theirs = measure(9, command, (libical, foreign))
        beside, slow = measure(3, command, (sys.executable, BENCH / "parse_baseline.py", foreign))
        return [ours.time / theirs.time, slow.time / beside.time]

    judge(
        import_foreign,
        Row("import of 10,000 foreign events, time of libical alone", 2),
        Row("import of 10,000 foreign events, speed beside Python", 7, at_least=True),
    )
    bench_return()
    bench_trackers(nothing)


def bench_return() -> None:
    """Twelve months with a forecast dragged to today."""
    store, edited = store_of(5, "return"), BUILT / "edited.ics"
    year = eve(store, "export")
    start = year.rindex("DTSTART;VALUE=DATE:", 0, year.index("STATUS:TENTATIVE"))
    edited.write_text(
        year[:start] + "DTSTART;VALUE=DATE:20261120" + year[start + 27 :], encoding="utf-8"
    )
    command = (EVE, "import", edited, "--dry-run", "--store", store, "--today", TODAY)
    if b"(event " not in output(*command):
        raise CannotRunError("the dragged forecast was not found")
    judge(
        lambda: [instructions(*command)],
        Row("import of twelve months with a dragged forecast", 40, "M"),
    )


def bench_trackers(nothing: tuple[object, ...]) -> None:
    xmllint = needed("xmllint", "test")
    small, apple, clue = BUILT / "small.xml", BUILT / "apple.xml", BUILT / "clue.json"
    python("tracker_data.py", "apple", small, 10_000_000)
    python("tracker_data.py", "apple", apple, 100_000_000)
    python("tracker_data.py", "clue", clue)

    def import_apple() -> list[float]:
        ours, theirs, tenth = measure(
            5,
            (EVE, "import", apple, *nothing),
            (xmllint, "--stream", "--noout", apple),
            (EVE, "import", small, *nothing),
        )
        return [theirs.time / ours.time, ours.memory / tenth.memory]

    judge(
        import_apple,
        Row("import from Apple Health, 100 MB, speed of xmllint", 1, at_least=True),
        Row("import from Apple Health, memory beside a tenth of the file", 1.2),
    )
    apple.unlink()
    judge(
        lambda: [instructions(EVE, "import", clue, *nothing)],
        Row("import of ten years from Clue", 1300, "M"),
    )

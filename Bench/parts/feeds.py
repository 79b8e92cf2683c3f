"""A feed's first answer after a change of the log, beside libical writing the same."""

import json
import re
from statistics import median

from programs import BUILT, CannotRunError, compile_with_libical, output, python
from rows import Row, judge
from stores import Visitor, change_today, eve, serving, store_of


def bench() -> None:
    store = store_of(10, "feeds")
    eve(store, "contraception", "add", "pill", "28+0", "--start", "2025-01-01")
    made = json.loads(eve(store, "feed", "add", "bench", "--past", "6", "--json"))
    path = "/feed/" + made["feed"]["url"].partition("/feed/")[2]
    with serving(store) as served:
        calendar = Visitor(served.line, encoding="identity")
        body = calendar.get(path)[1]
        feed = BUILT / "feed.ics"
        feed.write_bytes(body)
        (BUILT / "export_data.h").write_bytes(python("export_data.py", feed))
        libical = compile_with_libical("export_baseline.c")
        if output(libical) != as_libical(body):
            raise CannotRunError("the C program does not write what the feed holds")

        def first_answers() -> list[float]:
            """The server hears of no change before it is asked. The two take turns."""
            ours: list[float] = []
            theirs: list[float] = []
            for number in range(40):
                change_today(store, number)
                ours.append(calendar.get(path)[0] * 1e9)
                # Several times, as its memory is warm only after the first.
                theirs.append(int(output(libical, 9)))
            return [median(ours) / median(theirs)]

        judge(
            first_answers, Row("a feed's first answer after a change, time of libical alone", 1.5)
        )


def as_libical(calendar: bytes) -> bytes:
    """As libical would write it, which escapes no comma in an X- property."""
    return re.sub(rb"(?m)^X-.*$", lambda line: line[0].replace(rb"\,", b","), calendar)

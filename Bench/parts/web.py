"""What the server executes for a page after a change of the log, ten years of it."""

from rows import Row, judge
from stores import instructions_of_changed_page, typed_store_of

PAGES = {
    "today": ("/", 8),
    "the calendar": ("/calendar", 8),
    "twelve months of the calendar": ("/calendar?months=12", 13),
    "the history": ("/history", 8),
}


def bench() -> None:
    store = typed_store_of(10)
    for name, (path, millions) in PAGES.items():
        judge(
            lambda path=path: [instructions_of_changed_page(store, path)],
            Row(f"{name} after a change", millions, "M"),
        )

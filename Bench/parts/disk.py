"""A page on a slow disk, while another person writes without a pause and while nobody does."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from itertools import count
from statistics import mean
from threading import Event, Thread

from caldav import Client, client_of
from programs import TODAY, CannotRunError, compile_c
from rows import Row, judge
from stores import Visitor, app_password, eve, serving, store_of

PAGES = 60


def bench() -> None:
    slow = compile_c("slow_disk.c", "-shared", "-fPIC", "-ldl")
    store = store_of(5, "disk")
    eve(store, "person", "add", "Other")
    password = app_password(store, "--person", "Other")
    with serving(store, "env", f"LD_PRELOAD={slow}") as served:
        visitor, days = served.visitor(), earlier_days()
        other = client_of(served, password)
        other.make()
        notes = count()

        def pages() -> list[float]:
            alone = page_time(visitor, days)
            with writing(other, notes) as written:
                beside = page_time(visitor, days)
            if not written:
                raise CannotRunError("the other person wrote nothing")
            return [beside / alone]

        judge(pages, Row("a page on a slow disk while another person writes", 2))


def earlier_days() -> Iterator[date]:
    """Days whose pages the server has not kept."""
    for number in count():
        yield date.fromisoformat(TODAY) - timedelta(number)


def page_time(visitor: Visitor, days: Iterator[date]) -> float:
    """The mean, so that each page that waits counts."""
    return mean(visitor.get(f"/calendar/{next(days)}")[0] for _ in range(PAGES))


@contextmanager
def writing(client: Client, notes: Iterator[int]) -> Iterator[list[float]]:
    """The times of the entries that a client puts meanwhile; each of them has to be written."""
    done, written = Event(), []

    def put() -> None:
        while not done.is_set():
            note = next(notes)
            written.append(client.put(note % 100, f" ({note})"))

    thread = Thread(target=put)
    thread.start()
    try:
        yield written
    finally:
        done.set()
        thread.join()

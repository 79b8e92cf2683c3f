"""A host of 10,000 people: what it does while nobody asks, and what one of them waits for.

And one of 1,000 whose programs ask for their feeds while others write and look at pages.
"""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from itertools import count
from statistics import median
from threading import Event
from time import perf_counter, sleep

from caldav import client_of
from many_people import add_people
from programs import CannotRunError, share_of_processor
from rows import Row, judge
from stores import Served, Visitor, app_password, eve, serving, store_of

PEOPLE, FEW = 10_000, 100
ACTIVE, WRITERS = 1_000, 10
# In one second: each feed once an hour, but in a minute, and changes and pages of some people.
FEEDS, WRITES, PAGES = ACTIVE / 60, 20, 10
SECONDS = 20
LATE = 0.05
CONNECTIONS = 16


@contextmanager
def serving_people(count: int) -> Iterator[tuple[Served, list[str]]]:
    store = store_of(5, f"{count}-people")
    eve(store, "feed", "add", "bench")
    paths = add_people(store, count)
    with serving(store) as served:
        yield served, paths


def bench() -> None:
    with serving_people(PEOPLE) as (many, paths), serving_people(FEW) as (few, few_paths):
        sleep(5)
        judge(
            lambda: [share_of_processor(many.process, 20)],
            Row(f"idle with {PEOPLE:,} people, of a processor", 1, "%"),
        )

        def feeds() -> list[float]:
            """Each feed is asked for the first time. The two servers take turns."""
            times: tuple[list[float], list[float]] = ([], [])
            for _ in range(30):
                for taken, served, unasked in zip(
                    times, (many, few), (paths, few_paths), strict=True
                ):
                    taken.append(Visitor(served.line).get(unasked.pop())[0])
            return [median(times[0]) / median(times[1])]

        judge(feeds, Row(f"a feed among {PEOPLE:,} people, time of one among {FEW}", 2))
    active()
    besieged()


def besieged() -> None:
    """One person asks for pages that take long, on many connections; another waits for little."""
    store = store_of(60, "besieged")
    eve(store, "person", "add", "Mia")
    person = ("--person", "Mia")
    eve(store, "log", "2026-11-03..2026-11-07", *person)
    feed = eve(store, "feed", "add", "bench", *person)
    found = re.search(r"/feed/\w+\.ics", feed)
    if not found:
        raise CannotRunError("feed add names no address")
    with serving(store) as served:
        greedy, other = served.visitor(), served.visitor(*person)
        stopped = Event()

        def ask(connection: int) -> None:
            with closing(HTTPConnection("127.0.0.1", served.line.port)) as line:
                visitor = Visitor(line, greedy.cookie)
                for number in count():
                    if stopped.is_set():
                        return
                    # A page that nobody has asked for is made.
                    visitor.get(f"/insights?span=all&asked={connection}-{number}")

        def waits() -> tuple[float, float]:
            pages, feeds = [], []
            for _ in range(200):
                pages.append(other.get("/")[0])
                feeds.append(other.get(found[0])[0])
                sleep(0.01)
            return median(pages), median(feeds)

        def ratios() -> list[float]:
            alone = waits()
            stopped.clear()
            with ThreadPoolExecutor(CONNECTIONS) as pool:
                asked = [pool.submit(ask, number) for number in range(CONNECTIONS)]
                sleep(1)
                beside = waits()
                stopped.set()
            for one in asked:
                one.result()
            return [beside[0] / alone[0], beside[1] / alone[1]]

        judge(
            ratios,
            Row(f"a kept page beside {CONNECTIONS} connections of one person, time alone", 2),
            Row(f"a feed beside {CONNECTIONS} connections of one person, time alone", 2),
        )


def active() -> None:
    with (
        serving_people(ACTIVE) as (served, paths),
        closing(HTTPConnection("127.0.0.1", served.line.port)) as line,
    ):
        people = [("--person", f"person {number}") for number in range(WRITERS)]
        clients = [client_of(served, app_password(served.store, *person)) for person in people]
        visitors = [served.visitor(*person) for person in people]
        for client in clients:
            client.make()
        program = Visitor(line)
        pages = ("/", "/calendar", "/alarms", "/alarms/ringing", "/plan")

        def write(number: int) -> float:
            return clients[number % WRITERS].put(number % 100, f" ({perf_counter()})")

        def page(number: int) -> float:
            return visitors[number % WRITERS].get(pages[number % len(pages)])[0]

        def feed(number: int) -> float:
            return program.get(paths[number % len(paths)])[0]

        def late() -> list[float]:
            with ThreadPoolExecutor() as threads:
                load = [
                    threads.submit(paced, ask, rate)
                    for ask, rate in ((write, WRITES), (page, PAGES), (feed, FEEDS))
                ]
                _, *waits = [times.result() for times in load]
            return [100 * sum(wait > LATE for wait in times) / len(times) for times in waits]

        judge(
            late,
            Row(f"pages of {ACTIVE:,} active people that take more than 50 ms", 1, "%"),
            Row(f"feeds of {ACTIVE:,} active people that take more than 50 ms", 1, "%"),
        )


def paced(ask: Callable[[int], float], rate: float) -> list[float]:
    """What each of so many requests a second took, for some seconds."""
    times, start = [], perf_counter()
    for number in range(int(rate * SECONDS)):
        sleep(max(0, start + number / rate - perf_counter()))
        times.append(ask(number))
    return times

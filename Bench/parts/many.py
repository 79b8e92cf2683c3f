"""A host of 10,000 people: what it does while nobody asks, and what one of them waits for."""

from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import sleep

from many_people import add_people
from programs import share_of_processor
from rows import Row, judge
from stores import Served, Visitor, eve, serving, store_of

PEOPLE, FEW = 10_000, 100


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

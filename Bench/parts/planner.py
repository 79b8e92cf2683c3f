"""Pages of a person with as many cards and to-dos as there is room for, beside one with few."""

import re
from collections.abc import Callable
from itertools import count
from statistics import median

from programs import CannotRunError
from rows import Row, judge
from stores import Visitor, add_cards, add_todos, serving, store_of, touch

CARDS, TODOS, FEW = 19_000, 2_000, 20


def bench() -> None:
    full, small = store_of(5, "full"), store_of(5, "small")
    for store, cards, todos in ((full, CARDS, TODOS), (small, FEW, FEW)):
        add_todos(store, todos, alarms=True)
        add_cards(store, cards, "Words")
    with serving(full) as served, serving(small) as other:
        visitors = served.visitor(), other.visitor()
        stores = dict(zip(visitors, (full, small), strict=True))

        def after_change(visitor: Visitor, path: str) -> float:
            touch(stores[visitor])
            return visitor.get(path)[0]

        for path in ("/alarms", "/alarms/ringing"):
            judge(
                lambda path=path: [ratio(visitors, lambda visitor: after_change(visitor, path))],
                Row(f"{path} after a change, {CARDS:,} cards, {TODOS:,} to-dos that ring", 2),
            )
        quizzes = {visitor: f"{deck(visitor)}/quiz?seed=1&at=" for visitor in visitors}
        turn = count()
        judge(
            # Each is asked for a card of its own: the server keeps a page.
            lambda: [
                ratio(
                    visitors,
                    lambda visitor: visitor.get(f"{quizzes[visitor]}{next(turn) // 2 % FEW}")[0],
                )
            ],
            Row(f"a quiz card, {CARDS:,} cards, time of {FEW}", 5),
        )


def ratio(visitors: tuple[Visitor, Visitor], ask: Callable[[Visitor], float]) -> float:
    """They take turns."""
    times = [[ask(visitor) for visitor in visitors] for _ in range(5)]
    ours, theirs = zip(*times, strict=True)
    return median(ours) / median(theirs)


def deck(visitor: Visitor) -> str:
    found = re.search(r"/cards/\w{32}", visitor.text("/cards"))
    if not found:
        raise CannotRunError("there is no deck")
    return found[0]

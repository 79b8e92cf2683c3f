"""What is exported and judged: logs, doors and options, so that every two of them meet."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from catalogue import LANGUAGES
from logs import LOGS, Log
from tool import IS_WHOLE

KINDS = ("periods", "fertile", "ovulation")

# A title of each kind that is hard to write: escapes, a fold within a letter, no spaces.
HARD_TITLES = {
    "period": 'Erdbeerwoche 🍓, ganz \\ ruhig; "bis bald" ' + "ж" * 60 + " 👩‍👩‍👧‍👦",
    "fertile": "Fenêtre fertile: " + "日本語の題名" * 12,
    "ovulation": "e\u0301" * 70,
}


@dataclass(frozen=True)
class Case:
    log: Log
    door: str
    include: tuple[str, ...]
    titles: str
    client: str
    months: int
    past: int
    alarms: bool
    language: str = "en"

    def __str__(self) -> str:
        return (
            f"{self.log}, {self.door}, {'+'.join(self.include)}, {self.titles} titles, "
            f"for {self.client}, {self.past} months back, {self.months} ahead, "
            f"{'' if self.alarms else 'no '}alarms, {self.language}"
        )

    def export_options(self, titles_file: str) -> list[str]:
        titles = titles_file if self.titles == "own" else self.titles
        options = [f"--include={','.join(self.include)}", "--titles", titles]
        options += ["--for", self.client, "--months", str(self.months), "--past", str(self.past)]
        options += ["--lang", self.language]
        return options if self.alarms else [*options, "--no-alarms"]


FACTORS: list[tuple[Any, ...]] = [
    tuple(LOGS),
    ("file", "store"),
    tuple(kinds for n in (3, 2, 1) for kinds in combinations(KINDS, n)),
    ("plain", "neutral", "own"),
    ("generic", "apple", "google", "outlook", "thunderbird", "davx5"),
    (12, 1, 36),
    (6, 0, 60),
    (True, False),
    LANGUAGES,
]


# Which two factors meet, and in which choice of each.
Meeting = tuple[int, int, int, int]


def meetings(row: dict[int, int], factor: int, choice: int) -> set[Meeting]:
    """What a choice meets among those that a row has made already."""
    return {
        (other, factor, made, choice) if other < factor else (factor, other, choice, made)
        for other, made in row.items()
        if other != factor
    }


def every_pair(sizes: list[int]) -> Iterator[list[int]]:
    """Few rows of choices in which any two choices of different factors meet at least once.

    Greedy: each row starts with a meeting that is still missing and takes, factor by factor, the
    choice that adds most.
    """
    factors = range(len(sizes))
    missing = {
        (a, b, x, y)
        for a, b in combinations(factors, 2)
        for x, y in product(range(sizes[a]), range(sizes[b]))
    }
    while missing:
        a, b, x, y = min(missing)
        row = {a: x, b: y}
        for factor in factors:
            if factor not in row:
                gains = [len(meetings(row, factor, n) & missing) for n in range(sizes[factor])]
                row[factor] = gains.index(max(gains))
        for factor in factors:
            missing -= meetings(row, factor, row[factor])
        yield [row[factor] for factor in factors]


def every_choice(rows: list[list[int]]) -> list[list[int]]:
    """Few of the rows, in which each choice of each factor is made, and many of their pairs meet.

    Greedy: each adds most choices that are still missing, and among those that do, most pairs.
    """
    made: set[tuple[int, int]] = set()
    met: set[Meeting] = set()
    few: list[list[int]] = []

    def gain(row: list[int]) -> tuple[int, int]:
        return len(choices(row) - made), len(pairs(row) - met)

    while gain(best := max(rows, key=gain))[0]:
        few.append(best)
        made |= choices(best)
        met |= pairs(best)
    return few


def choices(row: list[int]) -> set[tuple[int, int]]:
    return set(enumerate(row))


def pairs(row: list[int]) -> set[Meeting]:
    return {(a, b, x, y) for (a, x), (b, y) in combinations(enumerate(row), 2)}


def case(row: list[int]) -> Case:
    return Case(*(choices[n] for choices, n in zip(FACTORS, row, strict=True)))


ROWS = list(every_pair([len(choices) for choices in FACTORS]))
CASES = [case(row) for row in ROWS]
# For programs that take seconds to read a calendar.
FEW_CASES = CASES if IS_WHOLE else [case(row) for row in every_choice(ROWS)]

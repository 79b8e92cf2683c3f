"""The rows of `make bench`: what is aimed at, what was measured, and whether that is reached.

What else the machine does makes a run slower, and never three in a row by chance: a row that misses
is measured again, and has missed when three runs have. Every figure is a ratio to something that is
measured beside it, or a count.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

RUNS = 3
MOVED = 0.1


@dataclass
class Row:
    """Names are those of the file of ratios, by which two runs are compared."""

    name: str
    target: float
    unit: str = "x"
    at_least: bool = False
    values: list[float] = field(default_factory=list)

    @property
    def is_reached(self) -> bool:
        return any(
            value >= self.target if self.at_least else value <= self.target for value in self.values
        )

    @property
    def verdict(self) -> str:
        if not self.is_reached:
            return f"missed ({', '.join(f'{value:.2f}' for value in self.values)})"
        return "reached" if len(self.values) == 1 else f"reached in run {len(self.values)}"

    def __str__(self) -> str:
        aim = f"{'at least' if self.at_least else 'at most'} {self.target:g} {self.unit}"
        return f"  {self.name:<66}{self.values[-1]:10.2f} {self.unit:<3} {aim:<18} {self.verdict}"


rows: list[Row] = []
"""Those that were judged, in their order."""


def judge(measure: Callable[[], Sequence[float]], *judged: Row) -> None:
    """Prints rows whose figures come from one measurement, which is made again where one misses."""
    for _ in range(RUNS):
        for row, value in zip(judged, measure(), strict=True):
            if not row.is_reached:
                row.values.append(value)
        if all(row.is_reached for row in judged):
            break
    for row in judged:
        print(row, flush=True)
    rows.extend(judged)


def write(file: Path) -> None:
    said = [asdict(row) | {"verdict": row.verdict} for row in rows]
    file.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")


def summary() -> str:
    reached = sum(row.is_reached for row in rows)
    return f"{reached} reached, {len(rows) - reached} missed"


def moved(before: Path, after: Path) -> list[str]:
    """A line for each row that moved by more than a tenth from one file of ratios to another."""
    old, new = (
        {row["name"]: median(row["values"]) for row in json.loads(file.read_text(encoding="utf-8"))}
        for file in (before, after)
    )
    return [
        f"  {name:<66}{old[name]:10.2f} -> {value:.2f}"
        for name, value in new.items()
        if name in old and abs(value - old[name]) > MOVED * abs(old[name])
    ]

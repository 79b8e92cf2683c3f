"""A clock that stands still until a test moves it, for programs of a debug build.

The program's side is `Sources/Machine/TestClock.swift`.
"""

import mmap
import time
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from limits import PATIENCE
from tool import BINARY

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


@cache
def has_clock(program: Path) -> bool:
    return b"EVE_ICS_CLOCK" in program.read_bytes()


class Clock:
    """One for each program that waits: it says there that it has done all there was to do."""

    def __init__(self, file: Path, now: datetime = NOON, program: Path = BINARY) -> None:
        assert has_clock(program), (
            f"{program} is no debug build, and only those take a test's clock"
        )
        file.write_bytes(bytes(16))
        with file.open("r+b") as opened:
            self._words = memoryview(mmap.mmap(opened.fileno(), 16)).cast("q")
        self.environment = {"EVE_ICS_CLOCK": str(file)}
        self.now = now

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(self._words[0], UTC)

    @now.setter
    def now(self, now: datetime) -> None:
        """Moves it, and waits for nothing."""
        self._words[0] = int(now.timestamp())

    def begin(self) -> None:
        """A program starts: what another one did at this second does not count."""
        self._words[1] = 0

    def rest(self) -> None:
        """Waits until the program has done all that there is to do at this second."""
        end = time.monotonic() + PATIENCE
        while self._words[1] != self._words[0]:
            assert time.monotonic() < end, f"at {self.now} it has not come to rest"
            time.sleep(0.005)

    def forward(self, **span: float) -> None:
        self.now += timedelta(**span)
        self.rest()

"""calcurse, a calendar program for the terminal: import, then ask what is on each day."""

import re
import subprocess
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

from exports import Exported
from limits import PATIENCE
from tool import installed

# ISO dates, in and out.
DATES = ["--input-datefmt", "4", "--output-datefmt", "%F"]


class Calcurse:
    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(self, *arguments: object) -> str:
        folders = ["--datadir", self.home / "data", "--confdir", self.home / "settings"]
        done = subprocess.run(
            [installed("calcurse", "test"), *map(str, [*folders, *DATES, *arguments])],
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.home), "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        assert not done.stderr
        return done.stdout

    def days(self, first: date, last: date) -> Counter[tuple[date, str]]:
        """How often each title stands on each day."""
        found: Counter[tuple[date, str]] = Counter()
        day = None
        for line in self("--query", "--from", first, "--to", last).splitlines():
            if re.fullmatch(r"\d{4}-\d\d-\d\d:", line):
                day = date.fromisoformat(line[:-1])
            elif line:
                assert day is not None
                assert line.startswith(" * "), line
                found[day, line[3:]] += 1
        return found


def test_shows_each_event_on_each_of_its_days(exported: Exported, tmp_path: Path) -> None:
    calcurse = Calcurse(tmp_path)
    said = calcurse("--import", exported.path)
    count = len(exported.expected)
    assert re.search(rf"\b0 apps / {count} events? / 0 todos / 0 skipped", said), said

    wanted: Counter[tuple[date, str]] = Counter()
    for event in exported.expected:
        for n in range((event.last - event.first).days + 1):
            wanted[event.first + timedelta(n), event.title] += 1
    days = [day for day, _ in wanted]
    month = timedelta(31)
    assert calcurse.days(min(days) - month, max(days) + month) == wanted

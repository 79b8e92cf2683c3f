"""The judgement of khal, a calendar program for the terminal: import, then list."""

import subprocess
from datetime import date, timedelta
from pathlib import Path

import pytest
from events import Event
from exports import Exported
from tool import installed

CONFIGURATION = """\
[calendars]
[[year]]
path = {home}/calendar
[default]
default_calendar = year
[locale]
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
timeformat = %H:%M
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = {zone}
default_timezone = {zone}
"""


PATIENCE = 120
"""How many seconds it may take: it waits for the disk after each event, and reads all of them."""


class Khal:
    """khal in a home of its own."""

    def __init__(self, home: Path, zone: str = "UTC") -> None:
        self.home = home
        (home / "calendar").mkdir()
        (home / "khal.conf").write_text(CONFIGURATION.format(home=home, zone=zone))

    def __call__(self, *arguments: object, typed: str = "") -> str:
        done = subprocess.run(
            [
                installed("khal", "test"),
                "--config",
                self.home / "khal.conf",
                *map(str, arguments),
            ],
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.home), "LC_ALL": "C.UTF-8"},
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        assert "critical" not in done.stderr.lower(), done.stderr
        return done.stdout


def listed(line: str) -> Event:
    first, last, status, bell, title = line.split("\t")
    event = Event(date.fromisoformat(first), date.fromisoformat(last), title, status.strip())
    assert not bell or event.status == "TENTATIVE"
    return event


@pytest.fixture(scope="session")
def imported(few_exported: Exported, tmp_path_factory: pytest.TempPathFactory) -> Khal:
    khal = Khal(tmp_path_factory.mktemp("khal"))
    khal("import", "--batch", few_exported.path)
    return khal


def files(khal: Khal) -> int:
    return len(list((khal.home / "calendar").iterdir()))


def test_lists_what_is_forecast(few_exported: Exported, imported: Khal) -> None:
    # Not for all times, for khal looks at each day by itself; there is a file for each event, so
    # that none can be on another day if their number is right.
    days = [day for event in few_exported.expected for day in (event.first, event.last)]
    days = days or [date(2026, 1, 1)]
    span = (min(days) - timedelta(100), max(days) + timedelta(100))
    # One line for each event, and one that names the day before the events that begin on it.
    form = "{start-long}\t{end-long}\t{status}\t{alarm-symbol}\t{title}"
    lines = imported("list", "--once", "--format", form, *span).splitlines()
    events = sorted(listed(line) for line in lines if "\t" in line)
    wanted = sorted(
        Event(event.first, event.last, event.title, event.status) for event in few_exported.expected
    )
    assert events == wanted
    assert files(imported) == len(wanted)


def test_importing_twice_doubles_nothing(few_exported: Exported, imported: Khal) -> None:
    imported("import", "--batch", few_exported.path)
    assert files(imported) == len(few_exported.expected)

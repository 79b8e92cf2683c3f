"""The judgement of khal, a calendar program for the terminal: import, then list."""

import subprocess
from datetime import date
from pathlib import Path

from events import Event
from exports import Exported

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


class Khal:
    """khal in a home of its own."""

    def __init__(self, home: Path, zone: str = "UTC") -> None:
        self.home = home
        (home / "calendar").mkdir()
        (home / "khal.conf").write_text(CONFIGURATION.format(home=home, zone=zone))

    def __call__(self, *arguments: object, typed: str = "") -> str:
        done = subprocess.run(
            ["/usr/bin/khal", "--config", self.home / "khal.conf", *map(str, arguments)],
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.home), "LC_ALL": "C.UTF-8"},
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr
        assert "critical" not in done.stderr.lower(), done.stderr
        return done.stdout


def listed(line: str) -> Event:
    first, last, status, bell, title = line.split("\t")
    event = Event(date.fromisoformat(first), date.fromisoformat(last), title, status.strip())
    assert not bell or event.status == "TENTATIVE"
    return event


def test_lists_what_is_forecast(exported: Exported, tmp_path: Path) -> None:
    khal = Khal(tmp_path)
    khal("import", "--batch", exported.path)
    # One line for each event, and one that names the day before the events that begin on it.
    form = "{start-long}\t{end-long}\t{status}\t{alarm-symbol}\t{title}"
    lines = khal("list", "--once", "--format", form, "1990-01-01", "2100-01-01").splitlines()
    events = sorted(listed(line) for line in lines if "\t" in line)
    wanted = sorted(
        Event(event.first, event.last, event.title, event.status) for event in exported.expected
    )
    assert events == wanted


def test_importing_twice_doubles_nothing(exported: Exported, tmp_path: Path) -> None:
    khal = Khal(tmp_path)
    khal("import", "--batch", exported.path)
    khal("import", "--batch", exported.path)
    assert len(list((tmp_path / "calendar").iterdir())) == len(exported.expected)

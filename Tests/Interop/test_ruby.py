"""The judgement of Ruby's icalendar, which shares no code with any of the Python packages."""

import json
import subprocess
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest
from events import Event
from exports import Exported

READER = Path(__file__).with_name("read_with_ruby.rb")


@pytest.fixture(scope="session")
def reader() -> Iterator[subprocess.Popen[str]]:
    """Reads one file after another: to start it takes longer than to read."""
    with subprocess.Popen(
        ["/usr/bin/ruby", READER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process


def test_reads_what_is_forecast(exported: Exported, reader: subprocess.Popen[str]) -> None:
    assert reader.stdin
    assert reader.stdout
    reader.stdin.write(f"{exported.path}\n")
    reader.stdin.flush()
    understood = json.loads(reader.stdout.readline())
    assert isinstance(understood, list), understood
    events = []
    for event in understood:
        # No time of day in either, or this raises.
        start, end = date.fromisoformat(event["start"]), date.fromisoformat(event["end"])
        midnight = datetime.combine(start, time())
        rings = sorted(midnight + timedelta(minutes=n) for n in event["triggers"])
        last = end - timedelta(1)
        events.append(Event(start, last, event["title"], event["status"], tuple(rings)))
    assert sorted(events) == exported.expected

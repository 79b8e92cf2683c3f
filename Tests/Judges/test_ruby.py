"""The judgement of Ruby's icalendar, which shares no code with any of the Python packages."""

import json
import subprocess
from datetime import date, datetime, time, timedelta
from pathlib import Path

from events import Event
from exports import Exported

READER = Path(__file__).with_name("read_with_ruby.rb")


def test_reads_what_is_forecast(exported: Exported) -> None:
    done = subprocess.run(
        ["/usr/bin/ruby", READER, exported.path], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    events = []
    for event in json.loads(done.stdout):
        # No time of day in either, or this raises.
        start, end = date.fromisoformat(event["start"]), date.fromisoformat(event["end"])
        midnight = datetime.combine(start, time())
        rings = sorted(midnight + timedelta(minutes=n) for n in event["triggers"])
        last = end - timedelta(1)
        events.append(Event(start, last, event["title"], event["status"], tuple(rings)))
    assert sorted(events) == exported.expected

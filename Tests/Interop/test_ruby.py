"""The judgement of Ruby's icalendar."""

from datetime import date, datetime, time, timedelta

from events import Event
from exports import Exported
from ruby import Reader


def test_reads_what_is_forecast(exported: Exported, read_with_ruby: Reader) -> None:
    events = []
    for event in read_with_ruby(exported.path):
        # No time of day in either, or this raises.
        start, end = date.fromisoformat(event["start"]), date.fromisoformat(event["end"])
        midnight = datetime.combine(start, time())
        rings = sorted(midnight + timedelta(minutes=n) for n in event["triggers"])
        last = end - timedelta(1)
        events.append(Event(start, last, event["title"], event["status"], tuple(rings)))
    assert sorted(events) == exported.expected

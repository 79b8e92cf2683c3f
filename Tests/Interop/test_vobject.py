"""The judgement of the Python package vobject, which Radicale serves calendars with."""

from datetime import date, datetime, time, timedelta

import vobject
from events import Event
from exports import Exported


def test_reads_what_is_forecast(exported: Exported) -> None:
    calendar = vobject.readOne(exported.data.decode())
    assert calendar.validate()
    events = []
    for event in calendar.contents.get("vevent", []):
        start, end = event.dtstart.value, event.dtend.value
        assert type(start) is date
        midnight = datetime.combine(start, time())
        alarms = event.contents.get("valarm", [])
        rings = sorted(midnight + alarm.trigger.value for alarm in alarms)
        title, status = event.summary.value, event.status.value
        events.append(Event(start, end - timedelta(1), title, status, tuple(rings)))
    assert sorted(events) == exported.expected

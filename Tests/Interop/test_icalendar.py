"""The judgement of the Python package icalendar."""

from datetime import date, datetime, time

import icalendar
from events import Event
from exports import Exported


def read_event(event: icalendar.Event) -> Event:
    assert not event.errors
    start, end = event.decoded("DTSTART"), event.decoded("DTEND")
    assert type(start) is date
    assert type(end) is date
    midnight = datetime.combine(start, time())
    rings = sorted(midnight + alarm.decoded("TRIGGER") for alarm in event.walk("VALARM"))
    last = date.fromordinal(end.toordinal() - 1)
    return Event(start, last, str(event["SUMMARY"]), str(event["STATUS"]), tuple(rings))


def test_reads_what_is_forecast_and_works_out_when_it_rings(exported: Exported) -> None:
    calendar = icalendar.Calendar.from_ical(exported.data)
    assert not calendar.errors
    events = calendar.walk("VEVENT")
    assert sorted(map(read_event, events)) == exported.expected
    # Its own reckoning of alarms, which a calendar program would ask.
    rings = [alarm.trigger for event in events for alarm in event.alarms.times]
    wanted = [ring for event in exported.expected for ring in event.rings]
    assert sorted(ring.replace(tzinfo=None) for ring in rings) == sorted(wanted)

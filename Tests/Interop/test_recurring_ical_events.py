"""The judgement of recurring-ical-events: what is on which day."""

from collections import Counter
from datetime import date, timedelta

import icalendar
import recurring_ical_events
from exports import Exported


def test_finds_each_event_on_each_of_its_days_and_no_other(exported: Exported) -> None:
    calendar = recurring_ical_events.of(icalendar.Calendar.from_ical(exported.data))
    wanted: Counter[tuple[date, str]] = Counter()
    for event in exported.expected:
        for n in range((event.last - event.first).days + 1):
            wanted[event.first + timedelta(n), event.title] += 1

    found: Counter[tuple[date, str]] = Counter()
    days = {day for day, _ in wanted}
    for day in days | {day + timedelta(n) for day in days for n in (-1, 1)}:
        for event in calendar.at(day):
            found[day, str(event["SUMMARY"])] += 1
    assert found == wanted
    ever = calendar.between(date(1900, 1, 1), date(2200, 1, 1))
    assert len(list(ever)) == len(exported.expected)

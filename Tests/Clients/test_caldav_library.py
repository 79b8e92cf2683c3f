"""Python's caldav, on which many programs rest, finds the calendar and edits it."""

from collections.abc import Iterator
from datetime import date, timedelta

import caldav
import pytest
from accounts import BEGUN, EXPECTED, LATER, Account
from caldav.lib.error import AuthorizationError
from feeds import entries


@pytest.fixture
def calendar(account: Account) -> Iterator[caldav.Calendar]:
    """The only one that is found from the bare address."""
    with caldav.DAVClient(account.url, username="anybody", password=account.password) as client:
        [calendar] = client.principal().calendars()
        yield calendar


def shown(calendar: caldav.Calendar) -> list[object]:
    return entries(*(event.data.encode() for event in calendar.events()))


def period(calendar: caldav.Calendar, start: date) -> caldav.Event:
    days = {"start": start, "end": start + timedelta(1), "event": True}
    events = calendar.search(**days)
    [event] = [e for e in events if e.icalendar_component["SUMMARY"] == "Period"]
    return event


def move(event: caldav.Event, first: date, last: date) -> None:
    with event.edit_icalendar_component() as component:
        component["DTSTART"].dt = first
        component["DTEND"].dt = last + timedelta(1)
    event.save()


def test_finds_the_calendar_and_all_of_it(calendar: caldav.Calendar, account: Account) -> None:
    assert shown(calendar) == account.held()


def test_a_forecast_dragged_to_today_has_begun(calendar: caldav.Calendar, account: Account) -> None:
    synced = calendar.objects_by_sync_token(load_objects=True)
    assert len(list(synced)) == len(account.held())
    move(period(calendar, EXPECTED), BEGUN[0], BEGUN[-1])
    assert account.logged()[-1] == (BEGUN[0], BEGUN[-1])
    assert EXPECTED not in account.forecast()

    synced.sync()
    assert entries(*(event.data.encode() for event in synced)) == account.held()


def test_a_period_is_added_and_deleted(calendar: caldav.Calendar, account: Account) -> None:
    before = account.logged()
    july = date(2026, 7, 6)
    calendar.add_event(dtstart=july, dtend=july + timedelta(5), summary="Period")
    assert (july, july + timedelta(4)) in account.logged()
    period(calendar, july).delete()
    assert account.logged() == before


def test_a_forecast_is_hidden_or_refused(calendar: caldav.Calendar, account: Account) -> None:
    event = period(calendar, LATER)
    with pytest.raises(AuthorizationError, match="Forbidden"):
        move(event, LATER - timedelta(2), LATER + timedelta(2))
    assert LATER in account.forecast()
    period(calendar, LATER).delete()
    assert LATER not in account.forecast()
    account.household.eve("unhide")
    assert LATER in account.forecast()
    assert shown(calendar) == account.held()

"""Python's caldav, on which many programs rest, finds the calendar and edits it."""

from collections.abc import Iterator
from datetime import date, timedelta

import caldav
import icalendar
import pytest
from accounts import LATER, Account
from caldav.lib.error import AuthorizationError, ETagMismatchError
from caldav_journeys import Journeys, Program
from feeds import entries
from journeys import Annotate, Confirm, Delete, Edit, Move, Ring, Write

ERRORS = {403: AuthorizationError, 412: ETagMismatchError}


class Library(Program):
    def __init__(self, account: Account, calendar: caldav.Calendar) -> None:
        self.account = account
        self.calendar = calendar
        self.synced = calendar.objects_by_sync_token(load_objects=True)

    def objects(self) -> list[bytes]:
        return [event.data.encode() for event in self.synced]

    def sync(self) -> None:
        self.synced.sync()

    def find(self, edit: Edit) -> caldav.Event:
        [event] = [e for e in self.synced if e.icalendar_component["UID"] == self.uid(edit)]
        return event

    def edit(self, edit: Edit) -> None:
        if isinstance(edit, Write):
            first, last = edit.days[0], edit.days[-1]
            self.calendar.add_event(dtstart=first, dtend=last + timedelta(1), summary=edit.title)
            return
        event = self.find(edit)
        if isinstance(edit, Delete):
            event.delete()
            return
        with event.edit_icalendar_component() as component:
            change(component, edit)
        event.save()

    def expect_refused(self, edit: Edit, status: int = 403) -> None:
        with pytest.raises(ERRORS[status]):
            self.edit(edit)


def change(event: icalendar.Event, edit: Edit) -> None:
    match edit:
        case Move(days=days):
            event["DTSTART"].dt = days[0]
            event["DTEND"].dt = days[-1] + timedelta(1)
        case Annotate(line=line):
            event["DESCRIPTION"] = f"{event['DESCRIPTION']}\n{line}"
        case Ring(days_before=days):
            event.walk("VALARM")[0]["TRIGGER"].dt = timedelta(hours=9) - timedelta(days)
        case Confirm():
            event["STATUS"] = "CONFIRMED"


@pytest.fixture
def program(account: Account) -> Iterator[Library]:
    """With the only calendar that is found from the bare address."""
    with caldav.DAVClient(account.url, username="anybody", password=account.password) as client:
        [calendar] = client.principal().calendars()
        yield Library(account, calendar)


class TestLibrary(Journeys):
    def test_a_search_for_a_day_finds_what_is_on_it(self, program: Library) -> None:
        day: date = LATER + timedelta(2)
        events = program.calendar.search(start=day, end=day + timedelta(1), event=True)
        [found] = entries(*(event.data.encode() for event in events))
        assert found == program.account.period(LATER)

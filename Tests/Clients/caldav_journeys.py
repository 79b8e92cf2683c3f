"""What she does in a calendar program that signs in, and what has to come of it, for all alike."""

from abc import ABC, abstractmethod
from datetime import date

import pytest
from accounts import BEGUN, EXPECTED, LAST, LATER, Account, named
from feeds import Entry, entries
from journeys import Annotate, Confirm, Delete, Edit, Move, Ring, Write, span

REFUSED = Move(LATER, span("2026-12-19", "2026-12-23"), ())
"""A forecast can't be moved within the future."""


class Program(ABC):
    """A calendar program that holds the cycle calendar of an account."""

    account: Account

    @abstractmethod
    def objects(self) -> list[bytes]:
        """What it shows, as one calendar or several."""

    @abstractmethod
    def sync(self) -> None:
        """Has it look for what is new."""

    @abstractmethod
    def edit(self, edit: Edit) -> None:
        """Does so, and sends it to the server, which takes it."""

    @abstractmethod
    def expect_refused(self, edit: Edit, status: int = 403) -> None:
        """The same, and its user is told that the server won't have it."""

    def entries(self) -> list[Entry]:
        return entries(*self.objects())

    def expect_same(self) -> None:
        """It shows what the server holds after its next sync."""
        self.sync()
        assert self.entries() == self.account.held()

    def uid(self, edit: Edit) -> str | None:
        """Of the event that is edited."""
        if isinstance(edit, Write):
            return None
        return self.account.uid(edit.title, edit.start)


class Journeys:
    """To be tried with each program: its tests have a fixture `program`."""

    def test_finds_the_calendar_and_shows_what_changes(self, program: Program) -> None:
        program.expect_same()
        assert len(program.entries()) > 20
        program.account.change()
        program.expect_same()

    def test_a_forecast_dragged_to_today_has_begun(self, program: Program) -> None:
        account = program.account
        program.edit(Move(EXPECTED, BEGUN, BEGUN))
        assert account.logged()[-1] == (BEGUN[0], BEGUN[-1])
        assert EXPECTED not in account.forecast()
        program.expect_same()

    # The day on which the forecast and today are the same.
    @pytest.mark.parametrize("today", [date(2026, 11, 24)])
    def test_a_forecast_that_has_come_is_confirmed(self, program: Program, today: date) -> None:
        program.edit(Confirm(today))
        assert program.account.logged()[-1] == (today, today)
        program.expect_same()

    def test_a_period_stretched_moved_or_deleted_corrects_the_log(self, program: Program) -> None:
        account, before = program.account, program.account.logged()[:-1]
        for days in (span("2026-10-24", "2026-10-30"), span("2026-10-23", "2026-10-29")):
            program.edit(Move(account.logged()[-1][0], days, days))
            assert account.logged() == [*before, (days[0], days[-1])]
            program.expect_same()
        program.edit(Delete(days[0], days))
        assert account.logged() == before
        program.expect_same()

    def test_edits_one_upon_the_other_all_arrive(self, program: Program) -> None:
        """Without a look for what is new between them."""
        account, before = program.account, program.account.logged()[:-1]
        for days in (span("2026-10-24", "2026-10-30"), span("2026-10-23", "2026-10-29")):
            program.edit(Move(account.logged()[-1][0], days, days))
        assert account.logged() == [*before, (days[0], days[-1])]
        program.expect_same()

    def test_an_edit_of_what_has_changed_since_is_not_taken(self, program: Program) -> None:
        account = program.account
        account.household.eve("log", "2026-10-31")
        logged = account.logged()
        program.expect_refused(Move(LAST[0], span("2026-10-24", "2026-10-30"), ()), 412)
        assert account.logged() == logged
        program.expect_same()

    def test_a_new_period_is_logged(self, program: Program) -> None:
        program.edit(Write("Period", span("2026-07-06", "2026-07-10")))
        assert (date(2026, 7, 6), date(2026, 7, 10)) in program.account.logged()
        program.expect_same()

    def test_an_appointment_is_kept_beside_the_cycle(self, program: Program) -> None:
        account, before = program.account, program.account.objects()
        day = date(2026, 12, 1)
        program.edit(Write("Dentist", (day,)))
        [written] = set(account.objects()) - set(before)
        assert b"SUMMARY:Dentist" in written
        program.sync()
        assert named(*program.objects()) == named(*before, written)
        program.edit(Delete(day, (day,), "Dentist"))
        assert account.objects() == before
        program.expect_same()

    def test_an_alarm_changes_the_reminders_of_its_kind(self, program: Program) -> None:
        account = program.account
        assert account.rings("period") == [1, 0]
        program.edit(Ring(LATER, 3))
        assert account.rings("period") == [3, 0]
        program.expect_same()

    def test_a_line_added_is_a_note(self, program: Program) -> None:
        program.edit(Annotate(LAST[0], "In the mountains"))
        assert program.account.recorded(LAST[0])["note"] == "In the mountains"
        program.expect_same()

    def test_a_dose_that_is_deleted_was_skipped(self, program: Program) -> None:
        account, day = program.account, date(2026, 11, 15)
        course = ["pill", "21+7", "--start", "2026-10-26", "--end", "2026-12-06"]
        account.household.eve("contraception", "add", *course)
        program.expect_same()
        assert account.recorded(day) == {}
        program.edit(Delete(day, span(str(day)), "Pill"))
        assert account.recorded(day) == {"date": str(day), "pill": "skipped"}
        program.expect_same()

    def test_a_forecast_is_hidden_until_it_is_brought_back(self, program: Program) -> None:
        account, before = program.account, program.account.logged()
        program.edit(Delete(LATER, span(str(LATER))))
        assert account.logged() == before
        assert LATER not in account.forecast()
        program.expect_same()

        account.household.eve("unhide")
        assert LATER in account.forecast()
        program.expect_same()

    def test_a_forecast_that_cannot_be_moved_is_restored(self, program: Program) -> None:
        account = program.account
        before = [entry.event for entry in account.held()]
        program.expect_refused(REFUSED)
        assert [entry.event for entry in account.held()] == before
        program.expect_same()

"""Thunderbird signs in from the bare address, and what is edited there corrects the log."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from accounts import LAST, Account
from caldav_journeys import Journeys, Program
from journeys import Copy, Edit, span
from test_thunderbird import step
from thunderbird import Thunderbird


@pytest.fixture(scope="module")
def thunderbird(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Thunderbird]:
    program = Thunderbird(tmp_path_factory.mktemp("thunderbird") / "home", "Europe/Amsterdam")
    yield program
    program.end()


class Calendar(Program):
    """Kept by Thunderbird for when there is no network."""

    def __init__(self, thunderbird: Thunderbird, account: Account, folder: Path) -> None:
        self.thunderbird = thunderbird
        self.account = account
        self.path = folder / "shown.ics"
        self.do()

    def do(self, *steps: list[Any]) -> dict[str, bool]:
        account = self.account
        return self.thunderbird.run(account.url, True, *steps, password=account.password)

    def objects(self) -> list[bytes]:
        self.do(["export", str(self.path)])
        return [self.path.read_bytes()]

    def sync(self) -> None:
        assert self.do(["refresh"]) == {"isReadOnly": False, "isDisabled": False}

    def edit(self, edit: Edit) -> None:
        self.do(step(edit, self.uid(edit)))

    def expect_refused(self, edit: Edit, status: int = 403) -> None:
        self.account.wire.taken()
        if status == 412:
            # It asks its user, and fetches what there is.
            self.edit(edit)
        else:
            with pytest.raises(AssertionError, match=f"Server Replied with {status}"):
                self.edit(edit)
        assert self.account.taken("PUT")[-1] == status


@pytest.fixture
def program(thunderbird: Thunderbird, account: Account, tmp_path: Path) -> Calendar:
    return Calendar(thunderbird, account, tmp_path)


class TestThunderbird(Journeys):
    def test_a_copy_is_another_period(self, program: Calendar) -> None:
        account, before = program.account, program.account.logged()
        days = span("2026-07-06", "2026-07-10")
        program.edit(Copy(LAST[0], days))
        assert account.logged() == sorted([*before, (days[0], days[-1])])
        program.expect_same()
        # On the days of the original it is nothing new.
        program.edit(Copy(LAST[0], LAST))
        assert account.logged() == sorted([*before, (days[0], days[-1])])
        program.expect_same()


def test_an_alarm_that_is_dismissed_is_quiet_until_the_next(
    own_thunderbird: Thunderbird, tmp_path: Path, ringing: tuple[Account, str]
) -> None:
    account, uid = ringing
    before = account.event(uid)
    calendar = Calendar(own_thunderbird, account, tmp_path)
    assert own_thunderbird.alarms("rings", uid) == ["-P1D"]
    assert own_thunderbird.alarms("dismiss", uid) == []
    assert account.dismissed(uid) == [timedelta(days=-1)]
    calendar.sync()
    assert own_thunderbird.alarms("look", uid) == []

    own_thunderbird.restart()
    calendar.sync()
    assert own_thunderbird.alarms("look", uid) == []
    own_thunderbird.alarms("sleep", uid)
    assert own_thunderbird.alarms("rings", uid) == ["PT0S"]
    assert account.event(uid)["SEQUENCE"] == before["SEQUENCE"]


def test_an_alarm_that_is_put_off_rings_again(
    own_thunderbird: Thunderbird, tmp_path: Path, ringing: tuple[Account, str]
) -> None:
    account, uid = ringing
    before = account.event(uid)
    calendar = Calendar(own_thunderbird, account, tmp_path)
    assert own_thunderbird.alarms("rings", uid) == ["-P1D"]
    assert own_thunderbird.alarms("snooze", uid) == []
    assert "X-MOZ-SNOOZE-TIME" in account.event(uid)
    assert account.event(uid)["SEQUENCE"] == before["SEQUENCE"]
    assert account.rings("pill") == [1, 0]
    calendar.sync()
    assert own_thunderbird.alarms("look", uid) == []
    own_thunderbird.alarms("sleep", uid)
    assert "-P1D" in own_thunderbird.alarms("rings", uid)


BOTH = [timedelta(minutes=-21), timedelta(minutes=-5)]
"""When an alarm of one's own rings in programs: its two alarms."""


def test_an_own_alarm_that_is_dismissed_there_is_silent_here_that_day(
    own_thunderbird: Thunderbird, tmp_path: Path, climbing: tuple[Account, str]
) -> None:
    account, uid = climbing
    before = account.event(uid)
    calendar = Calendar(own_thunderbird, account, tmp_path)
    assert own_thunderbird.alarms("rings", uid) == ["-PT21M"]
    assert account.rings_now()
    assert own_thunderbird.alarms("dismiss", uid) == []
    assert not account.rings_now()
    # Programs that look at each alarm are told of both.
    assert account.dismissed(uid) == BOTH
    assert account.event(uid)["SEQUENCE"] == before["SEQUENCE"]
    calendar.sync()
    assert own_thunderbird.alarms("look", uid) == []
    own_thunderbird.alarms("sleep", uid)
    assert "-PT21M" in own_thunderbird.alarms("rings", uid)


def test_an_own_alarm_that_is_put_off_there_rings_here_again(
    own_thunderbird: Thunderbird, tmp_path: Path, climbing: tuple[Account, str]
) -> None:
    account, uid = climbing
    Calendar(own_thunderbird, account, tmp_path)
    assert own_thunderbird.alarms("rings", uid) == ["-PT21M"]
    assert own_thunderbird.alarms("snooze", uid) == []
    # For an hour there; here until its next ring, so it is listed for that and not for tomorrow.
    listed = account.household.eve("alarms", "--list").splitlines()
    assert len(listed) == 2
    assert "ringing now" not in listed[0]


def test_an_own_alarm_that_is_dismissed_here_is_silent_there(
    own_thunderbird: Thunderbird, tmp_path: Path, climbing: tuple[Account, str]
) -> None:
    account, uid = climbing
    calendar = Calendar(own_thunderbird, account, tmp_path)
    assert own_thunderbird.alarms("rings", uid) == ["-PT21M"]
    account.household.eve("alarm", "dismiss")
    calendar.sync()
    assert own_thunderbird.alarms("look", uid) == []
    own_thunderbird.restart()
    calendar.sync()
    assert own_thunderbird.alarms("look", uid) == []
    own_thunderbird.alarms("sleep", uid)
    # Nothing of today's is made up for.
    assert own_thunderbird.alarms("rings", uid) == ["-PT21M"]

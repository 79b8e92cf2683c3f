"""Evolution's data server signs in, for Evolution and GNOME Calendar, and corrects the log."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from accounts import ZONE, Account, named
from caldav_journeys import Journeys, Program
from feeds import patiently
from homes import Home, Talk
from journeys import Edit
from test_evolution import order

SCRIPT = Path(__file__).with_name("sign_in_with_evolution.py")

SAYS = {403: "Permission denied", 412: "Object is out of sync"}


class Evolution(Program):
    def __init__(self, account: Account, talk: Talk) -> None:
        self.account = account
        self.talk = talk

    def objects(self) -> list[bytes]:
        events = "".join(self.talk("show"))
        return [f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{events}END:VCALENDAR\r\n".encode()]

    def sync(self) -> None:
        """It comes back at once, and what is new some time later."""
        assert self.talk("refresh") is None
        expected = named(*self.account.objects())
        patiently(lambda: named(*self.objects()) == expected)

    def edit(self, edit: Edit) -> None:
        assert self.talk(*order(edit, self.uid(edit))) is None

    def expect_refused(self, edit: Edit, status: int = 403) -> None:
        """In words of its own: those of the server are not shown."""
        assert SAYS[status] in self.talk(*order(edit, self.uid(edit)))


@pytest.fixture
def program(account: Account, tmp_path: Path) -> Iterator[Evolution]:
    home = Home(tmp_path / "home")
    with home.session("/usr/bin/python3", SCRIPT, account.url, account.password) as talk:
        program = Evolution(account, talk)
        # It shows a calendar before it has all of it.
        patiently(lambda: program.entries() == account.held())
        yield program


class TestEvolution(Journeys):
    pass


def test_an_alarm_that_is_dismissed_stays_so(tmp_path: Path, ringing: tuple[Account, str]) -> None:
    account, uid = ringing
    before = account.event(uid)
    home = Home(tmp_path / "home", ZONE)
    with home.session("/usr/bin/python3", SCRIPT, account.url, account.password) as talk:
        program = Evolution(account, talk)
        patiently(lambda: named(*program.objects()) == named(*account.objects()))
        assert talk("dismiss", uid, ["-P1D"]) is None
        assert account.dismissed(uid) == [timedelta(days=-1)]
        assert account.event(uid)["SEQUENCE"] == before["SEQUENCE"]
        # It was told the same as all others, and keeps it.
        program.sync()
        [shown] = [text for text in talk("show") if uid in text]
        assert shown.count("ACKNOWLEDGED:") == 1
        assert "X-MOZ-LASTACK:" in shown
        # What it has it sends again, and nothing changes by it.
        assert talk("dismiss", uid, ["-P1D"]) is None
        assert account.dismissed(uid) == [timedelta(days=-1)]


def test_an_own_alarm_that_is_dismissed_on_either_side_is_silent_on_both(
    tmp_path: Path, climbing: tuple[Account, str]
) -> None:
    account, uid = climbing
    before = account.event(uid)
    assert account.rings_now()
    home = Home(tmp_path / "home", ZONE)
    with home.session("/usr/bin/python3", SCRIPT, account.url, account.password) as talk:
        program = Evolution(account, talk)
        patiently(lambda: named(*program.objects()) == named(*account.objects()))
        assert talk("dismiss", uid, ["-PT21M"]) is None
        assert not account.rings_now()
        assert account.dismissed(uid) == [timedelta(minutes=-21), timedelta(minutes=-5)]
        assert account.event(uid)["SEQUENCE"] == before["SEQUENCE"]
        assert "X-MOZ-LASTACK" in account.event(uid)
        # The other way round, with another alarm.
        due = datetime.now(ZoneInfo(ZONE)) + timedelta(minutes=20)
        account.household.eve("alarm", "add", "Tea", "--at", f"{due:%H:%M}", "--lead", "21m")
        assert account.rings_now()
        account.household.eve("alarm", "dismiss", "Tea")
        program.sync()
        patiently(
            lambda: (
                all(text.count("ACKNOWLEDGED:") == 2 for text in talk("show"))
                and len(talk("show")) == 2
            )
        )

"""`eve-ics alarms` as a person meets it: what is seen and heard grows, and ends at once.

The tests set its clock, but for those that say that they go by the real one.
"""

import os
import pty
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import alarm_kinds
import pytest
from clock import Clock
from desktop import ROOT, Desktop, running, until
from dunst import dunst
from limits import PATIENCE
from loudspeaker import RATE, pulseaudio

TOOL = Path(os.environ.get("EVE_ICS", ROOT / ".build/debug/eve-ics")).resolve()


class Home:
    """A person's store on a desktop."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop
        self.clock = Clock(desktop.home / "clock", program=TOOL)
        self.unset = desktop.environment | {
            "EVE_ICS_STORE": str(desktop.home / "eve.db"),
            "TZ": "UTC",
        }
        """What a program needs that goes by the real clock."""
        self.environment = self.unset | self.clock.environment

    def eve(self, *words: object, code: int = 0) -> str:
        done = subprocess.run(
            [str(TOOL), *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=2 * PATIENCE,
        )
        assert done.returncode == code, done.stderr
        return done.stdout + done.stderr

    def add(self, title: str, minutes: int, *more: object) -> None:
        """An alarm that is due in so many minutes, and has begun if that is less than its lead."""
        due = self.clock.now + timedelta(minutes=minutes)
        self.eve("alarm", "add", title, "--at", f"{due:%H:%M}", "--on", f"{due:%Y-%m-%d}", *more)

    @contextmanager
    def alarms(self, *more: object) -> "Iterator[subprocess.Popen[bytes]]":
        """What is due now is shown."""
        words = ("alarms", "--no-sound", *more)
        self.clock.begin()
        with running(TOOL, *words, env=self.environment, stderr=subprocess.PIPE) as process:
            self.clock.rest()
            yield process


@pytest.fixture
def home(desktop: Desktop) -> Home:
    return Home(desktop)


def urgency(call: str) -> int:
    return int(re.search(r'"urgency": (\d)', call)[1])


def test_a_whole_alarm_is_one_notification_that_grows(home: Home) -> None:
    with (
        home.desktop.mock() as mock,
        running(TOOL, "alarm", "test", "--no-sound", env=home.environment) as process,
    ):
        home.clock.rest()
        for _ in range(39):
            home.clock.forward(seconds=1)
        assert process.poll() is None
        home.clock.now += timedelta(seconds=1)
        assert process.wait(PATIENCE) == 0
        calls = mock.calls("Notify")
    *rungs, missed = calls
    numbers = [int(call.split()[2]) for call in rungs]
    assert numbers[0] == 0
    assert set(numbers[1:]) == {1}
    urgencies = [urgency(call) for call in rungs]
    # 30 and 20 minutes; 13½, 9 and 6; and each minute from 5 before to 10 after.
    assert urgencies[:2] == [1, 1]
    assert set(urgencies[2:]) == {2}
    assert len(rungs) == 20
    assert "Missed alarms: This is how an alarm rings" in missed
    assert urgency(missed) == 0


def test_by_the_real_clock_it_is_heard_louder_and_has_no_gap_at_the_end(home: Home) -> None:
    with pulseaudio(home.desktop) as speaker, dunst(home.desktop) as shown:
        speaker.has("paplay")
        environment = home.unset | speaker.environment
        with speaker.recording("alarm") as recording:
            with running(TOOL, "alarm", "test", env=environment) as process:
                assert process.wait(90) == 0
            samples = recording.samples
        until(lambda: any("Missed" in line for line in shown.shown))

    *rungs, missed = [line.split(maxsplit=2) for line in shown.shown]
    (number,) = {number for number, _, _ in rungs}
    urgencies = [urgency for _, urgency, _ in rungs]
    # Two rungs are normal, and three and the last part are critical.
    assert urgencies[:2] == ["NORMAL", "NORMAL"]
    assert set(urgencies[2:]) == {"CRITICAL"}
    assert len(urgencies) > 12
    assert missed[0] != number
    assert missed[1] == "LOW"

    # Rungs are at 0, 10, 16.5, 21 and 24 seconds; the last part is from 25 to 40.
    firsts = [
        next(index for index, sample in enumerate(samples) if abs(sample) > 310 * percent) / RATE
        for percent in (30, 45, 60, 80, 100)
    ]
    gaps = [later - earlier for earlier, later in pairwise(firsts)]
    assert all(gap > least for gap, least in zip(gaps, (7, 4, 2, 1), strict=True)), gaps
    end = max(index for index, sample in enumerate(samples) if abs(sample) > 50)
    quiet = longest = 0
    for sample in samples[end - 10 * RATE : end]:
        quiet = quiet + 1 if abs(sample) <= 50 else 0
        longest = max(longest, quiet)
    assert longest < RATE


def test_stopped_over_three_rungs_it_rings_once(home: Home) -> None:
    with (
        home.desktop.mock() as mock,
        running(TOOL, "alarm", "test", "--no-sound", env=home.environment) as process,
    ):
        home.clock.rest()
        assert len(mock.calls("Notify")) == 1
        process.send_signal(signal.SIGSTOP)
        # Rungs are at 0, 10, 16.5, 21 and 24 seconds.
        home.clock.now += timedelta(seconds=22)
        process.send_signal(signal.SIGCONT)
        home.clock.rest()
        home.clock.forward(seconds=1)
        first, second = mock.calls("Notify")
        assert (urgency(first), urgency(second)) == (1, 2)


def test_a_click_ends_it_at_once(home: Home) -> None:
    with dunst(home.desktop) as shown:
        home.add("Get going", 20)
        with home.alarms() as process:
            until(lambda: any("Get going" in line for line in shown.shown))
            # No second of its clock passes.
            shown.click()
            until(lambda: home.eve("alarms", "--list") == "No alarm is ringing.\n")
            assert process.poll() is None


@pytest.mark.parametrize("door", ["dismiss", "remove"])
def test_dismissed_by_a_command_it_is_gone_within_a_second(home: Home, door: str) -> None:
    with home.desktop.mock() as mock:
        home.add("Get going", 20)
        with home.alarms():
            assert mock.calls("Notify")
            home.eve("alarm", door, "Get going")
            home.clock.forward(seconds=1)
            until(lambda: mock.calls("CloseNotification"))


def test_snooze_by_its_button_and_rings_again(home: Home) -> None:
    with home.desktop.mock() as mock:
        home.add("Get going", 20)
        with home.alarms():
            mock.emit("ActionInvoked", "us", 1, "snooze")
            until(lambda: mock.calls("CloseNotification"))
            said = home.eve("alarms", "--list")
            assert "Get going" in said
            assert "ringing now" not in said
            home.clock.forward(seconds=299)
            assert len(mock.calls("Notify")) == 1
            home.clock.forward(seconds=1)
            assert len(mock.calls("Notify")) == 2


def test_killed_and_started_again_it_goes_on_and_rings_no_rung_twice(home: Home) -> None:
    with home.desktop.mock() as mock:
        home.add("Get going", 20)
        for number in (1, 2, 3):
            with home.alarms() as process:
                assert len(mock.calls("Notify")) == number
                process.send_signal(signal.SIGKILL)
                process.wait(PATIENCE)
        # The same level, shown again as its notification has gone.
        assert len({urgency(call) for call in mock.calls("Notify")}) == 1


def test_what_was_missed_is_one_quiet_notice(home: Home) -> None:
    for number in range(7):
        home.add(f"Alarm {number}", 1, "--lead", "1m", "--last", "0m", "--after", "0m")
    # As if the computer had been off.
    home.clock.now += timedelta(minutes=2)
    assert "missed" in home.eve("alarms", "--list")
    with home.desktop.mock() as mock:
        home.eve("alarms", "--once", "--no-sound")
        home.eve("alarms", "--once", "--no-sound")
        (call,) = mock.calls("Notify")
    assert "Missed alarms: " in call
    assert call.count("Alarm") == 5
    assert "and 2 more" in call
    assert urgency(call) == 0


def test_a_reminder_of_the_cycle_says_nothing_on_a_locked_screen(home: Home) -> None:
    home.eve("contraception", "add", "pill 21+7", "--at", f"{home.clock.now:%H:%M}")
    with home.desktop.mock() as mock:
        home.eve("alarms", "--once", "--no-sound")
        home.eve("taken")
        calls = mock.calls("Notify")
        assert len(calls) == 1, calls
        (call,) = calls
        assert '"Planner"' in call
        assert '"Reminder"' in call
        assert "ill" not in call.replace("urgency", "")
        home.eve("alarms", "--once", "--no-sound")
        assert len(mock.calls("Notify")) == 1


def test_without_buttons_it_says_how_to_dismiss_it(home: Home) -> None:
    with home.desktop.mock("body") as mock:
        home.add("Get going", 20)
        home.eve("alarms", "--once", "--no-sound")
        # The text has two lines.
        assert "To dismiss: eve-ics alarm dismiss" in mock.log.read_text()


def test_told_to_stop_it_takes_its_notifications_away(home: Home) -> None:
    with home.desktop.mock() as mock:
        home.add("Get going", 20)
        with home.alarms() as process:
            assert mock.calls("Notify")
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
        # The desktop writes it down a little later.
        until(lambda: mock.calls("CloseNotification"))


@contextmanager
def ringing(home: Home, players: Path) -> Iterator[Path]:
    """What `alarms` says of sounds, where these are the only programs."""
    said = home.desktop.home / "said"
    environment = home.environment | {"PATH": str(players)}
    with said.open("wb") as file, running(TOOL, "alarms", env=environment, stderr=file) as process:
        home.clock.rest()
        yield said
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_without_a_player_it_is_shown_and_says_so_once(home: Home) -> None:
    with home.desktop.mock() as mock:
        home.add("Get going", 20)
        with ringing(home, home.desktop.home) as said:
            assert mock.calls("Notify")
            for _ in range(3):
                home.clock.forward(seconds=1)
    assert said.read_text() == (
        "alarms: No program that plays sounds is installed (pw-play, paplay or aplay); "
        "alarms are shown and not heard\n"
    )


def test_without_a_sound_server_it_is_shown_and_says_so_once(home: Home) -> None:
    players = home.desktop.home / "players"
    players.mkdir()
    (players / "paplay").symlink_to("/usr/bin/paplay")
    with home.desktop.mock() as mock:
        home.add("Get going", 3)
        with ringing(home, players) as said:
            assert mock.calls("Notify")
            # The player needs a moment to give up.
            until(lambda: home.clock.forward(seconds=1) or "alarms:" in said.read_text())
            for _ in range(3):
                home.clock.forward(seconds=1)
    assert [line for line in said.read_text().splitlines() if line.startswith("alarms:")] == [
        "alarms: No sound can be played: every player gave up (pw-play, paplay, aplay); "
        "alarms are shown and not heard"
    ]


def test_no_session_says_what_rings_instead(bare: Desktop) -> None:
    said = Home(bare).eve("alarms")
    assert said.startswith("There is no desktop session here.\n")
    assert "eve-ics alarms --run COMMAND" in said


def test_without_a_session_the_terminal_rings(bare: Desktop) -> None:
    home = Home(bare)
    home.add("Tea", 5)
    leader, follower = pty.openpty()
    subprocess.run(
        [str(TOOL), "alarms", "--once"],
        env=home.environment,
        stdout=follower,
        timeout=60,
        check=True,
    )
    os.close(follower)
    said = os.read(leader, 4096).decode()
    os.close(leader)
    assert re.search(r"\a\d\d:\d\d {2}Tea {2}At \d\d:\d\d\r?$", said, re.MULTILINE), said
    assert "eve-ics alarm dismiss" in said


@pytest.mark.parametrize("group", alarm_kinds.GROUPS)
def test_everything_that_rings_is_shown_and_heard(desktop: Desktop, group: str) -> None:
    """The desktop's column of the table in `Tests/Server/test_alarm_table.py`."""
    kinds = alarm_kinds.GROUPS[group]
    home = alarm_kinds.Home.of(kinds, desktop.home / "home")
    player = desktop.home / "players/paplay"
    player.parent.mkdir()
    player.write_text(f'#!/bin/sh\necho "$0" > {desktop.home / "heard"}\n')
    player.chmod(0o700)
    environment = desktop.environment | home.household.environment
    words = home.household.command("alarms", "--titles", "plain")
    home.clock.begin()
    with (
        desktop.mock() as mock,
        running(*words, env=environment | {"PATH": str(player.parent)}, stderr=subprocess.PIPE),
    ):
        home.clock.rest()
        calls = mock.calls("Notify")
        until((desktop.home / "heard").exists)
    shown = [re.match(r'Notify "eve-ics" 0 "[^"]*" "([^"]+)"', call) for call in calls]
    assert sorted(call[1] for call in shown) == sorted(kind.title for kind in kinds)


def test_looking_for_changes_reads_and_writes_nothing(home: Home) -> None:
    home.add("Later", 300)
    with home.desktop.mock(), home.alarms() as process:
        io = Path(f"/proc/{process.pid}/io")
        home.clock.forward(seconds=15)
        before = io.read_text()
        for _ in range(20):
            home.clock.forward(seconds=15)
        assert io.read_text() == before


def test_by_the_real_clock_it_sleeps_until_it_looks_again(home: Home) -> None:
    home.add("Later", 300)
    with (
        home.desktop.mock(),
        running(TOOL, "alarms", "--no-sound", env=home.unset, stderr=subprocess.PIPE) as process,
    ):
        status = Path(f"/proc/{process.pid}/status")

        def sleeps() -> int:
            return int(re.search(r"\nvoluntary_ctxt_switches:\s+(\d+)", status.read_text())[1])

        # It has begun once it sleeps for a second.
        until(lambda: sleeps() == (time.sleep(1) or sleeps()))
        before = sleeps()
        time.sleep(5)
        # It looks four times a minute.
        assert sleeps() - before <= 1

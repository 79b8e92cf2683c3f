"""The tone of an alarm is heard, ever louder, and stops."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import pairwise
from pathlib import Path

import pytest
from desktop import Desktop, until
from loudspeaker import Loudspeaker, children, is_alive, pipewire, pulseaudio


@pytest.fixture
def speaker(bare: Desktop) -> Iterator[Loudspeaker]:
    with pulseaudio(bare) as speaker:
        yield speaker


@pytest.mark.parametrize(
    ("server", "player"), [(pipewire, "pw-play"), (pulseaudio, "paplay"), (pulseaudio, "aplay")]
)
def test_louder_each_time(
    bare: Desktop, server: Callable[..., AbstractContextManager[Loudspeaker]], player: str
) -> None:
    with server(bare) as speaker:
        speaker.has(player)
        louder_each_time(speaker)


def louder_each_time(speaker: Loudspeaker) -> None:
    loudness = []
    for percent in (30, 45, 60, 80, 100):
        with speaker.recording(str(percent)) as recording, speaker.sound(percent, 2) as probe:
            assert probe.answer() == ["playing"]
            assert probe.answer() == ["ended"]
            assert probe.end() == 0
            # What is heard comes a little later.
            until(lambda length=recording.seconds: recording.seconds > length + 0.5)
        found = recording.statistics()
        # A sound server that does not get its share of the processor leaves some out.
        assert 1 < found["Length (seconds)"] < 2.3
        # The volume is the samples' own; PipeWire brings them to its rate and back.
        highest = max(found["Maximum amplitude"], -found["Minimum amplitude"])
        assert highest == pytest.approx(percent / 100 * 32_000 / 32_768, rel=0.05)
        loudness.append(found["RMS amplitude"])
    assert all(one * 1.15 < other for one, other in pairwise(loudness))


@pytest.mark.parametrize(("server", "player"), [(pipewire, "pw-play"), (pulseaudio, "paplay")])
def test_endless_without_a_gap_until_it_is_stopped(
    bare: Desktop, server: Callable[..., AbstractContextManager[Loudspeaker]], player: str
) -> None:
    with server(bare) as speaker:
        speaker.has(player)
        endless_without_a_gap(speaker)


def endless_without_a_gap(speaker: Loudspeaker) -> None:
    with speaker.recording("endless") as recording, speaker.sound(60, "endless") as probe:
        assert probe.answer() == ["playing"]
        (player,) = until(lambda: children(probe.process.pid))
        until(lambda: recording.seconds > 12)
        assert probe.say("stop") == ["stopping"]
        # It is not one that has ended and was not waited for.
        until(lambda: not Path(f"/proc/{player}").exists())
        length = len(recording.heard)
        assert length > 8 * 16_000
        assert recording.pause < 0.6
    assert not is_alive(player)


def test_nothing_is_left_of_the_player_when_the_program_is_killed(speaker: Loudspeaker) -> None:
    speaker.has("paplay")
    with speaker.sound(30, "endless") as probe:
        probe.answer()
        (player,) = until(lambda: children(probe.process.pid))
        until(lambda: b"paplay" in Path(f"/proc/{player}/cmdline").read_bytes())
        os.kill(probe.process.pid, signal.SIGKILL)
        until(lambda: not is_alive(player))


def test_a_player_that_gives_up_is_followed_by_the_next(speaker: Loudspeaker) -> None:
    speaker.has_broken("pw-play")
    speaker.has("paplay")
    with speaker.recording("second") as recording, speaker.sound(100, 1) as probe:
        assert probe.answer() == ["playing"]
        assert probe.answer() == ["ended"]
        until(lambda length=recording.seconds: recording.seconds > length + 0.5)
    assert recording.statistics()["RMS amplitude"] > 0.05


def test_players_that_all_give_up(speaker: Loudspeaker) -> None:
    for player in ("pw-play", "paplay", "aplay"):
        speaker.has_broken(player)
    with speaker.sound(100, "endless") as probe:
        assert probe.answer() == ["playing"]
        assert probe.answer() == ["failed"]
        assert probe.end() == 0


def test_no_player(bare: Desktop) -> None:
    speaker = Loudspeaker(bare, [])
    with speaker.sound(100, 1) as probe:
        said = "No program that plays sounds is installed (pw-play, paplay or aplay)."
        assert probe.answer() == ["error", said]
        assert probe.end() == 0

"""A sound card that nobody hears, and what was played on it."""

import subprocess
import sys
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop import PROBE, Desktop, Probe, running, until

RATE = 16_000

ALSA = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"

PIPEWIRE = """context.objects = [ { factory = adapter args = {
    factory.name = support.null-audio-sink
    node.name = ear
    media.class = Audio/Sink
    audio.position = [ MONO ]
    object.linger = true
} } ]
"""

# What prints everything that is played, as samples of 16 bits.
LISTEN_TO_PULSEAUDIO = [
    *("/usr/bin/parec", "--device=ear.monitor", "--raw", "--latency-msec=20"),
    *(f"--rate={RATE}", "--channels=1", "--format=s16le"),
]
LISTEN_TO_PIPEWIRE = [
    *("/usr/bin/pw-record", "--target=ear", "--properties={ stream.capture.sink = true }"),
    *(f"--rate={RATE}", "--channels=1", "--format=s16", "-"),
]


class Loudspeaker:
    def __init__(self, desktop: Desktop, listen: list[str]) -> None:
        self.desktop = desktop
        self.listen = listen
        self.programs = desktop.home / "programs"
        self.programs.mkdir()
        # The players that are installed are those that the test puts here.
        self.environment = desktop.environment | {"PATH": str(self.programs)}

    def has(self, *players: str) -> None:
        for player in players:
            (self.programs / player).symlink_to(f"/usr/bin/{player}")

    def has_broken(self, player: str) -> None:
        (self.programs / player).write_text("#!/bin/sh\nexit 1\n")
        (self.programs / player).chmod(0o755)

    @contextmanager
    def sound(self, percent: int, seconds: object) -> Iterator[Probe]:
        with running(
            *(PROBE, "sound", percent, seconds),
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as process:
            yield Probe(process)

    @contextmanager
    def recording(self, name: str) -> Iterator["Recording"]:
        path = self.desktop.home / f"{name}.raw"
        with (
            path.open("wb") as file,
            running(*self.listen, env=self.desktop.environment, stdout=file),
        ):
            recording = Recording(path)
            # It hears silence first, so nothing of what follows is lost.
            until(lambda: recording.seconds > 0.1)
            yield recording


class Recording:
    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def seconds(self) -> float:
        return self.path.stat().st_size / 2 / RATE

    @property
    def samples(self) -> array:
        contents = self.path.read_bytes()
        samples = array("h", contents[: len(contents) // 2 * 2])
        if sys.byteorder == "big":
            samples.byteswap()
        return samples

    @property
    def heard(self) -> array:
        """From the first sample that is not silence to the last one."""
        samples = self.samples
        loud = [index for index, sample in enumerate(samples) if abs(sample) > 50]
        return samples[loud[0] : loud[-1] + 1] if loud else array("h")

    @property
    def pause(self) -> float:
        """The longest silence within what was heard, in seconds."""
        longest = silent = 0
        for sample in self.heard:
            silent = silent + 1 if abs(sample) <= 50 else 0
            longest = max(longest, silent)
        return longest / RATE

    def statistics(self) -> dict[str, float]:
        """What sox finds in what was heard."""
        heard = self.path.with_suffix(".heard")
        heard.write_bytes(self.heard.tobytes())
        done = subprocess.run(
            [
                *("/usr/bin/sox", "-t", "raw", "-r", str(RATE), "-e", "signed", "-b", "16"),
                *("-c", "1", str(heard), "-n", "stat"),
            ],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        lines = [line.rpartition(":") for line in done.stderr.splitlines() if ":" in line]
        return {" ".join(name.split()): float(value) for name, _, value in lines if value.strip()}


def children(process: int) -> list[int]:
    return [
        int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def is_alive(process: int) -> bool:
    return Path(f"/proc/{process}/cmdline").exists() and bool(
        Path(f"/proc/{process}/cmdline").read_bytes()
    )


@contextmanager
def pulseaudio(desktop: Desktop) -> Iterator[Loudspeaker]:
    socket = desktop.folder / "native"
    desktop.environment |= {
        "PULSE_SERVER": f"unix:{socket}",
        "PULSE_COOKIE": str(desktop.home / "cookie"),
    }
    (desktop.home / ".asoundrc").write_text(ALSA)
    with (
        (desktop.home / "pulseaudio.txt").open("wb") as said,
        running(
            *("/usr/bin/pulseaudio", "--daemonize=no", "-n", "--exit-idle-time=-1"),
            *("--use-pid-file=no", "--high-priority=no", "--realtime=no", "--disable-shm=yes"),
            *("-L", f"module-null-sink sink_name=ear rate={RATE} channels=1"),
            *("-L", f"module-native-protocol-unix socket={socket} auth-anonymous=1"),
            env=desktop.environment,
            stderr=said,
        ),
    ):
        until(lambda: "ear" in printed(desktop, "/usr/bin/pactl", "list", "short", "sinks"))
        yield Loudspeaker(desktop, LISTEN_TO_PULSEAUDIO)


@contextmanager
def pipewire(desktop: Desktop) -> Iterator[Loudspeaker]:
    settings = desktop.home / "pipewire/pipewire.conf.d"
    settings.mkdir(parents=True)
    (settings / "ear.conf").write_text(PIPEWIRE)
    with (
        desktop.bus(),
        (desktop.home / "pipewire.txt").open("wb") as said,
        running("/usr/bin/pipewire", env=desktop.environment, stderr=said),
        running("/usr/bin/wireplumber", env=desktop.environment, stderr=said),
    ):
        until(lambda: '"ear"' in printed(desktop, "/usr/bin/pw-cli", "ls", "Node"))
        yield Loudspeaker(desktop, LISTEN_TO_PIPEWIRE)


def printed(desktop: Desktop, *command: str) -> str:
    """What a program prints, or nothing where it fails."""
    done = subprocess.run(
        command, env=desktop.environment, capture_output=True, text=True, timeout=20
    )
    return done.stdout if done.returncode == 0 else ""

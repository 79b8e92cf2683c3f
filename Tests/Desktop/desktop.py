"""A session bus, the programs on it, and the probe that they judge; each ends with its block."""

import os
import select
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from limits import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
PROBE = Path(os.environ.get("DESKTOP_PROBE", ROOT / ".build/debug/desktop-probe")).resolve()

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"

# No service is started on demand: each test says who shows notifications.
BUS = """<busconfig><type>session</type><listen>unix:path={}</listen>
<auth>EXTERNAL</auth><policy context="default"><allow send_destination="*" eavesdrop="true"/>
<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>"""

Found = TypeVar("Found")


def until(what: Callable[[], Found]) -> Found:
    """Asks until the answer is true."""
    end = time.monotonic() + PATIENCE
    while True:
        if found := what():
            return found
        assert time.monotonic() < end, f"it never was: {what}"
        time.sleep(0.02)


@contextmanager
def running(*command: object, **more: Any) -> Iterator["subprocess.Popen[bytes]"]:
    """A program that is ended by its own number."""
    process = subprocess.Popen([str(word) for word in command], **more)
    try:
        yield process
    finally:
        for end in (process.terminate, process.kill):
            if process.poll() is None:
                end()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(5)
        for stream in (process.stdin, process.stdout):
            if stream:
                stream.close()


class Probe:
    """The program that shows and plays what a line says."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self.events: list[str] = []
        self.unread = b""

    def line(self) -> list[str]:
        end = time.monotonic() + PATIENCE
        while b"\n" not in self.unread:
            left = end - time.monotonic()
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, left))
            assert ready, f"the probe says nothing; it heard {self.events}"
            chunk = os.read(self.process.stdout.fileno(), 65536)
            assert chunk, f"the probe has ended with {self.process.wait(PATIENCE)}"
            self.unread += chunk
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode().split("\t")

    def answer(self) -> list[str]:
        while True:
            words = self.line()
            if words[0] != "event":
                return words
            self.events.append(words[1])

    def say(self, *words: object) -> list[str]:
        self.process.stdin.write("\t".join(map(str, words)).encode() + b"\n")
        self.process.stdin.flush()
        return self.answer()

    def show(self, **fields: object) -> int:
        said = self.say("show", *(f"{name}={value}" for name, value in fields.items()))
        assert said[0] == "shown", said
        return int(said[1])

    def event(self) -> str:
        """The next event, in order; waits for it."""
        if not self.events:
            words = self.line()
            assert words[0] == "event", words
            self.events.append(words[1])
        return self.events.pop(0)

    def end(self) -> int:
        """The exit code, after its input has ended."""
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self.process.stdin = None
        return code


class Desktop:
    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.address = f"unix:path={folder}/bus"
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "DBUS_SESSION_BUS_ADDRESS": self.address,
        }
        self.home = home

    @contextmanager
    def bus(self) -> Iterator["subprocess.Popen[bytes]"]:
        config = self.home / "bus.conf"
        config.write_text(BUS.format(self.folder / "bus"))
        with running(
            "/usr/bin/dbus-daemon", f"--config-file={config}", "--nofork", env=self.environment
        ) as daemon:
            until(self.listens)
            yield daemon

    def listens(self) -> bool:
        """Whether the bus takes connections; its socket is there a moment before."""
        with socket.socket(socket.AF_UNIX) as client:
            return client.connect_ex(str(self.folder / "bus")) == 0

    def ask(self, *words: object) -> str:
        """An answer from the bus, by a program that knows nothing of ours."""
        done = subprocess.run(
            ["/usr/bin/busctl", f"--address={self.address}", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def owner(self) -> str:
        """The unique name of who shows notifications, or nothing."""
        listed = self.ask("list", "--unique", "--acquired", "--no-legend").splitlines()
        names = [line.split()[0] for line in listed]
        if NAME not in names:
            return ""
        path = "/org/freedesktop/DBus"
        said = self.ask(
            "call", "org.freedesktop.DBus", path, "org.freedesktop.DBus", "GetNameOwner", "s", NAME
        )
        return said.split()[1].strip('"')

    @contextmanager
    def mock(self, capabilities: str = "actions body body-markup") -> Iterator["Mock"]:
        log = self.home / "mock.log"
        with running(
            *("/usr/bin/python3", "-m", "dbusmock", "--logfile", log),
            *("--template", "notification_daemon"),
            *("--parameters", f'{{"capabilities": "{capabilities}"}}'),
            env=self.environment,
        ) as process:
            until(self.owner)
            yield Mock(self, process, log)

    @contextmanager
    def probe(self) -> Iterator[Probe]:
        """The probe, with a connection to the session's notifications."""
        with running(
            *(PROBE, "notifications"),
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as process:
            yield Probe(process)


class Mock:
    """A server of notifications that writes down how it is called, and says what it is told."""

    def __init__(self, desktop: Desktop, process: "subprocess.Popen[bytes]", log: Path) -> None:
        self.desktop = desktop
        self.process = process
        self.log = log

    def calls(self, method: str) -> list[str]:
        lines = [line.partition(" ")[2] for line in self.log.read_text().splitlines()]
        return [line for line in lines if line.startswith(method)]

    def emit(self, signal: str, types: str, *values: object) -> None:
        self.desktop.ask(
            *("call", NAME, PATH, "org.freedesktop.DBus.Mock", "EmitSignal"),
            *("sssav", NAME, signal, types, len(types)),
            *(word for kind, value in zip(types, values, strict=True) for word in (kind, value)),
        )


@contextmanager
def desktop(home: Path) -> Iterator[Desktop]:
    # The sockets of Unix need a path that is short.
    with TemporaryDirectory() as folder:
        yield Desktop(Path(folder), home)

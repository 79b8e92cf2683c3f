"""Where a program with windows runs: a home and a session bus of its own, and nothing else."""

import json
import os
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tool import installed

SHARE = Path("/usr/share")

PATIENCE = 300
"""How many seconds a session may take: Akonadi starts, reads, writes and ends within one."""

STALLED = 75
"""The exit status by which a script says that its program hangs (`EX_TEMPFAIL` of sysexits.h)."""


class StalledError(Exception):
    """The program that judges hangs in itself, whatever it was given; a new one may not."""


@dataclass
class Talk:
    process: "subprocess.Popen[bytes]"
    said: Path

    def __call__(self, *words: object) -> Any:
        """Says a line and gives the one that is answered."""
        self.process.stdin.write(json.dumps(words).encode() + b"\n")
        self.process.stdin.flush()
        answered, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if answered else b""
        assert line, self.said.read_text(errors="replace")
        return json.loads(line)


class Home:
    def __init__(self, path: Path, zone: str = "UTC", **more: str) -> None:
        self.path = path
        path.mkdir()
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": str(path),
            "LC_ALL": "C.UTF-8",
            "TZ": zone,
            "GIO_USE_VFS": "local",
            "GSETTINGS_BACKEND": "memory",
            **more,
        }

    def run_in_session(self, *command: object, typed: str = "") -> None:
        """Whatever the command starts ends with it, the services of the bus too."""
        said = self.path / "said.txt"
        # The sockets of Unix need a path that is short.
        with TemporaryDirectory() as runtime, said.open("wb") as output:
            try:
                status = subprocess.run(
                    [installed("dbus-run-session", "clients"), "--", *map(str, command)],
                    env=self.environment | {"XDG_RUNTIME_DIR": runtime},
                    input=typed.encode(),
                    stdout=output,
                    stderr=output,
                    timeout=PATIENCE,
                ).returncode
            finally:
                self.end()
        words = said.read_text(errors="replace")
        if status == STALLED:
            raise StalledError(words)
        assert status == 0, words

    @contextmanager
    def session(self, *command: object) -> Iterator["Talk"]:
        """A program on the session bus that does what it is told, line after line."""
        said = self.path / "said.txt"
        with TemporaryDirectory() as runtime, said.open("wb") as output:
            process = subprocess.Popen(
                [installed("dbus-run-session", "clients"), "--", *map(str, command)],
                env=self.environment | {"XDG_RUNTIME_DIR": runtime},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=output,
            )
            try:
                yield Talk(process, said)
                process.stdin.close()
                process.wait(PATIENCE)
            finally:
                self.end()
                process.wait(PATIENCE)
                process.stdout.close()

    def end(self) -> None:
        """Ends every process that still lives here, first kindly."""
        for kind in (signal.SIGTERM, signal.SIGKILL):
            for _ in range(20):
                living = self.living()
                if not living:
                    return
                for process in living:
                    with suppress(ProcessLookupError):
                        os.kill(process, kind)
                time.sleep(0.1)

    def living(self) -> list[int]:
        mark = b"HOME=" + os.fsencode(self.path)
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            # It may have ended meanwhile, or be another user's.
            with suppress(OSError):
                if mark in (folder / "environ").read_bytes().split(b"\0"):
                    found.append(int(folder.name))
        return found


def kde_home(path: Path) -> Home:
    for program in ("akonadictl", "konsolekalendar"):
        installed(program, "clients")
    home = Home(
        path,
        "Europe/Amsterdam",
        QT_QPA_PLATFORM="offscreen",
        XDG_DATA_DIRS=str(path / "share"),
    )
    settings = path / ".config/akonadi/akonadiserverrc"
    settings.parent.mkdir(parents=True)
    settings.write_text("[%General]\nDriver=QSQLITE3\n")
    # Of its agents the one for calendar files alone: the others would ask for mail.
    (path / "share/akonadi/agents").mkdir(parents=True)
    for name in ("akonadi/agents/icalresource.desktop", "akonadi/plugins", "dbus-1", "mime"):
        (path / "share" / name).symlink_to(SHARE / name)
    return home

"""Where a program with windows runs: a home and a session bus of its own, and nothing else."""

import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory


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

    def run_in_session(self, *command: object, typed: str = "", patience: int = 100) -> None:
        """Whatever the command starts ends with it, the services of the bus too."""
        said = self.path / "said.txt"
        # The sockets of Unix need a path that is short.
        with TemporaryDirectory() as runtime, said.open("wb") as output:
            try:
                status = subprocess.run(
                    ["/usr/bin/dbus-run-session", "--", *map(str, command)],
                    env=self.environment | {"XDG_RUNTIME_DIR": runtime},
                    input=typed.encode(),
                    stdout=output,
                    stderr=output,
                    timeout=patience,
                ).returncode
            finally:
                self.end()
        assert status == 0, said.read_text(errors="replace")

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

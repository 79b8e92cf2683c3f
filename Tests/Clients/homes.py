"""Where a program with windows runs: a home and a session bus of its own, and nothing else."""

import subprocess
from pathlib import Path


class Home:
    def __init__(self, path: Path) -> None:
        self.path = path
        (path / "run").mkdir(parents=True, mode=0o700)

    @property
    def environment(self) -> dict[str, str]:
        return {
            "PATH": "/usr/bin:/bin",
            "HOME": str(self.path),
            "XDG_RUNTIME_DIR": str(self.path / "run"),
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
            "GIO_USE_VFS": "local",
            "GSETTINGS_BACKEND": "memory",
            "QT_QPA_PLATFORM": "offscreen",
        }

    def run_in_session(self, *command: object, typed: str = "", patience: int = 60) -> str:
        """Everything that the command starts over the bus ends with it."""
        done = subprocess.run(
            ["/usr/bin/dbus-run-session", "--", *map(str, command)],
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=patience,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

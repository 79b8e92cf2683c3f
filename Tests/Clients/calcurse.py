"""calcurse on a terminal of its own, edited key by key; it keeps an event's days and its note."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
from collections.abc import Iterable
from pathlib import Path

from journeys import Annotate, Delete, Edit, Move, Write
from limits import PATIENCE
from tool import installed

SETTINGS = """\
general.confirmdelete=no
general.confirmquit=no
general.systemdialogs=no
format.inputdate=4
"""

# What stands below two dashes in a note is calcurse's own, so a line is put on top.
EDITOR = """\
#!/bin/sh
{ cat "$(dirname "$0")/line.txt" "$1"; } > "$1.new" && mv "$1.new" "$1"
"""

ENTER, TAB, CLEAR = "\n", "\t", "\x15"


class Calcurse:
    def __init__(self, home: Path, zone: str) -> None:
        self.home = home
        (home / "settings").mkdir(parents=True)
        (home / "settings/conf").write_text(SETTINGS)
        editor = home / "editor"
        editor.write_text(EDITOR)
        editor.chmod(0o755)
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "TZ": zone,
            "TERM": "xterm",
            "EDITOR": str(editor),
        }
        folders = ["--datadir", str(home / "data"), "--confdir", str(home / "settings")]
        self.command = [installed("calcurse", "test"), *folders]

    def run(self, *arguments: str) -> bytes:
        command = [*self.command, *arguments]
        done = subprocess.run(command, env=self.environment, capture_output=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def exported(self, path: Path) -> list[Path]:
        path.write_bytes(self.run("--export=ical"))
        return [path]

    def edit(self, edits: Iterable[Edit]) -> None:
        """In one sitting at its terminal, which ends with saving."""
        parent, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        process = subprocess.Popen(
            self.command,
            env=self.environment,
            stdin=child,
            stdout=child,
            stderr=child,
            start_new_session=True,
        )
        os.close(child)
        try:
            await_screen(parent)
            type_keys(parent, TAB)
            for edit in edits:
                type_keys(parent, *self.keys(edit))
            type_keys(parent, "s")
            os.write(parent, b"q")
            process.wait(PATIENCE)
        finally:
            process.kill()
            os.close(parent)

    def keys(self, edit: Edit) -> list[str]:
        if isinstance(edit, Write):
            new = [*go_to(edit.days[0]), "a", ENTER, edit.title + ENTER]
            return [*new, "r", "s", "d", ENTER, f"{edit.days[-1]}{ENTER}"]
        there = go_to(edit.start)
        match edit:
            case Move(start, days) if start == days[0]:
                # Its repetition: each day, of each day one, until then, whatever weekday or month.
                until = [CLEAR, f"{days[-1]}{ENTER}", ENTER, ENTER, ENTER]
                return [*there, "e", "2", ENTER, ENTER, *until]
            case Move(_, days):
                return [*there, "d", "a", *go_to(days[0]), "p"]
            case Delete(title="Period"):
                return [*there, "d", "a"]
            case Delete():
                return [*there, "d", "i"]
            case Annotate(line=line):
                (self.home / "line.txt").write_text(line + "\n")
                return [*there, "n"]
        raise AssertionError(edit)


def go_to(day: object) -> list[str]:
    return ["g", f"{day}{ENTER}"]


def type_keys(terminal: int, *keys: str) -> None:
    """As someone who looks at the screen before the next key."""
    for key in keys:
        os.write(terminal, key.encode())
        await_screen(terminal)


def await_screen(terminal: int) -> None:
    """Until something has been drawn, and then for as long as more is."""
    patience: float = PATIENCE
    while select.select([terminal], [], [], patience)[0]:
        assert os.read(terminal, 1 << 16)
        patience = 0.2
    assert patience < 1, "calcurse draws nothing"

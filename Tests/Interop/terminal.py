"""The tool on a terminal of its own, as a person at a keyboard meets it."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

from limits import PATIENCE
from tool import BINARY, ENVIRONMENT

#: What Ctrl-C types.
INTERRUPT = "\x03"


class Terminal:
    def __init__(self, folder: Path, columns: int, rows: int, **environment: str):
        self.size = (rows, columns)
        self.folder = folder
        #: Whether the terminal showed what is typed when the tool had ended.
        self.echoes = True
        own = {
            "EVE_ICS_STORE": str(folder / "eve.db"),
            "LC_ALL": "",
            "LANG": "C.UTF-8",
            "TERM": "xterm",
            "NO_COLOR": "1",
            "PAGER": "cat",
        }
        self.environment = ENVIRONMENT | own | environment

    def run(
        self, *words: str, answers: list[tuple[str, str]] = (), today: str = "2026-11-20"
    ) -> tuple[str, int]:
        """Everything that the terminal shows, and the exit code.

        Each answer is typed as soon as the question that stands before it is shown, and Enter
        behind it, but not behind Ctrl-C.
        """
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *self.size, 0, 0))
        command = [BINARY, *words, "--today", today]
        # It has to be the process's own terminal, or else Ctrl-C reaches nobody.
        process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=self.environment,
            cwd=self.folder,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        # What is read may end within a letter.
        decoder = codecs.getincrementaldecoder("utf-8")()
        shown, seen, left = "", 0, list(answers)
        deadline = time.monotonic() + PATIENCE
        try:
            while True:
                while left and left[0][0] in shown[seen:]:
                    question, answer = left.pop(0)
                    seen = shown.index(question, seen) + len(question)
                    os.write(ours, answer.encode() + (b"" if answer == INTERRUPT else b"\n"))
                ready, _, _ = select.select([ours], [], [], max(0, deadline - time.monotonic()))
                assert ready, f"nothing more came after {shown!r}"
                try:
                    block = os.read(ours, 65_536)
                except OSError:
                    # What a terminal says when nobody holds its other end.
                    break
                if not block:
                    break
                shown += decoder.decode(block)
            self.echoes = bool(termios.tcgetattr(ours)[3] & termios.ECHO)
        finally:
            os.close(ours)
            code = process.wait(PATIENCE)
        assert not left, f"never asked {left[0][0]!r}: {shown!r}"
        return shown.replace("\r", ""), code


def widest(shown: str) -> int:
    """How many columns the widest line takes, its colors aside."""
    return max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in shown.split("\n"))

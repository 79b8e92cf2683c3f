"""A server of notifications that people use, on a screen that nobody sees."""

import os
import select
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from desktop import Desktop, running, until

# A script writes down each notification that it shows, replaced ones too.
SETTINGS = """[global]
    monitor = 0
    follow = none
    markup = full
    format = "<b>%s</b>\\n%b"
    mouse_left_click = do_action, close_current
    always_run_script = true
    dmenu = {choose}
    font = Monospace 12
    width = 300
    height = 200
    origin = top-left
    offset = 50x50

[urgency_low]
    timeout = 10
[urgency_normal]
    timeout = 10
[urgency_critical]
    timeout = 0

[everything]
    summary = "*"
    script = {note}
"""


class Dunst:
    def __init__(self, desktop: Desktop, environment: dict[str, str]) -> None:
        self.desktop = desktop
        self.environment = environment
        self.shown_file = desktop.home / "shown.txt"

    @property
    def shown(self) -> list[str]:
        """The number, the urgency and the title of each that it showed, in order."""
        return self.shown_file.read_text().splitlines() if self.shown_file.exists() else []

    def control(self, *words: object) -> str:
        done = subprocess.run(
            ["/usr/bin/dunstctl", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=30,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def point(self, *words: object) -> str:
        done = subprocess.run(
            ["/usr/bin/xdotool", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=30,
        )
        return done.stdout.strip()

    def click(self) -> None:
        """Clicks on what is shown, as a person does."""
        window = until(lambda: self.point("search", "--onlyvisible", "--class", "dunst"))
        window = window.splitlines()[0]
        self.point("mousemove", "--window", window, 60, 15, "click", 1)


@contextmanager
def screen() -> Iterator[str]:
    """The name of an X server's display."""
    reading, writing = os.pipe()
    try:
        with running(
            *("/usr/bin/Xvfb", "-displayfd", writing, "-screen", "0", "800x600x24"),
            *("-nolisten", "tcp", "-noreset"),
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        ):
            ready, _, _ = select.select([reading], [], [], 30)
            assert ready, "Xvfb does not start"
            yield ":" + os.read(reading, 64).decode().strip()
    finally:
        os.close(reading)
        os.close(writing)


@contextmanager
def dunst(desktop: Desktop) -> Iterator[Dunst]:
    note, choose = desktop.home / "note", desktop.home / "choose"
    shown = desktop.home / "shown.txt"
    note.write_text(f'#!/bin/sh\necho "$DUNST_ID $DUNST_URGENCY $DUNST_SUMMARY" >> "{shown}"\n')
    # The menu of actions: the person takes the last line of it.
    choose.write_text("#!/bin/sh\nexec tail -n 1\n")
    for script in (note, choose):
        script.chmod(0o755)
    settings = desktop.home / "dunstrc"
    settings.write_text(SETTINGS.format(note=note, choose=choose))
    with screen() as display:
        environment = desktop.environment | {"DISPLAY": display}
        with running(
            *("/usr/bin/dunst", "-conf", settings), env=environment, stdout=subprocess.DEVNULL
        ):
            until(desktop.owner)
            yield Dunst(desktop, environment)

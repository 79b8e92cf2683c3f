"""What `alarms` costs while it waits, with a screen that nobody sees."""

import re
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from time import sleep

from programs import BUILT, EVE, ROOT, needed, output, share_of_processor
from rows import Row, judge
from stores import store_of

SECONDS = 30


def bench() -> None:
    for program in ("Xvfb", "dbus-daemon", "dunst"):
        needed(program, "desktop")
    sys.path[:0] = [str(ROOT / "Tests/Desktop"), str(ROOT / "Tests/Interop")]
    import desktop

    home, store = BUILT / "desktop", store_of(5, "alarms")
    home.mkdir()
    for number in range(20):
        # Each of them rings every day, hours from now.
        due = datetime.now() + timedelta(hours=4, minutes=number)
        words = ("alarm", "add", f"Alarm {number}", "--at", f"{due:%H:%M}", "--on", "daily")
        output(EVE, *words, "--store", store)
    with (
        desktop.desktop(home) as session,
        session.bus(),
        session.mock(),
        desktop.running(
            *(EVE, "alarms", "--store", store),
            env=session.environment,
            stderr=subprocess.PIPE,
        ) as alarms,
    ):
        sleep(10)

        def wait() -> list[float]:
            before = written(alarms.pid)
            share = share_of_processor(alarms.pid, SECONDS)
            return [share, written(alarms.pid) - before]

        judge(
            wait,
            Row("alarms while it waits for 20 alarms, of a processor", 0.1, "%"),
            Row("alarms while it waits, written to the disk", 0, "B"),
        )


def written(process: int) -> int:
    said = Path(f"/proc/{process}/io").read_text(encoding="ascii")
    return int(re.search(r"\nwrite_bytes: (\d+)", said)[1])

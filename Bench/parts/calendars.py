"""CalDAV as programs use it, on a calendar of 1,000 entries that the person made, beside Radicale.

Both servers get the same entries, one PUT after another, and are asked for them as calendar
programs ask.
"""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, islice
from pathlib import Path
from statistics import median

from caldav import COUNT, PIECE, Client, client_of
from programs import BUILT, ROOT, CannotRunError, output
from rows import Row, judge
from stores import app_password, serving, store_of

TURNS = 5


def radicale() -> Path:
    """A Python with Radicale, which nothing but this needs; kept from run to run."""
    made = ROOT / ".build/bench-servers"
    program = made / "bin/python"
    if not program.exists():
        output(sys.executable, "-m", "venv", made)
        try:
            words = ("install", "-q", "--disable-pip-version-check", "Radicale==3.9.0")
            output(program, "-m", "pip", *words)
        except subprocess.CalledProcessError as error:
            shutil.rmtree(made)
            raise CannotRunError(
                "Radicale could not be installed from PyPI; is there a network?"
            ) from error
    return program


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def serving_radicale() -> Iterator[Client]:
    """With its own settings, but for where it is, and that the log and passwords cost nothing."""
    port = free_port()
    options = {
        "--server-hosts": f"127.0.0.1:{port}",
        "--auth-type": "none",
        "--storage-filesystem-folder": str(BUILT / "radicale"),
        "--logging-level": "critical",
    }
    words = [word for option in options.items() for word in option]
    with (BUILT / "radicale.log").open("wb") as log:
        process = subprocess.Popen([radicale(), "-m", "radicale", *words], stderr=log)
    try:
        for _ in range(400):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield Client(port, "/bench/calendar/", "bench:bench")
    finally:
        process.terminate()
        process.wait()


def bench() -> None:
    store = store_of(5, "calendars")
    with serving(store) as served, serving_radicale() as theirs:
        clients = (client_of(served, app_password(store)), theirs)
        for client in clients:
            client.make()
        # No run puts what is there already.
        runs, turns = count(), count()

        def put_all() -> list[float]:
            """What counts for a row of writes is the whole row."""
            taken, note = [0.0, 0.0], f" (run {next(runs)})"
            for first in range(0, COUNT, PIECE):
                for number, client in enumerate(clients):
                    client.turn()
                    taken[number] += sum(client.put(n, note) for n in range(first, first + PIECE))
            return [taken[1] / taken[0]]

        def ask() -> list[float]:
            taken: dict[str, tuple[list[float], list[float]]] = {}
            for turn in islice(turns, TURNS):
                for number, client in enumerate(clients):
                    client.turn()
                    for name, time in (
                        ("first", client.initial_sync()),
                        ("change", client.sync_of_one(turn)),
                        ("month", client.month(turn)),
                    ):
                        taken.setdefault(name, ([], []))[number].append(time)
            return [median(theirs) / median(ours) for ours, theirs in taken.values()]

        judge(
            put_all,
            Row("1,000 PUTs, each on the disk, speed of Radicale", 10, at_least=True),
        )
        judge(
            ask,
            Row("first sync of 1,000 entries, speed of Radicale", 8, at_least=True),
            Row("sync of one change, speed of Radicale", 40, at_least=True),
            Row("query of a month, speed of Radicale", 8, at_least=True),
        )

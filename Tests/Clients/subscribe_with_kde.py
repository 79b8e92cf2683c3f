"""Runs within a session bus: subscribes to a feed in KDE's Akonadi and tells what is there.

Takes the feed's address, and whether Akonadi may write there. Each line that it reads is a list in
JSON that begins with what to do: `refresh`, or `show`; each is answered by a line, a list of the
calendars there, one for each event.
"""

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from akonadi import Calendar, akonadi, happens, konsolekalendar, wait
from gi.repository import GLib


def kept() -> list[str]:
    """What Akonadi hands out to KOrganizer and Merkuro, from where it keeps that.

    What changed is only read where someone asks for it.
    """
    konsolekalendar("--view", "--all", "--export-type", "csv")
    file = Path(GLib.get_user_data_dir(), "akonadi/akonadi.db")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        rows = database.execute("select data from PartTable where data is not null")
        return [bytes(data).decode() for (data,) in rows]


def take_in(calendar: Calendar) -> None:
    """Has it read for the first time.

    Told to synchronize what it has not read yet, it would do nothing ever after. It downloads twice
    at once, and now and then finds nothing where it has put that; then it is begun anew.
    """

    def is_read() -> bool:
        return calendar.is_idle() and bool(kept())

    calendar.reload()
    if not happens(is_read, seconds=5):
        calendar.restart()
        wait("the feed is read", is_read)


def work(calendar: Calendar) -> None:
    take_in(calendar)
    for line in sys.stdin:
        [order] = json.loads(line)
        if order == "refresh":
            calendar.synchronize()
        print(json.dumps(kept()), flush=True)


address, may_write = sys.argv[1:]
with akonadi():
    work(Calendar(address, is_read_only=may_write != "yes"))

"""Runs within a session bus: gives a calendar file to KDE's Akonadi and edits it there.

Takes the file's path and, on standard input, the arguments of `konsolekalendar` for each edit as
JSON, the ones that write or delete an event last. Akonadi writes the file anew. Ends with 75 where
a command of KDE's never returns.
"""

import csv
import json
import re
import subprocess
import sys
from pathlib import Path

from akonadi import Calendar, akonadi, konsolekalendar, wait

STALLED = 75


def listed() -> str | None:
    """The number that the calendar has among all calendars."""
    found = re.search(
        rf"^(\d+) +- {re.escape(file.name)}$", konsolekalendar("--list-calendars"), re.M
    )
    return found and found[1]


def viewed() -> set[str]:
    rows = konsolekalendar("--view", "--all", "--export-type", "csv").splitlines()
    return {row[-1] for row in csv.reader(rows) if row}


def is_written() -> bool:
    """What changes is written in the order in which it changed, and always the whole file."""
    text = file.read_bytes().decode()
    uids = re.findall(r"^BEGIN:VEVENT\r\n.*?^UID:(\S+)", text, re.M | re.S)
    return "K Desktop Environment" in text and set(uids) == viewed()


def edit(orders: list[list[str]]) -> None:
    Calendar(str(file)).synchronize()
    wait("the calendar is listed", listed)
    wait("the calendar is read", lambda: viewed() and is_written())
    for order in orders:
        konsolekalendar(*[word.replace("CALENDAR", str(listed())) for word in order])
    wait("the calendar is written", is_written)


file = Path(sys.argv[1])
orders = json.load(sys.stdin)
try:
    with akonadi():
        edit(orders)
except subprocess.TimeoutExpired as stall:
    print(stall, file=sys.stderr)
    sys.exit(STALLED)

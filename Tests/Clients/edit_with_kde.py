"""Runs within a session bus: gives a calendar file to KDE's Akonadi and edits it there.

Takes the file's path and, on standard input, the arguments of `konsolekalendar` for each edit as
JSON, the ones that write or delete an event last. Akonadi writes the file anew. Runs on the
system's own Python, which has bindings for the bus.
"""

import csv
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from gi.repository import Gio, GLib

CONTROL = "org.freedesktop.Akonadi.Control"
PATIENCE = 20
"""How many seconds each step may take."""

bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)


def call(name: str, path: str, method: str, *values: str) -> object:
    """Calls a method, named with its interface, that takes strings alone."""
    interface, _, member = method.rpartition(".")
    arguments = GLib.Variant(f"({'s' * len(values)})", values)
    wait = PATIENCE * 1000
    done = bus.call_sync(name, path, interface, member, arguments, None, 0, wait, None)
    return next(iter(done.unpack()), None)


def ask_agents(method: str, value: str) -> object:
    return call(CONTROL, "/AgentManager", f"org.freedesktop.Akonadi.AgentManager.{method}", value)


def is_running(name: str) -> bool:
    return bool(call("org.freedesktop.DBus", "/", "org.freedesktop.DBus.NameHasOwner", name))


def wait(what: str, done: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > deadline:
            sys.exit(f"{what}: not in {PATIENCE} seconds")
        time.sleep(0.1)


def konsolekalendar(*arguments: str) -> str:
    done = subprocess.run(
        ["/usr/bin/konsolekalendar", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode:
        sys.exit(f"konsolekalendar {arguments}: {done.stdout}{done.stderr}")
    return done.stdout


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
    wait("Akonadi starts", lambda: is_running("org.freedesktop.Akonadi"))
    agent = str(ask_agents("createAgentInstance", "akonadi_ical_resource"))
    resource = f"org.freedesktop.Akonadi.Resource.{agent}"
    wait("its resource starts", lambda: is_running(resource))
    call(resource, "/Settings", "org.kde.Akonadi.ICal.Settings.setPath", str(file))
    call(resource, "/Settings", "org.kde.Akonadi.ICal.Settings.save")
    ask_agents("agentInstanceSynchronize", agent)
    wait("the calendar is listed", listed)
    wait("the calendar is read", lambda: viewed() and is_written())
    for order in orders:
        konsolekalendar(*[word.replace("CALENDAR", str(listed())) for word in order])
    wait("the calendar is written", is_written)


file = Path(sys.argv[1])
orders = json.load(sys.stdin)
subprocess.run(["/usr/bin/akonadictl", "start"], check=True, timeout=PATIENCE)
try:
    edit(orders)
finally:
    subprocess.run(["/usr/bin/akonadictl", "stop"], timeout=PATIENCE)
    wait("Akonadi ends", lambda: not is_running(CONTROL))

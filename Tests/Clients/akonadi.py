"""KDE's Akonadi on the session bus, as the programs that run within it reach it.

For the system's own Python, which has bindings for the bus.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from gi.repository import Gio, GLib

CONTROL = "org.freedesktop.Akonadi.Control"
PATIENCE = 60
"""How many seconds each step may take: it starts a database and some ten processes first."""
COMMAND_PATIENCE = 30
"""How many seconds a command may take; each needs one or two where nothing hangs."""

bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)


def call(name: str, path: str, method: str, *values: str | bool) -> object:
    """Calls a method, named with its interface."""
    interface, _, member = method.rpartition(".")
    kinds = "".join("b" if isinstance(value, bool) else "s" for value in values)
    arguments = GLib.Variant(f"({kinds})", values)
    wait = PATIENCE * 1000
    done = bus.call_sync(name, path, interface, member, arguments, None, 0, wait, None)
    return next(iter(done.unpack()), None)


def ask_agents(method: str, value: str) -> object:
    return call(CONTROL, "/AgentManager", f"org.freedesktop.Akonadi.AgentManager.{method}", value)


def is_running(name: str) -> bool:
    return bool(call("org.freedesktop.DBus", "/", "org.freedesktop.DBus.NameHasOwner", name))


def owner(name: str) -> object:
    """The connection of whoever runs under a name, another one after each start."""
    try:
        return call("org.freedesktop.DBus", "/", "org.freedesktop.DBus.GetNameOwner", name)
    except GLib.Error:
        return None


def happens(done: Callable[[], object], seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while not done():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.1)
    return True


def wait(what: str, done: Callable[[], object]) -> None:
    if not happens(done, PATIENCE):
        sys.exit(f"{what}: not in {PATIENCE} seconds")


def konsolekalendar(*arguments: str) -> str:
    done = subprocess.run(
        ["/usr/bin/konsolekalendar", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=COMMAND_PATIENCE,
    )
    if done.returncode:
        sys.exit(f"konsolekalendar {arguments}: {done.stdout}{done.stderr}")
    return done.stdout


class Calendar:
    """A calendar file, here or on the network, that Akonadi looks after."""

    def __init__(self, place: str, is_read_only: bool = False) -> None:
        self.agent = str(ask_agents("createAgentInstance", "akonadi_ical_resource"))
        self.name = f"org.freedesktop.Akonadi.Resource.{self.agent}"
        wait("its resource starts", lambda: is_running(self.name))
        self.set("Path", place)
        self.set("ReadOnly", is_read_only)
        self.call("/Settings", "org.kde.Akonadi.ICal.Settings.save")

    def call(self, path: str, method: str, *values: str | bool) -> object:
        return call(self.name, path, method, *values)

    def set(self, key: str, value: str | bool) -> None:
        self.call("/Settings", f"org.kde.Akonadi.ICal.Settings.set{key}", value)

    def reload(self) -> None:
        """What it does once it was set up in its dialog."""
        self.call("/", "org.freedesktop.Akonadi.Agent.Control.reconfigure")

    def is_idle(self) -> bool:
        return self.call("/", "org.freedesktop.Akonadi.Agent.Status.status") == 0

    def restart(self) -> None:
        before = owner(self.name)
        ask_agents("restartAgentInstance", self.agent)
        wait("its resource starts again", lambda: owner(self.name) not in (None, before))

    def synchronize(self) -> None:
        ask_agents("agentInstanceSynchronize", self.agent)


@contextmanager
def akonadi() -> Iterator[None]:
    def control(order: str) -> int:
        return subprocess.run(
            ["/usr/bin/akonadictl", order], timeout=PATIENCE, stdout=sys.stderr
        ).returncode

    if control("start"):
        sys.exit("Akonadi does not start")
    try:
        wait("Akonadi starts", lambda: is_running("org.freedesktop.Akonadi"))
        yield
    finally:
        control("stop")
        wait("Akonadi ends", lambda: not is_running(CONTROL))

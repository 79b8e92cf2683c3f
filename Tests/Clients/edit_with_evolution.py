"""Runs within a session bus: imports a calendar into Evolution's data server and edits it there.

Takes the calendar's path and, on standard input, a list of edits as JSON; ends when the server has
written its file. Runs on the system's own Python, which has the server's bindings.
"""

import json
import sys
import time
from pathlib import Path

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
gi.require_version("ICalGLib", "3.0")
from evolution_edits import NONE, edit  # noqa: E402
from gi.repository import ECal, EDataServer, GLib, ICalGLib  # noqa: E402

PATIENCE = 30
"""How many seconds the server may take; the system's Python does not find limits.py."""
WAIT_FOR_NOTHING = 2**32 - 1
"""A local calendar is there once it is open; being connected is for those on a network."""


def take_in(client: ECal.Client, path: str) -> None:
    """As the importer of Evolution does it: published by someone, received here."""
    calendar = ICalGLib.Component.new_from_string(Path(path).read_bytes().decode())
    calendar.set_method(ICalGLib.PropertyMethod.PUBLISH)
    client.receive_objects_sync(calendar, NONE, None)


def wait_for_file(client: ECal.Client) -> None:
    """The server writes its file when it finds time."""
    file = Path(GLib.get_user_data_dir(), "evolution/calendar/system/calendar.ics")
    _, events = client.get_object_list_sync("#t", None)
    wanted = [event.as_ical_string() for event in events]
    for _ in range(PATIENCE * 10):
        text = file.read_bytes().decode() if file.exists() else ""
        if text.count("BEGIN:VEVENT") == len(wanted) and all(event in text for event in wanted):
            return
        time.sleep(0.1)
    sys.exit(f"{file} was not written in {PATIENCE} seconds")


registry = EDataServer.SourceRegistry.new_sync(None)
source = registry.ref_builtin_calendar()
client = ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, WAIT_FOR_NOTHING, None)
take_in(client, sys.argv[1])
for line in json.load(sys.stdin):
    edit(client, *line)

wait_for_file(client)

"""Runs within a session bus: imports a calendar into Evolution's data server and edits it there.

Takes the calendar's path and, on standard input, a list of edits as JSON; ends when the server has
written its file. Runs on the system's own Python, which has the server's bindings.
"""

import json
import sys
import time
from datetime import date, timedelta
from pathlib import Path

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
gi.require_version("ICalGLib", "3.0")
from gi.repository import ECal, EDataServer, GLib, ICalGLib  # noqa: E402

ALL = ECal.ObjModType.ALL
NONE = ECal.OperationFlags.NONE
PATIENCE = 20
WAIT_FOR_NOTHING = 2**32 - 1
"""A local calendar is there once it is open; being connected is for those on a network."""


def when(text: str, days: int = 0) -> ICalGLib.Time:
    day = date.fromisoformat(text) + timedelta(days)
    return ICalGLib.Time.new_from_string(f"{day:%Y%m%d}")


def put(event: ICalGLib.Component, first: str, last: str) -> None:
    event.set_dtstart(when(first))
    event.set_dtend(when(last, 1))


def ring(event: ICalGLib.Component, days_before: int) -> ICalGLib.Component:
    """Sets the trigger of the first alarm, as the editor's list of reminders does."""
    component = ECal.Component.new_from_icalcomponent(event)
    uid = component.get_alarm_uids()[0]
    alarm = component.get_alarm(uid)
    duration = ICalGLib.Duration.new_from_string(f"-P{days_before - 1}DT15H")
    alarm.set_trigger(
        ECal.ComponentAlarmTrigger.new_relative(
            ECal.ComponentAlarmTriggerKind.RELATIVE_START, duration
        )
    )
    component.remove_alarm(uid)
    component.add_alarm(alarm)
    return component.get_icalcomponent()


def write(client: ECal.Client, title: str, first: str, last: str) -> None:
    event = ICalGLib.Component.new(ICalGLib.ComponentKind.VEVENT_COMPONENT)
    event.set_uid(EDataServer.util_generate_uid())
    event.set_summary(title)
    put(event, first, last)
    client.create_object_sync(event, NONE, None)


def edit(client: ECal.Client, what: str, uid: str, values: list) -> None:
    if what == "write":
        write(client, *values)
    elif what == "delete":
        client.remove_object_sync(uid, None, ALL, NONE, None)
    else:
        _, event = client.get_object_sync(uid, None, None)
        if what == "move":
            put(event, *values)
        elif what == "annotate":
            event.set_description(f"{event.get_description()}\n{values[0]}")
        else:
            event = ring(event, *values)
        client.modify_object_sync(event, ALL, NONE, None)


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

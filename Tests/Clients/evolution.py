"""Takes a calendar into Evolution's data server and moves one event there, as Evolution would.

    evolution.py FILE UID FIRST AFTER

FIRST and AFTER are dates as YYYYMMDD. The system's Python runs this: it has the GObject bindings.
"""

import sys
import time
from pathlib import Path

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
gi.require_version("ICalGLib", "3.0")
from gi.repository import ECal, EDataServer, ICalGLib  # noqa: E402

EVENT = ICalGLib.ComponentKind.VEVENT_COMPONENT


def main() -> None:
    path, uid, first, after = sys.argv[1:]
    registry = EDataServer.SourceRegistry.new_sync(None)
    client = ECal.Client.connect_sync(
        registry.ref_builtin_calendar(), ECal.ClientSourceType.EVENTS, 30, None
    )
    calendar = ICalGLib.Component.new_from_string(Path(path).read_bytes().decode())
    events = []
    event = calendar.get_first_component(EVENT)
    while event:
        events.append(event.clone())
        event = calendar.get_next_component(EVENT)
    client.create_objects_sync(events, ECal.OperationFlags.NONE, None)

    _, moved = client.get_object_sync(uid, None, None)
    moved.set_dtstart(ICalGLib.Time.new_from_string(first))
    moved.set_dtend(ICalGLib.Time.new_from_string(after))
    client.modify_object_sync(moved, ECal.ObjModType.ALL, ECal.OperationFlags.NONE, None)
    # The server writes its file a moment later.
    time.sleep(3)


main()

"""Runs within a session bus: signs in to CalDAV in Evolution's data server and edits there.

Takes the account's bare address and its password, and `tasks` or `memos` for those instead of
events. Each line that it reads is a list in JSON that
begins with what to do: `refresh`, `show`, or an edit with an event's UID and the edit's values. It
is answered by a line: the entries that are there, or what the edit failed for, null if it didn't.
Runs on the system's own Python, which has the server's bindings.
"""

import json
import sys
import time

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
from evolution_edits import edit  # noqa: E402
from gi.repository import ECal, EDataServer, GLib  # noqa: E402

PATIENCE = 30
"""How many seconds it may take until the calendar was read for the first time."""
WAIT_FOR_NOTHING = 2**32 - 1
"""Its password has to be given first."""

Status = EDataServer.SourceConnectionStatus


Supports, Type = EDataServer.WebDAVDiscoverSupports, ECal.ClientSourceType
KINDS = {
    "events": (Supports.EVENTS, EDataServer.SOURCE_EXTENSION_CALENDAR, Type.EVENTS),
    "tasks": (Supports.TASKS, EDataServer.SOURCE_EXTENSION_TASK_LIST, Type.TASKS),
    "memos": (Supports.MEMOS, EDataServer.SOURCE_EXTENSION_MEMO_LIST, Type.MEMOS),
}


def found(address: str, password: EDataServer.NamedParameters) -> EDataServer.Source:
    """The one calendar below an address, found from it as the dialog for new calendars does."""
    source = EDataServer.Source.new(None, None)
    source.set_parent("caldav-stub")
    source.get_extension(extension).set_backend_name("caldav")
    source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION).set_user("anybody")
    place(source, address)
    answer = EDataServer.webdav_discover_sources_sync(source, None, supports, password, None)
    [calendar] = [each for each in answer.out_discovered_sources if each.href.startswith(address)]
    source.set_display_name(calendar.display_name)
    place(source, calendar.href)
    return source


def place(source: EDataServer.Source, address: str) -> None:
    uri = GLib.Uri.parse(address, GLib.UriFlags.NONE)
    source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND).set_uri(uri)
    authentication = source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION)
    authentication.set_host(uri.get_host())
    authentication.set_port(uri.get_port())


def sign_in(source: EDataServer.Source, password: EDataServer.NamedParameters) -> None:
    """Answers when the server asks for the password, as the program's window would."""
    deadline = time.monotonic() + PATIENCE
    while (status := source.get_connection_status()) != Status.CONNECTED:
        if time.monotonic() > deadline:
            sys.exit(f"not connected in {PATIENCE} seconds: {status}")
        if status == Status.AWAITING_CREDENTIALS:
            source.invoke_authenticate_sync(password, None)
        time.sleep(0.1)
        GLib.MainContext.default().iteration(False)


def answer(order: str, *values: object) -> object:
    if order == "show":
        _, events = client.get_object_list_sync("#t", None)
        return [event.as_ical_string() for event in events]
    try:
        if order == "refresh":
            client.refresh_sync(None)
        else:
            edit(client, order, *values)
    except GLib.Error as error:
        return error.message
    return None


address, typed, kind = [*sys.argv[1:], "events"][:3]
supports, extension, source_type = KINDS[kind]
password = EDataServer.NamedParameters.new()
password.set(EDataServer.SOURCE_CREDENTIAL_USERNAME, "anybody")
password.set(EDataServer.SOURCE_CREDENTIAL_PASSWORD, typed)
registry = EDataServer.SourceRegistry.new_sync(None)
source = found(address, password)
registry.commit_source_sync(source, None)
source = registry.ref_source(source.get_uid())
client = ECal.Client.connect_sync(source, source_type, WAIT_FOR_NOTHING, None)
sign_in(source, password)
for line in sys.stdin:
    print(json.dumps(answer(*json.loads(line))), flush=True)

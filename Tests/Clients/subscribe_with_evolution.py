"""Runs within a session bus: subscribes to a feed in Evolution's data server and tells what it has.

Takes the feed's address. Each line that it reads is a list in JSON that begins with what to do:
`refresh`, or `show`; each is answered by a line, a list of the events there. Runs on the system's
own Python, which has the server's bindings.
"""

import json
import sys

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
from gi.repository import ECal, EDataServer, GLib  # noqa: E402

PATIENCE = 30
"""How many seconds it may take until the feed was read for the first time."""


def subscription(address: str) -> EDataServer.Source:
    """A calendar on the network, as the dialog for new calendars makes it."""
    source = EDataServer.Source.new(None, None)
    source.set_parent("webcal-stub")
    source.set_display_name("Feed")
    source.get_extension(EDataServer.SOURCE_EXTENSION_CALENDAR).set_backend_name("webcal")
    uri = GLib.Uri.parse(address, GLib.UriFlags.NONE)
    source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND).set_uri(uri)
    return source


registry = EDataServer.SourceRegistry.new_sync(None)
source = subscription(sys.argv[1])
registry.commit_source_sync(source, None)
client = ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, PATIENCE, None)
for line in sys.stdin:
    [order] = json.loads(line)
    if order == "refresh":
        client.refresh_sync(None)
    _, events = client.get_object_list_sync("#t", None)
    print(json.dumps([event.as_ical_string() for event in events]), flush=True)

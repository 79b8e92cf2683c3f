"""A small CalDAV client, and the entries that it keeps.

It is alike for all servers: a request goes out in one piece over a connection that is kept where
the server keeps it, and what an answer says is looked at when the clock stands still.
"""

import base64
import re
import time
from datetime import date, timedelta
from http.client import HTTPConnection

from programs import CannotRunError
from stores import Served

COUNT, PIECE = 1000, 100

DECLARED = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
NEW_YORK = """BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
"""


def entry(number: int, note: str = "") -> bytes:
    """One of a thousand over three years: whole days, hours here and there, and some series."""
    day = date(2024, 6, 1) + timedelta(days=number)
    kind, zone = number % 4, ""
    if kind == 0:
        times = f"DTSTART;VALUE=DATE:{day:%Y%m%d}\nDTEND;VALUE=DATE:{day + timedelta(1):%Y%m%d}\n"
    elif kind == 1:
        times = f"DTSTART:{day:%Y%m%d}T090000Z\nDTEND:{day:%Y%m%d}T100000Z\n"
    else:
        zone, place = NEW_YORK, "TZID=America/New_York"
        times = f"DTSTART;{place}:{day:%Y%m%d}T140000\nDTEND;{place}:{day:%Y%m%d}T150000\n"
    if number % 20 == 2:
        times += "RRULE:FREQ=WEEKLY;COUNT=10\n"
    text = (
        f"BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//bench//bench//EN\n{zone}BEGIN:VEVENT\n"
        f"UID:{number:04}-bench@example.org\nDTSTAMP:20240601T000000Z\n{times}"
        f"SUMMARY:Entry {number} & what follows from it{note}\n"
        "DESCRIPTION:Bring the papers\\, the keys and something to eat\nLOCATION:Room 4\n"
        "BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:Soon\nTRIGGER:-PT15M\nEND:VALARM\n"
        "END:VEVENT\nEND:VCALENDAR\n"
    )
    return text.replace("\n", "\r\n").encode()


class Client:
    def __init__(self, port: int, path: str, user: str) -> None:
        self.line = HTTPConnection("127.0.0.1", port)
        self.path = path
        self.fields = {"Authorization": "Basic " + base64.b64encode(user.encode()).decode()}
        self.token = ""

    def ask(
        self, method: str, path: str, body: bytes | str = b"", accepted: int = 207, **fields: str
    ) -> tuple[float, bytes, str]:
        """Seconds until the whole answer was there, its body and its ETag."""
        named = {name.replace("_", "-"): value for name, value in fields.items()}
        body = body.encode() if isinstance(body, str) else body
        start = time.perf_counter()
        self.line.request(method, path, body or None, self.fields | named)
        answer = self.line.getresponse()
        said = answer.read()
        taken = time.perf_counter() - start
        if answer.status // 100 != 2 or accepted == 207 != answer.status:
            raise CannotRunError(f"{method} {path}: {answer.status} {said[:300]!r}")
        return taken, said, answer.getheader("ETag", "")

    def turn(self) -> None:
        """Connects again: a server may have left while the other had its turns."""
        self.line.close()
        self.line.connect()

    def make(self) -> None:
        self.ask("MKCALENDAR", self.path, accepted=201)

    def put(self, number: int, note: str = "") -> float:
        path = f"{self.path}{number:04}.ics"
        return self.ask("PUT", path, entry(number, note), 201, Content_Type="text/calendar")[0]

    def report(self, body: str) -> tuple[float, bytes]:
        return self.ask("REPORT", self.path, body, Depth="1", Content_Type="text/xml")[:2]

    def sync(self, token: str) -> tuple[float, list[str]]:
        taken, said = self.report(
            f"<d:sync-collection {DECLARED}><d:sync-token>{token}</d:sync-token>"
            "<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>"
        )
        text = said.decode()
        self.token = re.search(r"sync-token>([^<]*)<", text)[1]
        hrefs = re.findall(r"<(?:\w+:)?href>([^<]*)</", text)
        return taken, [href for href in hrefs if href.endswith(".ics")]

    def initial_sync(self) -> float:
        whole, hrefs = self.sync("")
        if len(hrefs) != COUNT:
            raise CannotRunError(f"{len(hrefs)} entries are told of")
        for first in range(0, COUNT, PIECE):
            named = "".join(f"<d:href>{href}</d:href>" for href in hrefs[first : first + PIECE])
            taken, said = self.report(
                f"<c:calendar-multiget {DECLARED}><d:prop><d:getetag/><c:calendar-data/></d:prop>"
                f"{named}</c:calendar-multiget>"
            )
            if said.count(b"BEGIN:VEVENT") != min(PIECE, COUNT - first):
                raise CannotRunError("a multiget lacks entries")
            whole += taken
        return whole

    def sync_of_one(self, turn: int) -> float:
        self.put(turn * 37 % COUNT, f" ({turn})")
        taken, hrefs = self.sync(self.token)
        if len(hrefs) != 1:
            raise CannotRunError(f"{self.path}: {len(hrefs)} changes are told of, not one")
        return taken

    def month(self, turn: int) -> float:
        first = date(2024, 8 + turn % 4, 1)
        last = date(2024, 9 + turn % 4, 1)
        taken, said = self.report(
            f"<c:calendar-query {DECLARED}><d:prop><d:getetag/><c:calendar-data/></d:prop>"
            '<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">'
            f'<c:time-range start="{first:%Y%m%d}T000000Z" end="{last:%Y%m%d}T000000Z"/>'
            "</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>"
        )
        if not 28 <= said.count(b"BEGIN:VEVENT") <= 50:
            raise CannotRunError("a month has not what it should have")
        return taken


def client_of(served: Served, password: str) -> Client:
    """A client of eve-ics that has found its home, with a calendar to make there."""
    client = Client(served.line.port, "/dav/", f"eve:{password}")
    asked = f"<d:propfind {DECLARED}><d:prop><d:current-user-principal/></d:prop></d:propfind>"
    said = client.ask("PROPFIND", "/dav/", asked, Depth="0")[1].decode()
    client.path = re.search(r"/dav/\w+/", said)[0] + "calendars/bench/"
    return client

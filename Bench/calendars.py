"""Lets CalDAV servers do the same for one client, in turns, and prints how long each took.

Every server gets the same entries, one PUT after another, and is asked for them as calendar
programs ask. The client is small and alike for all: a request goes out in one piece over a
connection that is kept where the server keeps it, and what an answer says is looked at when the
clock stands still.
Times are milliseconds, of each request or of each sync with all its requests.
"""

import base64
import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import date, timedelta
from http.client import HTTPConnection
from pathlib import Path

EVE, WORK, STORE, PASSWORD, PYTHON, TODAY = sys.argv[1:7]
COUNT, PIECE, TURNS = 1000, 100, 7

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
        """Milliseconds until the whole answer was there, its body and its ETag."""
        named = {name.replace("_", "-"): value for name, value in fields.items()}
        body = body.encode() if isinstance(body, str) else body
        start = time.perf_counter()
        self.line.request(method, path, body or None, self.fields | named)
        answer = self.line.getresponse()
        said = answer.read()
        taken = (time.perf_counter() - start) * 1e3
        if answer.status // 100 != 2 or accepted == 207 != answer.status:
            raise SystemExit(f"calendars: {method} {path}: {answer.status} {said[:300]!r}")
        return taken, said, answer.getheader("ETag", "")

    def turn(self) -> None:
        """Begins anew: a server may have left while the others had their turns."""
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
            raise SystemExit(f"calendars: {len(hrefs)} entries are told of")
        for first in range(0, COUNT, PIECE):
            named = "".join(f"<d:href>{href}</d:href>" for href in hrefs[first : first + PIECE])
            taken, said = self.report(
                f"<c:calendar-multiget {DECLARED}><d:prop><d:getetag/><c:calendar-data/></d:prop>"
                f"{named}</c:calendar-multiget>"
            )
            if said.count(b"BEGIN:VEVENT") != min(PIECE, COUNT - first):
                raise SystemExit("calendars: a multiget lacks entries")
            whole += taken
        return whole

    def sync_of_one(self, turn: int) -> float:
        self.put(turn * 37 % COUNT, f" ({turn})")
        taken, hrefs = self.sync(self.token)
        if len(hrefs) != 1:
            raise SystemExit(f"calendars: {self.path}: {len(hrefs)} changes are told of, not one")
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
            raise SystemExit("calendars: a month has not what it should have")
        return taken


@contextmanager
def running(*command: object) -> Iterator[subprocess.Popen[str]]:
    with Path(WORK, "servers.log").open("ab") as log:
        process = subprocess.Popen(
            [str(word) for word in command], stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int) -> None:
    for _ in range(400):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("calendars: a server does not listen")


def start_eve(stack: ExitStack) -> Client:
    words = (EVE, "serve", "--listen", "127.0.0.1:0", "--store", STORE, "--today", TODAY)
    server = stack.enter_context(running(*words))
    line = server.stdout.readline() if server.stdout else ""
    found = re.search(r"127\.0\.0\.1:(\d+)", line)
    if not found:
        raise SystemExit("calendars: eve-ics does not say where it listens")
    client = Client(int(found[1]), "/dav/", f"eve:{PASSWORD}")
    asked = f"<d:propfind {DECLARED}><d:prop><d:current-user-principal/></d:prop></d:propfind>"
    said = client.ask("PROPFIND", "/dav/", asked, Depth="0")[1].decode()
    client.path = re.search(r"/dav/\w+/", said)[0] + "calendars/bench/"
    return client


def start_radicale(stack: ExitStack) -> Client:
    """With its own settings, but for where it is, and that the log and passwords cost nothing."""
    port = free_port()
    options = {
        "--server-hosts": f"127.0.0.1:{port}",
        "--auth-type": "none",
        "--storage-filesystem-folder": Path(WORK, "radicale"),
        "--logging-level": "critical",
    }
    words = [word for option in options.items() for word in option]
    stack.enter_context(running(PYTHON, "-m", "radicale", *words))
    wait_for(port)
    return Client(port, "/bench/calendar/", "bench:bench")


def start_xandikos(stack: ExitStack) -> Client:
    port, folder = free_port(), Path(WORK, "xandikos")
    words = ("serve", "-d", folder, "--state-dir", Path(WORK, "state"), "--defaults", "--eager")
    program = Path(PYTHON).with_name("xandikos")
    words += ("-l", "127.0.0.1", "-p", port, "--current-user-principal", "/bench/")
    stack.enter_context(running(program, *words))
    wait_for(port)
    return Client(port, "/bench/calendars/bench/", "bench:bench")


def compare(clients: dict[str, Client]) -> dict[str, dict[str, list[float]]]:
    times: dict[str, dict[str, list[float]]] = {
        name: {"put": [], "first": [], "change": [], "month": []} for name in clients
    }
    for client in clients.values():
        client.make()
    for first in range(0, COUNT, PIECE):
        for name, client in clients.items():
            client.turn()
            times[name]["put"] += [client.put(n) for n in range(first, min(first + PIECE, COUNT))]
    for turn in range(TURNS):
        for name, client in clients.items():
            client.turn()
            times[name]["first"].append(client.initial_sync())
            times[name]["change"].append(client.sync_of_one(turn))
            times[name]["month"].append(client.month(turn))
    return times


def main() -> None:
    Path(WORK).mkdir(parents=True)
    with ExitStack() as stack:
        clients = {"eve": start_eve(stack)}
        if Path(PYTHON).exists():
            clients["radicale"] = start_radicale(stack)
        if Path(PYTHON).with_name("xandikos").exists():
            clients["xandikos"] = start_xandikos(stack)
        print(json.dumps(compare(clients)))


if __name__ == "__main__":
    main()

"""Nobody can fill the memory or keep others out, with a password that only reads or without one."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from server import Answer, Household, Server
from test_caldav import CALENDAR, NAMESPACES, Program, add_password
from tool import IS_SANITIZED
from wires import connect, received, statuses

MEGABYTE = 1 << 20


def request(program: Program, method: str, path: str, body: str, **fields: str) -> bytes:
    """The bytes of a request, for clients that do not read."""
    lines = [
        f"{method} {path} HTTP/1.1",
        "Host: localhost",
        f"Authorization: {program.authorization}",
        f"Content-Length: {len(body)}",
        *(f"{name.replace('_', '-')}: {value}" for name, value in fields.items()),
    ]
    return "\r\n".join([*lines, "", body]).encode()


def ask(program: Program, method: str, path: str, body: str, **fields: str) -> Answer:
    return program.ask(method, path, body, Content_Type="text/xml", **fields)


class Forwarded(Program):
    """A program whose requests a proxy hands on."""

    def ask(self, method: str, path: str, body: str = "", **fields: str) -> Answer:
        forwarded = {"X_Forwarded_For": "203.0.113.10", "X_Forwarded_Proto": "https"}
        return super().ask(method, path, body, **forwarded, **fields)


def propfind(count: int, length: int = 1) -> str:
    names = "".join(f"<d:x{number}{'y' * length}/>" for number in range(count))
    return f"<d:propfind {NAMESPACES}><d:prop>{names}</d:prop></d:propfind>"


def sync(token: str = "", prop: str = "<d:getetag/><c:calendar-data/>") -> str:
    return (
        f"<d:sync-collection {NAMESPACES}><d:sync-token>{token}</d:sync-token>"
        f"<d:sync-level>1</d:sync-level><d:prop>{prop}</d:prop></d:sync-collection>"
    )


@contextmanager
def unread(server: Server, asked: bytes, count: int) -> Iterator[list[socket.socket]]:
    """Clients that ask and do not read what they are answered."""
    with ExitStack() as stack:
        clients = []
        for _ in range(count):
            client = stack.enter_context(socket.socket())
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.connect(("127.0.0.1", server.port))
            client.sendall(asked)
            clients.append(client)
        yield clients


class Watch:
    """The most memory that a server had since it began."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.before = server.resident
        Path(f"/proc/{server.process.pid}/clear_refs").write_text("5")

    @property
    def grown(self) -> int:
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        peak = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
        return int(peak.split()[1]) * 1024 - self.before


def long_log(household: Household, cycles: int = 400) -> None:
    """Many short entries, for as many events."""
    day = time.mktime((1996, 1, 1, 12, 0, 0, 0, 0, 0))
    lines = ["date,flow"]
    for cycle in range(cycles):
        for number in range(4):
            when = time.strftime("%Y-%m-%d", time.localtime(day + (28 * cycle + number) * 86_400))
            lines.append(f"{when},medium")
    file = household.folder / "long.csv"
    file.write_text("\n".join([*lines, ""]))
    household.eve("import", file, "--yes")


def is_answered(program: Program) -> None:
    """Asserts that somebody else gets an answer meanwhile."""
    answer = ask(program, "PROPFIND", program.home, propfind(1), Depth="1")
    assert answer.status == 207


# MARK: Memory


@pytest.fixture
def readers(tmp_path: Path) -> Iterator[tuple[Server, Program, Program]]:
    """A server with a password that only reads a long calendar, and with another person's."""
    household = Household(tmp_path)
    long_log(household)
    reading = add_password(household, "partner", "--read-only", "--past", 400)
    household.eve("person", "add", "Mia")
    other = add_password(household, "other", "--person", "Mia")
    with household.serve() as server:
        yield server, Program(server, reading), Program(server, other)


def test_a_password_that_reads_cannot_fill_the_memory(
    readers: tuple[Server, Program, Program],
) -> None:
    server, partner, mia = readers
    entries = partner.propfind(partner.cycle, "<d:getetag/>", depth="1")
    assert len(entries) > 400
    watch = Watch(server)
    # Twelve thousand names, which were 1.9 GB for as many entries.
    many = ask(partner, "PROPFIND", partner.cycle, propfind(12_000), Depth="1")
    assert many.status == 403
    most = ask(partner, "PROPFIND", partner.cycle, propfind(200, 900), Depth="1")
    assert most.status == 207
    assert 8 * MEGABYTE < len(most.body) < 16 * MEGABYTE + 1000
    assert b"507 Insufficient Storage" in most.body[-1000:]
    asked = request(partner, "PROPFIND", partner.cycle, propfind(200, 900), Depth="1")
    with unread(server, asked, 20):
        for _ in range(8):
            is_answered(mia)
        # What does not fit is refused, and small answers are not kept out by large ones.
        with connect(server) as late:
            late.sendall(asked)
            assert statuses(received(late))[:1] in ([503], [207])
        is_answered(mia)
        if not IS_SANITIZED:
            assert watch.grown < 150 * MEGABYTE, watch.grown
    server.await_log("PROPFIND /dav/* 503")


def test_a_full_calendar_is_synced_in_pieces(household: Household) -> None:
    password = add_password(household, "phone")
    with household.serve() as server:
        program = Program(server, password)
        path = program.home + "full/"
        assert program.ask("MKCALENDAR", path).status == 201
        fill = "X-FILL:" + "a" * 60_000 + "\r\n"
        for number in range(20):
            event = (
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VEVENT\r\n"
                f"UID:u{number}\r\nDTSTAMP:20261101T000000Z\r\nDTSTART;VALUE=DATE:20261201\r\n"
                f"{fill * 17}END:VEVENT\r\nEND:VCALENDAR\r\n"
            )
            put = program.ask("PUT", f"{path}{number}", event, Content_Type=CALENDAR)
            assert put.status == 201
        watch = Watch(server)
        found: set[str] = set()
        token, pieces = "", 0
        while pieces == 0 or "data:,page" in token:
            answer = ask(program, "REPORT", path, sync(token), Depth="1")
            assert answer.status == 207
            assert len(answer.body) < 16 * MEGABYTE + 1000
            hrefs = {href.decode() for href in answer.body.split(b"<d:href>")[1:]}
            found |= {href.partition("<")[0] for href in hrefs}
            token = answer.body.rpartition(b"<d:sync-token>")[2].decode().partition("<")[0]
            pieces += 1
            assert pieces < 10
        assert pieces > 1
        assert found - {path} == {f"{path}{number}" for number in range(20)}
        if not IS_SANITIZED:
            assert watch.grown < 150 * MEGABYTE, watch.grown


# MARK: Time


def test_costly_requests_keep_nobody_else_waiting(household: Household) -> None:
    password = add_password(household, "phone")
    household.eve("person", "add", "Mia")
    other = add_password(household, "other", "--person", "Mia")
    with household.serve() as server:
        program, mia = Program(server, password), Program(server, other)
        path = program.home + "costly/"
        assert program.ask("MKCALENDAR", path).status == 201
        lines = "".join(
            f"EXDATE;TZID=Nowhere/Z{number}:20270101T000000\r\n" for number in range(20_000)
        )
        for number in range(5):
            event = (
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VEVENT\r\n"
                f"UID:u{number}\r\nDTSTAMP:20261101T000000Z\r\nDTSTART:20261201T120000Z\r\n"
                f"RRULE:FREQ=DAILY\r\n{lines}END:VEVENT\r\nEND:VCALENDAR\r\n"
            )
            put = program.ask("PUT", f"{path}{number}", event, Content_Type=CALENDAR)
            assert put.status == 201
        query = (
            f"<c:calendar-query {NAMESPACES}><d:prop><c:calendar-data>"
            '<c:expand start="20270101T000000Z" end="20320101T000000Z"/></c:calendar-data></d:prop>'
            '<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">'
            '<c:time-range start="20270101T000000Z" end="20320101T000000Z"/></c:comp-filter>'
            "</c:comp-filter></c:filter></c:calendar-query>"
        )
        asked = request(program, "REPORT", path, query, Depth="1")
        with unread(server, asked, 30):
            for _ in range(10):
                is_answered(mia)


# MARK: Connections


def test_bodies_that_nobody_wants_hold_no_place(household: Household) -> None:
    with household.serve() as server, ExitStack() as stack:
        refused = b"PUT /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
        # More than an address may have, though fewer at one time.
        for _ in range(2):
            senders = []
            for _ in range(100):
                senders.append(stack.enter_context(connect(server)))
                senders[-1].sendall(refused)
            for sender in senders:
                assert statuses(received(sender)) == [404]
        assert server.get("/healthz").status == 200


def test_strangers_cannot_take_the_room_for_bodies(household: Household) -> None:
    password = add_password(household, "phone")
    with household.serve() as server, ExitStack() as stack:
        # As many bodies as there is room for, each as long as any may be, of which nothing comes.
        for length in ("Content-Length: 8388608", "Transfer-Encoding: chunked"):
            host = f"Host: {server.page_host}"
            lines = ["POST /login HTTP/1.1", host, "Sec-Fetch-Site: same-origin"]
            form = "\r\n".join([*lines, length, "", ""]).encode()
            for _ in range(8):
                stack.enter_context(connect(server)).sendall(form)
        server.await_log("POST /login 413")
        is_answered(Program(server, password))


def test_behind_a_proxy_one_address_cannot_take_every_place(household: Household) -> None:
    password = add_password(household, "phone")
    with household.serve("--behind-proxy") as server, ExitStack() as stack:
        program = Forwarded(server, password)
        forwarded = {"X_Forwarded_For": "203.0.113.9", "X_Forwarded_Proto": "https"}
        header, _, _ = request(
            program,
            "PUT",
            program.cycle + "x.ics",
            "a" * 1000,
            Content_Type="text/calendar",
            **forwarded,
        ).partition(b"aaaa")
        senders = [stack.enter_context(connect(server)) for _ in range(140)]
        for sender in senders:
            sender.sendall(header)
        server.await_log("* 429")
        other = ask(
            program,
            "PROPFIND",
            program.home,
            propfind(1),
            Depth="0",
        )
        assert other.status == 207

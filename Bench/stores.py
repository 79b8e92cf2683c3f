"""Stores, the servers of them, and those who ask: what the parts of `make bench` have in common."""

import gzip
import json
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import date, timedelta
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter

from programs import (
    BUILT,
    EVE,
    LAST_START,
    TODAY,
    CannotRunError,
    callgrind,
    counted,
    output,
    python,
)


def eve(store: Path, *words: object) -> str:
    return output(EVE, *words, "--store", store, "--today", TODAY).decode()


def log_of(years: int) -> Path:
    """A log of so many years; the same each time."""
    log = BUILT / f"{years}-years.log"
    if not log.exists():
        log.write_bytes(python("years_of_log.py", LAST_START, years))
    return log


def store_of(years: int, name: str) -> Path:
    """A new store with a log of so many years."""
    store = BUILT / f"{name}.db"
    eve(store, "import", log_of(years), "--yes")
    return store


def typed_store_of(years: int) -> Path:
    """A store with a log of so many years, typed day by day: each is an entry of its own."""
    store = BUILT / f"{years}-years-typed.db"
    if not store.exists():
        for period in log_of(years).read_text(encoding="ascii").splitlines():
            first, last = map(date.fromisoformat, period.split(".."))
            for day in range((last - first).days + 1):
                eve(store, "log", first + timedelta(day), "--flow", "medium")
    return store


def add_todos(store: Path, count: int, alarms: bool = False) -> None:
    """A list of so many to-dos, in a store without other entries.

    With alarms, one of them rings each day from today on.
    """
    eve(store, "todo", "add", "To-do 0", "--due", "2026-12-01", "--note", "A note.")
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM calendar_objects").fetchone())
        columns, places = ", ".join(row), ", ".join("?" * len(row))
        for n in range(1, count):
            data = row["data"].decode()
            data = data.replace(row["uid"].decode(), f"u{n}").replace("To-do 0", f"To-do {n}")
            if alarms:
                day = date.fromisoformat(TODAY) + timedelta(n)
                data = data.replace(";VALUE=DATE:20261201", f":{day:%Y%m%d}T180000Z")
                data = data.replace("END:VTODO", f"{ALARM}END:VTODO")
            new = {"name": b"%d.ics" % n, "uid": b"u%d" % n, "data": data.encode()}
            new |= {"rings": int(alarms)}
            connection.execute(
                f"INSERT INTO calendar_objects ({columns}) VALUES ({places})",
                list((row | new).values()),
            )


ALARM = (
    "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Soon\r\n"
    "TRIGGER;RELATED=END:-PT15M\r\nEND:VALARM\r\n"
)


def touch(store: Path) -> None:
    """Changes something of the first person's that is on no page."""
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("UPDATE people SET changes = changes + 1 WHERE id = 1")


def add_cards(store: Path, count: int, deck: str) -> None:
    table = BUILT / "cards.csv"
    lines = (f"front {number},back {number}\n" for number in range(count))
    table.write_text("".join(lines), encoding="ascii")
    eve(store, "cards", "import", table, "--in", deck)


def app_password(store: Path, *person: str) -> str:
    said = json.loads(eve(store, "app-password", "add", "bench", "--json", *person))
    return said["appPassword"]["password"]


def change_today(store: Path, number: int) -> None:
    """Every other change logs a day of bleeding today, and the others take it back."""
    eve(store, *(("unlog", TODAY) if number % 2 else ("log", TODAY, "--flow", "medium")))


def page_host(line: HTTPConnection) -> str:
    """The name by which browsers ask for the page, which other programs may not look up."""
    return f"eve-ics.localhost:{line.port}"


@dataclass(frozen=True)
class Served:
    store: Path
    line: HTTPConnection
    process: int

    @property
    def site(self) -> str:
        return f"http://{page_host(self.line)}"

    def login_link(self, *person: str) -> str:
        said = eve(self.store, "web", "open", *person)
        link = re.search(r"/open/[^\s\"]+", said)
        if not link:
            raise CannotRunError("web open names no link")
        return link[0]

    def visitor(self, *person: str) -> "Visitor":
        """Somebody who follows the link of `web open`."""
        kind = "application/x-www-form-urlencoded"
        self.line.request(
            "POST",
            self.login_link(*person),
            "",
            {"Host": page_host(self.line), "Origin": self.site, "Content-Type": kind},
        )
        answer = self.line.getresponse()
        answer.read()
        cookie = answer.headers["Set-Cookie"]
        if not cookie:
            raise CannotRunError(f"the link that logs in is answered with {answer.status}")
        return Visitor(self.line, cookie.partition(";")[0])


@dataclass(frozen=True)
class Visitor:
    line: HTTPConnection
    cookie: str = ""
    encoding: str = "gzip"

    def get(self, path: str) -> tuple[float, bytes]:
        """Seconds from sending the request to having the whole answer, and its body as it came."""
        start = perf_counter()
        fields = {"Host": page_host(self.line), "Accept-Encoding": self.encoding}
        fields |= {"Cookie": self.cookie}
        self.line.request("GET", path, headers=fields)
        answer = self.line.getresponse()
        body = answer.read()
        time = perf_counter() - start
        if answer.status != 200:
            raise CannotRunError(f"{path} was answered with {answer.status}")
        return time, body

    def text(self, path: str) -> str:
        return gzip.decompress(self.get(path)[1]).decode()


def address_announced(server: subprocess.Popen[bytes], log: Path) -> int:
    said = b""
    assert server.stdout
    for line in server.stdout:
        said += line
        with suppress(ValueError):
            return int(json.loads(said)["listening"][0].rpartition(":")[2])
    raise CannotRunError(f"the server does not listen: {log.read_text()}")


@contextmanager
def serving(store: Path, *tool: object) -> Iterator[Served]:
    """A server of that store, run by another program where one is named."""
    options = ("--listen", "127.0.0.1:0", "--json", "--store", store, "--today", TODAY)
    log = BUILT / "serve.log"
    with log.open("wb") as errors:
        words = map(str, (*tool, EVE, "serve", *options))
        server = subprocess.Popen(list(words), stdout=subprocess.PIPE, stderr=errors)
    try:
        port = address_announced(server, log)
        with closing(HTTPConnection("127.0.0.1", port)) as line:
            yield Served(store, line, server.pid)
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            # One of 10,000 people goes on for a minute; nobody needs its store again.
            server.kill()
            server.wait()


PAGE_HANDLER = "*WebDoor*Handler*PageSource*answer*TW"
"""The function that answers for a page, by its name in the binary."""


def instructions_of_changed_page(store: Path, path: str) -> float:
    """Millions of instructions from a request to the page after a change.

    Only those are counted that a page's own handler executes. A server that renders more pages has
    executed as many more of them than one that renders fewer.
    """
    counts = []
    fewer, more = 4, 24
    for pages in (fewer, more):
        with serving(store, *callgrind(f"--toggle-collect={PAGE_HANDLER}")) as served:
            visitor = served.visitor()
            for number in range(pages):
                change_today(store, number)
                visitor.get(path)
        counts.append(counted())
    return (counts[1] - counts[0]) / (more - fewer)

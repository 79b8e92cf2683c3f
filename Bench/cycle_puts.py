"""Drags a period to and fro over CalDAV, and prints how long that took beside the write alone.

Each turn a program moves the period that began last by a day, which moves every forecast, and asks
what changed. In between the same bytes as the log got are written to another SQLite file, which is
set as the store is. Times are milliseconds: of the PUT, of the PUT with the sync after it, of the
write.
"""

import base64
import json
import re
import sqlite3
import sys
import time
from datetime import date, timedelta
from http.client import HTTPConnection
from pathlib import Path

PORT, PASSWORD, STORE, OTHER, START, TURNS = (*sys.argv[1:6], int(sys.argv[6]))
DECLARED = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
DAY = timedelta(1)


class Program:
    def __init__(self) -> None:
        self.line = HTTPConnection("127.0.0.1", int(PORT))
        pair = base64.b64encode(f"eve:{PASSWORD}".encode()).decode()
        self.fields = {"Authorization": f"Basic {pair}"}
        self.home, self.token = "/dav/", ""
        asked = f"<d:propfind {DECLARED}><d:prop><d:current-user-principal/></d:prop></d:propfind>"
        said = self.ask("PROPFIND", "/dav/", asked, Depth="0")[1]
        self.cycle = re.search(r"/dav/\w+/", said)[0] + "calendars/cycle/"

    def ask(self, method: str, path: str, body: str = "", **fields: str) -> tuple[float, str, str]:
        named = {name.replace("_", "-"): value for name, value in fields.items()}
        start = time.perf_counter()
        self.line.request(method, path, body.encode() or None, self.fields | named)
        answer = self.line.getresponse()
        said = answer.read().decode()
        taken = (time.perf_counter() - start) * 1e3
        if answer.status // 100 != 2:
            raise SystemExit(f"cycle_puts: {method}: {answer.status} {said[:300]}")
        return taken, said, answer.getheader("ETag", "")

    def sync(self) -> tuple[float, list[str]]:
        taken, said, _ = self.ask(
            "REPORT",
            self.cycle,
            f"<d:sync-collection {DECLARED}><d:sync-token>{self.token}</d:sync-token>"
            "<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>",
            Depth="1",
        )
        self.token = re.search(r"sync-token>([^<]*)<", said)[1]
        return taken, re.findall(r"<d:href>([^<]*\.ics)</", said)

    def period(self, first: date) -> tuple[str, str, str]:
        """Path, text and tag of the period that begins on that day."""
        for path in self.sync()[1]:
            _, text, tag = self.ask("GET", path)
            if f"DTSTART;VALUE=DATE:{first:%Y%m%d}" in text and "CATEGORIES:Period" in text:
                return path, text, tag
        raise SystemExit("cycle_puts: the period is not there")


def moved(text: str, by: timedelta) -> str:
    def later(match: re.Match[str]) -> str:
        return f"{match[1]}{date.fromisoformat(match[2]) + by:%Y%m%d}"

    return re.sub(r"(DT(?:START|END);VALUE=DATE:)(\d{8})", later, text)


def last_body() -> bytes:
    """What the log got last."""
    with sqlite3.connect(f"file:{STORE}?mode=ro", uri=True) as store:
        row = store.execute("SELECT body FROM journal ORDER BY person, number DESC LIMIT 1")
        return row.fetchone()[0]


def main() -> None:
    Path(OTHER).unlink(missing_ok=True)
    other = sqlite3.connect(OTHER, isolation_level=None)
    other.execute("PRAGMA journal_mode = WAL")
    other.execute("PRAGMA synchronous = EXTRA")
    other.execute("CREATE TABLE journal (number INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT")

    def write(body: bytes) -> float:
        start = time.perf_counter()
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO journal (body) VALUES (?)", (body,))
        other.execute("COMMIT")
        return (time.perf_counter() - start) * 1e3

    program = Program()
    path, text, tag = program.period(date.fromisoformat(START))
    times: dict[str, list[float]] = {"put": [], "synced": [], "write": []}
    changes = 0
    for turn in range(TURNS):
        put = program.ask(
            "PUT",
            path,
            moved(text, DAY if turn % 2 == 0 else -DAY),
            If_Match=tag,
            Content_Type="text/calendar; charset=utf-8",
        )[0]
        sync, hrefs = program.sync()
        changes += len(hrefs)
        if path not in hrefs:
            raise SystemExit("cycle_puts: the period that was moved has not changed")
        _, text, tag = program.ask("GET", path)
        times["write"].append(write(last_body()))
        times["put"].append(put)
        times["synced"].append(put + sync)
    print(json.dumps({"times": times, "changes": changes / TURNS}))


if __name__ == "__main__":
    main()

"""A server that is killed while programs write: what it said it kept, it has kept."""

import http.client
import random
import re
import sqlite3
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta
from threading import Thread

from server import TODAY, Household, Server
from test_caldav import CALENDAR, DAV, Program, add_password

ROUNDS = 8
LOST = (OSError, http.client.HTTPException)
"""How a request ends whose server is gone; what came of it, nobody knows."""
VALID_TOKEN = f"{DAV}valid-sync-token"

State = str | None
"""Of an entry: its text, or for a logged period the day it begins; none where it is gone."""


@dataclass
class Ledger:
    """What was acknowledged of each entry, and for one that was under way what else may be."""

    sure: dict[str, State] = field(default_factory=dict)
    open: dict[str, State] = field(default_factory=dict)
    count: int = 0

    def write(self, path: str, state: State, act: Callable[[], int]) -> None:
        self.open[path] = state
        status = act()
        assert status in (201, 204), f"{status} for a change that is none of others' business"
        self.sure[path] = self.open.pop(path)
        self.count += 1

    def settle(self, path: str, found: State) -> None:
        """Takes one of the two for what is, now that the server can be asked again."""
        told = [self.sure.get(path), *([self.open[path]] if path in self.open else [])]
        assert found in told, f"{path}: neither as acknowledged nor as sent last"
        self.open.pop(path, None)
        self.sure[path] = found


def appointment(name: str, number: int) -> str:
    """Of a length of its own, so that a piece of one is no other."""
    return (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VEVENT\r\n"
        f"UID:{name}\r\nDTSTAMP:20261101T000000Z\r\nDTSTART:20270101T090000Z\r\n"
        f"SUMMARY:Dentist {number}\r\nX-LONG:{'x' * (number * 97 % 5000)}\r\n"
        "END:VEVENT\r\nEND:VCALENDAR\r\n"
    )


def keep_appointments(
    program: Program, folder: str, ledger: Ledger, dice: random.Random, shift: int
) -> None:
    """Writes and deletes entries of her own until the server is gone."""
    for number in range(shift, shift + 10_000):
        name = f"own-{dice.randrange(8)}"
        path = f"{folder}{name}.ics"
        if ledger.sure.get(path) is not None and dice.random() < 0.3:
            ledger.write(path, None, lambda path=path: program.ask("DELETE", path).status)
        else:
            text = appointment(name, number)
            ledger.write(
                path,
                text,
                lambda path=path, text=text: (
                    program.ask("PUT", path, text, Content_Type=CALENDAR).status
                ),
            )


def first_day(text: str) -> str:
    found = re.search(r"DTSTART;VALUE=DATE:(\d{8})", text)
    assert found
    return found[1]


def moved(text: str, days: int) -> str:
    def later(match: re.Match[str]) -> str:
        day = date.fromisoformat(match[2]) + timedelta(days)
        return f"{match[1]}{day:%Y%m%d}"

    return re.sub(r"(DT(?:START|END);VALUE=DATE:)(\d{8})", later, text)


def correct_periods(program: Program, ledger: Ledger, dice: random.Random) -> None:
    """Drags logged periods a day to and fro, and deletes one now and then."""
    while True:
        path = dice.choice([path for path, day in ledger.sure.items() if day])
        answer = program.ask("GET", path)
        assert answer.status == 200
        text, tag = answer.body.decode(), answer.fields["etag"]
        assert first_day(text) == ledger.sure[path]
        if dice.random() < 0.04 and sum(1 for day in ledger.sure.values() if day) > 12:
            ledger.write(
                path,
                None,
                lambda path=path, tag=tag: program.ask("DELETE", path, If_Match=tag).status,
            )
        else:
            changed = moved(text, dice.choice((-1, 1)))
            ledger.write(
                path,
                first_day(changed),
                lambda path=path, text=changed, tag=tag: program.put(path, text, tag).status,
            )


def sync(program: Program, folder: str, token: str = "") -> tuple[dict[str, State], str] | None:
    """What changed since the token, with the next; none where it is refused as it should be."""
    body = (
        f'<d:sync-collection xmlns:d="DAV:"><d:sync-token>{token}</d:sync-token>'
        "<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>"
    )
    answer = program.ask("REPORT", folder, body, Depth="0", Content_Type="text/xml")
    root = ET.fromstring(answer.body)
    if token and answer.status == 403:
        assert root.find(VALID_TOKEN) is not None
        return None
    assert answer.status == 207, answer.body
    changed = {
        response.findtext(f"{DAV}href", ""): response.findtext(f".//{DAV}getetag")
        for response in root.iter(f"{DAV}response")
    }
    return changed, root.findtext(f"{DAV}sync-token", "")


def everything(program: Program, folder: str) -> tuple[dict[str, State], str]:
    found = sync(program, folder)
    assert found
    return found


def is_logged(text: str) -> bool:
    return "STATUS:CONFIRMED" in text and "CATEGORIES:Period" in text


class Work:
    """Three programs that write side by side, each what is no other's."""

    def __init__(self, server: Server, password: str, ledgers: list[Ledger], seed: int) -> None:
        self.faults: list[BaseException] = []
        program = Program(server, password)
        dice = [random.Random(seed + number) for number in range(3)]
        cycle, own = program.cycle, program.home + "own/"
        tasks: list[Callable[[], None]] = [
            lambda: keep_appointments(program, own, ledgers[0], dice[0], seed),
            lambda: keep_appointments(program, cycle, ledgers[1], dice[1], seed),
            lambda: correct_periods(program, ledgers[2], dice[2]),
        ]
        self.threads = [Thread(target=self.run, args=(task,), daemon=True) for task in tasks]
        for thread in self.threads:
            thread.start()

    def run(self, task: Callable[[], None]) -> None:
        try:
            task()
        except LOST:
            return
        except BaseException as fault:
            self.faults.append(fault)

    def get_going(self, ledgers: list[Ledger]) -> None:
        """Waits until each has had something acknowledged, however slow the server was built."""
        before = [ledger.count for ledger in ledgers]
        end = time.monotonic() + 30
        while any(ledger.count == count for ledger, count in zip(ledgers, before, strict=True)):
            assert time.monotonic() < end, "a program got nothing acknowledged"
            if self.faults:
                break
            time.sleep(0.01)

    def finish(self) -> None:
        for thread in self.threads:
            thread.join(30)
            assert not thread.is_alive()
        for fault in self.faults:
            raise fault


def test_keeps_what_it_acknowledged_though_it_is_killed(household: Household) -> None:
    password = add_password(household, "Phone", "--include", "periods", "--past", "60")
    seed = time.time_ns() % 1_000_000
    print(f"seed {seed}")
    dice = random.Random(seed)
    ledgers = [Ledger(), Ledger(), Ledger()]
    marks: list[tuple[int, str, dict[str, State]]] = []
    with household.serve() as server:
        program = Program(server, password)
        assert program.ask("MKCALENDAR", program.home + "own/").status == 201
        for path in everything(program, program.cycle)[0]:
            text = program.ask("GET", path).body.decode()
            # Those that may still be running are left alone.
            if is_logged(text) and first_day(text) < TODAY.replace("-", "")[:6]:
                ledgers[2].sure[path] = first_day(text)
    assert len(ledgers[2].sure) > 20
    refused = 0
    for number in range(ROUNDS + 1):
        with household.serve() as server:
            program = Program(server, password)
            folders = (program.home + "own/", program.cycle)
            for ledger in ledgers:
                for path in {*ledger.sure, *ledger.open}:
                    answer = program.ask("GET", path)
                    assert answer.status in (200, 404)
                    text = answer.body.decode() if answer.status == 200 else None
                    is_period = ledger is ledgers[2]
                    ledger.settle(path, first_day(text) if text and is_period else text)
            now = [everything(program, folder) for folder in folders]
            for place, token, known in marks:
                if (news := sync(program, folders[place], token)) is None:
                    refused += 1
                    continue
                known = known | news[0]
                assert {path: tag for path, tag in known.items() if tag} == now[place][0]
            marks += [(place, token, known) for place, (known, token) in enumerate(now)]
            if number == ROUNDS:
                break
            work = Work(server, password, ledgers, seed + 1000 * number)
            work.get_going(ledgers)
            time.sleep(dice.uniform(0, 0.4))
            server.kill()
            work.finish()
        with sqlite3.connect(household.store) as store:
            assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        household.eve("backup", household.folder / "copy.db")
    assert all(ledger.count >= ROUNDS for ledger in ledgers)
    assert refused < len(marks) / 2

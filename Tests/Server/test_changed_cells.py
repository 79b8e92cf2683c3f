"""A store in which somebody changed a single value: nothing that reads it is stopped by it.

A signal instead of an exit code would show a trap, which a restored store could bring everywhere.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from server import Household
from test_caldav import CALENDAR, Program, add_password
from tool import IS_WHOLE

LEAST, MOST = -(2**63), 2**63 - 1

VALUES: dict[str, list[object]] = {
    "INTEGER": [LEAST, MOST],
    "BLOB": [b"", b"\xff" * 40, str(MOST).encode()],
}
"""What a value becomes: each meets a restore and a server, and at night all commands, too. For each
change a column takes one of them, and the next column of its table the next."""

COMMANDS = [
    ["status"],
    ["export", "-o", "-"],
    ["history", "--journal"],
    ["undo", "--list"],
    ["feed", "list"],
    ["app-password", "list"],
    ["settings"],
    ["doctor"],
    ["undo", "--yes"],
    ["log", "19 Nov", "--note", "again"],
    ["erase", "--before", "2025-01-01", "--yes"],
]

ENTRY = """BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//a test//EN\r
BEGIN:VEVENT\r
UID:visit\r
DTSTAMP:20261101T000000Z\r
DTSTART:20261125T090000Z\r
SUMMARY:A visit\r
END:VEVENT\r
END:VCALENDAR\r
"""


SYNC = (
    '<sync-collection xmlns="DAV:"><sync-token/><sync-level>1</sync-level>'
    "<prop><getetag/></prop></sync-collection>"
)


@pytest.fixture(scope="session")
def rich(tmp_path_factory: pytest.TempPathFactory) -> tuple[Household, str, Program]:
    """A store with a row in every table, a feed's path and a program that knows a password."""
    household = Household(tmp_path_factory.mktemp("rich"))
    household.add_days()
    household.eve("contraception", "add", "pill", "21+7", "--at", "21:00")
    household.eve("taken")
    feed = household.add_feed("phone", "--writable")
    password = add_password(household, "Tablet")
    with household.serve() as server:
        program = Program(server, password)
        assert server.get(feed).status == 200
        path = program.cycle + "visit.ics"
        assert program.ask("PUT", path, ENTRY, Content_Type=CALENDAR).status == 201
        future = [path for path in program.sync()[0] if path.endswith(".ics")][-1]
        program.ask("DELETE", future)
    with closing(sqlite3.connect(household.store)) as store:
        person, password_number = store.execute(
            "SELECT person, number FROM grants WHERE kind = 2"
        ).fetchone()
        second = 1790000000
        for table, values in {
            "hidden_events": (b"hidden", b"\x01", second, 5, password_number),
            "caldav_deletions": (b"deleted", 3, second, password_number),
            "fetched_calendars": (2, password_number, 1, 1),
            "fetched_objects": (2, password_number, 1, b"visit.ics", 1),
            "event_names": (2, password_number, b"uid", b"name", b"given", second),
            "calendar_properties": (1, b"DAV:", b"displayname", b"<x/>"),
            "acknowledgements": (b"rung", b"", second, second + 600, second, 1, second),
            "alarm_buttons": (b"0123456789abcdef",),
        }.items():
            holes = ", ".join("?" * (1 + len(values)))
            store.execute(f"INSERT OR IGNORE INTO {table} VALUES ({holes})", (person, *values))
        store.execute(
            "INSERT OR IGNORE INTO server_settings VALUES (?, ?)", (b"address", b"http://a.example")
        )
        store.commit()
    return household, feed, program


def tables() -> list[str]:
    return [
        "people",
        "journal",
        "versions",
        "served",
        "grants",
        "calendars",
        "calendar_properties",
        "calendar_objects",
        "hidden_events",
        "caldav_deletions",
        "fetched_calendars",
        "fetched_objects",
        "event_names",
        "acknowledgements",
        "alarm_buttons",
        "server_settings",
    ]


def chosen(store: Path, table: str) -> list[tuple[str, object]]:
    """Which columns of a table become what."""
    with closing(sqlite3.connect(store)) as database:
        columns = database.execute(f"PRAGMA table_info({table})").fetchall()
    return [
        (name, value)
        for number, name, kind, *_ in columns
        for value in (VALUES[kind] if IS_WHOLE else [VALUES[kind][number % len(VALUES[kind])]])
    ]


def commands(number: int, values: int) -> list[list[str]]:
    """What this one of a table's values meets: each command meets two of them, far apart."""
    if IS_WHOLE:
        return COMMANDS
    return [
        command for place, command in enumerate(COMMANDS) if (number + place) % (values // 2) == 0
    ]


def changed(
    store: Path, table: str, values: list[tuple[str, object]]
) -> Iterator[tuple[str, object]]:
    """Changes one value after the other, each time in a store that is otherwise as it was."""
    original = store.with_suffix(".original")
    shutil.copy(store, original)
    with closing(sqlite3.connect(original)) as database:
        assert database.execute(f"SELECT count(*) FROM {table}").fetchone()[0], table
    for name, value in values:
        shutil.copy(original, store)
        for suffix in ("-wal", "-shm"):
            Path(f"{store}{suffix}").unlink(missing_ok=True)
        with closing(sqlite3.connect(store)) as database:
            database.execute("PRAGMA ignore_check_constraints = ON")
            key = ", ".join(
                column
                for _, column, *_, place in database.execute(f"PRAGMA table_info({table})")
                if place
            )
            last = f"SELECT {key} FROM {table} ORDER BY {key} DESC LIMIT 1"
            try:
                database.execute(f"UPDATE {table} SET {name} = ? WHERE ({key}) = ({last})", [value])
                database.commit()
            except sqlite3.IntegrityError:
                continue
        yield name, value


@pytest.mark.parametrize("table", tables())
def test_one_changed_value_stops_nobody(
    tmp_path: Path, rich: tuple[Household, str, Program], table: str
) -> None:
    source, feed, program = rich
    household = Household(tmp_path)
    shutil.copy(source.store, household.store)
    values = chosen(household.store, table)
    number, met = 0, set()
    for number, (column, value) in enumerate(changed(household.store, table, values), 1):
        place = f"{table}.{column} = {value!r:.30}"
        copy = tmp_path / f"{number}.db"
        shutil.copy(household.store, copy)
        restored = Household(tmp_path / f"{number}-new").run("restore", copy)
        assert restored.returncode in (0, 1, 3), f"{place}: restore: {restored.stderr.decode()}"
        for command in commands(number, len(values)):
            met.add(" ".join(command))
            done = household.run(*command)
            assert done.returncode in (0, 1, 3), f"{place}: {command}: {done.stderr.decode()}"
        shutil.copy(copy, household.store)
        try:
            server = household.serve()
        except AssertionError:
            # It refuses a store that is damaged.
            assert household.run("serve", "--listen", "127.0.0.1:0").returncode == 3, place
            continue
        with server:
            program.server = server
            other = ENTRY.replace("visit", "other")
            answers = [
                server.get(feed),
                program.ask("PROPFIND", program.cycle, Depth="1"),
                program.ask("REPORT", program.cycle, SYNC, Content_Type="text/xml"),
                program.ask("GET", program.cycle + "visit.ics"),
                program.ask("PUT", program.cycle + "other.ics", other, Content_Type=CALENDAR),
            ]
            assert server.process.poll() is None, f"{place}: {answers}"
    assert number > 1
    assert len(met) == len(COMMANDS)

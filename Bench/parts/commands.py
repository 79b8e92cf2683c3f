"""Commands as they are typed, and what another language costs them."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from programs import BENCH, BUILT, EVE, TODAY, instructions, measure, output
from rows import Row, judge
from stores import add_todos, log_of, store_of


def bench() -> None:
    predict = (EVE, "predict", "--log", log_of(5), "--today", TODAY)
    judge(
        lambda: [instructions(*predict, "--json")],
        Row("predict --json, five years of log", 24, "M"),
    )
    judge(
        lambda: [instructions(*predict, "--lang", "pl") / instructions(*predict, "--lang", "en")],
        Row("predict in Polish, beside English", 1.1),
    )
    store = BUILT / "todos.db"
    add_todos(store, 2_000)
    command = (EVE, "todo", "list", "--store", store, "--today", TODAY)
    assert output(*command).count(b"\n") == 2_000
    judge(lambda: [instructions(*command)], Row("todo list, 2,000 to-dos", 270, "M"))

    store, python_store = store_of(5, "export"), BUILT / "python.db"
    store_for_python(log_of(5), python_store)
    judge(
        lambda: [export_beside_python(store, python_store)],
        Row("export, speed beside icalendar in Python", 20, at_least=True),
    )


def export_beside_python(store: Path, python_store: Path) -> float:
    """Twelve months from a log of five years, by both."""
    eve, python = measure(
        21,
        (EVE, "export", "--store", store, "--today", TODAY),
        (sys.executable, BENCH / "export_baseline.py", python_store),
    )
    return python.time / eve.time


def store_for_python(log: Path, path: Path) -> None:
    """The log as a Python program might keep it, in an SQLite file too."""
    spans = [line.split("..") for line in log.read_text(encoding="ascii").splitlines()]
    with closing(sqlite3.connect(path)) as store, store:
        store.execute("PRAGMA journal_mode = WAL")
        store.execute("CREATE TABLE periods (first TEXT PRIMARY KEY, last TEXT NOT NULL)")
        store.executemany("INSERT INTO periods VALUES (?, ?)", spans)

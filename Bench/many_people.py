"""Makes a store one of many people, as fast as SQLite goes.

Everybody has the journal of the store's first person, a seed, and a feed of their own.
"""

import hashlib
import secrets
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


def token() -> str:
    return "".join(secrets.choice(DIGITS) for _ in range(48))


def hashed(token: str, seed: bytes) -> bytes:
    """What the store keeps of a token."""
    return hashlib.blake2b(b"feed token\0" + token.encode(), digest_size=32, key=seed).digest()


def add_people(path: Path, count: int) -> list[str]:
    """Adds so many people to a store with one, who has a feed; returns the paths of their feeds."""
    paths = []
    with closing(sqlite3.connect(path)) as store, store:
        store.row_factory = sqlite3.Row

        def add(table: str, row: Mapping[str, object]) -> int:
            columns, holes = ", ".join(row), ", ".join("?" * len(row))
            insert = f"INSERT INTO {table} ({columns}) VALUES ({holes})"
            return store.execute(insert, list(row.values())).lastrowid

        person = dict(store.execute("SELECT * FROM people").fetchone())
        journal = [dict(row) for row in store.execute("SELECT * FROM journal")]
        feed = dict(store.execute("SELECT * FROM grants WHERE kind = 1").fetchone())
        del person["id"]
        for number in range(count):
            seed, word, name = secrets.token_bytes(32), token(), b"person %d" % number
            id = add("people", person | {"name": name, "folded": name, "seed": seed})
            for entry in journal:
                add("journal", entry | {"person": id})
            add(
                "grants",
                feed | {"person": id, "selector": word[:16].encode(), "hash": hashed(word, seed)},
            )
            paths.append(f"/feed/{word}.ics")
    return paths

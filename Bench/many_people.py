"""Writes a store of many people with a feed each, as fast as SQLite goes, and the feeds' paths.

Everybody has the journal of the store's first person, and a seed of their own.

many_people.py STORE COUNT PATHS
"""

import hashlib
import secrets
import sqlite3
import sys
from contextlib import closing

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


def token() -> str:
    return "".join(secrets.choice(DIGITS) for _ in range(48))


def hashed(token: str, seed: bytes) -> bytes:
    """What the store keeps of a token."""
    return hashlib.blake2b(b"feed token\0" + token.encode(), digest_size=32, key=seed).digest()


def main(path: str, count: int, paths: str) -> None:
    with closing(sqlite3.connect(path)) as store, store, open(paths, "w", encoding="ascii") as file:
        journal = store.execute(
            "SELECT number, recorded, door, body FROM journal WHERE person = 1"
        ).fetchall()
        (last,) = store.execute("SELECT last_entry FROM people WHERE id = 1").fetchone()
        feed = store.execute(
            "SELECT contents, read_only, created, expires, revision FROM grants"
            " WHERE person = 1 AND kind = 1"
        ).fetchone()
        for number in range(count):
            seed, word, name = secrets.token_bytes(32), token(), f"person {number}"
            person = store.execute(
                "INSERT INTO people (name, folded, seed, last_entry, last_feed)"
                " VALUES (?, ?, ?, ?, 1)",
                (name, name, seed, last),
            ).lastrowid
            store.executemany(
                "INSERT INTO journal VALUES (?, ?, ?, ?, ?)", [(person, *row) for row in journal]
            )
            store.execute(
                "INSERT INTO grants (person, kind, number, name, selector, hash, contents,"
                " read_only, created, expires, revision)"
                " VALUES (?, 1, 1, 'feed', ?, ?, ?, ?, ?, ?, ?)",
                (person, word[:16], hashed(word, seed), *feed),
            )
            file.write(f"/feed/{word}.ics\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])

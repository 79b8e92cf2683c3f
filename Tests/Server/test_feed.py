"""A feed as the programs get it that subscribe to it."""

import email.utils
import hashlib
import shutil
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import icalendar
import pytest
from limits import PATIENCE
from server import Household, Server
from tool import ENVIRONMENT


@pytest.fixture
def path(household: Household) -> str:
    return household.add_feed("phone")


@pytest.fixture
def server(household: Household, path: str) -> Iterator[Server]:
    with household.serve() as server:
        yield server


def events(calendar: bytes) -> dict[str, icalendar.Event]:
    read = icalendar.Calendar.from_ical(calendar)
    return {str(event["UID"]): event for event in read.walk("VEVENT")}


def test_is_the_calendar_that_an_export_writes(
    household: Household, server: Server, path: str
) -> None:
    answer = server.get(path)
    assert answer.status == 200
    assert answer.fields["content-type"] == "text/calendar; charset=utf-8"
    exported = events(household.eve("export", "-o", "-").encode())
    assert exported
    assert events(answer.body).keys() == exported.keys()
    (household.folder / "feed.ics").write_bytes(answer.body)
    household.eve("lint", household.folder / "feed.ics")


def test_curl_reads_it_and_reads_it_again_only_when_it_changed(
    household: Household, server: Server, path: str
) -> None:
    def curl(*options: str) -> tuple[str, bytes]:
        file = household.folder / "curl.ics"
        file.unlink(missing_ok=True)
        tags, url = household.folder / "tag", server.url + path
        code = subprocess.run(
            [
                *("curl", "-q", "--silent", "--show-error", "--noproxy", "*", "-o", file),
                *("--etag-save", tags, "-w", "%{http_code}", *options, url),
            ],
            env=ENVIRONMENT,
            capture_output=True,
            check=True,
            timeout=60,
        ).stdout.decode()
        return code, file.read_bytes() if file.exists() else b""

    tag = str(household.folder / "tag")
    code, first = curl()
    assert code == "200"
    assert events(first)
    assert curl("--etag-compare", tag) == ("304", b"")
    household.eve("log", "2026-11-18..2026-11-20")
    code, second = curl("--etag-compare", tag)
    assert code == "200"
    assert second != first
    code, unpacked = curl("--compressed")
    assert (code, unpacked) == ("200", second)


def test_answers_304_to_whoever_has_it_already(server: Server, path: str) -> None:
    first = server.get(path)
    for fields in (
        {"If_None_Match": first.fields["etag"]},
        {"If_None_Match": '"other", W/' + first.fields["etag"]},
        {"If_None_Match": "*"},
        {"If_Modified_Since": first.fields["last-modified"]},
    ):
        for method in ("GET", "HEAD"):
            answer = server.get(path, method, **fields)
            assert (answer.status, answer.body) == (304, b""), fields
            assert answer.fields["etag"] == first.fields["etag"]
    for fields in ({"If_None_Match": '"other"'}, {"If_Modified_Since": "yesterday"}):
        assert server.get(path, **fields).body == first.body
    modified = email.utils.parsedate_to_datetime(first.fields["last-modified"]).timestamp()
    assert modified <= time.time()
    head = server.get(path, "HEAD")
    assert (head.status, head.body) == (200, b"")
    assert head.fields["content-length"] == str(len(first.body))


def test_a_change_by_any_door_is_in_the_next_answer(
    household: Household, server: Server, path: str
) -> None:
    before = server.get(path)
    household.eve("log", "2026-11-18..2026-11-20")
    after = server.get(path, If_None_Match=before.fields["etag"])
    assert after.status == 200
    old, new = events(before.body), events(after.body)
    confirmed = [e for e in new.values() if str(e["DTSTART"].dt) == "2026-11-18"]
    assert [str(event["STATUS"]) for event in confirmed] == ["CONFIRMED"]
    # A forecast keeps its identity when it becomes a period.
    assert {str(event["UID"]) for event in confirmed} <= old.keys()
    household.eve("undo")
    again = server.get(path)
    assert {uid: e["DTSTART"].dt for uid, e in events(again.body).items()} == {
        uid: e["DTSTART"].dt for uid, e in old.items()
    }
    household.eve("remind", "period", "--off")
    assert server.get(path).body != again.body


def test_one_feed_tells_nothing_of_another_person(
    household: Household, server: Server, path: str
) -> None:
    household.eve("person", "add", "Mia")
    household.eve("log", "2026-11-01..2026-11-04", "--person", "Mia")
    hers = household.add_feed("phone", "--person", "Mia")
    before = server.get(path)
    assert not events(server.get(hers).body).keys() & events(before.body).keys()
    household.eve("log", "2026-11-05", "--person", "Mia")
    assert server.get(path, If_None_Match=before.fields["etag"]).status == 304


def test_is_gone_once_its_address_is(household: Household, server: Server, path: str) -> None:
    assert server.get(path).status == 200
    moved = household.add_feed("other")
    household.eve("feed", "rotate", "phone")
    household.eve("feed", "revoke", "other")
    gone, moved, never = (
        server.get(target) for target in (path, moved, "/feed/" + "0" * 48 + ".ics")
    )
    assert gone.status == 404
    for other in (moved, never):
        assert (other.status, other.body) == (404, gone.body)
        assert {k: v for k, v in other.fields.items() if k != "date"} == {
            k: v for k, v in gone.fields.items() if k != "date"
        }


def test_host_is_nobodys_to_choose(server: Server, path: str) -> None:
    plain = server.get(path)
    strange = server.get(path, Host="evil.example")
    assert strange.body == plain.body
    assert "evil.example" not in str(strange.fields) + strange.body.decode()


def test_a_feed_without_write_access_refuses_a_calendar(
    household: Household, server: Server, path: str
) -> None:
    answer = server.get(path)
    refused = server.get(
        path,
        "PUT",
        answer.body.replace(b"CONFIRMED", b"CANCELLED"),
        Content_Type="text/calendar",
        If_Match=answer.fields["etag"],
    )
    assert refused.status == 403
    assert server.get(path).body == answer.body
    for method in ("POST", "DELETE", "PROPFIND"):
        answer = server.get(path, method)
        assert answer.status == 405
        assert "GET" in answer.fields["allow"]


def test_a_killed_server_serves_the_same_bytes_again(household: Household, path: str) -> None:
    with household.serve() as server:
        first = server.get(path)
        household.eve("log", "2026-11-18")
        stopping = threading.Event()
        answered = threading.Semaphore(0)

        def ask() -> None:
            while not stopping.is_set():
                try:
                    server.get(path)
                except OSError:
                    return
                answered.release()

        askers = [threading.Thread(target=ask) for _ in range(4)]
        for asker in askers:
            asker.start()
        assert all(answered.acquire(timeout=PATIENCE) for _ in range(20))
        second = server.get(path)
        server.kill()
        stopping.set()
        for asker in askers:
            asker.join()
    with household.serve() as server:
        third = server.get(path, If_None_Match=second.fields["etag"])
        assert third.status == 304
        whole = server.get(path)
        assert hashlib.sha256(whole.body).digest() == hashlib.sha256(second.body).digest()
        assert whole.fields["last-modified"] == second.fields["last-modified"]
        assert whole.body != first.body


def test_requests_that_have_begun_are_finished_before_the_end(
    household: Household, path: str
) -> None:
    with household.serve() as server:
        whole = server.get(path)
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            # The answer has begun, and nothing of it is taken while the server is told to stop.
            client.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            assert client.recv(1, socket.MSG_PEEK)
            server.process.send_signal(signal.SIGTERM)
            received = b""
            while piece := client.recv(65536):
                received += piece
        assert received.endswith(whole.body)
        assert server.process.wait(PATIENCE) == 0


def test_the_last_good_copy_outlives_trouble_with_the_store(
    household: Household, server: Server, path: str
) -> None:
    first = server.get(path)
    # Another program takes the whole store for itself, and writes into it.
    locker = sqlite3.connect(household.store, isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    locker.execute("UPDATE people SET name = name")
    answer = server.get(path)
    assert (answer.status, answer.body) == (200, first.body)
    assert server.get(path, If_None_Match=first.fields["etag"]).status == 304
    locker.execute("ROLLBACK")
    locker.close()
    for suffix in ("", "-wal", "-shm"):
        file = Path(f"{household.store}{suffix}")
        if file.exists():
            shutil.move(file, household.folder / f"away{suffix}")
    household.store.write_bytes(b"a letter to somebody")
    answer = server.get(path)
    assert (answer.status, answer.body) == (200, first.body)
    assert path[6:] not in server.log

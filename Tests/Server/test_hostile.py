"""Whatever is sent, the server goes on, keeps its secrets, and takes no more than its share."""

import os
import resource
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, suppress
from datetime import timedelta
from pathlib import Path
from threading import Semaphore

import pytest
from limits import PATIENCE
from mounts import mounted
from server import Household, Server, until
from tool import ROOT
from wires import answers, connect, idle, received, rest, sent, statuses

CORPUS = sorted((ROOT / "samples/requests").glob("*.http"))

# What a client is told that did something wrong.
BLAME = {400, 403, 404, 405, 408, 411, 413, 414, 415, 417, 431, 501, 505}
MEGABYTE = 1 << 20

# It keeps records of all memory, keeps what is freed, and takes its time.
IS_SANITIZED = "EVE_ICS_SANITIZE" in os.environ


class Feed:
    """A server with one feed."""

    def __init__(self, household: Household, server: Server, path: str) -> None:
        self.household = household
        self.server = server
        self.clock = household.clock
        self.path = path
        self.token = path.removeprefix("/feed/").removesuffix(".ics")
        self.bytes = self.get()
        self.descriptors, self.resident = server.descriptors, server.resident

    def get(self) -> bytes:
        answer = self.server.get(self.path)
        assert answer.status == 200, answer
        return answer.body

    def changes(self) -> None:
        """Asserts that it says something new, if need be some seconds after trouble."""
        before = self.bytes
        for _ in range(30):
            if (now := self.get()) != before:
                break
            self.clock.forward(seconds=1)
        assert now != before
        self.bytes = now

    def request(self, *fields: str, method: str = "GET") -> bytes:
        lines = [f"{method} {self.path} HTTP/1.1", "Host: localhost", *fields, "", ""]
        return "\r\n".join(lines).encode()

    def rests(self, memory: int = 48 * MEGABYTE) -> None:
        """Asserts that the server is as it was: it serves, holds nothing open, and is not big."""
        assert self.get() == self.bytes
        until(
            lambda: self.server.descriptors <= self.descriptors,
            lambda: f"{self.server.descriptors} descriptors",
        )
        self.is_not_big(memory)
        assert self.token not in self.server.log

    def is_not_big(self, memory: int) -> None:
        if not IS_SANITIZED:
            assert self.server.resident < self.resident + memory


@pytest.fixture
def feed(household: Household) -> Iterator[Feed]:
    path = household.add_feed("hers")
    household.stop_clock()
    with household.serve() as server:
        feed = Feed(household, server, path)
        yield feed
        feed.rests()


# MARK: What is asked


def test_a_strange_request_gets_what_it_asked_for_or_the_blame(feed: Feed) -> None:
    requests = [strange(sample, feed) for sample in CORPUS]
    for sample, answer in zip(CORPUS, answers(feed.server, feed.clock, requests), strict=True):
        kind, found = sample.stem.partition("_")[0], statuses(answer)
        if kind == "odd":
            assert found == [200], sample.stem
            continue
        assert b"VCALENDAR" not in answer, sample.stem
        if sample.stem == "elsewhere_root":
            # The page, which has a host of its own.
            assert found == [307]
            continue
        assert set(found) <= BLAME, (sample.stem, found)
        if kind == "elsewhere":
            assert len(found) == 1, (sample.stem, found)
        # What comes after a request whose end is in doubt is no other one. libmicrohttpd says the
        # head of its answer twice where it cannot read a Content-Length.
        assert len(set(found)) <= 1, (sample.stem, found)
        for secret in (b"Set-Cookie", b"root:", b"X-Secret"):
            assert secret not in answer, sample.stem


def strange(sample: Path, feed: Feed) -> bytes:
    return sample.read_bytes().replace(b"TOKEN", feed.token.encode())


def test_requests_that_are_sent_at_once_are_answered_in_turn(feed: Feed) -> None:
    health = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    missing = b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"
    requests = (health + missing + feed.request(method="HEAD")) * 50
    [found] = answers(feed.server, feed.clock, [requests])
    assert statuses(found) == [200, 404, 200] * 50


@pytest.mark.parametrize("size", [20_000, 1_000_000, 20_000_000])
def test_a_header_or_an_address_beyond_measure_is_refused(feed: Feed, size: int) -> None:
    long_value = feed.request("X-Long: " + "a" * size)
    many_fields = feed.request(*(f"X-{n}: a" for n in range(size // 10)))
    long_name = feed.request("a" * size + ": x")
    long_target = b"GET /feed/" + b"a" * size + b".ics HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for request in (long_value, many_fields, long_name, long_target):
        found = statuses(sent(feed.server, request))
        # It may be cut off before it has read the answer.
        assert set(found) <= {400, 413, 414, 431}
        feed.rests()


def test_no_field_of_an_answer_says_what_was_asked(feed: Feed) -> None:
    for field in ("Host: injected", "Origin: injected", "X-Forwarded-Host: injected"):
        for target in (feed.path, "/injected", "/feed/injected.ics"):
            request = f"GET {target} HTTP/1.1\r\nHost: a\r\n{field}\r\n\r\n".replace(
                "Host: a\r\nHost", "Host"
            )
            with connect(feed.server) as connection:
                connection.sendall(request.encode())
                answer = received(connection)
            assert statuses(answer)
            assert b"injected" not in answer
            assert b"injected" not in feed.server.log.encode()


def test_who_guesses_is_told_to_wait_and_others_are_not(feed: Feed) -> None:
    guess = b"GET /feed/%s.ics HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with connect(feed.server, "127.0.0.3") as connection:
        found, answer = [], b""
        for number in range(200):
            connection.sendall(guess % (b"%048d" % number))
            answer = received(connection)
            found += statuses(answer)
        assert found[0] == 404
        assert found[-1] == 429
        assert found == sorted(found)
        assert b"\r\nretry-after: " in answer.lower()
        # One who knows the address still gets the feed, from there too.
        connection.sendall(feed.request())
        assert statuses(received(connection)) == [200]
    with connect(feed.server, "127.0.0.4") as connection:
        connection.sendall(guess % (b"0" * 48))
        assert statuses(received(connection)) == [404]


# MARK: How it is asked


def test_who_sends_a_header_slowly_is_cut_off(feed: Feed) -> None:
    beginning = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "

    def slow(count: int) -> list[socket.socket]:
        """Clients that the server has taken."""
        connections = [connect(feed.server) for _ in range(count)]
        for connection in connections:
            connection.sendall(beginning)
        # It takes connections in the order in which they come.
        assert feed.get() == feed.bytes
        return connections

    early = slow(20)
    feed.clock.now += timedelta(seconds=10)
    [late] = slow(1)
    # Another byte wins no time.
    for connection in early:
        connection.sendall(b"a")
    feed.clock.now += timedelta(seconds=10)
    assert [statuses(rest(connection)) for connection in early] in ([[]] * 20, [[408]] * 20)
    late.sendall(b"\r\n\r\n")
    assert statuses(received(late)) == [200]
    for connection in (*early, late):
        connection.close()


def test_who_sends_a_body_slowly_keeps_nobody_waiting(household: Household) -> None:
    path = household.add_feed("hers", "--writable")
    household.stop_clock()
    with household.serve() as server:
        feed = Feed(household, server, path)
        header = feed.request(
            "Content-Type: text/calendar", "Content-Length: 8000000", method="PUT"
        )
        senders = [connect(server) for _ in range(100)]
        for sender in senders:
            sender.sendall(header + b"BEGIN:VCALENDAR\r\n")
        # By the server's clock nobody's time is over.
        for _ in range(20):
            assert feed.get() == feed.bytes
        # What was announced has not been given any memory yet.
        feed.is_not_big(48 * MEGABYTE)
        for sender in senders:
            sender.close()
        feed.rests()


def test_a_body_beyond_measure_is_not_taken_in(household: Household) -> None:
    path = household.add_feed("hers", "--writable")
    household.stop_clock()
    with household.serve() as server:
        feed = Feed(household, server, path)
        for fields in (["Content-Length: 900000000"], ["Transfer-Encoding: chunked"]):
            header = feed.request("Content-Type: text/calendar", *fields, method="PUT")
            chunk = b"100000\r\n" + b"a" * MEGABYTE + b"\r\n"
            with connect(server) as connection:
                connection.sendall(header)
                try:
                    for _ in range(100):
                        connection.sendall(chunk)
                except ConnectionError:
                    pass
                else:
                    pytest.fail("it took in 100 megabytes")
            feed.rests()


@pytest.mark.parametrize("origins", [1, 100])
def test_ten_thousand_connections_that_say_nothing_keep_nobody_out(
    feed: Feed, origins: int
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 10_500:
        pytest.skip("this machine does not let a process open so many")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 10_500), hard))
    with idle(feed.server, 10_000, origins):
        # Sent away, if at all, only until those have ended that have to make room.
        request = feed.request("Connection: close")
        answer = until(lambda: sent(feed.server, request, "127.0.0.2"))
        assert statuses(answer) == [200]
        for _ in range(4):
            assert statuses(sent(feed.server, request, "127.0.0.2")) == [200]
        feed.is_not_big(200 * MEGABYTE)
    feed.rests(200 * MEGABYTE)


def test_clients_that_close_early_leave_nothing_behind(feed: Feed) -> None:
    request = feed.request()
    for length in [*range(1, len(request), 3), len(request)] * 10:
        with connect(feed.server) as connection:
            # Gone without a word, as a program that is killed goes.
            linger = (1).to_bytes(4, "little") + (0).to_bytes(4, "little")
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            connection.sendall(request[:length])
    feed.rests()


# MARK: What happens around it


def test_a_server_that_was_killed_while_it_answered_comes_back_as_it_was(
    household: Household,
) -> None:
    path = household.add_feed("hers")
    with household.serve() as server:
        before = server.get(path)
    for _ in range(3):
        with household.serve() as server, ThreadPoolExecutor(8) as pool:
            answered = Semaphore(0)
            asking = [pool.submit(ask_until_gone, server, path, answered) for _ in range(8)]
            household.eve("log", "2026-11-20", "--note", "x")
            try:
                assert all(answered.acquire(timeout=PATIENCE) for _ in range(100))
            finally:
                server.process.send_signal(signal.SIGKILL)
                server.process.wait()
            assert all(asked.result() is None for asked in asking)
            household.eve("undo")
    with household.serve() as server:
        after = server.get(path)
        assert (after.body, after.fields["etag"]) == (before.body, before.fields["etag"])


def ask_until_gone(server: Server, path: str, answered: Semaphore) -> None:
    """Tells of each time that it got the feed."""
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    with suppress(OSError):
        while statuses(sent(server, request)) == [200]:
            answered.release()


def test_a_store_that_another_program_writes_to_is_served_meanwhile(feed: Feed) -> None:
    late = feed.household.add_feed("late")
    with closing(sqlite3.connect(feed.household.store, isolation_level=None)) as other:
        other.execute("begin immediate")
        # If each waited for the lock, all of them would take longer than a test may.
        end = time.monotonic() + PATIENCE
        for _ in range(20):
            assert feed.get() == feed.bytes
            assert time.monotonic() < end
        # One that nobody had asked for is worked out all the same, though it cannot be kept.
        assert feed.server.get(late).status == 200
        other.execute("rollback")
    feed.household.eve("log", "2026-11-18..2026-11-20")
    feed.changes()


def disk(place: Path) -> AbstractContextManager[Path]:
    """A small one, in memory."""
    return mounted(place, "-t", "tmpfs", "-o", "size=4m", "tmpfs")


def fill(file: Path) -> None:
    with suppress(OSError), file.open("wb", buffering=0) as rest:
        while rest.write(b"\0" * 4096):
            pass


def test_a_full_disk_takes_no_feed_away(tmp_path: Path) -> None:
    place = tmp_path / "disk"
    place.mkdir()
    with disk(place):
        household = Household(place)
        household.add_days()
        household.stop_clock()
        path = household.add_feed("hers")
        late = household.add_feed("late")
        with household.serve() as server:
            feed = Feed(household, server, path)
            fill(place / "rest")
            assert feed.get() == feed.bytes
            # One that nobody had asked for is worked out all the same, though it cannot be kept.
            assert server.get(late).status == 200
            (place / "rest").unlink()
            household.eve("log", "2026-11-18..2026-11-20")
            feed.changes()

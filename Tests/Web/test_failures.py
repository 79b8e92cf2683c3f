"""What a person keeps where the server, the store or the power fails."""

import http.client
import random
import resource
import sqlite3
from contextlib import closing, suppress
from datetime import date, timedelta
from pathlib import Path
from threading import Thread

import pytest
from mounts import mounted
from plain_client import PlainClient
from playwright.sync_api import expect
from server import TODAY, Household, Server, until
from visitor import Visit

LOST = (OSError, http.client.HTTPException)
"""How a request ends whose server is gone; what came of it, nobody knows."""

PAGES = ["/", "/calendar", "/calendar/2026-11-18", "/log/2026-11-18", "/history", "/insights"]


def logged(household: Household) -> set[str]:
    """The days that the log has something about."""
    lines = household.eve("export", "--format", "log").splitlines()
    return {line[:10] for line in lines if line[:4].isdigit()}


def test_a_locked_store_can_be_read_and_saving_says_why(
    visit: Visit, household: Household, server: Server
) -> None:
    visitor = visit()
    page = visitor.open("/log/2026-11-18")
    before = household.eve("export", "--format", "log")
    with closing(sqlite3.connect(household.store)) as locker:
        locker.execute("BEGIN IMMEDIATE")
        visitor.expects(503)
        note = page.locator("textarea").first
        note.fill("kept in mind")
        note.blur()
        expect(page.get_by_role("status")).to_contain_text("saved")
        assert page.locator("textarea").first.input_value() == "kept in mind"
        for path in PAGES:
            with PlainClient.of(visitor) as client:
                assert client.get(path).status == 200, path
        locker.rollback()
    assert household.eve("export", "--format", "log") == before


def test_without_scripts_a_locked_store_says_why(household: Household, server: Server) -> None:
    with PlainClient(server) as client, closing(sqlite3.connect(household.store)) as locker:
        client.log_in(household)
        form = client.get("/calendar/2026-11-18").forms()
        locker.execute("BEGIN IMMEDIATE")
        change = next(one for one in form if "/calendar/" in one.action)
        reply = client.post(change.action, [*change.fields, *change.buttons[:1]])
        assert reply.status == 503
        assert "could not be saved" in reply.text
        locker.rollback()


def limit_files(server: Server, size: int) -> None:
    """From now on the server writes to no file behind that many bytes."""
    limits = (size, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_loses_nothing(household: Household, server: Server) -> None:
    """No file of the store can grow: pages can be read, a save says 507, and later ones succeed."""
    before = household.eve("export", "--format", "log")
    with PlainClient(server) as client:
        client.log_in(household)
        form = client.get("/calendar/2026-11-18").forms()
        limit_files(server, 1)
        change = next(one for one in form if "/calendar/" in one.action)
        pairs = [*change.fields, *change.buttons[:1]]
        reply = client.post(change.action, pairs)
        assert reply.status == 507
        assert "serves this page is full" in reply.text
        assert household.eve("export", "--format", "log") == before
        for path in PAGES:
            assert client.get(path).status == 200, path
        limit_files(server, resource.RLIM_INFINITY)
        assert client.post(change.action, pairs).status == 303
    assert household.eve("export", "--format", "log") != before


@pytest.mark.parametrize("writes", [True, False], ids=["room-kept", "no-room"])
def test_on_a_full_disk_everybody_gets_out(tmp_path: Path, writes: bool) -> None:
    """Each of 60 log-outs ends a session for good, even if the store cannot write that down."""
    (tmp_path / "disk").mkdir()
    with mounted(tmp_path / "disk", "-t", "tmpfs", "-o", "size=4m", "tmpfs") as place:
        household = Household(place)
        household.add_days()
        command = household.command("serve", "--json", "--listen", "127.0.0.1:0")
        # The server's log goes elsewhere.
        with Server(command, tmp_path) as server, PlainClient(server) as client:
            cookies = []
            for _ in range(60):
                client.cookie = ""
                cookies.append(client.log_in(household).cookie)
            with suppress(OSError), (place / "rest").open("wb", buffering=0) as rest:
                while rest.write(b"\0" * 4096):
                    pass
            if not writes:
                # Not into what is kept for removals, either.
                limit_files(server, 1)
            for cookie in cookies:
                client.cookie = cookie
                assert client.get("/").status == 200
                reply = client.post("/logout", [])
                assert reply.status == 303
                assert reply.fields["location"].startswith("/login?")
                assert "__Host-eve=; " in reply.fields["set-cookie"]
                assert "Max-Age=0" in reply.fields["set-cookie"]
            for cookie in cookies:
                client.cookie = cookie
                reply = client.get("/calendar")
                assert (reply.status, reply.fields["location"][:7]) == (303, "/login?")
            (place / "rest").unlink()
            limit_files(server, resource.RLIM_INFINITY)
            # Nobody comes with these cookies once more.
            with closing(sqlite3.connect(household.store)) as store:
                until(lambda: not store.execute("SELECT * FROM web_sessions").fetchall())


def test_a_store_that_can_only_be_read_is_shown_and_saving_says_why(
    tmp_path: Path,
) -> None:
    (tmp_path / "kept").mkdir()
    household = Household(tmp_path / "kept")
    household.add_days()
    with household.serve() as server, PlainClient(server).log_in(household) as client:
        cookie = client.cookie
    before = household.eve("export", "--format", "log")
    # A mount, because file modes do not stop root.
    with mounted(household.folder, "--bind", "-o", "ro", household.folder):
        # The server's log goes elsewhere.
        command = household.command("serve", "--json", "--listen", "127.0.0.1:0")
        with Server(command, tmp_path) as server, PlainClient(server, cookie) as client:
            for path in PAGES:
                assert client.get(path).status == 200, path
            forms = client.get("/calendar/2026-11-18").forms()
            change = next(one for one in forms if "/calendar/" in one.action)
            reply = client.post(change.action, [*change.fields, *change.buttons[:1]])
            assert reply.status == 503
            assert "can only be read" in reply.text
    assert household.eve("export", "--format", "log") == before


@pytest.mark.new_household
def test_whatever_was_answered_survives_a_kill(household: Household) -> None:
    """Two hundred saves by four devices at once, with a kill now and then."""
    dice = random.Random(56)
    today = date.fromisoformat(TODAY)
    days = [str(today - timedelta(number)) for number in range(200)]
    acknowledged: set[str] = set()
    while len(acknowledged) < len(days):
        left = [day for day in days if day not in acknowledged]
        with household.serve() as server:
            work = [left[number::4] for number in range(4)]
            done: list[str] = []
            wrong: list[str] = []
            workers = [Thread(target=save, args=(household, server, w, done, wrong)) for w in work]
            for worker in workers:
                worker.start()
            wanted = dice.randrange(20, 60)
            while len(done) < wanted and any(worker.is_alive() for worker in workers):
                workers[0].join(0.005)
            server.kill()
            for worker in workers:
                worker.join()
            assert wrong == []
        acknowledged |= set(done)
        assert acknowledged <= logged(household), "an answered save is lost"
        assert household.eve("doctor", "--help")
    assert set(days) == logged(household)


def save(
    household: Household, server: Server, days: list[str], done: list[str], wrong: list[str]
) -> None:
    """Logs each day with the form of its page, until the server is gone."""
    note = ("field", "note")
    try:
        with PlainClient(server).log_in(household) as client:
            for day in days:
                for _ in range(20):
                    page = client.get(f"/log/{day}")
                    [form] = [form for form in page.forms() if note in form.fields]
                    reply = client.post(form.action, form.filled(value=f"note of {day}"))
                    if reply.status != 409:
                        break
                if reply.status != 303:
                    wrong.append(f"{day} is answered {reply.status}")
                    return
                done.append(day)
    except LOST:
        # Half an answer is none.
        return
    except (AssertionError, ValueError) as error:
        # Such is a page that was cut off by the kill.
        if server.process.poll() is None:
            wrong.append(str(error))

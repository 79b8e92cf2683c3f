"""How the server starts, speaks to whoever started it, and ends."""

import http.client
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

import pytest
from limits import PATIENCE
from server import Household, Server, make_certificate
from tool import ENVIRONMENT
from wires import connect


def test_a_link_leads_to_where_a_login_is_taken(household: Household) -> None:
    # Nothing answers at the name from here, as behind many a router.
    name = "https://cal.example.invalid"
    forwarded = {"X_Forwarded_For": "203.0.113.9", "X_Forwarded_Proto": "https"}
    for options, fields in ((("--behind-proxy",), forwarded), ((), {})):
        with household.serve("--public-url", name, *options) as server:
            link = json.loads(household.eve("web", "open", "--json"))["link"]["url"]
            place, _, token = link.rpartition("/open/")
            assert place == (name if options else server.url)
            assert server.get(f"/open/{token}", **fields).status == 200


@pytest.mark.parametrize("opens", [True, False])
def test_a_browser_is_given_the_link(household: Household, tmp_path: Path, opens: bool) -> None:
    household.add_days()
    program, given = tmp_path / "xdg-open", tmp_path / "given"
    program.write_text(f'#!/bin/sh\nprintf %s "$*" >{given}\nexit {0 if opens else 3}\n')
    program.chmod(0o755)
    with household.serve() as server:
        done = subprocess.run(
            household.command("web", "open", "--browser"),
            env=ENVIRONMENT | {"PATH": f"{tmp_path}:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            check=True,
        )
        [link] = re.findall(r"^  (http\S+)$", done.stdout, re.MULTILINE)
        assert link.startswith(f"{server.page}/open/")
        assert given.read_text() == link
        assert ("No browser could be opened. Open the link yourself." in done.stdout) != opens
        path = link.removeprefix(server.page)
        assert server.get(path, Host=server.page_host).status == 200


def test_says_where_it_listens_and_that_it_is_well(household: Household) -> None:
    with household.serve() as server:
        assert server.url.startswith("http://127.0.0.1:")
        answer = server.get("/healthz")
        assert (answer.status, answer.body) == (200, b"ok\n")


def test_listens_on_ipv6_too(household: Household) -> None:
    with household.serve("--listen", "[::1]:0") as server:
        assert server.url.startswith("http://[::1]:")
        assert server.get("/healthz").status == 200
        assert moved(server, "/calendar") == f"{server.page}/calendar"
        link = json.loads(household.eve("web", "open", "--json"))["link"]
        assert link["url"].startswith(f"{server.page}/open/")
        assert link["answers"]


def moved(server: Server, path: str, **fields: str) -> str | None:
    """Where a browser is sent that asks for a page at the address in digits; `None` if nowhere."""
    host = server.url.partition("://")[2].rpartition(":")[0].strip("[]")
    with closing(http.client.HTTPConnection(host, server.port, timeout=PATIENCE)) as line:
        names = {name.replace("_", "-"): value for name, value in fields.items()}
        line.request("GET", path, headers=names)
        answer = line.getresponse()
        assert "Set-Cookie" not in answer.headers
        assert answer.status in (200, 307), answer.status
        return answer.headers["Location"] if answer.status == 307 else None


def test_says_where_the_page_is_and_sends_browsers_there(household: Household) -> None:
    with household.serve() as server:
        assert server.page == f"http://eve-ics.localhost:{server.port}"
        assert moved(server, "/log/2026-11-20?a=%2F") == f"{server.page}/log/2026-11-20?a=%2F"
        # As through a tunnel from another port.
        assert moved(server, "/", Host="localhost:9000") == "http://eve-ics.localhost:9000/"
        assert server.get("/login", Host=server.page_host).status == 200
        # What is no page stays in digits.
        assert server.get("/healthz").status == 200
        assert server.get(household.add_feed("phone")).status == 200
        assert server.get("/dav/", "PROPFIND").status == 401
    command = household.command("serve", "--listen", "127.0.0.1:0")
    with subprocess.Popen(
        command, env=household.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdout
        said = [process.stdout.readline().decode() for _ in range(3)]
        process.terminate()
    port = re.findall(r":(\d+)", said[0])[0]
    assert said == [
        f"Listening at http://127.0.0.1:{port}.\n",
        f"The web page is at http://eve-ics.localhost:{port}.\n",
        "If your browser does not find this address, start the server with 'eve-ics serve"
        " --page-host 127.0.0.1'.\n",
    ]


def test_the_page_is_in_digits_where_a_browser_finds_no_name(household: Household) -> None:
    with household.serve("--page-host", "127.0.0.1") as server:
        assert server.page == server.url
        assert moved(server, "/login") is None
        opened = household.eve("web", "open")
        assert f"{server.url}/open/" in opened
        assert "--page-host" not in opened
    # The next server says anew where its page is.
    with household.serve() as server:
        assert f"{server.page}/open/" in household.eve("web", "open")


def test_another_name_is_given_to_the_page(household: Household) -> None:
    with household.serve("--page-host", "eve.localhost") as server:
        assert server.page == f"http://eve.localhost:{server.port}"
        assert moved(server, "/login") == f"{server.page}/login"


@pytest.mark.parametrize(
    "options",
    [
        ["--public-url", "https://cal.example.invalid"],
        ["--public-url", "http://127.0.0.1:8765"],
        ["--behind-proxy"],
    ],
)
def test_a_page_with_another_address_stays_where_it_is(
    household: Household, options: list[str]
) -> None:
    with household.serve(*options) as server:
        assert server.page == server.url
        assert moved(server, "/login", X_Forwarded_Proto="https") is None
        assert moved(server, "/login", Host="localhost", X_Forwarded_Proto="https") is None


def test_where_no_name_leads_the_page_is_in_digits(household: Household) -> None:
    with household.serve("--listen", "127.0.0.2:0") as server:
        assert server.page == server.url
        assert moved(server, "/login") is None
        assert f"{server.url}/open/" in household.eve("web", "open")


def test_what_a_proxy_asks_for_at_a_unix_socket_stays(household: Household, tmp_path: Path) -> None:
    """Proxies name any host there; nginx says localhost."""
    place = tmp_path / "socket"
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)) as listener:
        listener.bind(str(place))
        listener.listen()
        with started_with(household, listener) as server:
            assert not server.urls
            with closing(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)) as client:
                client.settimeout(PATIENCE)
                client.connect(str(place))
                client.sendall(b"GET /login HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert client.recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_ends_at_once_when_told_to(household: Household, kind: signal.Signals) -> None:
    # A connection that is kept open holds nothing up, though its time is never over.
    household.stop_clock()
    with household.serve() as server, connect(server):
        server.stop(kind)


def test_ends_although_a_request_never_does(household: Household) -> None:
    household.stop_clock()
    with household.serve() as server, connect(server) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        # The server takes connections in the order in which they come.
        assert server.get("/healthz").status == 200
        server.stop()


def test_refuses_to_be_reached_in_the_clear(household: Household) -> None:
    for address in ("0.0.0.0:0", "[::]:0"):
        done = household.run("serve", "--listen", address)
        assert (done.returncode, done.stdout) == (1, b"")
        said = done.stderr.decode()
        assert said.startswith(f"serve: {address} can be reached from other machines")
        assert "--tls-cert" in said
        assert "--behind-proxy" in said
        assert "--insecure" in said
    for option in ("--behind-proxy", "--insecure"):
        with household.serve("--listen", "0.0.0.0:0", option) as server:
            assert server.port


def test_says_what_to_do_where_another_listens(household: Household) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        done = household.run("serve", "--listen", address)
    assert done.returncode == 1
    assert done.stderr.decode().startswith(f"serve: {address}: another program listens there")
    assert "--listen" in done.stderr.decode().splitlines()[1]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--listen", "cal.example.org:80"], 2),
        (["--listen", "127.0.0.1"], 2),
        (["--tls-cert", "x.pem"], 2),
        (["--tls-cert", "missing.pem", "--tls-key", "missing.pem"], 3),
        (["--public-url", "cal.example.org"], 2),
        (["--page-host", "cal.example.org"], 2),
        (["--page-host", "127.0.0.1", "--behind-proxy"], 2),
        (["--page-host", "127.0.0.1", "--public-url", "https://cal.example.org"], 2),
        (["--person", "me"], 2),
        (["--log", "days.log"], 2),
    ],
)
def test_refuses_options_that_make_no_sense(
    household: Household, options: list[str], code: int
) -> None:
    done = household.run("serve", *options)
    assert (done.returncode, done.stdout) == (code, b"")
    assert done.stderr


def test_does_not_start_over_a_store_that_is_locked_or_broken(household: Household) -> None:
    locker = sqlite3.connect(household.store, isolation_level=None)
    locker.execute("PRAGMA locking_mode = EXCLUSIVE")
    locker.execute("BEGIN EXCLUSIVE")
    done = household.run("serve")
    locker.close()
    assert done.returncode == 3
    assert b"another program is using the store" in done.stderr
    household.store.write_bytes(b"a letter to somebody")
    done = household.run("serve")
    assert done.returncode == 3
    assert b"this is not an eve-ics store" in done.stderr


def test_a_backup_is_restored_once_the_server_has_ended(household: Household) -> None:
    path = household.add_feed("hers")
    backup = household.folder / "backup.db"
    household.eve("backup", backup)
    with household.serve() as server:
        done = household.run("restore", backup, "--yes")
        assert done.returncode == 3
        assert b"end it first, a running 'eve-ics serve' too" in done.stderr
        assert server.get(path).status == 200
    household.eve("restore", backup, "--yes")


def test_tells_in_its_log_no_more_than_it_must(household: Household) -> None:
    path = household.add_feed("secret-name")
    with household.serve() as server:
        server.get(path)
        server.get(path + "?x=y")
        server.get("/secret-path?x=y")
        server.get("/feed/" + "0" * 48 + ".ics", "PUT", b"hello")
        server.get("/healthz", "HEAD")
        server.stop()
        log = server.log
    lines = log.splitlines()
    # Lines of different connections come in any order.
    answers = sorted(line.removeprefix("127.0.0.0/24 ").rsplit(" ", 2)[0] for line in lines)
    assert answers == [
        "GET * 404",
        "GET /feed/* 200",
        "GET /feed/* 200",
        "HEAD /healthz 200",
        "PUT /feed/* 404",
    ], log
    assert all(line.startswith("127.0.0.0/24 ") and line.endswith(" ms") for line in lines)
    for secret in (path[6:22], path[22:54], "secret-name", "?x", "2026", "0000", "127.0.0.1"):
        assert secret not in log


def test_keeps_its_address_for_other_commands(household: Household) -> None:
    with household.serve("--public-url", "https://cal.example.org/eve/") as server:
        checkup = json.loads(household.eve("doctor", "--json"))
        texts = [finding["text"] for finding in checkup["findings"]]
        assert any(server.url in text for text in texts), texts
    feed = json.loads(household.eve("feed", "add", "phone", "--json"))["feed"]
    assert feed["url"].startswith("https://cal.example.org/eve/feed/")


def test_speaks_tls_and_takes_over_a_renewed_certificate(household: Household) -> None:
    certificate, key = make_certificate(household.folder)
    renewed = make_certificate(household.folder, "renewed")
    options = ("--tls-cert", certificate, "--tls-key", key)
    with household.serve(*options, authority=certificate) as server:
        assert server.url.startswith("https://")
        assert server.get("/healthz").status == 200
        assert "CN = localhost" in certificate_of(server.port)

        key.write_bytes(b"nonsense")
        server.process.send_signal(signal.SIGHUP)
        server.await_log("the certificate before stays")
        assert server.get("/healthz").status == 200

        for old, new in zip((certificate, key), renewed, strict=True):
            old.write_bytes(new.read_bytes())
        server.process.send_signal(signal.SIGHUP)
        server.await_log("the certificate was read again")
        assert "CN = renewed" in certificate_of(server.port)
        server.stop()


def certificate_of(port: int) -> str:
    done = subprocess.run(
        ["openssl", "s_client", "-connect", f"127.0.0.1:{port}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
    )
    return done.stdout.decode()


def test_says_whose_key_others_may_read(household: Household) -> None:
    certificate, key = make_certificate(household.folder)
    key.chmod(0o644)
    with household.serve("--tls-cert", certificate, "--tls-key", key) as server:
        server.stop()
        assert f"{key}: other users of this machine may read this key" in server.log


def started_with(
    household: Household, listener: socket.socket, environment: dict[str, str] | None = None
) -> Server:
    """As systemd does before exec: the socket becomes number 3, and the child is named."""
    starter = (
        "import os, sys; os.dup2(int(sys.argv[1]), 3); "
        "os.environ['LISTEN_PID'] = str(os.getpid()); "
        "os.execv(sys.argv[2], sys.argv[2:])"
    )
    number = listener.fileno()
    command = [
        "/usr/bin/python3",
        "-c",
        starter,
        str(number),
        *household.command("serve", "--json"),
    ]
    return household.start(
        command, environment={"LISTEN_FDS": "1"} | (environment or {}), pass_fds=[number]
    )


def test_takes_the_sockets_that_systemd_opened_and_tells_it_when_it_is_ready(
    household: Household, tmp_path: Path
) -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    manager.bind(str(tmp_path / "notify"))
    manager.settimeout(PATIENCE)
    environment = {"NOTIFY_SOCKET": str(tmp_path / "notify")}
    with started_with(household, listener, environment) as server:
        assert server.port == port
        assert server.page == f"http://eve-ics.localhost:{port}"
        assert manager.recv(100) == b"READY=1"
        assert server.get("/healthz").status == 200
        server.stop()
        assert manager.recv(100) == b"STOPPING=1"
    # The socket is systemd's and listens on.
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE):
        pass
    manager.close()
    listener.close()


def test_does_not_take_sockets_meant_for_another_process(household: Household) -> None:
    environment = {"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid())}
    with household.serve(environment=environment) as server:
        assert server.get("/healthz").status == 200


def test_leaves_no_file_with_its_memory(household: Household) -> None:
    with household.serve() as server:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        line = next(line for line in limits.splitlines() if line.startswith("Max core file size"))
        assert line.split()[4:6] == ["0", "0"]
        # Nobody but root may look into a process that makes no dumps.
        assert Path(f"/proc/{server.process.pid}/mem").stat().st_uid == 0


def memory_holds(process: int, text: bytes) -> bool:
    with open(f"/proc/{process}/mem", "rb", buffering=0) as memory:
        for line in Path(f"/proc/{process}/maps").read_text().splitlines():
            span, rights, *_ = line.split()
            first, last = (int(end, 16) for end in span.split("-"))
            if not rights.startswith("rw"):
                continue
            with suppress(OSError, ValueError, OverflowError):
                memory.seek(first)
                if text in memory.read(last - first):
                    return True
    return False


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may look into the server")
@pytest.mark.skipif("LSAN_OPTIONS" in os.environ, reason="a sanitizer keeps what was freed")
@pytest.mark.parametrize("words", [["erase", "--before", "2026-10-01"], ["undo", "--forget"]])
def test_what_is_erased_is_gone_from_the_servers_memory(
    household: Household, words: list[str]
) -> None:
    note = "an old walnut tree that nobody else in this test has ever heard of"
    household.add_days()
    path = household.add_feed("phone")
    household.eve("log", "2026-09-20", "--note", note)
    clock = household.stop_clock()
    with household.serve() as server:
        assert server.get(path).status == 200
        assert memory_holds(server.process.pid, note.encode())
        household.eve(*words, "--yes")
        clock.forward(seconds=2)
        assert not memory_holds(server.process.pid, note.encode())
        assert server.get(path).status == 200

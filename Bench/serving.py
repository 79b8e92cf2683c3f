"""Asks servers for one calendar, in turns, and prints the answers a second of each round.

Each is asked through keep-alive connections by a wrk of its own, which has another processor than
the servers where there is more than one: else the two take turns, and the system's guesses of who
is next are measured. A turn is a twentieth of a second, in which one server and its wrk run and
all others are held: the host of a virtual machine makes some seconds a quarter faster than others,
which then falls on all alike. Only what is compared takes turns, so that nobody is held for a fifth
of a second, after which TCP takes what is on its way for lost. Each round has connections of its
own, as how they fall to a server's threads makes a tenth of its rate. All that are compared are
sent the same requests, nginx but for its own path and tag.
"""

import base64
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

ROUNDS, TURNS, SECONDS, CONNECTIONS = 15, 16, 0.05, 16
PROCESSORS = sorted(os.sched_getaffinity(0))
ASKING, SERVING = PROCESSORS[-1:], PROCESSORS[:-1] or PROCESSORS
NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
USER = "Authorization: Basic " + base64.b64encode(b"bench:bench").decode()

EVE, HELLO, FEED, WORK = (Path(word) for word in sys.argv[1:5])
STORE = sys.argv[5]


def on(processors: list[int], *command: object) -> list[str]:
    return ["taskset", "-c", ",".join(map(str, processors)), *map(str, command)]


@contextmanager
def running(processors: list[int], *command: object) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        on(processors, *command),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
            os.killpg(process.pid, signal.SIGCONT)
            process.wait()


@dataclass(frozen=True)
class Server:
    process: subprocess.Popen[str]
    url: str

    def hold(self) -> None:
        """With the processes that it has started."""
        os.killpg(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.killpg(self.process.pid, signal.SIGCONT)


class Asking:
    """One server that is asked for one thing, in turns."""

    def __init__(self, stack: ExitStack, server: Server, *fields: str) -> None:
        self.server = server
        self.seconds = 0.0
        headers = [word for field in fields for word in ("-H", field)]
        # For longer than all turns take: it is told when to end.
        wrk = ("wrk", "-t1", f"-c{CONNECTIONS}", "-d1h", *headers, server.url)
        with self.going_on():
            self.wrk = stack.enter_context(running(ASKING, *wrk))
            time.sleep(2 * SECONDS)
            os.killpg(self.wrk.pid, signal.SIGSTOP)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """Lets the server work, and counts for how long."""
        start = time.perf_counter()
        self.server.go_on()
        yield
        self.server.hold()
        self.seconds += time.perf_counter() - start

    def turn(self) -> None:
        with self.going_on():
            os.killpg(self.wrk.pid, signal.SIGCONT)
            time.sleep(SECONDS)
            os.killpg(self.wrk.pid, signal.SIGSTOP)

    def rate(self) -> float:
        """Answers for each second in which it was not held."""
        with self.going_on():
            os.killpg(self.wrk.pid, signal.SIGCONT)
            # Which of its threads hears it is chance, and only one of them is the one that sleeps.
            while self.wrk.poll() is None:
                self.wrk.send_signal(signal.SIGINT)
                time.sleep(SECONDS / 10)
        said = self.wrk.stdout.read() if self.wrk.stdout else ""
        found = re.search(r"(\d+) requests in", said)
        if not found or "Non-2xx or 3xx" in said:
            raise SystemExit(f"serving: {self.server.url} does not answer as it should:\n{said}")
        return int(found[1]) / self.seconds


def first_line(process: subprocess.Popen[str]) -> str:
    line = process.stdout.readline() if process.stdout else ""
    if not line:
        raise SystemExit("serving: a server did not start")
    return line


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("serving: a server does not listen")


def fetch(url: str, *fields: str, method: str = "GET", body: bytes | None = None) -> tuple:
    request = urllib.request.Request(url, method=method, data=body)
    for field in fields:
        request.add_header(*field.split(": ", 1))
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read(), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.read(), error.headers


def start_hello(stack: ExitStack, eve: str, *file: Path) -> Server:
    process = stack.enter_context(running(SERVING, HELLO, *file))
    return Server(process, re.sub(r":\d+/", f":{first_line(process).strip()}/", eve))


def start_nginx(stack: ExitStack) -> Server:
    """nginx serving the file that the feed is."""
    port, folder = free_port(), WORK / "nginx"
    folder.mkdir(parents=True)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"""{user} daemon off; worker_processes auto; pid {folder}/pid; error_log /dev/null;
        events {{ }}
        http {{ access_log off; types {{ text/calendar ics; }} client_body_temp_path {folder}/b;
            server {{
                listen 127.0.0.1:{port}; root {FEED.parent}; keepalive_requests 1000000000;
            }} }}
        """,
        encoding="utf-8",
    )
    process = stack.enter_context(
        running(SERVING, NGINX, "-p", folder, "-c", folder / "nginx.conf")
    )
    wait_for(port)
    return Server(process, f"http://127.0.0.1:{port}/{FEED.name}")


def start_radicale(stack: ExitStack, python: Path) -> Server:
    """Radicale serving a collection of the feed's events."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/bench/feed/"
    options = {
        "--server-hosts": f"127.0.0.1:{port}",
        "--auth-type": "none",
        "--storage-filesystem-folder": WORK / "radicale",
        "--logging-level": "critical",
    }
    words = [word for option in options.items() for word in option]
    process = stack.enter_context(running(SERVING, python, "-m", "radicale", *words))
    wait_for(port)
    status, _, _ = fetch(
        url, USER, "Content-Type: text/calendar", method="PUT", body=FEED.read_bytes()
    )
    if status != 201:
        raise SystemExit(f"serving: Radicale does not take the calendar ({status})")
    return Server(process, url)


def start_eve(stack: ExitStack, token: str) -> Server:
    command = (EVE, "serve", "--listen", "127.0.0.1:0", "--store", STORE)
    process = stack.enter_context(running(SERVING, *command))
    found = re.search(r"127\.0\.0\.1:(\d+)", first_line(process))
    if not found:
        raise SystemExit("serving: eve-ics does not say where it listens")
    return Server(process, f"http://127.0.0.1:{found[1]}/feed/{token}.ics")


def compare(asked: dict[str, tuple]) -> dict[str, float]:
    """Answers a second of each server, and the fields with which it is asked, by name."""
    with ExitStack() as stack:
        askings = {name: Asking(stack, *how) for name, how in asked.items()}
        for turn in range(TURNS):
            # To and fro, so that nobody always comes after the same one.
            for asking in list(askings.values())[:: -1 if turn % 2 else 1]:
                asking.turn()
        return {name: asking.rate() for name, asking in askings.items()}


def main() -> None:
    token, radicale = sys.argv[6], Path(sys.argv[7])
    with ExitStack() as stack:
        eve = start_eve(stack, token)
        status, calendar, fields = fetch(eve.url)
        if status != 200:
            raise SystemExit(f"serving: the feed answers {status}")
        FEED.write_bytes(calendar)
        unchanged = f"If-None-Match: {fields['ETag']}"
        if fetch(eve.url, unchanged)[0] != 304:
            raise SystemExit("serving: the feed has changed at once")
        hello = start_hello(stack, eve.url)
        same = start_hello(stack, eve.url, FEED)
        unchanging = {"eve 304": (eve, unchanged), "hello": (hello, unchanged)}
        whole = {"eve 200": (eve,), "hello 200": (same,)}
        alone = {}
        if NGINX:
            nginx = start_nginx(stack)
            tag = f"If-None-Match: {fetch(nginx.url)[2]['ETag']}"
            unchanging["nginx 304"], whole["nginx 200"] = (nginx, tag), (nginx,)
        if radicale.exists():
            alone["radicale 200"] = (start_radicale(stack, radicale), USER)
        rates = [compare(unchanging) | compare(whole) | compare(alone) for _ in range(ROUNDS)]
    print(json.dumps({"bytes": len(calendar), "rates": rates}))


if __name__ == "__main__":
    main()

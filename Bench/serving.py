"""Asks servers for one calendar, in turns, and prints how many answers a second each gave in each.

Each is asked through keep-alive connections by wrk, which has a processor of its own where there is
more than one: else the two take turns, and the system's guesses of who is next are measured. The
others are held meanwhile, as one may still be answering what nobody waits for. Those that are
compared are sent the same requests, nginx but for its own path and tag.
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

TURNS, SECONDS, CONNECTIONS = 20, 1, 16
PROCESSORS = sorted(os.sched_getaffinity(0))
ASKING, SERVING = PROCESSORS[-1:], PROCESSORS[:-1] or PROCESSORS
NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
USER = "Authorization: Basic " + base64.b64encode(b"bench:bench").decode()

EVE, HELLO, FEED, WORK = (Path(word) for word in sys.argv[1:5])
STORE = sys.argv[5]


def on(processors: list[int], *command: object) -> list[str]:
    return ["taskset", "-c", ",".join(map(str, processors)), *map(str, command)]


@contextmanager
def running(*command: object) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        on(SERVING, *command),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
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

    def rate(self, *fields: str) -> float:
        """Answers a second while it is the only server that is not held."""
        os.killpg(self.process.pid, signal.SIGCONT)
        headers = [word for field in fields for word in ("-H", field)]
        wrk = ("wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", *headers, self.url)
        said = subprocess.run(on(ASKING, *wrk), check=True, capture_output=True, text=True).stdout
        self.hold()
        found = re.search(r"Requests/sec:\s*([\d.]+)", said)
        return float(found[1]) if found else 0


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
    process = stack.enter_context(running(HELLO, *file))
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
    process = stack.enter_context(running(NGINX, "-p", folder, "-c", folder / "nginx.conf"))
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
    process = stack.enter_context(running(python, "-m", "radicale", *words))
    wait_for(port)
    status, _, _ = fetch(
        url, USER, "Content-Type: text/calendar", method="PUT", body=FEED.read_bytes()
    )
    if status != 201:
        raise SystemExit(f"serving: Radicale does not take the calendar ({status})")
    return Server(process, url)


def start_eve(stack: ExitStack, token: str) -> Server:
    command = (EVE, "serve", "--listen", "127.0.0.1:0", "--store", STORE)
    process = stack.enter_context(running(*command))
    found = re.search(r"127\.0\.0\.1:(\d+)", first_line(process))
    if not found:
        raise SystemExit("serving: eve-ics does not say where it listens")
    return Server(process, f"http://127.0.0.1:{found[1]}/feed/{token}.ics")


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
        asked: dict[str, tuple[Server, list[str]]] = {
            "eve 304": (eve, [unchanged]),
            "hello": (hello, [unchanged]),
            "eve 200": (eve, []),
            "hello 200": (same, []),
        }
        if NGINX:
            nginx = start_nginx(stack)
            asked["nginx 304"] = (nginx, [f"If-None-Match: {fetch(nginx.url)[2]['ETag']}"])
            asked["nginx 200"] = (nginx, [])
        if radicale.exists():
            asked["radicale 200"] = (start_radicale(stack, radicale), [USER])
        for server, _ in asked.values():
            server.hold()
        rates = []
        for turn in range(TURNS):
            # To and fro, so that nobody always comes after the same one.
            order = list(asked.items())[:: -1 if turn % 2 else 1]
            rates.append({name: server.rate(*fields) for name, (server, fields) in order})
    print(json.dumps({"bytes": len(calendar), "rates": rates}))


if __name__ == "__main__":
    main()

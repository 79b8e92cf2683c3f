"""Proxies between a program and the server: one with the faults that they have, and the shipped."""

import os
import random
import shutil
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from typing import Any, Self

from limits import PATIENCE
from server import Server, make_certificate
from tool import ROOT

NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin") or "nginx"

METHODS = ["GET", "PUT", "DELETE", "OPTIONS", "PROPFIND", "PROPPATCH", "REPORT", "MKCALENDAR"]


class Fault:
    """What this proxy does otherwise than it should."""

    def __init__(self, **faults: Any) -> None:
        self.blocked: tuple[str, ...] = faults.get("blocked", ())
        self.dropped: tuple[str, ...] = faults.get("dropped", ())
        self.largest: int = faults.get("largest", 8 << 20)
        self.missing: str = faults.get("missing", "/nothing")
        self.protocol: str | None = faults.get("protocol", "https")
        self.client: str = faults.get("client", "192.0.2.1")
        self.realm: str | None = faults.get("realm")
        self.elsewhere: str | None = faults.get("elsewhere")
        self.believing: bool = faults.get("believing", False)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    fault: Fault
    port: int

    def pass_on(self) -> None:
        fault, length = self.fault, int(self.headers.get("Content-Length") or 0)
        if length > fault.largest:
            self.close_connection = True
            return self.say(413)
        body = self.rfile.read(length)
        if self.command in fault.blocked:
            return self.say(405)
        if self.path.startswith(fault.missing):
            return self.say(404)
        if fault.realm and self.path.startswith("/dav/"):
            return self.say(401, [("WWW-Authenticate", f'Basic realm="{fault.realm}"')])
        fields = {n: v for n, v in self.headers.items() if n not in (*fault.dropped, "Expect")}
        own = {"X-Forwarded-For": fault.client}
        if fault.protocol:
            own["X-Forwarded-Proto"] = fault.protocol
        fields = own | fields if fault.believing else fields | own
        connection = HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request(self.command, self.path, body, fields)
        answer = connection.getresponse()
        got = [(n, v) for n, v in answer.getheaders() if n not in ("Content-Length", "Connection")]
        if fault.elsewhere:
            got = [(n, fault.elsewhere if n == "Location" else v) for n, v in got]
        self.say(answer.status, got, answer.read())
        connection.close()

    def say(
        self, status: int, fields: list[tuple[str, str]] | None = None, body: bytes = b""
    ) -> None:
        self.send_response_only(status)
        for name, value in fields or []:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing that is asked for is written down."""


for method in METHODS:
    setattr(Handler, f"do_{method}", Handler.pass_on)


@contextmanager
def proxy(server: Server, certificate: tuple[Path, Path], **faults: Any) -> Iterator[str]:
    """Its address, by https."""
    kind = type("Faulty", (Handler,), {"fault": Fault(**faults), "port": server.port})
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as listener:
        listener.daemon_threads = True
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate)
        listener.socket = context.wrap_socket(listener.socket, server_side=True)
        thread = threading.Thread(target=listener.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield f"https://localhost:{listener.server_address[1]}"
        finally:
            listener.shutdown()
            thread.join()


def shipped(program: str) -> str:
    """The configuration that docs/server.md gives for it."""
    start = {"caddy": "`/etc/caddy/Caddyfile`", "nginx": "\nnginx, `/etc/nginx/"}[program]
    manual = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    return manual.partition(start)[2].split("```\n")[1]


def free_port() -> int:
    """A port below those that Linux hands out, so that hardly any program takes it meanwhile."""
    while True:
        with socket.socket() as listener, suppress(OSError):
            port = random.randrange(10_000, 30_000)
            listener.bind(("127.0.0.1", port))
            return port


class PortTakenError(Exception):
    """Another program took a port between its choice and the proxy's start."""


# What Caddy and nginx say of a port that is taken.
TAKEN = "address already in use"
NUMBERS = count(1)


class ShippedProxy:
    """Caddy or nginx with its configuration, but for names, ports and certificates."""

    def __init__(self, program: str, folder: Path, server: Server, text: str | None = None) -> None:
        self.folder = folder / f"{program}-{next(NUMBERS)}"
        self.folder.mkdir()
        self.certificate = make_certificate(self.folder)
        self.text = (text or shipped(program)).replace("127.0.0.1:8765", f"127.0.0.1:{server.port}")
        self.write = getattr(self, f"_{program}")
        self.choose_ports()

    def choose_ports(self) -> None:
        self.port, self.plain_port = free_port(), free_port()
        self.url = f"https://localhost:{self.port}"
        self.command = self.write(self.text)

    def _caddy(self, text: str) -> list[str]:
        certificate, key = self.certificate
        site = f"https://localhost:{self.port} {{\n    tls {certificate} {key}"
        text = text.replace("cal.example.org {", site)
        options = "{\n    admin off\n    auto_https disable_redirects\n    skip_install_trust\n"
        # Somebody else's site beside it, which has a log of what it is asked for.
        other = (
            f"https://127.0.0.1:{self.port} {{\n    tls {certificate} {key}\n    respond hello\n"
            f"    log {{\n        output file {self.folder}/other.log\n    }}\n}}\n"
        )
        (self.folder / "Caddyfile").write_text(options + text.removeprefix("{\n") + other)
        return ["caddy", "run", "--config", f"{self.folder}/Caddyfile"]

    def _nginx(self, text: str) -> list[str]:
        folder, (certificate, key) = self.folder, self.certificate
        for word, here in (
            ("cal.example.org;", "localhost;"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("/etc/letsencrypt/live/cal.example.org/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/cal.example.org/privkey.pem", str(key)),
        ):
            assert word in text
            text = text.replace(word, here)
        user = "user root;" if os.geteuid() == 0 else ""
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
        (folder / "nginx.conf").write_text(
            f"{user} daemon off; pid {folder}/pid; error_log {folder}/error.log info;\n"
            f"events {{ }}\nhttp {{ access_log {folder}/access.log;\n{paths}\n{text} }}\n"
        )
        return [NGINX, "-e", f"{folder}/error.log", "-p", str(folder), "-c", f"{folder}/nginx.conf"]

    def __enter__(self) -> Self:
        for _ in range(5):
            try:
                return self.start()
            except PortTakenError as taken:
                print(taken)
                self.choose_ports()
        raise AssertionError(f"five times another program took a port:\n{self.logs}")

    def start(self) -> Self:
        with (self.folder / "said.log").open("wb") as said:
            self.process = subprocess.Popen(
                self.command,
                env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder)},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
            )
        end = time.monotonic() + PATIENCE
        while True:
            if self.listens():
                return self
            if self.process.poll() is not None or time.monotonic() > end:
                self.__exit__()
                if TAKEN in self.logs.lower():
                    raise PortTakenError(
                        f"port {self.port} or {self.plain_port} is taken:\n{self.logs}"
                    )
                raise AssertionError(f"{self.command[0]} does not listen:\n{self.logs}")
            time.sleep(0.02)

    def listens(self) -> bool:
        """Whether it is this proxy that answers there: no other has its key."""
        context = ssl.create_default_context(cafile=self.certificate[0])
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as plain:
            context.wrap_socket(plain, server_hostname="localhost").close()
            return True
        return False

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    @property
    def logs(self) -> str:
        """Everything that it wrote."""
        files = sorted(self.folder.glob("*.log"))
        return "\n".join(file.read_text(errors="replace") for file in files)

    def get(
        self, path: str, *options: str, forwarded: dict[str, str] | None = None, plain: bool = False
    ) -> str:
        """The status of the answer and the address that it leads to, as curl asks."""
        url = f"http://localhost:{self.plain_port}" if plain else self.url
        fields = [
            word for pair in (forwarded or {}).items() for word in ("--header", ": ".join(pair))
        ]
        done = subprocess.run(
            [
                *("curl", "--silent", "--output", "/dev/null", "--max-time", "20", "--ipv4"),
                *("--write-out", "%{http_code} %{redirect_url}", "--cacert", self.certificate[0]),
                *(*fields, *options, url + path),
            ],
            env={"PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, (done, self.logs)
        return done.stdout.strip()

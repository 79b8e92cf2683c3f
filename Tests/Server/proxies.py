"""A proxy between a program and the server, with the faults that proxies have."""

import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from server import Server

METHODS = ["GET", "PUT", "DELETE", "OPTIONS", "PROPFIND", "PROPPATCH", "REPORT", "MKCALENDAR"]


class Fault:
    """What this proxy does otherwise than it should."""

    def __init__(self, **faults: Any) -> None:
        self.blocked: tuple[str, ...] = faults.get("blocked", ())
        self.dropped: tuple[str, ...] = faults.get("dropped", ())
        self.largest: int = faults.get("largest", 8 << 20)
        self.missing: str = faults.get("missing", "/nothing")
        self.protocol: str | None = faults.get("protocol", "https")
        self.realm: str | None = faults.get("realm")
        self.elsewhere: str | None = faults.get("elsewhere")


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
        fields["X-Forwarded-For"] = "192.0.2.1"
        if fault.protocol:
            fields["X-Forwarded-Proto"] = fault.protocol
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

"""The way from a calendar program to the server, on which what is asked is written down."""

import http.client
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import urlsplit

from limits import PATIENCE


@dataclass(frozen=True)
class Exchange:
    """A request and how it was answered. Names of fields are in lower case."""

    method: str
    fields: dict[str, str]
    body: bytes
    status: int
    answered: dict[str, str]


class Wire:
    """Passes on every request as it is, and every answer."""

    def __init__(self, address: str) -> None:
        self.exchanges: list[Exchange] = []
        self.listener = ThreadingHTTPServer(("127.0.0.1", 0), carrier(address, self.exchanges))
        self.listener.daemon_threads = True
        self.thread = Thread(target=self.listener.serve_forever, args=(0.05,))
        self.thread.start()

    def leads_to(self, url: str) -> str:
        """The same address, by this way."""
        return f"http://127.0.0.1:{self.listener.server_port}{urlsplit(url).path}"

    def taken(self) -> list[Exchange]:
        """What went over it since this was asked last."""
        taken = self.exchanges[:]
        del self.exchanges[: len(taken)]
        return taken

    def end(self) -> None:
        self.listener.shutdown()
        self.listener.server_close()
        self.thread.join()


@contextmanager
def wire_to(address: str) -> Iterator[Wire]:
    wire = Wire(address)
    try:
        yield wire
    finally:
        wire.end()


def carrier(address: str, exchanges: list[Exchange]) -> type[BaseHTTPRequestHandler]:
    host, port = urlsplit(address).hostname, urlsplit(address).port

    class Carrier(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def __getattr__(self, name: str) -> object:
            if name.startswith("do_"):
                return self.carry
            raise AttributeError(name)

        def carry(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            server = http.client.HTTPConnection(host, port, timeout=PATIENCE)
            server.putrequest(self.command, self.path, skip_host=True, skip_accept_encoding=True)
            for name, value in self.headers.items():
                server.putheader(name, value)
            server.endheaders(body)
            answer = server.getresponse()
            data = answer.read()
            server.close()

            asked = {name.lower(): value for name, value in self.headers.items()}
            answered = {name.lower(): value for name, value in answer.getheaders()}
            exchanges.append(Exchange(self.command, asked, body, answer.status, answered))
            self.send_response_only(answer.status)
            for name, value in answer.getheaders():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            pass

    return Carrier

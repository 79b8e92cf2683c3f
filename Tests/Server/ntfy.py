"""A server that takes messages as ntfy does, and keeps what came."""

import json
import threading
from contextlib import suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from limits import PATIENCE


@dataclass
class Came:
    method: str
    path: str
    fields: dict[str, str]
    body: bytes

    @property
    def message(self) -> dict[str, Any]:
        return json.loads(self.body)


class Ntfy:
    """Answers each request with `status`, once it may."""

    def __init__(self, status: int = 200) -> None:
        self.status = status
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.came: list[Came] = []
        self.at_once = self.most_at_once = 0
        lock = threading.Lock()
        ntfy = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                length = int(self.headers.get("Content-Length") or 0)
                fields = {name.lower(): value for name, value in self.headers.items()}
                came = Came(self.command, self.path, fields, self.rfile.read(length))
                with lock:
                    ntfy.came.append(came)
                    ntfy.at_once += 1
                    ntfy.most_at_once = max(ntfy.most_at_once, ntfy.at_once)
                ntfy.may_answer.wait(PATIENCE)
                with lock:
                    ntfy.at_once -= 1
                with suppress(OSError):
                    self.send_response(ntfy.status)
                    self.send_header("Content-Length", "16")
                    self.end_headers()
                    self.wfile.write(b'{"healthy":true}')

            def log_message(self, *_: object) -> None:
                pass

        for method in ("GET", "POST", "PUT", "DELETE"):
            setattr(Handler, f"do_{method}", Handler.answer)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [came.message for came in list(self.came) if came.method == "POST"]

    @property
    def deletions(self) -> list[str]:
        return [came.path for came in list(self.came) if came.method == "DELETE"]

"""A store with its feeds, and the server that serves them."""

import json
import os
import select
import signal
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from clock import Clock
from limits import PATIENCE
from tool import BINARY, ENVIRONMENT, ROOT

TODAY = "2026-11-20"


def until(holds: Callable[[], Any], why: Callable[[], object] = lambda: "it never happened") -> Any:
    """Asks until the answer is true, and returns it."""
    end = time.monotonic() + PATIENCE
    while not (value := holds()):
        assert time.monotonic() < end, why()
        time.sleep(0.01)
    return value


class Household:
    """A store in a folder of its own, and the tool working on it."""

    def __init__(self, folder: Path, today: str | None = TODAY) -> None:
        self.folder = folder
        self.store = folder / "eve.db"
        self.today = today
        self.clock: Clock | None = None
        self.zone = "UTC"
        """That of the computer."""

    def stop_clock(self) -> Clock:
        """From now on its programs go by a clock that stands still until the test moves it."""
        self.clock = Clock(self.folder / "clock")
        return self.clock

    @property
    def environment(self) -> dict[str, str]:
        clock = self.clock.environment if self.clock else {}
        return ENVIRONMENT | {"TZ": self.zone} | clock

    def command(self, *arguments: object) -> list[str]:
        today = ["--today", self.today] if self.today else []
        return [str(BINARY), "--store", str(self.store), *today, *map(str, arguments)]

    def run(self, *arguments: object) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            self.command(*arguments),
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=2 * PATIENCE,
        )

    def eve(self, *arguments: object) -> str:
        """Runs the tool and returns what it prints; any exit code but 0 fails the test."""
        done = self.run(*arguments)
        line = f"eve-ics {' '.join(map(str, arguments))}"
        assert done.returncode == 0, f"{line}\nexit {done.returncode}: {done.stderr.decode()}"
        return done.stdout.decode()

    def add_days(self, sample: str = "three-years.csv") -> None:
        self.eve("import", ROOT / "samples" / sample, "--yes")

    def add_feed(self, name: str, *options: object) -> str:
        """Makes a feed and returns the path of its secret address."""
        feed = json.loads(self.eve("feed", "add", name, "--json", *options))["feed"]
        return "/feed/" + feed["url"].partition("/feed/")[2]

    def serve(self, *options: object, **more: Any) -> "Server":
        if "--listen" not in options:
            options = ("--listen", "127.0.0.1:0", *options)
        return self.start(self.command("serve", "--json", *options), **more)

    def start(self, command: list[str], **more: Any) -> "Server":
        environment = self.environment | more.pop("environment", {})
        if self.clock:
            self.clock.begin()
        return Server(command, self.folder, environment, **more)


@dataclass
class Answer:
    status: int
    fields: dict[str, str]
    """With names in lower case."""
    body: bytes = field(repr=False)


class Server:
    """A server that runs until it is stopped, which leaving its `with` does too."""

    def __init__(
        self,
        command: list[str],
        folder: Path,
        environment: dict[str, str] | None = None,
        authority: Path | None = None,
        **process: Any,
    ) -> None:
        self.log_file = folder / f"serve-{time.monotonic_ns()}.log"
        self.trust = ssl.create_default_context(cafile=authority) if authority else None
        with self.log_file.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                env=ENVIRONMENT | (environment or {}),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                **process,
            )
        try:
            announced = self._await_announcement()
        except BaseException:
            self.kill()
            raise
        self.urls: list[str] = announced["listening"]
        self.url = self.urls[0] if self.urls else ""
        self.page: str = announced["page"] or self.url
        """Where a browser opens the page. Other programs than browsers may not find that name."""
        self.port = int(self.url.rpartition(":")[2]) if self.url else 0

    def _await_announcement(self) -> dict[str, Any]:
        """The first thing that it prints, once it listens, is one object of JSON."""
        output, end = self.process.stdout, time.monotonic() + PATIENCE
        assert output
        said = b""
        while time.monotonic() < end:
            if select.select([output], [], [], 0.1)[0]:
                piece = os.read(output.fileno(), 4096)
                said += piece
                with suppress(ValueError):
                    return json.loads(said)
                if not piece:
                    break
        ended = f"ended with {code}" if (code := self.process.poll()) is not None else "is silent"
        raise AssertionError(f"the server {ended} and does not listen: {said.decode()}{self.log}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self._close()

    def _close(self) -> None:
        if self.process.stdout:
            self.process.stdout.close()

    @property
    def page_host(self) -> str:
        """The field Host of a browser that shows the page."""
        return self.page.partition("://")[2]

    @property
    def log(self) -> str:
        return self.log_file.read_text(errors="replace")

    def await_log(self, text: str) -> str:
        """The log once the text is in it: lines come in batches."""
        until(lambda: text in self.log, lambda: self.log)
        return self.log

    def stop(self, kind: signal.Signals = signal.SIGTERM) -> None:
        """Ends it kindly."""
        self.process.send_signal(kind)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        assert code == 0, f"exit {code}: {self.log}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._close()

    def get(
        self, path: str, method: str = "GET", body: bytes | None = None, **fields: str
    ) -> Answer:
        """Asks as `urllib` does; a field's `_` is written `-`. Errors are answers too."""
        names = {name.replace("_", "-"): value for name, value in fields.items()}
        request = urllib.request.Request(self.url + path, body, names, method=method)
        opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=self.trust)
        )
        try:
            with opener.open(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, self._fields(answer.headers), answer.read())
        except urllib.error.HTTPError as answer:
            with answer:
                return Answer(answer.code, self._fields(answer.headers), answer.read())

    @staticmethod
    def _fields(fields: Any) -> dict[str, str]:
        return {name.lower(): value for name, value in fields.items()}

    @property
    def resident(self) -> int:
        """Its memory, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    @property
    def descriptors(self) -> int:
        """Without those of its store, to which a second connection opens once it is needed."""
        folder = f"/proc/{self.process.pid}/fd"
        found = 0
        for name in os.listdir(folder):
            # It may be closed by now.
            with suppress(FileNotFoundError):
                found += ".db" not in os.readlink(f"{folder}/{name}")
        return found


def make_certificate(folder: Path, name: str = "localhost", days: int = 30) -> tuple[Path, Path]:
    """A certificate that vouches for itself, and its key."""
    certificate, key = folder / f"{name}.cert.pem", folder / f"{name}.key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-nodes", "-newkey", "ec"),
            *("-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", str(days)),
            *("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name},IP:127.0.0.1"),
            *("-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
    key.chmod(0o600)
    return certificate, key

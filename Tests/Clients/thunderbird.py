"""Thunderbird without a window, told what to do over Marionette, its own remote control."""

import json
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from accounts import ZONE
from homes import Home
from tool import installed

SCRIPT = Path(__file__).with_suffix(".js").read_text()
ALARMS = Path(__file__).with_name("thunderbird_alarms.js").read_text()
PATIENCE = 120
"""How many seconds it may take to start, to answer or to end: each takes a browser's start."""

# Nothing leaves this machine: what it asks of the network goes where nobody listens.
PREFERENCES: dict[str, Any] = {
    "marionette.port": 0,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "",
    "network.dns.disabled": True,
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "mail.provider.suppress_dialog_on_startup": True,
    "calendar.timezone.useSystemTimezone": True,
    "calendar.alarms.playsound": False,
}


class Thunderbird:
    def __init__(self, path: Path, zone: str) -> None:
        installed("thunderbird", "clients")
        self.home = Home(path, zone)
        self.profile = path / "profile"
        self.profile.mkdir()
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items()]
        (self.profile / "user.js").write_text("".join(lines))
        self.start()

    def start(self) -> None:
        (self.profile / "MarionetteActivePort").unlink(missing_ok=True)
        options = ["--headless", "--no-remote", "--marionette", "--remote-allow-system-access"]
        with (self.home.path / "said.txt").open("wb") as output:
            self.process = subprocess.Popen(
                ["/usr/lib/thunderbird/thunderbird", *options, "--profile", self.profile],
                env=self.home.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )
        try:
            self.socket = socket.create_connection(("127.0.0.1", self.port()), PATIENCE)
            self.replies = self.socket.makefile("rb")
            self.receive()
            self.ask("WebDriver:NewSession", {})
            self.ask("Marionette:SetContext", {"value": "chrome"})
            self.ask("WebDriver:SetTimeouts", {"script": PATIENCE * 1000})
        except BaseException:
            self.end()
            raise

    def port(self) -> int:
        file = self.profile / "MarionetteActivePort"
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            if file.exists() and (text := file.read_text()):
                return int(text)
            time.sleep(0.1)
        said = (self.home.path / "said.txt").read_text(errors="replace")
        raise AssertionError(f"Thunderbird did not start: {said}")

    # MARK: Marionette: a length, a colon, and JSON of that length, either way

    def receive(self) -> Any:
        digits = b""
        while (byte := self.replies.read(1)) != b":":
            assert byte, "Thunderbird went away"
            digits += byte
        return json.loads(self.replies.read(int(digits)))

    def ask(self, command: str, parameters: dict[str, Any]) -> Any:
        data = json.dumps([0, 1, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(data), data))
        _, _, error, result = self.receive()
        assert not error, error
        return result

    def do(self, *steps: list[Any]) -> None:
        """Imports, edits and exports in a new calendar."""
        self.run(None, False, *steps)

    def run(
        self, address: str | None, is_cached: bool, *steps: list[Any], password: str | None = None
    ) -> dict[str, bool]:
        """The same with a calendar that it subscribes or signs in to, and how that stands then."""
        return self.execute(SCRIPT, address, is_cached, list(steps), password)

    def alarms(self, what: str, uid: str) -> list[str]:
        """Uses the window of reminders; gives the triggers of those that it shows of an event."""
        state = self.execute(ALARMS, what, uid)
        assert not state["isIgnored"], "the server forgot, and no alarm of the event rings again"
        return state["rings"]

    def execute(self, script: str, *arguments: Any) -> dict[str, Any]:
        parameters = {"script": script, "args": arguments, "sandbox": "system"}
        state = self.ask("WebDriver:ExecuteAsyncScript", parameters)["value"]
        assert isinstance(state, dict), state
        return state

    def restart(self) -> None:
        self.ask("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.process.wait(PATIENCE)
        self.socket.close()
        self.start()

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.home.end()


@pytest.fixture
def own_thunderbird(tmp_path: Path) -> Iterator[Thunderbird]:
    program = Thunderbird(tmp_path / "home", ZONE)
    yield program
    program.end()

"""Alarms that reach a person by a command and by ntfy."""

import json
import re
import signal
import socket
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from ntfy import Ntfy
from server import Household, Server
from test_caldav import CALENDAR, Program, add_password
from tool import BINARY, ENVIRONMENT, IS_SANITIZED, NOON

TOPIC = "topic-7Qz"
TOKEN = "tk_secret0123456789"
TITLE = "Dentist at the corner"


# An instrumented program is some ten times slower.
SOON, SLOW = (15, 6) if IS_SANITIZED else (1.5, 2)


def until(holds: Callable[[], Any], patience: float = 10) -> Any:
    end = time.monotonic() + patience
    while not (value := holds()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
    return value


class Home:
    """A store in which an alarm rings, by the real clock."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.household = Household(folder, today=None)
        self.eve = self.household.eve
        self.add_person("Ada")
        self.records = folder / "records"

    def add_person(self, name: str) -> None:
        self.eve("person", "add", name)
        self.eve("settings", "timezone", NOON.key, "--person", name)

    def add(self, title: str = TITLE, minutes: int = 20, *more: object) -> None:
        """An alarm that is due in so many minutes; it begins half an hour before."""
        due = datetime.now(NOON) + timedelta(minutes=minutes)
        self.eve("alarm", "add", title, "--at", f"{due:%H:%M}", "--on", f"{due:%Y-%m-%d}", *more)

    def script(self, text: str = 'cat >> "$RECORDS"') -> Path:
        path = self.folder / "told"
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path

    @property
    def told(self) -> list[dict[str, Any]]:
        """What the command heard."""
        if not self.records.exists():
            return []
        return [json.loads(line) for line in self.records.read_text().splitlines()]

    def serve(self, *options: object, **more: Any) -> Server:
        environment = {"RECORDS": str(self.records)} | more.pop("environment", {})
        return self.household.serve(*options, environment=environment, **more)

    @contextmanager
    def alarms(self, *options: object) -> Iterator["subprocess.Popen[bytes]"]:
        """`alarms` where there is no desktop."""
        process = subprocess.Popen(
            [str(BINARY), "--store", str(self.household.store), "alarms", *map(str, options)],
            env=ENVIRONMENT | {"RECORDS": str(self.records)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        try:
            yield process
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
            process.wait(10)
            if process.stdout:
                process.stdout.close()


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def set_up(home: Home, ntfy: Ntfy, *options: object) -> None:
    token = home.folder / "token"
    token.write_text(f"{TOKEN}\n")
    token.chmod(0o600)
    home.eve("alarm", "ntfy", f"{ntfy.url}/{TOPIC}", "--token-file", token, *options)


def in_store(home: Home) -> str:
    """Days that are recorded anywhere in the store, as somebody would write them."""
    return (datetime.now(UTC) - timedelta(days=3)).strftime("%Y-%m-%d")


# MARK: The command


def test_a_command_hears_of_a_ring_and_of_its_end_at_once(home: Home) -> None:
    home.add()
    home.eve("log", in_store(home))
    with home.serve("--run", home.script()):
        (ring,) = until(lambda: home.told)
        assert ring["event"] == "ring"
        assert ring["schema"] == 1
        assert ring["title"] == "Reminder"
        assert ring["level"] in (1, 2, 3)
        assert ring["urgency"] == ("critical" if ring["level"] > 2 else "normal")
        assert ring["continuous"] is False
        assert 19 * 60 - 60 < ring["secondsUntilDue"] <= 20 * 60
        home.eve("alarm", "dismiss")
        start = time.monotonic()
        stop = until(lambda: home.told[1:])[0]
        assert time.monotonic() - start < SOON
        assert (stop["event"], stop["id"]) == ("stop", ring["id"])
    text = home.records.read_text()
    assert re.fullmatch("[0-9a-f]{16}", ring["id"])
    assert TITLE not in text
    assert in_store(home) not in text


def test_the_last_part_is_told_as_continuous_and_most_urgent(home: Home) -> None:
    home.add(minutes=3)
    with home.serve("--run", home.script()):
        (ring,) = until(lambda: home.told)
    assert (ring["level"], ring["urgency"], ring["continuous"]) == (5, "critical", True)


def test_a_snooze_stops_it_and_it_rings_again(home: Home) -> None:
    home.add(minutes=3)
    with home.serve("--run", home.script()):
        until(lambda: home.told)
        home.eve("alarm", "snooze", "--for", 1)
        until(lambda: [told["event"] for told in home.told] == ["ring", "stop"])


def test_what_was_missed_is_told_once(home: Home) -> None:
    with home.serve() as server:
        begun = datetime.now(UTC) - timedelta(minutes=30)
        put_entries(home, server, "One", "Two", start=begun)
        # What is added for a time that has passed was missed by nobody.
        home.add("Three", minutes=-40)
    with home.serve("--run", home.script()):
        (missed,) = until(lambda: home.told)
        time.sleep(1.5)
        assert home.told == [missed]
    assert (missed["event"], missed["count"], missed["urgency"]) == ("missed", 2, "low")
    assert "Reminder" in missed["title"]
    assert "One" not in home.records.read_text()
    with home.serve("--run", home.script()):
        time.sleep(1.5)
    assert home.told == [missed]


@pytest.mark.waits
def test_only_the_first_person_and_whoever_chose_it_are_told(home: Home) -> None:
    home.add_person("Mia")
    home.add("Mine")
    home.add("Hers", 20, "--person", "Mia")
    home.eve("alarm", "run", "on", "--titles", "plain")
    with home.serve("--run", home.script()):
        until(lambda: home.told)
        time.sleep(1)
        assert [told["title"] for told in home.told] == ["Mine"]
        home.eve("alarm", "run", "on", "--person", "Mia")
        home.eve("alarm", "run", "off")
        until(lambda: len(home.told) == 2, patience=20)
        assert home.told[1]["title"] == "Reminder"
        assert home.told[1]["id"] != home.told[0]["id"]


def test_a_command_that_fails_is_said_once_and_without_titles(home: Home) -> None:
    home.add()
    home.add("Second one")
    with home.serve("--run", home.script("cat >/dev/null; exit 3")) as server:
        log = server.await_log("--run: the command ended with exit code 3")
        time.sleep(1.5)
        assert server.log.count("exit code 3") == 1
        assert server.get("/healthz").status == 200
    assert TITLE not in log


def test_a_command_that_hangs_holds_nothing_up_and_is_ended(home: Home) -> None:
    home.add()
    script = home.script('sleep 1000 & echo $! >> "$RECORDS"; wait')
    with home.serve("--run", script) as server:
        child = int(until(lambda: home.records.exists() and home.records.read_text().strip()))
        for _ in range(20):
            assert server.get("/healthz").status == 200
        assert server.stop() < 2
    # With what it started itself.
    until(lambda: not Path(f"/proc/{child}").exists())


@pytest.mark.waits
def test_a_command_that_takes_too_long_is_ended_and_the_next_begins(home: Home) -> None:
    home.add()
    with home.serve("--run", home.script('cat >> "$RECORDS"; exec sleep 1000')) as server:
        until(lambda: home.told)
        server.await_log("took more than 30 seconds and was ended", patience=40)
        home.eve("alarm", "dismiss")
        assert until(lambda: home.told[1:])[0]["event"] == "stop"


def test_a_command_that_reads_nothing_and_prints_much_does_no_harm(home: Home) -> None:
    home.add()
    script = home.script('head -c 100000000 /dev/zero; echo "{}" >> "$RECORDS"')
    with home.serve("--run", script) as server:
        until(lambda: home.told)
        assert server.resident < 100 << 20
        assert len(server.log) < 10_000


def test_a_command_has_the_title_on_its_input_alone(home: Home) -> None:
    home.add("$(touch hacked); `touch hacked`")
    home.eve("alarm", "run", "on", "--titles", "plain")
    script = home.script('ls /proc/self/fd | wc -l > "$RECORDS.fds"; cat >> "$RECORDS"; env > e')
    with home.serve("--run", f"{script} argument", cwd=home.folder) as server:
        (ring,) = until(lambda: home.told)
        until(lambda: (home.folder / "e").exists())
        assert ring["title"] == "$(touch hacked); `touch hacked`"
        assert not (home.folder / "hacked").exists()
        # Its own three, and the folder that ls reads: nothing of the server's.
        assert (home.folder / "records.fds").read_text().strip() == "4"
        assert "hacked" not in (home.folder / "e").read_text()
        assert "hacked" not in server.log


def entry(number: int, start: datetime, title: str) -> str:
    """One that rings when it begins."""
    lines = (
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//a//b//EN",
        "BEGIN:VEVENT",
        f"UID:entry-{number}",
        "DTSTAMP:20261120T000000Z",
        f"DTSTART:{start:%Y%m%dT%H%M%SZ}",
        f"SUMMARY:{title}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "DESCRIPTION:x",
        "TRIGGER:PT0S",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
    )
    return "\r\n".join(lines)


def put_entries(home: Home, server: Server, *titles: str, start: datetime) -> None:
    """Entries of a calendar program, which were made before they ring."""
    program = Program(server, add_password(home.household, "Phone"))
    calendar = f"{program.home}many/"
    assert program.ask("MKCALENDAR", calendar).status == 201
    for number, title in enumerate(titles):
        text = entry(number, start, title)
        path = f"{calendar}{number}.ics"
        assert program.ask("PUT", path, text, Content_Type=CALENDAR).status == 201


@pytest.mark.waits
def test_500_alarms_at_once_are_told_as_a_few(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        with home.serve("--run", home.script()) as server:
            # So far ahead that all of them begin to ring at once.
            start = datetime.now(UTC) + timedelta(seconds=25)
            put_entries(home, server, *(f"{TITLE} {number}" for number in range(500)), start=start)
            until(lambda: len(home.told) >= 21 and len(ntfy.messages) >= 21, patience=60)
            time.sleep(1)
            assert len(home.told) == len(ntfy.messages) == 21
            assert sorted(told["count"] for told in home.told) == [1] * 20 + [480]
            (rest,) = (told for told in home.told if told["count"] > 1)
            assert rest["title"] == "480 more alarms are ringing"
            home.eve("alarm", "dismiss")
            until(lambda: sum(told["event"] == "stop" for told in home.told) == 21, patience=30)
            until(lambda: len(ntfy.deletions) == 21, patience=30)
            assert server.get("/healthz").status == 200
            assert server.log.count("serve: ") == 0
    assert TITLE not in home.records.read_text()


def test_alarms_on_a_desktop_tell_a_command_too_and_without_a_desktop(home: Home) -> None:
    home.add()
    with home.alarms("--run", home.script()):
        (ring,) = until(lambda: home.told)
        assert ring["title"] == "Reminder"
        home.eve("alarm", "dismiss")
        assert until(lambda: home.told[1:])[0]["event"] == "stop"


def test_once_waits_until_the_command_has_ended(home: Home) -> None:
    home.add()
    script = home.script('sleep 0.5; cat >> "$RECORDS"')
    with home.alarms("--once", "--titles", "plain", "--run", script) as process:
        assert process.wait(10) == 0
    assert [told["title"] for told in home.told] == [TITLE]


# MARK: ntfy


def test_messages_are_neutral_and_stop_when_the_alarm_does(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        home.add()
        with home.serve("--public-url", "https://cal.example.org") as server:
            (came,) = until(lambda: ntfy.came)
            message = came.message
            assert (came.method, came.path) == ("POST", "/")
            assert came.fields["authorization"] == f"Bearer {TOKEN}"
            assert came.fields["firebase"] == "no"
            assert message["topic"] == TOPIC
            assert message["title"] == "Reminder"
            assert message["message"].startswith("At ")
            assert message["priority"] in (3, 4)
            for action, name in zip(message["actions"], ("dismiss", "snooze"), strict=True):
                assert (action["action"], action["method"], action["clear"]) == (
                    "http",
                    "POST",
                    True,
                )
                assert re.fullmatch(
                    rf"https://cal\.example\.org/alarm/[0-9a-f]{{48}}/{name}", action["url"]
                )
            home.eve("alarm", "dismiss")
            start = time.monotonic()
            (path,) = until(lambda: ntfy.deletions)
            assert time.monotonic() - start < SOON
            assert path == f"/{TOPIC}/{message['sequence_id']}"
            log = server.log
    said = "".join(str(came.fields) + came.body.decode() for came in ntfy.came)
    assert TITLE not in said
    assert not re.search(r"\d{4}-\d\d-\d\d", said)
    for secret in (TOKEN, TOPIC, TITLE, message["actions"][0]["url"].split("/")[4]):
        assert secret not in log


def test_titles_are_sent_only_where_they_were_chosen(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy, "--titles", "plain")
        home.add(TITLE, 20, "--note", "Card")
        with home.serve():
            (message,) = until(lambda: ntfy.messages)
    assert message["title"] == TITLE
    assert "Card" in message["message"]
    # Nobody said where the server is to be found.
    assert "actions" not in message


@pytest.mark.waits
def test_a_title_of_any_size_is_cut(home: Home) -> None:
    """One letter under 30,000 accents is one character, and no title is one, too."""
    with Ntfy() as ntfy:
        set_up(home, ntfy, "--titles", "plain")
        home.eve("alarm", "run", "on", "--titles", "plain")
        with home.serve("--run", home.script()) as server:
            program = Program(server, add_password(home.household, "Phone"))
            calendar = f"{program.home}many/"
            assert program.ask("MKCALENDAR", calendar).status == 201
            start = datetime.now(UTC)
            for number, title in enumerate(("long " * 12_000, "e" + "\u0301" * 30_000, "")):
                text = entry(number, start, title)
                path = f"{calendar}{number}.ics"
                assert program.ask("PUT", path, text, Content_Type=CALENDAR).status == 201
            until(lambda: len(ntfy.messages) == len(home.told) == 3, patience=20)
    for message in ntfy.messages:
        assert len(message.get("title", "").encode()) <= 900
    assert sorted(len(told["title"]) for told in home.told) == [8, 8, 900]


def test_priorities_rise(home: Home) -> None:
    priorities = []
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        # One at each rung: they are 30, 20, 13½, 9 and 6 minutes before, then the last part.
        for minutes in (29, 19, 13, 8, 4):
            home.add(f"At {minutes}", minutes)
        home.eve("alarm", "ntfy", "--titles", "plain")
        with home.serve():
            until(lambda: len(ntfy.messages) == 5)
        by_title = {message["title"]: message["priority"] for message in ntfy.messages}
    priorities = [by_title[f"At {minutes}"] for minutes in (29, 19, 13, 8, 4)]
    assert priorities == sorted(priorities)
    assert (priorities[0], priorities[-1]) == (3, 5)


@pytest.mark.parametrize("button", ["dismiss", "snooze"])
def test_a_button_silences_the_alarm_everywhere(home: Home, button: str) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        home.add()
        options = ("--public-url", "https://cal.example.org", "--run", home.script())
        with home.serve(*options) as server:
            (message,) = until(lambda: ntfy.messages)
            urls = {a["url"].rpartition("/")[2]: a["url"] for a in message["actions"]}
            path = urls[button].removeprefix("https://cal.example.org")
            assert server.get(path).status == 405
            answer = server.get(path, "POST", b"")
            assert (answer.status, answer.body) == (204, b"")
            start = time.monotonic()
            until(lambda: ntfy.deletions)
            until(lambda: [told["event"] for told in home.told] == ["ring", "stop"])
            assert time.monotonic() - start < SOON
            # Pressed again it does no harm, and one button's token is none of another's.
            assert server.get(path, "POST", b"").status == 204
            other = path.replace(button, "snooze" if button == "dismiss" else "dismiss")
            assert server.get(other, "POST", b"").status == 404
            ringing = json.loads(home.eve("alarms", "--list", "--json"))["alarms"]
            assert len(ringing) == (1 if button == "snooze" else 0)
            log = server.await_log("POST /alarm/* 204")
            assert path.split("/")[2] not in log


def test_a_late_snooze_brings_nothing_back(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        home.add()
        with home.serve("--public-url", "https://cal.example.org") as server:
            (message,) = until(lambda: ntfy.messages)
            path = message["actions"][1]["url"].removeprefix("https://cal.example.org")
            home.eve("alarm", "dismiss")
            assert server.get(path, "POST", b"").status == 204
            assert json.loads(home.eve("alarms", "--list", "--json"))["alarms"] == []


def test_whoever_guesses_learns_nothing_and_has_to_wait(home: Home) -> None:
    with home.serve() as server:
        statuses = []
        for number in range(40):
            answer = server.get(f"/alarm/{number:048x}/dismiss", "POST", b"")
            statuses.append(answer.status)
            assert answer.body == b""
        assert statuses[:30] == [404] * 30
        assert set(statuses[31:]) == {429}
        log = server.await_log("POST /alarm/* 429")
        assert "00000001" not in log


def test_a_server_that_is_down_is_said_once(home: Home) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
    home.eve("alarm", "ntfy", f"{url}/{TOPIC}")
    home.add()
    home.add("Second one")
    with home.serve() as server:
        log = server.await_log("nobody answers there", patience=20)
        assert url in log
        assert TOPIC not in log
        assert server.log.count("nobody answers there") == 1


def test_a_server_that_refuses_is_said_once(home: Home) -> None:
    with Ntfy(status=403) as ntfy:
        set_up(home, ntfy)
        home.add()
        with home.serve() as server:
            log = server.await_log("refused a message")
            assert TOKEN not in log
        # 4xx is not tried again.
        assert len(ntfy.came) == 1


def test_a_slow_server_delays_no_other_door_and_is_asked_one_at_a_time(home: Home) -> None:
    with Ntfy(delay=SLOW) as ntfy:
        set_up(home, ntfy)
        for number in range(5):
            home.add(f"Alarm {number}")
        with home.serve("--run", home.script()) as server:
            until(lambda: ntfy.came)
            # The command has heard of all of them before the second message is sent.
            until(lambda: len(home.told) == 5, patience=SLOW - 0.1)
            assert len(ntfy.came) == 1
            for _ in range(10):
                start = time.monotonic()
                assert server.get("/healthz").status == 200
                assert time.monotonic() - start < SOON / 3
            until(lambda: len(ntfy.came) == 3, patience=30)
    assert ntfy.most_at_once == 1


@pytest.mark.waits
def test_of_two_programs_one_sends_messages_and_the_other_takes_over(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        with home.serve() as server:
            time.sleep(0.5)
            with home.alarms() as process:
                time.sleep(0.5)
                home.add()
                until(lambda: ntfy.messages, patience=20)
                time.sleep(1.5)
                assert len(ntfy.messages) == 1
                server.kill()
                home.add("Another", 19)
                until(lambda: len(ntfy.messages) == 2, patience=20)
                assert process.poll() is None


def test_nothing_is_sent_any_more_once_it_is_off(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        home.eve("alarm", "ntfy", "--off")
        home.add()
        with home.serve():
            time.sleep(1.5)
    assert ntfy.came == []


def test_a_trial_says_what_the_server_says(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        assert "The server took the message." in home.eve("alarm", "ntfy", "--test")
        (message,) = ntfy.messages
        assert message["message"] == "Messages arrive here."
        ntfy.status = 403
        done = home.household.run("alarm", "ntfy", "--test")
        assert done.returncode == 1
        assert b"lets you send nothing" in done.stderr
    done = home.household.run("alarm", "ntfy", "--test")
    assert done.returncode == 3
    assert b"nobody answers there" in done.stderr


def test_the_token_is_nowhere_but_in_the_store_and_its_backup(home: Home) -> None:
    home.eve("log", in_store(home))
    with Ntfy() as ntfy:
        set_up(home, ntfy)
    said = [
        home.eve(*words.split())
        for words in (
            "alarm ntfy",
            "alarm ntfy --json",
            "settings --json",
            "history --journal --json",
            "export",
            "export --format log",
            "status --json",
        )
    ]
    doctor = home.household.run("doctor", "--all", "--json")
    said.append(doctor.stdout.decode() + doctor.stderr.decode())
    assert TOKEN not in "".join(said)
    assert f'"url": "{ntfy.url}/{TOPIC}", "token": true' in said[1]
    copy = home.folder / "copy.db"
    home.eve("backup", copy)
    assert TOKEN.encode() in copy.read_bytes()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    home.eve("person", "erase", "Ada", "--yes")
    files = home.folder.glob("eve.db*")
    assert not any(TOKEN.encode() in file.read_bytes() for file in files)


def test_doctor_asks_the_server_how_it_is_and_sends_nothing(home: Home) -> None:
    home.add()
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        done = home.household.run("doctor", "--all")
        assert f"Your alarms are sent to {ntfy.url} by ntfy, and it is well." in unwrapped(
            done
        ) or f"Ada's alarms are sent to {ntfy.url} by ntfy, and it is well." in unwrapped(done)
        (came,) = ntfy.came
        assert (came.method, came.path) == ("GET", "/v1/health")
        assert "authorization" not in came.fields
    assert re.search("suspend", unwrapped(done))
    done = home.household.run("doctor")
    assert done.returncode == 1
    assert "nobody answers there" in unwrapped(done)


def unwrapped(done: "subprocess.CompletedProcess[bytes]") -> str:
    return " ".join(done.stdout.decode().split())

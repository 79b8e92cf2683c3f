"""Alarms that reach a person by a command and by ntfy, by a clock that the tests set."""

import json
import re
import signal
import socket
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from clock import Clock
from limits import PATIENCE
from ntfy import Ntfy
from server import Household, Server, until
from test_caldav import CALENDAR, Program, add_password
from tool import ENVIRONMENT

TOPIC = "topic-7Qz"
TOKEN = "tk_secret0123456789"
TITLE = "Dentist at the corner"


class Home:
    """A store in which an alarm rings."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.household = Household(folder, today=None)
        self.clock = self.household.stop_clock()
        self.eve = self.household.eve
        self.eve("person", "add", "Ada")
        self.records = folder / "records"

    def add(self, title: str = TITLE, minutes: int = 20, *more: object) -> None:
        """An alarm that is due in so many minutes; it begins half an hour before."""
        due = self.clock.now + timedelta(minutes=minutes)
        self.eve("alarm", "add", title, "--at", f"{due:%H:%M}", "--on", f"{due:%Y-%m-%d}", *more)

    def script(self, text: str = 'cat >> "$RECORDS"') -> Path:
        path = self.folder / "told"
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path

    def look(self) -> None:
        """Has the program look for changes, and waits until all that it found is told."""
        self.clock.forward(seconds=15)

    @property
    def told(self) -> list[dict[str, Any]]:
        """What the command heard."""
        if not self.records.exists():
            return []
        return [json.loads(line) for line in self.records.read_text().splitlines()]

    @property
    def events(self) -> list[str]:
        return [told["event"] for told in self.told]

    def start(self, *options: object, **more: Any) -> Server:
        """A server that may have something to tell yet."""
        return self.household.serve(*options, environment={"RECORDS": str(self.records)}, **more)

    def serve(self, *options: object, **more: Any) -> Server:
        """A server that has told what there is to tell at its start."""
        server = self.start(*options, **more)
        try:
            self.clock.rest()
        except BaseException:
            server.kill()
            raise
        return server

    @contextmanager
    def alarms(
        self, *options: object, clock: Clock | None = None
    ) -> Iterator["subprocess.Popen[bytes]"]:
        """`alarms` where there is no desktop."""
        clock = clock or self.clock
        clock.begin()
        process = subprocess.Popen(
            self.household.command("alarms", *options),
            env=self.household.environment | clock.environment | {"RECORDS": str(self.records)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        try:
            yield process
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
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
    return f"{home.clock.now - timedelta(days=3):%Y-%m-%d}"


# MARK: The command


def test_a_command_hears_of_a_ring_and_within_a_second_of_its_end(home: Home) -> None:
    home.add()
    home.eve("log", in_store(home))
    with home.serve("--run", home.script()):
        (ring,) = home.told
        assert ring["event"] == "ring"
        assert ring["schema"] == 1
        assert ring["title"] == "Reminder"
        assert ring["level"] in (1, 2, 3)
        assert ring["urgency"] == ("critical" if ring["level"] > 2 else "normal")
        assert ring["continuous"] is False
        assert ring["secondsUntilDue"] == 20 * 60
        home.eve("alarm", "dismiss")
        home.clock.forward(seconds=1)
        _, stop = home.told
        assert (stop["event"], stop["id"]) == ("stop", ring["id"])
    text = home.records.read_text()
    assert re.fullmatch("[0-9a-f]{16}", ring["id"])
    assert TITLE not in text
    assert in_store(home) not in text


def test_the_last_part_is_told_as_continuous_and_most_urgent(home: Home) -> None:
    home.add(minutes=3)
    with home.serve("--run", home.script()):
        (ring,) = home.told
    assert (ring["level"], ring["urgency"], ring["continuous"]) == (5, "critical", True)


def test_a_snooze_stops_it_and_it_rings_again(home: Home) -> None:
    home.add(minutes=3)
    with home.serve("--run", home.script()):
        home.eve("alarm", "snooze", "--for", 1)
        home.clock.forward(seconds=1)
        assert home.events == ["ring", "stop"]
        home.clock.forward(seconds=58)
        assert home.events == ["ring", "stop"]
        home.clock.forward(seconds=1)
        assert home.events == ["ring", "stop", "ring"]


def test_what_was_missed_is_told_once(home: Home) -> None:
    with home.serve() as server:
        put_entries(
            home.household, server, "One", "Two", start=home.clock.now + timedelta(minutes=10)
        )
    home.clock.now += timedelta(minutes=40)
    # What is added for a time that has passed was missed by nobody.
    home.add("Three", minutes=-35)
    with home.serve("--run", home.script()):
        (missed,) = home.told
        home.look()
    assert (missed["event"], missed["count"], missed["urgency"]) == ("missed", 2, "low")
    assert "Reminder" in missed["title"]
    assert "One" not in home.records.read_text()
    with home.serve("--run", home.script()):
        home.look()
    assert home.told == [missed]


def test_only_the_first_person_and_whoever_chose_it_are_told(home: Home) -> None:
    home.eve("person", "add", "Mia")
    home.add("Mine")
    home.add("Hers", 20, "--person", "Mia")
    home.eve("alarm", "run", "on", "--titles", "plain")
    with home.serve("--run", home.script()):
        home.look()
        assert [told["title"] for told in home.told] == ["Mine"]
        home.eve("alarm", "run", "on", "--person", "Mia")
        home.eve("alarm", "run", "off")
        home.look()
        mine, hers = home.told
        assert hers["title"] == "Reminder"
        assert hers["id"] != mine["id"]


def test_somebody_discreet_reads_no_title_whatever_was_chosen(home: Home) -> None:
    home.add("Mine")
    home.eve("alarm", "run", "on", "--titles", "plain")
    home.eve("settings", "discreet", "yes")
    with home.serve("--run", home.script()):
        home.look()
        (told,) = home.told
    assert told["title"] == "Reminder"
    assert "Mine" not in home.records.read_text()


def test_a_command_that_fails_is_said_once_and_without_titles(home: Home) -> None:
    home.add()
    home.add("Second one")
    with home.serve("--run", home.script("cat >/dev/null; exit 3")) as server:
        home.look()
        log = server.log
        assert log.count("--run: the command ended with exit code 3") == 1
        assert log.count("exit code 3") == 1
        assert server.get("/healthz").status == 200
    assert TITLE not in log


def test_a_command_that_hangs_holds_nothing_up_and_is_ended(home: Home) -> None:
    home.add()
    script = home.script('sleep 1000 & echo $! >> "$RECORDS"; wait')
    with home.start("--run", script) as server:
        child = int(until(lambda: home.records.exists() and home.records.read_text().strip()))
        for _ in range(20):
            assert server.get("/healthz").status == 200
        server.stop()
    # With what it started itself.
    until(lambda: not Path(f"/proc/{child}").exists())


def test_a_command_that_takes_too_long_is_ended_and_the_next_begins(home: Home) -> None:
    home.add()
    with home.start("--run", home.script('cat >> "$RECORDS"; exec sleep 1000')) as server:
        until(lambda: home.told)
        home.eve("alarm", "dismiss")
        home.clock.now += timedelta(seconds=30)
        server.await_log("took more than 30 seconds and was ended")
        assert until(lambda: home.told[1:])[0]["event"] == "stop"


def test_a_command_that_reads_nothing_and_prints_much_does_no_harm(home: Home) -> None:
    home.add()
    script = home.script('head -c 100000000 /dev/zero; echo "{}" >> "$RECORDS"')
    with home.serve("--run", script) as server:
        assert home.told
        assert server.resident < 100 << 20
        assert len(server.log) < 10_000


def test_a_command_has_the_title_on_its_input_alone(home: Home) -> None:
    home.add("$(touch hacked); `touch hacked`")
    home.eve("alarm", "run", "on", "--titles", "plain")
    script = home.script('ls /proc/self/fd | wc -l > "$RECORDS.fds"; cat >> "$RECORDS"; env > e')
    with home.serve("--run", f"{script} argument", cwd=home.folder) as server:
        (ring,) = home.told
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


def put_entries(household: Household, server: Server, *titles: str, start: datetime) -> None:
    """Entries of a calendar program, which were made before they ring."""
    program = Program(server, add_password(household, "Phone"))
    calendar = f"{program.home}many/"
    assert program.ask("MKCALENDAR", calendar).status == 201
    for number, title in enumerate(titles):
        text = entry(number, start, title)
        path = f"{calendar}{number}.ics"
        assert program.ask("PUT", path, text, Content_Type=CALENDAR).status == 201


def test_more_alarms_at_once_than_can_wait_are_told_as_a_few(home: Home) -> None:
    # Fifty may wait for a program; beyond them, things would be left out.
    count = 60
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        with home.serve("--run", home.script()) as server:
            start = home.clock.now + timedelta(hours=1)
            put_entries(
                home.household, server, *(f"{TITLE} {n}" for n in range(count)), start=start
            )
            home.clock.forward(minutes=59)
            assert home.told == ntfy.messages == []
            home.clock.forward(minutes=1)
            assert len(home.told) == len(ntfy.messages) == 21
            assert sorted(told["count"] for told in home.told) == [1] * 20 + [count - 20]
            (rest,) = (told for told in home.told if told["count"] > 1)
            assert rest["title"] == f"{count - 20} more alarms are ringing"
            home.eve("alarm", "dismiss")
            home.clock.forward(seconds=1)
            assert home.events.count("stop") == 21
            assert len(ntfy.deletions) == 21
            assert server.get("/healthz").status == 200
            assert server.log.count("serve: ") == 0
    assert TITLE not in home.records.read_text()


def test_alarms_on_a_desktop_tell_a_command_too_and_without_a_desktop(home: Home) -> None:
    home.add()
    with home.alarms("--run", home.script()):
        home.clock.rest()
        (ring,) = home.told
        assert ring["title"] == "Reminder"
        home.eve("alarm", "dismiss")
        home.clock.forward(seconds=1)
        assert home.events == ["ring", "stop"]


def test_once_waits_until_the_command_has_ended(home: Home) -> None:
    home.add()
    script = home.script('sleep 0.5; cat >> "$RECORDS"')
    with home.alarms("--once", "--titles", "plain", "--run", script) as process:
        assert process.wait(PATIENCE) == 0
    assert [told["title"] for told in home.told] == [TITLE]


# MARK: ntfy


def test_messages_are_neutral_and_stop_when_the_alarm_does(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        home.add()
        with home.serve("--public-url", "https://cal.example.org") as server:
            (came,) = ntfy.came
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
            home.clock.forward(seconds=1)
            (path,) = ntfy.deletions
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
            (message,) = ntfy.messages
    assert message["title"] == TITLE
    assert "Card" in message["message"]
    # Nobody said where the server is to be found.
    assert "actions" not in message


def test_a_title_of_any_size_is_cut(home: Home) -> None:
    """One letter under 30,000 accents is one character, and no title is one, too."""
    with Ntfy() as ntfy:
        set_up(home, ntfy, "--titles", "plain")
        home.eve("alarm", "run", "on", "--titles", "plain")
        with home.serve("--run", home.script()) as server:
            program = Program(server, add_password(home.household, "Phone"))
            calendar = f"{program.home}many/"
            assert program.ask("MKCALENDAR", calendar).status == 201
            start = home.clock.now
            for number, title in enumerate(("long " * 12_000, "e" + "\u0301" * 30_000, "")):
                text = entry(number, start, title)
                path = f"{calendar}{number}.ics"
                assert program.ask("PUT", path, text, Content_Type=CALENDAR).status == 201
            home.look()
    assert len(ntfy.messages) == len(home.told) == 3
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
            assert len(ntfy.messages) == 5
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
            (message,) = ntfy.messages
            urls = {a["url"].rpartition("/")[2]: a["url"] for a in message["actions"]}
            path = urls[button].removeprefix("https://cal.example.org")
            assert server.get(path).status == 405
            answer = server.get(path, "POST", b"")
            assert (answer.status, answer.body) == (204, b"")
            home.clock.forward(seconds=1)
            assert ntfy.deletions
            assert home.events == ["ring", "stop"]
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
            (message,) = ntfy.messages
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
        log = server.await_log("nobody answers there")
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
    with Ntfy() as ntfy:
        ntfy.may_answer.clear()
        set_up(home, ntfy)
        for number in range(5):
            home.add(f"Alarm {number}")
        with home.start("--run", home.script()) as server:
            until(lambda: ntfy.came)
            # The command hears of all of them although the first message has no answer.
            until(lambda: len(home.told) == 5)
            for _ in range(10):
                assert server.get("/healthz").status == 200
            assert len(ntfy.came) == 1
            ntfy.may_answer.set()
            home.clock.rest()
            assert len(ntfy.messages) == 5
    assert ntfy.most_at_once == 1


def test_of_two_programs_one_sends_messages_and_the_other_takes_over(home: Home) -> None:
    other = Clock(home.folder / "other-clock")
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        with home.serve() as server, home.alarms(clock=other) as process:
            other.rest()
            home.add()
            home.look()
            other.forward(seconds=15)
            assert len(ntfy.messages) == 1
            server.kill()
            home.add("Another", 19)
            other.forward(seconds=15)
            assert len(ntfy.messages) == 2
            assert process.poll() is None


def test_nothing_is_sent_any_more_once_it_is_off(home: Home) -> None:
    with Ntfy() as ntfy:
        set_up(home, ntfy)
        home.eve("alarm", "ntfy", "--off")
        home.add()
        with home.serve():
            home.look()
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


# MARK: The real clock


@pytest.mark.parametrize("command", ["serve", "alarms"])
def test_by_the_real_clock_an_entry_rings_when_it_begins(home: Home, command: str) -> None:
    household = Household(home.folder, today=None)
    with household.serve() as server:
        start = datetime.now(UTC) + timedelta(seconds=5)
        put_entries(household, server, TITLE, start=start)
    environment = ENVIRONMENT | {"RECORDS": str(home.records)}
    ringing = subprocess.Popen(household.command(command, "--run", home.script()), env=environment)
    try:
        (ring,) = until(lambda: home.told)
    finally:
        ringing.terminate()
        ringing.wait(PATIENCE)
    # The look that comes without a timer is ten seconds late.
    assert -8 < ring["secondsUntilDue"] <= 0

"""A server that is killed while it rings: nothing rings twice, and nothing is lost in silence."""

import random
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path

from clock import NOON
from server import Household
from test_alarms import Home
from test_caldav import CALENDAR, Program, add_password
from tool import IS_WHOLE

KILLS = 300 if IS_WHOLE else 40

EVENT = "\r\n".join(
    (
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//a//b//EN",
        "BEGIN:VEVENT",
        "UID:walk",
        "DTSTAMP:20261101T000000Z",
        "DTSTART:20261101T121000Z",
        "DURATION:PT10M",
        "RRULE:FREQ=DAILY",
        "SUMMARY:Walk",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "DESCRIPTION:x",
        "TRIGGER:-PT10M",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
    )
)


def add_event(household: Household) -> None:
    password = add_password(household, "phone")
    with household.serve() as server:
        program = Program(server, password)
        path = f"{program.home}walks/"
        made = program.ask("MKCALENDAR", path)
        assert made.status == 201
        put = program.ask("PUT", f"{path}walk.ics", EVENT, Content_Type=CALENDAR)
        assert put.status == 201


def test_an_alarm_rings_once_or_is_told_as_missed_though_its_server_is_killed(
    tmp_path: Path,
) -> None:
    home = Home(tmp_path)
    home.clock.now = NOON - timedelta(hours=1)
    add_event(home.household)
    dice = random.Random(20261120)
    command = home.script('cat > "$RECORDS.$$.new" && cat "$RECORDS.$$.new" >> "$RECORDS"')
    ends: Counter[str] = Counter()
    server = home.serve("--run", command)
    try:
        for day in range(KILLS):
            due = NOON + timedelta(days=day)
            home.clock.now = due - timedelta(seconds=10)
            home.clock.rest()
            earlier = len(home.told)
            home.clock.now = due
            time.sleep(dice.uniform(0, 0.04))
            server.kill()
            # A command that was started goes on for a moment.
            time.sleep(0.02)
            home.clock.now = due + timedelta(seconds=5)
            home.clock.begin()
            server = home.serve("--run", command)
            # Until a minute is over, it may be another program that tells it.
            for _ in range(4):
                home.clock.forward(seconds=15)
            events = [told["event"] for told in home.told[earlier:] if told["event"] != "stop"]
            assert events.count("ring") <= 1, (day, events)
            assert events, f"day {day}: nothing was told"
            ends[" and ".join(events)] += 1
    finally:
        server.kill()
    assert set(ends) <= {"ring", "missed", "ring and missed"}, ends

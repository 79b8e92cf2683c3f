"""What is planned here is seen in Thunderbird, Evolution and KDE, and the other way round."""

import json
import re
from datetime import date
from pathlib import Path

import icalendar
from accounts import serving
from desk import CALENDARS, Desk
from feeds import patiently
from homes import Home
from server import Household
from test_caldav_evolution import SCRIPT
from test_caldav_thunderbird import Calendar
from test_kde import kept
from thunderbird import Thunderbird


def test_thunderbird_ticks_and_adds_tasks_and_shows_ours(
    tmp_path: Path, today: date, own_thunderbird: Thunderbird
) -> None:
    household = Household(tmp_path, str(today))
    household.eve("todo", "add", "Bread", "--note", "rye")
    household.eve("todo", "add", "Milk", "--due", "2026-12-01")

    def ours() -> list[tuple[str, str]]:
        todos = json.loads(household.eve("todo", "list", "--all", "--json"))["todos"]
        return [(todo["title"], todo["state"]) for todo in todos]

    with serving(household) as account:
        account.url = account.wire.leads_to(f"{account.program.home}tasks/")
        calendar = Calendar(own_thunderbird, account, tmp_path)

        def theirs() -> dict[str, icalendar.Todo]:
            [data] = calendar.objects()
            return {str(todo["SUMMARY"]): todo for todo in tasks(data)}

        assert set(theirs()) == {"Bread", "Milk"}
        assert theirs()["Milk"].decoded("DUE") == date(2026, 12, 1)
        assert theirs()["Bread"]["DESCRIPTION"] == "rye"
        calendar.do(["tick", str(theirs()["Bread"]["UID"]), [True]], ["add", None, ["Cheese"]])
        assert ours() == [("Bread", "done"), ("Milk", "open"), ("Cheese", "open")]

        household.eve("todo", "undo", "Bread")
        household.eve("todo", "done", "Milk")
        household.eve("todo", "remove", "Cheese")
        calendar.sync()
        assert set(theirs()) == {"Bread", "Milk"}
        assert theirs()["Milk"]["STATUS"] == "COMPLETED"
        assert theirs()["Milk"]["PERCENT-COMPLETE"] == 100
        assert theirs()["Bread"].get("STATUS") != "COMPLETED"


def tasks(data: bytes) -> list[icalendar.Todo]:
    return icalendar.Calendar.from_ical(data).walk("VTODO")


def test_evolution_ticks_a_task_and_shows_ours(tmp_path: Path, today: date) -> None:
    household = Household(tmp_path, str(today))
    household.eve("todo", "add", "Bread")
    household.eve("todo", "add", "Milk", "--due", "2026-12-01")
    home = Home(tmp_path / "home")

    def states() -> dict[str, str]:
        todos = json.loads(household.eve("todo", "list", "--all", "--json"))["todos"]
        return {todo["title"]: todo["state"] for todo in todos}

    with (
        serving(household) as account,
        home.session("/usr/bin/python3", SCRIPT, account.url, account.password, "tasks") as talk,
    ):
        patiently(lambda: len(talk("show")) == 2)
        [bread] = [task for task in talk("show") if "SUMMARY:Bread" in task]
        assert talk("tick", re.findall(r"UID:(\S+)", bread)[0], []) is None
        patiently(lambda: states() == {"Bread": "done", "Milk": "open"})
        household.eve("todo", "undo", "Bread")
        household.eve("todo", "done", "Milk")
        assert talk("refresh") is None

        def ticked() -> set[str]:
            return {
                re.findall(r"SUMMARY:(\w+)", task)[0]
                for task in talk("show")
                if "STATUS:COMPLETED" in task
            }

        patiently(lambda: ticked() == {"Milk"})


def test_evolution_writes_a_memo_and_shows_our_note(tmp_path: Path, today: date) -> None:
    household = Household(tmp_path, str(today))
    household.eve("note", "add", "Books\n- one\n- two")
    home = Home(tmp_path / "home")

    def texts() -> dict[str, str]:
        notes = json.loads(household.eve("note", "list", "--json"))["notes"]
        return {note["title"]: note["text"] for note in notes}

    with (
        serving(household) as account,
        home.session("/usr/bin/python3", SCRIPT, account.url, account.password, "memos") as talk,
    ):
        patiently(lambda: len(talk("show")) == 1)
        assert r"DESCRIPTION:- one\n- two" in talk("show")[0]
        assert talk("note", "", ["Films", "three\nfour"]) is None
        patiently(lambda: set(texts()) == {"Books", "Films"})
        assert texts()["Films"] == "Films\nthree\nfour"


COMPONENT = re.compile(r"^BEGIN:(VTODO|VEVENT|VJOURNAL)\r\n.*?^END:\1\r\n", re.M | re.S)
ZONE = re.compile(r"^BEGIN:VTIMEZONE\r\n.*?^END:VTIMEZONE\r\n", re.M | re.S)


def uid(component: str) -> str:
    return re.findall(r"^UID:(\S+)", component, re.M)[0]


def calendar(*components: str) -> str:
    head = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//KDE//KDE//EN\r\n"
    return head + "".join(components) + "END:VCALENDAR\r\n"


def test_kde_shows_and_keeps_what_was_made_here_and_we_show_its(desk: Desk, tmp_path: Path) -> None:
    """Akonadi reads a file of all that was planned, edits events in it and writes all of it anew.

    vdirsyncer carries what it wrote, as KDE's own access to CalDAV needs a wallet on a screen.
    """
    desk.eve("todo", "done", "Milk")
    desk.sync()
    before = desk.eve("todo", "list", "--all", "--json"), desk.eve("note", "list", "--json")
    files, texts = {}, []
    for name in CALENDARS:
        for file, text in desk.files(name).items():
            files |= {uid(found[0]): file for found in COMPONENT.finditer(text)}
            texts.append(text)
    plan = tmp_path / "plan.ics"
    zones = {zone for text in texts for zone in ZONE.findall(text)}
    parts = [found[0] for text in texts for found in COMPONENT.finditer(text)]
    assert len(parts) == 5
    plan.write_bytes(calendar(*zones, *parts).encode())

    [dentist] = [uid(part) for part in parts if "Dentist" in part]
    moved = ["--date", "2026-12-03", "--time", "16:30", "--end-time", "17:15"]
    choir = ["--summary", "Choir", "--date", "2026-12-02", "--time", "19:00"]
    choir += ["--end-date", "2026-12-02", "--end-time", "20:30"]
    orders = [
        ["--change", "--uid", dentist, *moved],
        ["--add", "--calendar", "CALENDAR", *choir],
    ]
    text = kept(plan, orders, tmp_path / "kde").read_bytes().decode()

    zones = set(ZONE.findall(text))
    came = {uid(found[0]): found[0] for found in COMPONENT.finditer(text)}
    [new] = came.keys() - files.keys()
    assert len(came) == 6
    for name, part in came.items():
        file = files.get(name, desk.home / "events" / f"{new}.ics")
        file.write_bytes(calendar(*zones, part).encode())
    desk.sync()

    after = desk.eve("todo", "list", "--all", "--json"), desk.eve("note", "list", "--json")
    assert after == before
    agenda = desk.eve("agenda")
    assert "16:30  Dentist" in agenda
    assert "19:00  Choir" in agenda

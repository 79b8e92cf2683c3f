"""What is planned here is seen in todoman and khal, and the other way round."""

import json
import re

from desk import Desk


def test_todoman_shows_and_ticks_what_was_made_here(desk: Desk) -> None:
    listed = desk.listed()
    assert set(listed) == {"Bread", "Milk", "Cheese, old"}
    # By Amsterdam's clock, as seconds.
    assert listed["Bread"]["due"] == 1795539600
    assert listed["Bread"]["description"] == "rye"
    assert not any(todo["completed"] for todo in listed.values())
    desk.todoman("done", listed["Milk"]["id"])
    desk.sync()
    assert desk.ours() == {"Bread": "open", "Milk": "done", "Cheese, old": "open"}
    desk.eve("todo", "done", "Bread")
    desk.eve("todo", "undo", "Milk")
    desk.sync()
    listed = desk.listed()
    assert listed["Bread"]["completed"]
    assert listed["Bread"]["percent"] == 100
    assert not listed["Milk"]["completed"]


def test_what_todoman_made_is_moved_here_and_changes_alone(desk: Desk) -> None:
    desk.todoman("new", "--due", "2026-11-25", "--priority", "high", "Eggs")
    desk.sync()
    assert list(desk.ours()) == ["Bread", "Milk", "Cheese, old", "Eggs"]
    before = desk.files("tasks")
    desk.eve("todo", "move", "Eggs", "--before", "Bread")
    desk.sync()
    after = desk.files("tasks")
    [changed] = [file for file in after if after[file] != before.get(file)]
    assert list(desk.ours()) == ["Eggs", "Bread", "Milk", "Cheese, old"]
    # Nothing but the place, and when it changed.
    kept = {"X-APPLE-SORT-ORDER", "LAST-MODIFIED", "DTSTAMP", "SEQUENCE"}

    def lines(text: str) -> list[str]:
        return [line for line in text.splitlines() if re.split("[:;]", line)[0] not in kept]

    assert lines(after[changed]) == lines(before[changed])
    # todoman writes the entry anew and keeps the place.
    desk.todoman("edit", "--due", "2026-11-26", desk.listed()["Eggs"]["id"])
    desk.sync()
    todos = json.loads(desk.eve("todo", "list", "--json"))["todos"]
    assert [todo["title"] for todo in todos] == ["Eggs", "Bread", "Milk", "Cheese, old"]
    assert todos[0]["due"] == "2026-11-26"


def test_a_removed_todo_is_gone_there_and_comes_back(desk: Desk) -> None:
    desk.eve("todo", "remove", "Milk")
    desk.sync()
    assert "Milk" not in desk.listed()
    desk.eve("todo", "restore")
    desk.sync()
    assert "Milk" in desk.listed()


def test_khal_shows_our_event_and_we_show_its(desk: Desk) -> None:
    shown = desk.khal("list", "--format", "{start} {end} {title}", "2026-12-03", "1d")
    # khal's clock is UTC here.
    assert "2026-12-03 13:30 2026-12-03 14:00 Dentist" in shown
    desk.khal("new", "2026-12-04", "09:00", "10:00", "Cinema", "::", "with", "Ada")
    desk.sync()
    events = json.loads(desk.eve("event", "list", "--json"))["events"]
    assert [(e["title"], e["start"], e["startTime"]) for e in events] == [
        ("Dentist", "2026-12-03", "14:30"),
        ("Cinema", "2026-12-04", "10:00"),
    ]
    before = desk.files("events")
    desk.eve("event", "edit", "Cinema", "--title", "Theatre")
    desk.sync()
    after = desk.files("events")
    [changed] = [file for file in after if after[file] != before[file]]
    assert "SUMMARY:Theatre" in after[changed]
    assert "DESCRIPTION:with Ada" in after[changed]
    assert "Theatre" in desk.khal("list", "--format", "{title}", "2026-12-04", "1d")


def test_a_note_reaches_a_folder_as_a_journal_entry_without_a_day(desk: Desk) -> None:
    [text] = desk.files("notes").values()
    assert "SUMMARY:Books\r\n" in text
    assert r"DESCRIPTION:\n- one\n- two\; three" in text
    assert "DTSTART" not in text

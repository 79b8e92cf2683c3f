"""What one more logged day does to the calendar that was handed out before."""

import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from lines import Component, content_lines, parse
from logs import LOGS, Log
from tool import eve, predict

FIRST, SECOND = date(2026, 11, 20), date(2026, 11, 24)


class Store:
    """A store with a log of regular cycles, whose last period began on 2026-10-27."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = folder / "eve.db"
        log = folder / "days.log"
        log.write_text(
            "".join(
                f"{start}..{start + timedelta(4)}\n"
                for start in (date(2026, 10, 27) - timedelta(28 * n) for n in range(14))
            )
        )
        self("import", log, "--yes", today=FIRST)

    def __call__(self, *arguments: object, today: date) -> bytes:
        return eve(*arguments, "--store", self.store, "--today", today)

    def export(self, today: date, *options: object) -> bytes:
        return self("export", "-o", "-", *options, today=today)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def by_uid(data: bytes) -> dict[str, Component]:
    events = parse(data).components("VEVENT")
    return {event.value("UID"): event for event in events}


def text_by_uid(data: bytes) -> dict[str, str]:
    """The bytes of each event as they stand in the file."""
    events = re.findall(rb"BEGIN:VEVENT\r\n.*?END:VEVENT\r\n", data, re.DOTALL)
    return {re.search(rb"UID:([0-9a-f-]{36})", e).group(1).decode(): e.decode() for e in events}


def days(event: Component) -> tuple[str, str]:
    return event.value("DTSTART"), event.value("DTEND")


def width(ovulation: dict[str, str]) -> timedelta:
    latest, earliest = ovulation["latest"], ovulation["earliest"]
    return date.fromisoformat(latest) - date.fromisoformat(earliest)


def test_the_same_day_and_log_give_the_same_bytes(store: Store) -> None:
    assert store.export(FIRST) == store.export(FIRST)


@pytest.mark.parametrize("log", LOGS, ids=str)
def test_the_same_log_file_gives_the_same_bytes(log: Log, tmp_path: Path) -> None:
    path = tmp_path / "days.log"
    path.write_bytes(log.text)
    arguments = ("export", "--log", path, "--today", log.today)
    copy = tmp_path / "year.ics"
    eve(*arguments, "-o", copy)
    assert eve(*arguments, "-o", "-") == copy.read_bytes() == eve(*arguments)


def test_a_day_later_nothing_has_changed_but_what_is_said(store: Store) -> None:
    """A forecast that moves no date raises no SEQUENCE unless its words changed."""
    before, after = store.export(FIRST), store.export(FIRST + timedelta(1))
    old, new = by_uid(before), by_uid(after)
    old_text, new_text = text_by_uid(before), text_by_uid(after)
    for uid in old.keys() & new.keys():
        same = content(old_text[uid]) == content(new_text[uid])
        assert (new[uid].value("SEQUENCE") == old[uid].value("SEQUENCE")) == same
        assert (old_text[uid] == new_text[uid]) == same


def content(event: str) -> list[str]:
    """What an event says, less what counts its versions."""
    versions = ("SEQUENCE:", "DTSTAMP:", "LAST-MODIFIED:")
    return [line for line in content_lines(event.encode()) if not line.startswith(versions)]


def test_an_early_period_keeps_every_uid_and_raises_the_moved_ones(store: Store) -> None:
    before = store.export(FIRST)
    # The next period was due on the 24th; it came on the 22nd.
    assert predict("--store", store.store, "--today", FIRST)["next"]["start"] == "2026-11-24"
    store("log", "2026-11-22", today=SECOND)
    after = store.export(SECOND)

    old, new = by_uid(before), by_uid(after)
    old_text, new_text = text_by_uid(before), text_by_uid(after)
    # Nothing is renamed: what is gone has left the range, what is new came at its far end. The
    # windows at that end are left out once they are as wide as three weeks.
    last = max(days(event)[0] for event in old.values())
    assert all(days(new[uid])[0] > last for uid in new.keys() - old.keys())
    forecast = predict("--store", store.store, "--today", SECOND, "--months", 12)
    shown = [o["date"] for o in forecast["ovulations"] if o["window"]]
    assert shown == [window["ovulation"] for window in forecast["fertile"]]
    assert all(width(o) <= timedelta(20) for o in forecast["ovulations"] if o["window"])
    last_window = forecast["fertile"][-1]["end"].replace("-", "")
    for uid in old.keys() - new.keys():
        if days(old[uid])[0] >= "20261201":
            assert old[uid].value("X-EVE-KIND") in ("fertile", "ovulation")
            assert days(old[uid])[0] > last_window

    kept = old.keys() & new.keys()
    moved = {uid for uid in kept if days(old[uid]) != days(new[uid])}
    assert len(moved) > 15
    for uid in kept:
        raised = int(new[uid].value("SEQUENCE")) - int(old[uid].value("SEQUENCE"))
        if uid in moved:
            assert raised == 1
            assert new[uid].value("LAST-MODIFIED") > old[uid].value("LAST-MODIFIED")
        else:
            assert raised == 0
            assert old_text[uid] == new_text[uid]


def test_a_predicted_period_becomes_the_logged_one_in_place(store: Store) -> None:
    predicted = [e for e in by_uid(store.export(FIRST)).values() if days(e)[0] == "20261124"]
    (uid,) = (e.value("UID") for e in predicted if e.value("X-EVE-KIND") == "period")
    store("log", "2026-11-22..2026-11-24", today=SECOND)
    event = by_uid(store.export(SECOND))[uid]
    assert event.value("STATUS") == "CONFIRMED"
    assert days(event)[0] == "20261122"
    assert event.components("VALARM") == []


def test_older_cycles_renames_nothing(store: Store) -> None:
    """Logging what happened long ago may change lengths, never names."""
    before = by_uid(store.export(FIRST))
    store("log", "2025-09-02..2025-09-06", "2025-08-05..2025-08-08", today=FIRST)
    after = by_uid(store.export(FIRST))
    # With more known, windows further ahead are shown.
    new = after.keys() - before.keys()
    assert before.keys() <= after.keys()
    assert {after[uid].value("X-EVE-KIND") for uid in new} <= {"fertile", "ovulation"}


def test_undo_brings_the_old_dates_back_under_the_same_names(store: Store) -> None:
    before = by_uid(store.export(FIRST))
    store("log", "2026-11-20", today=FIRST)
    changed = by_uid(store.export(FIRST))
    assert [days(e) for e in changed.values()] != [days(e) for e in before.values()]
    store("undo", today=FIRST)
    after = by_uid(store.export(FIRST))
    assert {uid: days(e) for uid, e in after.items()} == {uid: days(e) for uid, e in before.items()}


def test_two_people_share_no_name(store: Store, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    mine, hers = by_uid(store.export(FIRST)), by_uid(Store(other).export(FIRST))
    assert len(mine) == len(hers) > 20
    assert not mine.keys() & hers.keys()

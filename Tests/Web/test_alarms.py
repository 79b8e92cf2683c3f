"""Alarms: the list, the form, the week, and what rings on an open page."""

import json
import re
import sqlite3
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from plain_client import PlainClient
from playwright.sync_api import Page, expect
from server import Household, Server
from visitor import DESK, Visit, Visitor

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
"""What the server's clock shows all the time in these tests."""

RECORD = """
window.heard = [];
window.shaken = [];
Object.defineProperty(Navigator.prototype, "vibrate", {
    configurable: true,
    value(pattern) {
        if (pattern) window.shaken.push([Date.now() / 1000, [pattern].flat()]);
        return true;
    },
});
window.AudioContext = class {
    currentTime = 0;
    state = "running";
    destination = {};
    createGain() {
        const gain = { value: 1 };
        window.heard.push([Date.now() / 1000, gain]);
        return { gain, connect() {} };
    }
    createOscillator() {
        return { frequency: {}, connect() {}, start() {}, stop() {} };
    }
    close() {}
};
"""
"""Writes down what a browser would shake and sound."""


def seconds(moment: datetime) -> float:
    return moment.timestamp()


def watch(visitor: Visitor, at: datetime) -> Page:
    """A page whose clock shows a moment, and which writes down how it rings."""
    visitor.page.clock.install(time=at)
    visitor.page.add_init_script(RECORD)
    page = visitor.open("/alarms")
    # Browsers shake and sound only for somebody who has touched the page.
    page.mouse.click(2, 2)
    return page


def titles(page: Page) -> list[str]:
    return page.locator(".rows > li > div > .stack > a").all_inner_texts()


@pytest.fixture
def alarmed(household: Household) -> Household:
    household.eve("settings", "timezone", "UTC")
    household.eve("alarm", "add", "Later", "--at", "18:00", "--on", "daily")
    household.eve("alarm", "add", "Call", "--at", "12:40", "--on", "2026-11-20", "--note", "Ask")
    return household


def test_alarms_stand_in_the_order_in_which_they_ring(alarmed: Household, visitor: Visitor) -> None:
    """A new one returns to the page that one came from."""
    page = visitor.open("/plan")
    page.get_by_role("link", name="Alarms", exact=True).click()
    assert titles(page) == ["Call", "Later"]
    page.get_by_role("link", name="Add an alarm").click()
    page.get_by_label("What is it for?").fill("Tea")
    page.get_by_label("Time", exact=True).fill("15:30")
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(re.compile("/alarms$"))
    expect(page.get_by_role("status")).to_contain_text("Alarm added: Tea, Friday 20 Nov at 15:30.")
    assert titles(page) == ["Call", "Tea", "Later"]

    visitor.open("/alarms/week/2026-11-23")
    page.get_by_role("link", name="Add an alarm").click()
    page.get_by_label("What is it for?").fill("Dentist")
    page.get_by_label("Time", exact=True).fill("07:00")
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(re.compile("/alarms/week/2026-11-23$"))
    expect(page.get_by_role("listitem").filter(has_text="Dentist")).to_be_visible()

    # Tapping one edits it, and what is said here is what the command line says.
    visitor.open("/alarms")
    page.get_by_role("link", name="Tea").click()
    page.get_by_label("Time", exact=True).fill("11:00")
    page.get_by_label("First ring").select_option("600")
    page.get_by_text("With sound").click()
    page.get_by_role("button", name="Save").click()
    # It is noon.
    expect(page.get_by_role("status")).to_contain_text("This alarm will not ring again.")
    assert titles(page) == ["Call", "Later", "Dentist", "Tea"]
    listed = json.loads(alarmed.eve("alarm", "list", "--json"))["alarms"]
    (tea,) = (one for one in listed if one["title"] == "Tea")
    assert (tea["time"], tea["leadMinutes"], tea["sound"]) == ("11:00", 10, False)


def test_a_form_that_is_sent_twice_adds_one(household: Household, server: Server) -> None:
    with PlainClient(server).log_in(household) as client:
        [form] = [one for one in client.get("/alarms/new").forms() if ("do", "save") in one.fields]
        for _ in range(2):
            sent = form.filled(title="Tea", at="15:30")
            assert client.post("/alarms/new", sent).status == 303
        assert household.eve("alarm", "list").count("Tea") == 1
        # Going back and changing it makes another.
        assert client.post("/alarms/new", form.filled(title="Cake", at="16:30")).status == 303
    assert household.eve("alarm", "list").count("Tea") == 1
    assert household.eve("alarm", "list").count("Cake") == 1


def test_one_is_switched_off_and_removed(alarmed: Household, visitor: Visitor) -> None:
    page = visitor.open("/alarms")
    row = page.get_by_role("listitem").filter(has_text="Later")
    switch = row.get_by_role("button", name=re.compile("^(On|Off)$"))
    expect(switch).to_have_text("On")
    switch.click()
    expect(page.get_by_role("status")).to_contain_text("Switched off: Later.")
    expect(switch).to_have_text("Off")
    assert "off" in alarmed.eve("alarm", "list")
    assert "VALARM" not in stored(alarmed, "Later")
    switch.click()
    expect(switch).to_have_text("On")
    assert stored(alarmed, "Later").count("BEGIN:VALARM") == 2
    page.get_by_role("link", name="Later").click()
    page.get_by_text("Remove this alarm").click()
    page.get_by_role("button", name="Remove for good").click()
    expect(page).to_have_url(re.compile("/alarms$"))
    assert titles(page) == ["Call"]


def test_today_names_the_next_alarms(alarmed: Household, visitor: Visitor) -> None:
    alarmed.eve("alarm", "add", "Breakfast", "--at", "08:00", "--on", "daily")
    alarmed.eve("alarm", "add", "Dinner", "--at", "19:00", "--on", "daily")
    alarmed.eve("alarm", "off", "Later")
    page = visitor.open("/")
    named = page.locator("section").filter(has_text="Next alarms")
    assert named.get_by_role("listitem").all_inner_texts() == [
        "Call\nFriday 20 Nov at 12:40",
        "Dinner\nFriday 20 Nov at 19:00",
        "Breakfast\nSaturday 21 Nov at 08:00",
    ]
    page.get_by_role("link", name="Dinner").click()
    expect(page.get_by_label("What is it for?")).to_have_value("Dinner")


def stored(household: Household, title: str) -> str:
    """The object of an alarm as calendar programs get it."""
    with sqlite3.connect(household.store) as store:
        rows = [
            bytes(row[0]).decode() for row in store.execute("SELECT data FROM calendar_objects")
        ]
    return next(row for row in rows if f"SUMMARY:{title}" in row)


def test_it_rings_on_its_weekdays_across_a_change_of_clocks(
    household: Household, tmp_path_factory: pytest.TempPathFactory, visit: Visit
) -> None:
    household.today = "2026-10-12"
    household.eve("settings", "timezone", "Europe/Berlin")
    household.eve("alarm", "add", "Walk", "--at", "14:30", "--on", "sa-mo")
    moments = {}
    # Clocks in Berlin go back in the night to 25 October 2026.
    for today in ("2026-10-23", "2026-10-24", "2026-10-25", "2026-10-26", "2026-10-27"):
        household.today = today
        with household.serve() as server:
            visitor = visit("chromium", at=server)
            page = visitor.open("/alarms/ringing")
            found = page.locator("[data-signals]").all()
            moments[today] = [
                datetime.fromtimestamp(int(one.get_attribute("data-due")), UTC) for one in found
            ]
            week = visitor.open("/alarms/week").locator("section.card")
            days = [one.inner_text() for one in week.filter(has_text="Walk").all()]
            weekdays = [day.split("\n")[0].split()[0] for day in days]
            assert weekdays == ["Monday", "Saturday", "Sunday"]
            # Else the page would ask for alarms when this server is gone.
            page.goto("about:blank")
    assert moments == {
        "2026-10-23": [],
        "2026-10-24": [datetime(2026, 10, 24, 12, 30, tzinfo=UTC)],
        "2026-10-25": [datetime(2026, 10, 25, 13, 30, tzinfo=UTC)],
        "2026-10-26": [datetime(2026, 10, 26, 13, 30, tzinfo=UTC)],
        "2026-10-27": [],
    }


def test_it_climbs_rings_without_a_pause_and_gives_up(alarmed: Household, visitor: Visitor) -> None:
    due = NOON + timedelta(minutes=40)
    page = watch(visitor, NOON + timedelta(minutes=5))
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_have_count(0)
    page.clock.run_for(5 * 60_000 + 2_000)
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("Call")
    expect(dialog).to_contain_text("in 30 minutes")
    expect(dialog.get_by_role("button", name="Dismiss")).to_be_focused()
    page.clock.run_for(40 * 60_000)
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("Missed alarms: Call")

    shaken = page.evaluate("shaken")
    heard = page.evaluate("heard.map(([at, gain]) => [at, gain.value])")
    before_last = seconds(due) - 300
    climbing = [(seconds(due) - at, level) for at, level in heard if at < before_last - 1]
    assert [round(at / 30) / 2 for at, _ in climbing] == [30, 20, 13.5, 9, 6]
    assert all(
        abs(at - rung * 60) <= 1.5
        for (at, _), rung in zip(climbing, [30, 20, 13.5, 9, 6], strict=True)
    )
    assert [level for _, level in climbing] == [0.3, 0.45, 0.6, 0.8, 1]
    last = [at for at, level in heard if at >= before_last - 1]
    assert all(level == 1 for at, level in heard if at >= before_last - 1)
    assert max(after - at for at, after in pairwise(last)) <= 1.5
    assert abs(last[0] - before_last) <= 1.5
    assert abs(last[-1] - (seconds(due) + 600)) <= 2
    # Each pulse is longer than those before, and there are more of them.
    pulses = [pattern for at, pattern in shaken if at < before_last - 1]
    assert [max(pattern) for pattern in pulses] == sorted({max(pattern) for pattern in pulses})
    assert [sum(pattern) for pattern in pulses] == sorted(sum(pattern) for pattern in pulses)
    assert len([1 for at, _ in shaken if at >= before_last - 1]) > 850


@pytest.mark.browsers_differ
def test_a_page_that_one_goes_to_rings_at_once(alarmed: Household, visitor: Visitor) -> None:
    page = watch(visitor, NOON + timedelta(minutes=11))
    expect(page.get_by_role("alertdialog")).to_be_visible()
    visitor.open("/insights")
    page.clock.run_for(1_000)
    expect(page.get_by_role("alertdialog")).to_contain_text("Call")
    # Escape is no answer.
    visitor.press("Escape")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    visitor.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("Dismissed.")


def test_it_is_asked_again_where_an_answer_broke_off(alarmed: Household, visitor: Visitor) -> None:
    page = watch(visitor, NOON + timedelta(minutes=11))
    expect(page.get_by_role("alertdialog")).to_be_visible()
    visitor.cut_an_answer("/alarms/ringing")
    visitor.open("/insights")
    page.clock.run_for(1_000)
    expect(page.locator("html")).to_have_attribute("data-cut", "yes")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_have_count(0)
    page.clock.run_for(60_000)
    expect(dialog).to_contain_text("Call")


@pytest.mark.browsers_differ
def test_a_key_of_somebody_who_is_writing_is_no_answer(
    alarmed: Household, visitor: Visitor
) -> None:
    page = watch(visitor, NOON + timedelta(minutes=9, seconds=50))
    dialog = page.get_by_role("alertdialog")
    visitor.open("/log/2026-11-20")
    note = page.get_by_label("Note")
    note.press_sequentially("long")
    page.clock.run_for(65_000)
    expect(dialog).to_be_visible()
    # The note saves itself.
    expect(page.locator("form[data-unsaved]")).to_have_count(0)
    before = alarmed.eve("history", "--journal")
    assert "note (20 Nov)" in before
    # Space would press a button, and u would undo.
    visitor.press("Space", "u", "Enter")
    expect(dialog).to_be_visible()
    visitor.press("Tab")
    expect(dialog.get_by_role("button", name="Dismiss")).to_be_focused()
    visitor.press("Enter")
    expect(dialog).to_have_count(0)
    expect(note).to_have_value("long")
    assert alarmed.eve("history", "--journal") == before


def test_a_dismissal_silences_every_page(
    household: Household, server: Server, visit: Visit, engine: str
) -> None:
    household.eve("settings", "timezone", "UTC")
    household.eve("alarm", "add", "Bus", "--at", "12:15", "--on", "daily")
    start = NOON + timedelta(seconds=5)
    pages = [watch(visit(engine), start), watch(visit(engine, viewport=DESK), start)]
    dialogs = [page.get_by_role("alertdialog") for page in pages]
    for dialog in dialogs:
        expect(dialog).to_contain_text("Bus")
    dialogs[0].get_by_role("button", name="Snooze").click()
    expect(dialogs[0]).to_have_count(0)
    expect(pages[0].get_by_role("status")).to_have_text("Snoozed until 12:01.")
    pages[1].clock.run_for(10_500)
    expect(dialogs[1]).to_have_count(0)
    # Never past the next ring, which is thirteen and a half minutes before.
    for page, dialog in zip(pages, dialogs, strict=True):
        page.clock.run_for(90_000)
        expect(dialog).to_contain_text("Bus")
    dialogs[1].get_by_role("button", name="Dismiss").click()
    expect(dialogs[1]).to_have_count(0)
    pages[0].clock.run_for(10_500)
    expect(dialogs[0]).to_have_count(0)
    for page, dialog in zip(pages, dialogs, strict=True):
        page.clock.run_for(20 * 60_000)
        expect(dialog).to_have_count(0)
    assert "DTSTART:20261120T121500" in stored(household, "Bus")
    assert stored(household, "Bus").count("ACKNOWLEDGED:20261120T12") == 2


def test_a_week_leads_to_a_day_and_to_its_alarms(alarmed: Household, visitor: Visitor) -> None:
    page = visitor.open("/alarms")
    page.get_by_role("link", name="Week").click()
    cards = page.locator("section.card")
    expect(cards).to_have_count(7)
    assert [("Later" in card, "Call" in card) for card in cards.all_inner_texts()] == [
        (False, False)
    ] * 4 + [(True, True), (True, False), (True, False)]
    page.get_by_role("link", name="Saturday 21 Nov").click()
    item = page.get_by_role("listitem").filter(has_text="18:00 Later")
    item.get_by_role("button", name="Skip this day").click()
    expect(page).to_have_url(re.compile("/alarms/week/2026-11-21$"))
    expect(page.get_by_role("status")).to_contain_text("No alarm on Saturday 21 Nov: Later.")
    expect(item).to_have_count(0)
    page.get_by_role("link", name="Week").click()
    expect(cards.filter(has_text="Later")).to_have_count(2)
    page.get_by_role("link", name="Sunday 22 Nov").click()
    page.get_by_role("link", name="18:00 Later").click()
    page.get_by_label("What is it for?").fill("Sooner")
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(re.compile("/alarms/week/2026-11-22$"))
    expect(page.get_by_role("link", name="18:00 Sooner")).to_be_visible()
    assert "EXDATE:20261121T180000" in stored(alarmed, "Sooner")

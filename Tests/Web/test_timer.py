"""The study timer: it counts down, asks, rings, and is the same on every device."""

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from houses import end_the_part
from playwright.sync_api import Page, expect
from server import Household, Server
from visitor import DESK, Visit, Visitor

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
"""What the server's clock shows all the time in these tests."""


@pytest.fixture
def student(household: Household) -> Household:
    household.eve("settings", "timezone", "UTC")
    return household


def timer(household: Household) -> dict:
    return json.loads(household.eve("timer", "status", "--json"))["timer"]


def seconds_left(page: Page) -> int:
    minutes, seconds = page.get_by_role("timer").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def start(page: Page, study: int, rest: int) -> None:
    page.get_by_label("What do you study?").fill("Maths")
    for name, minutes in (("Minutes of studying", study), ("Minutes of a break", rest)):
        # In Firefox, filling a field of numbers adds to what stands there.
        page.get_by_label(name).press("ControlOrMeta+a")
        page.keyboard.type(str(minutes))
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[role=timer]")).to_be_attached()


def test_it_counts_down_and_asks_with_three_buttons(student: Household, visitor: Visitor) -> None:
    """An extension is as long as a break; a reload keeps the time."""
    visitor.page.clock.install(time=NOON)
    page = visitor.open("/plan")
    page.get_by_role("link", name="Study timer").click()
    start(page, 50, 10)
    expect(page.get_by_text("Studying until 12:50.")).to_be_visible()
    # The page's clock goes on by itself, too.
    left = seconds_left(page)
    assert 45 * 60 < left <= 50 * 60
    page.clock.run_for(61_000)
    assert seconds_left(page) <= left - 61
    page.get_by_role("button", name="10 more minutes").click()
    expect(page.get_by_text("Studying until 13:00.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Studying until 13:00.")).to_be_visible()
    assert timer(student)["until"] == "2026-11-20T13:00:00Z"

    # The end comes; the page asks without being loaded again.
    end_the_part(student)
    page.clock.fast_forward(60 * 60_000)
    question = page.get_by_role("alert")
    expect(question).to_have_text("Time is up. Take a break, study a little longer, or end?")
    expect(page).to_have_title(re.compile("^Time for a break"))
    expect(page.locator("#timer svg")).to_be_visible()
    buttons = page.locator("#timer").get_by_role("button")
    expect(buttons).to_have_text(["Take a break", "10 more minutes", "End"])
    buttons.nth(1).click()
    expect(page.get_by_text("Studying until 12:10.")).to_be_visible()
    assert timer(student)["state"] == "studying"

    end_the_part(student)
    visitor.open("/timer")
    buttons.nth(0).click()
    expect(page.get_by_text("On a break until 12:10.")).to_be_visible()
    end_the_part(student)
    visitor.open("/timer")
    expect(buttons).to_have_text(["Study on", "10 more minutes", "End"])
    buttons.nth(2).click()
    expect(page.get_by_role("status")).to_contain_text("The timer has ended.")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    # The next one begins as this did.
    expect(page.get_by_label("Minutes of studying")).to_have_value("50")
    assert "Maths" in student.eve("calendar", "show", "Study")


def test_it_works_by_refresh_without_scripts(student: Household, visit: Visit) -> None:
    page = visit("chromium", java_script_enabled=False).open("/timer")
    start(page, 25, 5)
    expect(page.get_by_text("Studying until 12:25.")).to_be_visible()
    expect(page.locator("[role=timer]")).to_be_hidden()
    refresh = page.locator("head meta[http-equiv=refresh]")
    assert refresh.get_attribute("content") == "1501"
    student.eve("timer", "end")
    student.eve("timer", "start", "--study", "1m")
    end_the_part(student)
    # What the refresh loads.
    page.goto(page.url)
    expect(refresh).to_have_count(0)
    buttons = page.locator("#timer").get_by_role("button")
    expect(buttons).to_have_count(3)
    buttons.nth(0).click()
    expect(page.get_by_text("On a break until 12:05.")).to_be_visible()


def test_another_device_agrees_and_a_late_press_does_no_harm(
    student: Household, visit: Visit, engine: str
) -> None:
    desk, phone = visit(engine, viewport=DESK), visit(engine)
    page = desk.open("/timer")
    start(page, 25, 5)
    other = phone.open("/timer")
    expect(other.get_by_text("Studying until 12:25.")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("Paused, with 25 minutes of studying left.")).to_be_visible()
    other.get_by_role("button", name="Take a break").click()
    expect(other.get_by_role("status")).to_contain_text("The timer has changed meanwhile.")
    expect(other.get_by_text("Paused, with 25 minutes")).to_be_visible()
    other.get_by_role("button", name="Go on").click()
    expect(other.get_by_text("Studying until 12:25.")).to_be_visible()
    assert timer(student)["state"] == "studying"


@pytest.mark.browsers_differ
def test_space_pauses_it_and_goes_on(student: Household, visitor: Visitor) -> None:
    student.eve("timer", "start")
    page = visitor.open("/timer")
    visitor.press("Space")
    expect(page.get_by_text("Paused, with 25 minutes of studying left.")).to_be_visible()
    visitor.press("Space")
    expect(page.get_by_text("Studying until 12:25.")).to_be_visible()
    page.get_by_role("button", name="End").focus()
    visitor.press("Space")
    expect(page.get_by_role("status")).to_contain_text("The timer has ended.")


def test_it_rings_on_any_page_until_somebody_answers(
    student: Household, server: Server, visit: Visit, engine: str
) -> None:
    student.eve("timer", "start", "Maths", "--study", "30m")
    visitor = visit(engine)
    page = visitor.page
    page.clock.install(time=NOON)
    visitor.open("/insights")
    # It hears of it when it asks first, and knows the moment from then on.
    page.clock.run_for(6_000)
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_have_count(0)
    page.clock.run_for(timedelta(minutes=30).seconds * 1_000)
    expect(dialog).to_contain_text("Time for a break")
    expect(dialog).to_contain_text("Maths")
    end_the_part(student)
    # Where it asks by itself, no dialog is over it.
    dialog.get_by_role("link", name="Study timer").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.clock.run_for(61_000)
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Take a break").click()
    expect(page.get_by_text("On a break until")).to_be_visible()
    page.clock.run_for(61_000)
    expect(dialog).to_have_count(0)

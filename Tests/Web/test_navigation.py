"""Ways through the pages: back and forward, addresses, and two devices at once."""

import csv
import random
import re
from collections import Counter
from urllib.parse import urlsplit

import pytest
from keys import press
from pages import TODAY
from playwright.sync_api import Page, expect
from server import Household
from tool import IS_WHOLE
from visitor import DESK, Visit, Visitor


@pytest.mark.browsers_differ
def test_back_and_forward_do_what_a_person_expects(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.goto(visitor.server.page + "/calendar")
    page.locator('#months a[href^="/calendar/2026-11-18"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert visitor.path.startswith("/calendar/2026-11-18")
    page.go_back()
    expect(dialog).to_be_hidden()
    assert visitor.path.startswith("/calendar")
    assert "2026-11-18" not in visitor.path
    page.go_forward()
    expect(page.locator("#day-panel")).to_be_visible()
    assert visitor.path.startswith("/calendar/2026-11-18")
    page.go_back()
    page.go_back()
    expect(page.locator("nav [aria-current=page]")).to_have_attribute("href", "/")


def test_a_panel_that_back_closed_late_takes_no_step_back_again(visitor: Visitor) -> None:
    """A loaded machine tells of the closed panel only after the next step forward."""
    page = visitor.open("/calendar")
    page.locator('#months a[href^="/calendar/2026-11-18"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.evaluate(
        """() => {
            globalThis.tellsOfIt = new Promise(done => addEventListener("close", event => {
                event.stopImmediatePropagation()
                done(() => event.target.dispatchEvent(new Event("close")))
            }, {capture: true, once: true}))
        }"""
    )
    page.go_back()
    expect(dialog).to_be_hidden()
    page.evaluate("async () => { await tellsOfIt }")
    held = visitor.hold(re.compile("/calendar/2026-11-18"))
    page.go_forward()
    page.evaluate("""async () => { (await tellsOfIt)() }""")
    press(page, "Shift")
    assert visitor.path.startswith("/calendar/2026-11-18")
    held.go_on()
    expect(page.locator("#day-panel")).to_be_visible()


@pytest.mark.browsers_differ
def test_a_reload_keeps_what_is_shown(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    page.locator('#months a[href^="/calendar/2026-11-18"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.reload()
    panel = page.locator("#day-panel")
    expect(panel).to_be_visible()
    expect(panel).to_have_attribute("data-day", "2026-11-18")


@pytest.mark.browsers_differ
def test_earlier_months_have_an_address(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    page.locator("#earlier").or_(page.locator("#earlier a")).last.click()
    earlier = page.locator('#months a[href^="/calendar/2026-0"]').first
    expect(earlier).to_be_attached()
    shown = page.locator("#months a").first.get_attribute("href")
    assert "from=" in visitor.path
    page.reload()
    assert page.locator("#months a").first.get_attribute("href") == shown


ACTIONS = 50 if IS_WHOLE else 20


def test_two_devices_show_what_the_journal_says(visit: Visit, household: Household) -> None:
    """Taps of a random person on each, in turns, and both show the same log in the end."""
    dice = random.Random(60)
    devices = [visit("chromium", viewport=DESK) for _ in range(2)]
    for device in devices:
        device.expects(409)
        device.open("/calendar")
    days = [f"2026-{month:02}-{day:02}" for month in (9, 10, 11) for day in range(1, 21)]
    statuses = Counter(
        act(device.page, dice.choice(days), dice) for _ in range(ACTIONS) for device in devices
    )
    # What the other device changed meanwhile is a conflict, and rare on sixty days.
    assert statuses.keys() <= {303, 409}
    assert statuses[303] > ACTIONS
    rows = csv.DictReader(household.eve("export", "--format", "log").splitlines())
    logged = {row["date"] for row in rows if row["flow"] not in ("", "none", "spotting")}
    for device in devices:
        page = device.open("/calendar?from=2026-09&months=3")
        # Some are bleeding between periods, which has a mark of its own.
        shown = page.locator("#months a:is(.logged, .between)").evaluate_all(
            "all => all.map(one => one.id.slice(1))"
        )
        assert set(shown) == {day for day in logged if "2026-09-01" <= day <= TODAY}


def act(page: Page, day: str, dice: random.Random) -> int:
    """Presses a key on a day; returns what the server said, once the months are there again."""
    page.locator(f"#d{day}").focus()
    with (
        page.expect_response(lambda one: urlsplit(one.url).path == "/calendar") as months,
        page.expect_response(lambda one: one.request.method == "POST") as answer,
    ):
        press(page, dice.choice("+-"))
    months.value.finished()
    return answer.value.status


@pytest.mark.new_household
def test_a_page_that_does_not_exist_leads_on(visitor: Visitor) -> None:
    page = visitor.open("/nothing-here", status=404)
    page.locator("main a").first.click()
    expect(page.locator("nav [aria-current=page]")).to_have_attribute("href", "/")

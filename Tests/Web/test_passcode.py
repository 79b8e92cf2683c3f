"""The lock on a person's pages, as a browser keeps it."""

import re
from datetime import UTC, datetime

import pytest
from keys import await_rest, press
from playwright.sync_api import Page, expect
from server import Household
from visitor import Visit, Visitor

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
"""What the server's clock shows all the time in these tests."""

DIGITS = "295873"


def set_passcode(visitor: Visitor, minutes: int = 5, when_hidden: bool = False) -> Page:
    page = visitor.open("/settings/security")
    page.get_by_label("New passcode").fill(DIGITS)
    page.get_by_label(re.compile(f"^{minutes} minute")).check()
    if when_hidden:
        page.get_by_role("switch", name="Lock as soon as").check()
    page.get_by_role("button", name="Set passcode").click()
    expect(page.get_by_text("Passcode saved.")).to_be_visible()
    visitor.expects(423)
    return page


def is_locked(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Locked")
    expect(page.get_by_label("Passcode")).to_be_visible()
    await_rest(page)


def unlock(page: Page) -> None:
    page.get_by_label("Passcode").fill(DIGITS)
    press(page, "Enter")


def test_a_key_locks_and_the_passcode_leads_back(visitor: Visitor, household: Household) -> None:
    household.eve("note", "add", "planted")
    set_passcode(visitor)
    page = visitor.open("/notes")
    expect(page.get_by_text("planted")).to_be_visible()
    visitor.press("Shift+L")
    is_locked(page)
    assert page.get_by_text("planted").count() == 0
    # Neither the way back nor the address shows anything.
    page.go_back()
    is_locked(page)
    assert "planted" not in page.content()
    visitor.open("/notes", 423)
    is_locked(page)
    page.get_by_label("Passcode").fill("2958")
    press(page, "Enter")
    expect(page.get_by_text("4 tries are left")).to_be_visible()
    unlock(page)
    expect(page.get_by_text("planted")).to_be_visible()
    assert visitor.path == "/notes"


def test_the_button_locks_without_scripts(visit: Visit) -> None:
    visitor = visit(java_script_enabled=False)
    page = set_passcode(visitor)
    page.get_by_role("button", name="Lock", exact=True).click()
    is_locked(page)
    unlock(page)
    expect(page.get_by_role("button", name="Lock", exact=True)).to_be_visible()


def test_a_page_that_nobody_touches_locks(visitor: Visitor) -> None:
    visitor.page.clock.install()
    page = set_passcode(visitor)
    visitor.open("/calendar")
    page.clock.run_for("04:00")
    page.mouse.move(100, 200)
    page.clock.run_for("04:30")
    await_rest(page)
    assert visitor.path == "/calendar"
    page.clock.run_for("00:45")
    is_locked(page)


def test_a_device_that_slept_locks_at_the_first_touch(visitor: Visitor) -> None:
    visitor.page.clock.install()
    page = set_passcode(visitor)
    visitor.open("/calendar")
    # No timer runs meanwhile.
    page.clock.set_fixed_time(page.evaluate("Date.now()") + 3_600_000)
    page.mouse.move(100, 200)
    is_locked(page)


HIDE = """() => {
    Object.defineProperty(document, "hidden", { get: () => true })
    document.dispatchEvent(new Event("visibilitychange"))
}"""


@pytest.mark.browsers_differ
def test_a_page_out_of_sight_locks_where_that_is_wanted(visitor: Visitor) -> None:
    page = set_passcode(visitor, when_hidden=True)
    # Leaving for another page is no way out of sight.
    page.get_by_role("link", name="Calendar").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Locked")
    await_rest(page)
    page.evaluate(HIDE)
    is_locked(page)


def test_the_other_tabs_lock_too(visitor: Visitor) -> None:
    page = set_passcode(visitor)
    other = visitor.tab()
    other.goto(visitor.server.page + "/insights")
    page.get_by_role("button", name="Lock", exact=True).click()
    is_locked(page)
    is_locked(other)


def test_what_was_just_typed_is_saved_first(visitor: Visitor, household: Household) -> None:
    set_passcode(visitor)
    page = visitor.open("/notes/new")
    page.locator("textarea").fill("typed a moment ago")
    page.get_by_role("button", name="Lock", exact=True).click()
    is_locked(page)
    assert "typed a moment ago" in household.eve("note", "list")
    unlock(page)
    page = visitor.open("/log/2026-11-19")
    page.locator("#field-note-value, textarea").last.fill("typed in the log")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Lock", exact=True).click()
    is_locked(page)
    assert "typed in the log" in household.eve("export", "--format", "log")


def test_a_locked_page_rings_without_a_title(visitor: Visitor, household: Household) -> None:
    household.eve("settings", "timezone", "UTC")
    household.eve("alarm", "add", "planted", "--at", "12:10")
    visitor.page.clock.install(time=NOON)
    page = set_passcode(visitor)
    page.get_by_role("button", name="Lock", exact=True).click()
    is_locked(page)
    bell = page.get_by_role("alertdialog")
    expect(bell).to_contain_text("Reminder")
    assert "planted" not in page.content()
    bell.get_by_role("button", name="Dismiss").click()
    expect(bell).not_to_be_visible()
    assert "planted" not in household.eve("alarms", "--list")
    is_locked(page)


def test_a_panel_and_a_capital_letter_lock_as_well(visitor: Visitor) -> None:
    set_passcode(visitor)
    page = visitor.open("/calendar")
    page.locator('a[href^="/calendar/2026-11-18"]').first.click()
    page.get_by_role("dialog").wait_for()
    visitor.press("Shift+L")
    is_locked(page)
    unlock(page)
    # Without Shift it is another key.
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("L")
    await_rest(page)
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Locked")


def test_what_is_typed_when_the_time_comes_is_saved(visitor: Visitor, household: Household) -> None:
    visitor.page.clock.install()
    set_passcode(visitor)
    page = visitor.open("/log/2026-11-19")
    page.locator("textarea").last.fill("typed and left")
    page.clock.run_for("05:01")
    is_locked(page)
    assert "typed and left" in household.eve("export", "--format", "log")


def test_a_page_that_was_open_before_locks_with_the_server(
    visitor: Visitor, household: Household
) -> None:
    household.eve("note", "add", "planted")
    before = visitor.tab()
    before.clock.install()
    before.goto(visitor.server.page + "/notes")
    expect(before.get_by_text("planted")).to_be_visible()
    page = set_passcode(visitor)
    page.get_by_role("button", name="Lock", exact=True).click()
    is_locked(page)
    # It asks what rings by itself.
    before.clock.run_for("01:10")
    is_locked(before)
    assert "planted" not in before.content()


def test_a_server_that_does_not_answer_is_told_later(visitor: Visitor) -> None:
    page = set_passcode(visitor)
    page.clock.install()
    page.route("**/lock", lambda route: route.abort())
    page.get_by_role("button", name="Lock", exact=True).click()
    expect(page.get_by_text("Locked. The server does not answer.")).to_be_visible()
    assert page.title() == "Locked"
    # Neither does another page show anything that is opened meanwhile.
    other = visitor.tab()
    other.goto(visitor.server.page + "/settings/security")
    is_locked(other)
    page.unroute("**/lock")
    page.clock.run_for("00:06")
    is_locked(page)
    # What the browser said of the answers that never came.
    visitor.faults.clear()

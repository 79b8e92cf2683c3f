"""Everything by keys alone: no test here ever moves a pointer."""

import re

import pytest
from playwright.sync_api import Locator, expect
from server import Household
from visitor import DESK, PASSWORD, Visit, Visitor, set_password

pytestmark = pytest.mark.browsers_differ

PLACES = {
    "g t": "/",
    "g c": "/calendar",
    "g i": "/insights",
    "g p": "/plan",
    "g s": "/settings",
    "l": "/log/2026-11-20",
}
ON_A_DAY = {"+", "-", "u", "n", "t", "?"}
IN_A_QUIZ = {"Space", "→", "r"}
"""What they do there is in `test_cards.py`."""


@pytest.fixture
def at_desk(visit: Visit, engine: str) -> Visitor:
    return visit(engine, viewport=DESK)


@pytest.mark.new_household
def test_first_use_by_keys(visitor: Visitor, household: Household) -> None:
    """From the instruction over the choice of days to a forecast."""
    page = visitor.open("/calendar")
    visitor.press("Enter")
    expect(page.locator("#first-use")).to_be_visible()
    for day in ("2026-11-03", "2026-11-04"):
        box = page.locator(f"input[value='{day}']")
        tab_to_element(visitor, box)
        visitor.press("Space")
        expect(box).to_be_checked()
    tab_to_element(visitor, page.locator("#first-use button[type=submit]"))
    visitor.press("Enter")
    expect(page.locator("#months a.logged")).to_have_count(2)
    expect(page.locator("#months a.predicted").first).to_be_attached()
    assert "2026-11-03" in household.eve("export", "--format", "log")


def test_a_day_by_keys(visitor: Visitor, household: Household) -> None:
    """To a day in the grid, into its dialog, plus, minus, and back to the day."""
    page = visitor.open("/calendar")
    tab_to_element(visitor, page.locator("#d2026-11-20"))
    visitor.press("ArrowLeft", "ArrowLeft", "Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    visitor.assert_focus_kept()
    toggle = dialog.locator("#toggle")
    for pressed in ("true", "false"):
        tab_to_element(visitor, toggle)
        visitor.press("Enter")
        expect(toggle).to_have_attribute("aria-pressed", pressed)
        visitor.assert_focus_kept()
    visitor.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("#d2026-11-18")).to_be_focused()
    assert "2026-11-18" not in household.eve("export", "--format", "log")


def test_a_day_left_before_the_months_came_keeps_the_focus(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    page.locator("#d2026-11-18").focus()
    visitor.press("Enter")
    toggle = page.get_by_role("dialog").locator("#toggle")
    tab_to_element(visitor, toggle)
    months = re.compile("/calendar$")
    held = visitor.hold(months)
    with page.expect_request(months):
        visitor.press("Enter")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    visitor.press("Escape")
    expect(page.locator("#d2026-11-18")).to_be_focused()
    held.go_on()
    expect(page.locator("#d2026-11-18.between")).to_be_focused()


def test_the_log_of_a_day_by_keys(visitor: Visitor, household: Household) -> None:
    """Each field saves as soon as it is left, and the focus stays where it was."""
    page = visitor.open("/log/2026-11-18")
    note = page.locator("textarea").first
    tab_to_element(visitor, note)
    page.keyboard.type("by keys")
    visitor.press("Tab")
    expect(page.get_by_role("status")).not_to_be_empty()
    visitor.assert_focus_kept()
    assert "by keys" in household.eve("export", "--format", "log")


def test_a_log_in_by_keys(visit: Visit, household: Household, engine: str) -> None:
    """Name, password and Enter lead to the page that was asked for, where Tab begins at the top."""
    set_password(household)
    visitor = visit(engine, logged_in=False)
    page = visitor.open("/settings/security")
    expect(page.get_by_label("Name")).to_be_focused()
    page.keyboard.type("me")
    visitor.press("Tab")
    expect(page.get_by_label("Password", exact=True)).to_be_focused()
    page.keyboard.type(PASSWORD)
    visitor.press("Enter")
    page.wait_for_url("**/settings/security")
    visitor.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()


def test_tab_goes_through_the_login_in_the_order_of_its_fields(visit: Visit, engine: str) -> None:
    visitor = visit(engine, logged_in=False)
    page = visitor.open("/login")
    stops = [
        page.get_by_label("Name"),
        page.get_by_label("Password", exact=True),
        page.get_by_role("button", name="Show password"),
        page.get_by_label("Stay logged in"),
        page.get_by_role("button", name="Log in"),
    ]
    expect(stops[0]).to_be_focused()
    for stop in stops[1:]:
        visitor.press("Tab")
        expect(stop).to_be_focused()
    for stop in stops[-2::-1]:
        visitor.press("Shift+Tab")
        expect(stop).to_be_focused()


def test_a_log_out_by_keys(visitor: Visitor) -> None:
    page = visitor.open("/")
    tab_to_element(visitor, page.locator("footer form button"))
    visitor.press("Enter")
    page.wait_for_url("**/login*")
    expect(page.locator("form [autofocus]")).to_be_focused()


def test_the_help_lists_exactly_the_keys_that_work(at_desk: Visitor) -> None:
    page = at_desk.open("/help")
    rows = page.locator(".keys table").first.locator("tr")
    listed = {
        " ".join(row.locator("kbd").all_text_contents()): row.locator("td").inner_text()
        for row in rows.all()
    }
    assert set(listed) == set(PLACES) | ON_A_DAY | IN_A_QUIZ
    for keys, path in PLACES.items():
        at_desk.open("/calendar")
        at_desk.press(*keys.split())
        expect(page).to_have_url(at_desk.server.page + path)
    at_desk.open("/history")
    at_desk.press("?")
    expect(page.get_by_role("dialog").locator(".keys")).to_be_visible()
    at_desk.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    at_desk.open("/calendar")
    page.locator("#d2026-11-10").focus()
    at_desk.press("t")
    expect(page.locator("#d2026-11-20")).to_be_focused()
    at_desk.press("+")
    expect(page.locator("#d2026-11-20.between")).to_be_attached()
    at_desk.press("-")
    expect(page.locator("#d2026-11-20.between")).not_to_be_attached()


def test_the_help_lists_the_keys_of_a_chart(at_desk: Visitor) -> None:
    page = at_desk.open("/help")
    rows = page.locator(".keys table").last.locator("tr")
    assert [row.locator("kbd").all_text_contents() for row in rows.all()] == [["←", "→"]]
    at_desk.open("/insights")
    told = page.get_by_role("status")
    page.locator("svg[data-x]").first.focus()
    at_desk.press("ArrowRight")
    expect(told).not_to_be_empty()
    first = told.inner_text()
    at_desk.press("ArrowRight")
    expect(told).not_to_have_text(first)
    at_desk.press("ArrowLeft")
    expect(told).to_have_text(first)


@pytest.mark.parametrize("path", ["/", "/log/2026-11-18", "/history"])
def test_u_takes_back_the_last_change(at_desk: Visitor, household: Household, path: str) -> None:
    household.eve("log", "2026-11-17", "--note", "on purpose")
    household.eve("log", "2026-11-18", "--note", "by mistake")
    page = at_desk.open(path)
    at_desk.press("u")
    expect(page.get_by_role("status")).to_contain_text("Took back")
    log = household.eve("export", "--format", "log")
    assert "by mistake" not in log
    assert "on purpose" in log


def test_keys_that_are_turned_off_do_nothing(at_desk: Visitor, household: Household) -> None:
    household.eve("settings", "shortcuts", "no")
    before = household.eve("export", "--format", "log")
    page = at_desk.open("/calendar")
    page.locator("#d2026-11-18").focus()
    for keys in [*PLACES, *ON_A_DAY]:
        at_desk.press(*keys.split())
    assert at_desk.path == "/calendar"
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("#d2026-11-18")).to_be_focused()
    assert household.eve("export", "--format", "log") == before
    at_desk.press("ArrowLeft")
    expect(page.locator("#d2026-11-17")).to_be_focused()


def test_keys_that_are_turned_off_do_nothing_in_a_quiz(
    at_desk: Visitor, household: Household
) -> None:
    household.eve("settings", "shortcuts", "no")
    household.eve("cards", "add", "mesa", "table")
    household.eve("cards", "add", "silla", "chair")
    page = at_desk.open("/cards")
    page.get_by_role("link", name="Cards").click()
    page.get_by_role("link", name="Quiz").click()
    expect(page.locator("#place")).to_contain_text("Card 1 of 2")
    before = at_desk.path
    at_desk.press("Space", "ArrowRight", "r")
    assert at_desk.path == before
    expect(page.locator("#place")).to_contain_text("Card 1 of 2")


def test_a_letter_in_a_text_is_only_a_letter(at_desk: Visitor) -> None:
    page = at_desk.open("/log/2026-11-18")
    note = page.locator("textarea").first
    note.focus()
    page.keyboard.type("gcl?+-u")
    assert note.input_value() == "gcl?+-u"
    assert at_desk.path == "/log/2026-11-18"


def tab_to_element(visitor: Visitor, element: Locator, most: int = 150) -> None:
    """Presses Tab until the element has the focus."""
    for _ in range(most):
        if element.evaluate("e => e === document.activeElement"):
            return
        visitor.press("Tab")
    raise AssertionError(f"Tab does not reach {element}")

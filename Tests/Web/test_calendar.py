"""The months, a day, and the first use: what Eve's calendar does."""

import re

import pytest
from pages import TODAY
from plain_client import PlainClient
from playwright.sync_api import Page, expect
from server import Household, Server
from visitor import DESK, Visit, Visitor

PERIOD = ["2026-10-06", "2026-10-07", "2026-11-03", "2026-11-04"]


def entries(household: Household) -> int:
    """How many changes the journal holds."""
    return household.eve("history", "--journal", "--json").count('"number"')


def open_day(page: Page, day: str) -> None:
    page.locator(f"#d{day}").click()
    expect(page.locator("#day-panel")).to_have_attribute("data-day", day)


# First use.


@pytest.mark.browsers_differ
@pytest.mark.new_household
def test_the_instruction_covers_everything_until_it_is_answered(
    visitor: Visitor, household: Household
) -> None:
    page = visitor.open("/calendar")
    instruction = page.get_by_role("dialog")
    expect(instruction).to_be_visible()
    reached = set()
    for _ in range(12):
        visitor.press("Tab")
        reached.add(page.evaluate("document.activeElement?.closest('dialog, header, footer')?.id"))
    assert reached <= {"instruction", None}
    cell = page.locator(f"#d{TODAY}").bounding_box()
    assert cell
    page.mouse.click(cell["x"] + 5, cell["y"] + 5)
    expect(page.locator("#first-use")).to_be_visible()
    page = visitor.open("/calendar")
    expect(page.locator("#months")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    visitor.open("/help")
    page.locator("main a[href*='first-use']").click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.new_household
def test_whoever_left_the_usual_length_out_is_led_to_it(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    page.locator("#instruction button").click()
    page.locator(f"label:has(input[value='{PERIOD[-1]}'])").click()
    page.locator("#first-use button[type=submit]").click()
    expect(page.get_by_role("status")).to_contain_text("Logged a period")
    visitor.open("/")
    page.get_by_role("link", name="Set how long your cycles usually are").click()
    expect(page).to_have_url(re.compile("/settings#usual-length$"))
    page.locator("#usual-length").fill("31")
    page.locator("form:has(#usual-length) button[type=submit]").click()
    expect(page.locator("#usual-length")).to_have_value("31")
    visitor.open("/")
    expect(page.locator("main")).to_contain_text("your own estimate of 31 days")
    expect(page.locator("main a[href*=usual-length]")).to_have_count(0)


@pytest.mark.new_household
@pytest.mark.parametrize("scripts", [True, False])
def test_circles_become_a_colored_calendar(
    visit: Visit, household: Household, scripts: bool
) -> None:
    visitor = visit(java_script_enabled=scripts)
    page = visitor.open("/calendar")
    page.locator("#instruction button").click()
    for day in PERIOD:
        page.locator(f"label:has(input[value='{day}'])").click()
    page.locator("#usual-length").fill("31")
    page.locator("#first-use button[type=submit]").click()
    expect(page.locator("#months a.logged")).to_have_count(len(PERIOD))
    expect(page.locator("#months a.predicted").first).to_be_attached()
    expect(page.get_by_role("status")).to_contain_text("Logged a period")
    # A script has told the time zone of the device before. Days and usual length are one change.
    assert entries(household) == (2 if scripts else 1)
    page = visitor.open("/settings")
    expect(page.locator("#usual-length")).to_have_value("31")


# The months.


def test_today_is_ringed(visit: Visit) -> None:
    for colors in ("none", "active"):
        page = visit(forced_colors=colors).open("/calendar")
        today = page.locator("#months [aria-current=date]")
        expect(today).to_have_count(1)
        expect(today).to_have_attribute("id", f"d{TODAY}")
        ring = today.evaluate("e => getComputedStyle(e).outline")
        assert {"solid", "3px"} <= set(ring.split()), ring
        plain = page.locator("#d2026-11-21").evaluate("e => getComputedStyle(e).outlineStyle")
        assert plain == "none"


@pytest.mark.browsers_differ
def test_plus_and_minus_in_the_same_view(visitor: Visitor, household: Household) -> None:
    before = entries(household)
    page = visitor.open("/calendar")
    coming = page.locator("#months a.predicted").evaluate_all("all => all.map(e => e.id)")
    open_day(page, "2026-11-19")
    toggle = page.get_by_role("button", name="Period day")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#d2026-11-19")).to_have_class(re.compile("logged|between"))
    expect(page.get_by_role("status")).to_contain_text("19 Nov")
    expect(toggle).to_be_focused()
    visitor.press("Enter")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#d2026-11-19")).not_to_have_class(re.compile("logged|between"))
    expect(page.locator("#months a.predicted")).to_have_count(len(coming))
    shown = page.locator("#months a.predicted").evaluate_all("all => all.map(e => e.id)")
    assert shown == coming
    assert entries(household) == before + 2


@pytest.mark.browsers_differ
@pytest.mark.new_household
def test_the_forecast_moves_with_a_period(visitor: Visitor, household: Household) -> None:
    household.eve("log", "2026-09-28..2026-10-02")
    household.eve("log", "2026-10-26..2026-10-30")
    page = visitor.open("/calendar")
    before = page.locator("#months a.predicted").evaluate_all("all => all.map(e => e.id)")
    page.locator(f"#d{TODAY}").focus()
    visitor.press("+")
    expect(page.locator(f"#d{TODAY}")).to_have_class(re.compile("logged"))
    after = page.locator("#months a.predicted").evaluate_all("all => all.map(e => e.id)")
    assert before != after
    visitor.press("-")
    expect(page.locator(f"#d{TODAY}")).not_to_have_class(re.compile("logged"))
    expect(page.locator(f"#{before[0]}")).to_have_class(re.compile("predicted"))
    visitor.assert_focus_kept()


@pytest.mark.browsers_differ
def test_a_day_grows_from_its_cell_and_gives_the_focus_back(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    open_day(page, "2026-11-18")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("heading")).to_be_focused()
    visitor.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("#d2026-11-18")).to_be_focused()
    expect(page).to_have_url(visitor.server.page + "/calendar")


LATE_MONTHS = """all => all.map(e => {
    const drawn = e.getBoundingClientRect().height
    e.style.animation = "none"
    e.style.contentVisibility = "hidden"
    return [e.querySelectorAll("tbody tr").length, drawn, e.getBoundingClientRect().height]
})"""


@pytest.mark.browsers_differ
def test_months_that_come_a_frame_later_have_their_place_before(visitor: Visitor) -> None:
    """Else what is seen would move: months of six weeks, five and four."""
    page = visitor.open("/calendar")
    for month in page.locator(".late").all():
        expect(month.locator("a").last).to_be_visible()
    found = page.locator(".late").evaluate_all(LATE_MONTHS)
    assert {weeks for weeks, _, _ in found} == {4, 5, 6}
    assert all(abs(drawn - before) < 1 for _, drawn, before in found), found


@pytest.mark.browsers_differ
@pytest.mark.parametrize("fragment", ["", "#this-month"])
def test_a_calendar_begins_at_this_month(visitor: Visitor, fragment: str) -> None:
    page = visitor.open(f"/calendar{fragment}")
    top = page.locator("#this-month").evaluate("e => e.getBoundingClientRect().top")
    assert 0 <= top < 40


@pytest.mark.browsers_differ
def test_a_month_that_comes_later_can_be_the_first_seen(visitor: Visitor) -> None:
    page = visitor.open("/calendar#m2026-08")
    top = page.locator("#m2026-08").evaluate("e => e.getBoundingClientRect().top")
    assert 0 <= top < 40
    page.locator("#d2026-08-12").focus()
    visitor.press("+")
    expect(page.locator("#d2026-08-12")).to_have_class(re.compile("logged"))
    visitor.assert_focus_kept()


def test_plus_and_minus_before_the_answer_are_no_conflict(
    visitor: Visitor, household: Household
) -> None:
    page = visitor.open("/calendar")
    before = entries(household)
    held = visitor.hold("**/calendar/*", "POST")
    page.locator("#d2026-11-18").focus()
    with page.expect_request("**/calendar/2026-11-18"):
        visitor.press("+")
    visitor.press("-")
    held.go_on()
    expect(page.get_by_role("status")).to_contain_text("Removed")
    assert entries(household) == before + 2
    assert "2026-11-18" not in household.eve("export", "--format", "log")


@pytest.mark.browsers_differ
def test_months_that_one_went_on_to_stay(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    page.locator("#d2026-11-18").focus()
    held = visitor.hold(re.compile("/calendar$"))
    with page.expect_request(re.compile("/calendar$")):
        visitor.press("+")
    visitor.press("Shift+PageUp")
    expect(page.locator("#d2025-11-18")).to_be_focused()
    held.go_on()
    expect(page.get_by_role("status")).to_contain_text("Logged")
    expect(page.locator("#d2025-11-18")).to_be_focused()
    assert "2025-" in visitor.path


def test_on_a_desk_the_day_is_beside_the_months(visit: Visit) -> None:
    visitor = visit(viewport=DESK)
    page = visitor.open("/calendar")
    open_day(page, "2026-11-18")
    # The months can still be used.
    open_day(page, "2026-11-17")
    panel, cell = page.locator("dialog").bounding_box(), page.locator("#d2026-11-17").bounding_box()
    assert panel
    assert cell
    assert panel["x"] > cell["x"] + cell["width"]


def test_plus_and_minus_without_scripts(visit: Visit, household: Household) -> None:
    before = entries(household)
    visitor = visit(java_script_enabled=False)
    page = visitor.open("/calendar")
    # The script gives each day its id.
    day = page.locator('a[href="/calendar/2026-11-19"]')
    day.click()
    toggle = page.get_by_role("button", name="Period day")
    for pressed in ("true", "false"):
        toggle.click()
        expect(toggle).to_have_attribute("aria-pressed", pressed)
        assert visitor.path == "/calendar/2026-11-19"
    assert entries(household) == before + 2
    page.locator("a[data-close]").click()
    expect(page).to_have_url(re.compile(r"/calendar(#.*)?$"))
    expect(day).to_be_in_viewport()


def test_a_day_to_come_cannot_be_logged(
    visitor: Visitor, household: Household, server: Server
) -> None:
    before = entries(household)
    page = visitor.open("/calendar")
    open_day(page, "2026-11-24")
    expect(page.locator("#day-panel form")).to_have_count(0)
    visitor.press("Escape")
    visitor.expects(422)
    page.locator("#d2026-11-24").focus()
    visitor.press("+")
    expect(page.get_by_role("alert").or_(page.get_by_role("status")).first).to_contain_text(
        "still to come"
    )
    with PlainClient(server) as client:
        client.log_in(household)
        reply = client.post("/calendar/2026-11-24", [("action", "add"), ("entry", str(before))])
        assert reply.status == 422
        assert "still to come" in reply.text
    assert entries(household) == before


@pytest.mark.browsers_differ
def test_a_key_right_behind_escape_is_meant_for_the_page(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    open_day(page, "2026-11-24")
    visitor.expects(422)
    # Both before the next paint, as no two presses of a driver come.
    page.evaluate(
        """() => {
            document.querySelector("dialog [data-close]").click();
            const key = new KeyboardEvent("keydown", { key: "+", bubbles: true });
            document.activeElement.dispatchEvent(key);
        }"""
    )
    expect(page.get_by_role("alert").or_(page.get_by_role("status")).first).to_contain_text(
        "still to come"
    )


def test_older_days_are_reached_by_earlier(visitor: Visitor, household: Household) -> None:
    page = visitor.open("/calendar")
    expect(page.locator("#d2026-07-31")).to_have_count(0)
    page.locator("#earlier a").click()
    page.locator("#d2026-07-15").click()
    page.get_by_role("button", name="Period day").click()
    expect(page.locator("#d2026-07-15")).to_have_class(re.compile("logged|between"))
    assert "2026-07-15" in household.eve("export", "--format", "log")


def test_the_second_of_two_tabs_sees_both_versions(visitor: Visitor, household: Household) -> None:
    page = visitor.open("/calendar/2026-11-16")
    household.eve("log", "2026-11-16", "--flow", "spotting", "--note", "the other tab")
    before = entries(household)
    visitor.expects(409)
    page.get_by_role("button", name="Period day").click()
    panel = page.locator("#day-panel")
    expect(panel).to_contain_text("changed elsewhere")
    expect(panel).to_contain_text("Nothing is logged for this day.")
    expect(panel).to_contain_text("the other tab")
    assert entries(household) == before
    panel.get_by_role("button").click()
    expect(page.get_by_role("button", name="Period day")).to_have_attribute("aria-pressed", "true")
    assert "the other tab" in household.eve("export", "--format", "log")


def test_a_conflict_in_the_months_opens_the_day(visitor: Visitor, household: Household) -> None:
    page = visitor.open("/calendar")
    household.eve("log", "2026-11-16", "--flow", "spotting")
    visitor.expects(409)
    page.locator("#d2026-11-16").focus()
    visitor.press("+")
    expect(page.get_by_role("dialog")).to_contain_text("changed elsewhere")


@pytest.mark.browsers_differ
def test_a_double_click_logs_once(visitor: Visitor, household: Household) -> None:
    before = entries(household)
    page = visitor.open("/calendar")
    open_day(page, "2026-11-19")
    toggle = page.get_by_role("button", name="Period day")
    toggle.dblclick()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    assert entries(household) == before + 1
    page = visitor.open("/calendar/2026-11-15")
    page.get_by_role("button", name="Period day").focus()
    page.keyboard.down("Enter")
    for _ in range(20):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.get_by_role("button", name="Period day")).to_have_attribute("aria-pressed", "true")
    assert entries(household) == before + 2


def test_drawings_and_hidden_fertility(visitor: Visitor, household: Household) -> None:
    page = visitor.open("/calendar")
    fertile = page.locator("#months a.fertile").last.get_attribute("id")
    assert fertile
    address = f"/calendar/{fertile[1:]}"
    drawing = page.locator("#day-panel img")
    visitor.open(address)
    expect(drawing).to_have_count(0)
    household.eve("settings", "cheerful-pictures", "yes")
    visitor.open(address)
    expect(drawing).to_have_attribute("alt", re.compile(r".{20,}\."))
    assert drawing.evaluate("e => e.decode().then(() => e.naturalWidth)")
    household.eve("settings", "hide-fertility", "yes")
    # The last entry is shown by its name.
    household.eve("log", "2026-11-18", "--note", "later")
    for path in ("/", "/calendar", address, "/help", f"/log/{TODAY}"):
        visitor.open(path)
        text = page.evaluate("document.documentElement.outerHTML").lower()
        found = re.findall(r".{0,60}(?:fertil|ovulation|not a contracep).{0,60}", text)
        assert found == [], path


def test_a_drawing_stands_still_where_motion_is_not_wanted(
    visit: Visit, household: Household
) -> None:
    household.eve("settings", "cheerful-pictures", "yes")
    page = visit(reduced_motion="reduce").open("/calendar")
    page.locator("#months a.fertile").last.click()
    drawing = page.locator("#day-panel img")
    expect(drawing).to_be_visible()
    assert "-still.svg" in drawing.evaluate("e => e.currentSrc")
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_ring_moves_at_midnight_of_the_persons_zone(
    visit: Visit, new_household: Household
) -> None:
    household = Household(new_household.folder, today=None)
    household.eve("settings", "timezone", "Pacific/Kiritimati")
    shown = []
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        household.eve("settings", "timezone", zone)
        with household.serve() as server:
            visitor = visit(at=server, logged_in=False)
            visitor.log_in(household)
            page = visitor.open("/calendar?from=" + visitor.page.evaluate(MONTH_THERE, zone))
            shown.append(page.locator("#months [aria-current=date]").get_attribute("id"))
            assert shown[-1] == "d" + page.evaluate(DAY_THERE, zone)
            # Else the page would ask for alarms when this server is gone.
            page.goto("about:blank")
    # They are 25 hours apart.
    assert shown[0] != shown[1]


DAY_THERE = "zone => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date())"
MONTH_THERE = f"zone => ({DAY_THERE})(zone).slice(0, 7)"


# Keys of the grid.


@pytest.mark.browsers_differ
def test_the_keys_of_the_grid(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    page.locator("#d2026-11-18").focus()
    for key, day in (
        ("ArrowRight", "2026-11-19"),
        ("ArrowDown", "2026-11-26"),
        ("ArrowLeft", "2026-11-25"),
        ("ArrowUp", "2026-11-18"),
        ("Home", "2026-11-16"),
        ("End", "2026-11-22"),
        ("PageDown", "2026-12-22"),
        ("PageUp", "2026-11-22"),
        ("Shift+PageUp", "2025-11-22"),
        ("Shift+PageDown", "2026-11-22"),
    ):
        visitor.press(key)
        expect(page.locator(f"#d{day}"), key).to_be_focused()
    expect(page.locator("#months [tabindex='0']")).to_have_count(1)
    visitor.press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.browsers_differ
def test_the_keys_follow_the_direction(visitor: Visitor, household: Household) -> None:
    household.eve("settings", "language", "ar-XB")
    page = visitor.open("/calendar")
    page.locator("#d2026-11-18").focus()
    visitor.press("ArrowLeft")
    expect(page.locator("#d2026-11-19")).to_be_focused()


@pytest.mark.browsers_differ
def test_a_grid_is_one_stop(visitor: Visitor) -> None:
    page = visitor.open("/calendar")
    page.locator("#earlier a").focus()
    visitor.press("Tab")
    expect(page.locator(f"#d{TODAY}")).to_be_focused()
    visitor.press("Tab")
    assert not page.evaluate("document.activeElement.closest('#months')")

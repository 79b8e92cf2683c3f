"""Today, the page of a day and the history, in browsers."""

import re

import pytest
from plain_client import PlainClient, Reply, login_link
from playwright.sync_api import Dialog, Page, expect
from server import Household, Server
from test_caldav import Program, add_password
from visitor import Visit, Visitor

DAY = "/log/2026-11-20"
TRIED_AGAIN = 5_000
"""In milliseconds of the page's clock: when a field that could not be saved is sent again."""


def test_yesterdays_pill_is_not_mistaken_for_todays(household: Household, server: Server) -> None:
    """A pill at 23:50 is often recorded after midnight."""
    household.eve("contraception", "add", "pill", "21+7", "--start", "2026-11-19", "--at", "23:50")
    with PlainClient(server).log_in(household) as client:
        page = client.get("/")
        assert "Yesterday at 23:50: pill 1 of 21, not recorded yet." in page.text
        assert "Today at 23:50: pill 2 of 21, not recorded yet." in page.text
        [yesterday, _] = [form for form in page.forms() if ("dose", "taken") in form.fields]
        assert client.post("/", yesterday.filled()).status == 303
        page = client.get("/")
        assert "Yesterday at" not in page.text
        assert "Today at 23:50: pill 2 of 21, not recorded yet." in page.text
    recorded = household.eve("export", "--format", "log").splitlines()[-1]
    assert recorded.startswith("2026-11-19")
    assert "taken" in recorded


def test_a_refused_field_says_why_beside_it_and_in_the_status(visitor: Visitor) -> None:
    page = visitor.open(DAY)
    visitor.expects(422)
    page.get_by_label("Temperature on waking").press_sequentially("99")
    page.get_by_label("Temperature on waking").press("Tab")
    expect(page.locator("#field-temperature [role=alert]")).to_be_visible()
    said = page.locator("#field-temperature [role=alert]").inner_text()
    expect(page.get_by_role("status")).to_have_text(said)


def test_each_field_saves_by_itself(visitor: Visitor, household: Household) -> None:
    page = visitor.open(DAY)
    status = page.get_by_role("status")
    page.get_by_label("Temperature on waking").press_sequentially("36.55")
    page.get_by_label("Temperature on waking").press("Tab")
    expect(status).to_contain_text("36.55")
    page.get_by_label("Weight").press_sequentially("62.5")
    page.get_by_label("Weight").press("Tab")
    expect(status).to_contain_text("62.5")
    page.locator(".chip", has_text="cramps").click()
    expect(status).to_contain_text("symptoms")
    page.locator(".chip", has_text="calm").click()
    expect(status).to_contain_text("mood")
    page.get_by_label("Note").press_sequentially("long walk")
    page.get_by_label("Note").press("Tab")
    expect(status).to_contain_text("Noted on")
    page.locator(".chip", has_text="Heavy").click()
    expect(status).to_contain_text("Logged")
    lines = [
        line
        for line in household.eve("export", "--format", "log").splitlines()
        if line.startswith("2026-11-20")
    ]
    [line] = lines
    for value in ("heavy", "36.55", "62.5", "cramps", "calm", "long walk"):
        assert value in line
    journal = household.eve("history", "--journal")
    assert journal.count("web page") == 6
    visitor.page.locator("#last-change").get_by_role("button", name="Undo").click()
    expect(status).to_contain_text("Took back")


@pytest.mark.browsers_differ
def test_a_field_is_saved_once_by_leaving_it_and_pressing_its_button(
    visitor: Visitor, household: Household
) -> None:
    page = visitor.open(DAY)
    field = page.get_by_label("Temperature on waking")
    field.press_sequentially("36.55")
    form = page.locator("form", has=field)
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("36.55")
    page.locator(".chip", has_text="Heavy").click()
    expect(page.get_by_role("status")).to_contain_text("Logged")
    assert household.eve("history", "--journal").count("web page") == 2


def test_what_was_typed_stays_where_the_login_is_over(
    visitor: Visitor, household: Household
) -> None:
    visitor.page.clock.install()
    page = visitor.open(DAY)
    household.eve("web", "logout")
    page.get_by_label("Note").press_sequentially("long walk")
    page.get_by_label("Note").press("Tab")
    expect(page.get_by_role("status")).to_contain_text("logged out")
    expect(page.get_by_label("Note")).to_have_value("long walk")
    assert visitor.path == DAY
    other = visitor.tab()
    other.goto(visitor.server.page + login_link(household, visitor.server))
    other.locator("form button[type=submit]").click()
    other.wait_for_url(visitor.server.page + "/")
    page.clock.run_for(TRIED_AGAIN)
    expect(page.get_by_role("status")).to_contain_text("Noted on")
    assert "long walk" in household.eve("export", "--format", "log")


def test_what_was_typed_is_not_saved_for_somebody_else(
    visitor: Visitor, household: Household
) -> None:
    household.eve("person", "add", "Bea")
    page = visitor.open(DAY)
    household.eve("web", "logout")
    other = visitor.tab()
    other.goto(visitor.server.page + login_link(household, visitor.server, "--person", "Bea"))
    other.locator("form button[type=submit]").click()
    visitor.expects(403)
    page.bring_to_front()
    page.get_by_label("Note").press_sequentially("long walk")
    page.get_by_label("Note").press("Tab")
    expect(page.get_by_role("status")).to_contain_text("logged out")
    expect(page.get_by_label("Note")).to_have_value("long walk")
    for person in ((), ("--person", "Bea")):
        assert "long walk" not in household.eve("export", "--format", "log", *person)


def test_what_was_chosen_before_the_script_came_is_saved(
    visitor: Visitor, household: Household
) -> None:
    page = visitor.open("/")
    held = visitor.follow_ahead_of("**/log*.js", "Log today")
    page.locator(".chip", has_text="Heavy").click()
    held.go_on()
    expect(page.get_by_role("status")).to_contain_text("Logged")
    assert "heavy" in household.eve("export", "--format", "log").splitlines()[-1]


def test_an_answer_that_breaks_off_does_not_end_the_saving(
    visitor: Visitor, household: Household
) -> None:
    visitor.page.clock.install()
    visitor.cut_an_answer("/log/")
    page = visitor.open(DAY)
    page.locator(".chip", has_text="Heavy").click()
    expect(page.get_by_role("status")).to_contain_text("does not answer")
    page.locator(".chip", has_text="calm").click()
    expect(page.get_by_role("status")).to_contain_text("mood")
    # The server had understood it.
    page.clock.run_for(TRIED_AGAIN)
    expect(page.get_by_role("status")).to_contain_text("logged already")
    assert "heavy" in household.eve("export", "--format", "log").splitlines()[-1]


def test_a_field_that_is_no_longer_asked_for_goes(visitor: Visitor, household: Household) -> None:
    page = visitor.open(DAY)
    household.eve("settings", "hide-fertility", "yes")
    page.locator(".chip", has_text="Creamy").click()
    expect(page.get_by_role("status")).to_contain_text("Noted on")
    expect(page.locator(".chip", has_text="Creamy")).to_have_count(0)
    page.locator(".chip", has_text="Heavy").click()
    expect(page.get_by_role("status")).to_contain_text("Logged")


@pytest.mark.browsers_differ
def test_a_text_that_is_still_typed_is_asked_about_before_it_is_left(visitor: Visitor) -> None:
    page = visitor.open(DAY)
    asked = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    page.get_by_label("Note").press_sequentially("long w")
    page.close(run_before_unload=True)
    page.get_by_label("Note").press_sequentially("alk")
    assert asked == ["beforeunload"]
    page.get_by_label("Note").press("Tab")
    expect(page.get_by_role("status")).to_contain_text("Noted on")


@pytest.mark.browsers_differ
def test_a_refusal_leaves_what_was_corrected_meanwhile(
    visitor: Visitor, household: Household
) -> None:
    page = visitor.open(DAY)
    visitor.expects(422)
    held = visitor.hold("**/log/*", "POST")
    field = page.get_by_label("Temperature on waking")
    field.press_sequentially("3.6")
    with page.expect_request("**/log/*"):
        field.press("Tab")
    field.focus()
    field.press("Control+a")
    field.press_sequentially("36.6")
    assert held.go_on() == 422
    expect(page.get_by_role("status")).to_contain_text("between")
    expect(field).to_have_value("36.6")
    field.press("Tab")
    expect(page.get_by_role("status")).to_contain_text("36.60")
    assert "36.6" in household.eve("export", "--format", "log").splitlines()[-1]


def test_impossible_dates_stay_beside_their_field(household: Household, server: Server) -> None:
    starts = re.findall(r"\d{4}-\d\d-\d\d", household.eve("history", "--json"))
    with PlainClient(server).log_in(household) as client:
        page = client.get("/history")
        [path, before] = re.findall(r'href="(/history/[-\d]+)"', page.text)[:2]
        earlier = before.removeprefix("/history/")
        assert earlier in starts
        [form] = [form for form in client.get(path).forms() if ("action", "dates") in form.fields]
        for changes in ({"first": earlier}, {"last": "2026-11-21"}):
            reply = client.post(path, form.filled(**changes))
            assert reply.status == 422
            assert 'role="alert"' in reply.text
            assert f'value="{next(iter(changes.values()))}"' in reply.text
    assert "web page" not in household.eve("history", "--journal")


def places(page: Page) -> dict[str, tuple[int, int]]:
    """Where each symptom and mood stands in tenths of a pixel, by what it is."""
    # Scrolled to another place, Firefox is off by a ten thousandth.
    on_page = """e => {
        const box = e.getBoundingClientRect();
        return [box.x + scrollX, box.y + scrollY].map((edge) => Math.round(10 * edge));
    }"""
    return {
        chip.inner_text().lstrip("✓"): tuple(chip.evaluate(on_page))
        for chip in page.locator("#field-symptoms .chip, #field-moods .chip").all()
    }


@pytest.mark.new_household
def test_no_chip_moves_when_one_is_tapped(visitor: Visitor, household: Household) -> None:
    household.eve("log", "2026-11-10", "--symptom", "nausea,cold feet")
    page = visitor.open(DAY)
    status = page.get_by_role("status")
    before = places(page)
    assert list(before)[:2] == ["nausea", "cold feet"]
    # One of each row.
    for name in list(before)[::4]:
        with page.expect_response(lambda answer: "/log/" in answer.url and answer.ok):
            page.locator(".chip", has_text=name).click()
        expect(page.locator("form[data-unsaved]")).to_have_count(0)
        expect(page.locator(".chip", has_text=name).locator("input")).to_be_checked()
        assert places(page) == before, name
    expect(status).to_contain_text("mood")
    # A save of another field brings these forms along.
    page.locator(".chip", has_text="Heavy").click()
    expect(status).to_contain_text("Logged")
    assert places(page) == before


def test_two_taps_on_one_spot_log_nothing(visitor: Visitor, household: Household) -> None:
    household.eve("log", "2026-11-10", "--symptom", "headache")
    nothing = household.eve("export", "--format", "log")
    page = visitor.open(DAY)
    chip = page.locator("#field-symptoms .chip", has_text="nausea")
    chip.scroll_into_view_if_needed()
    box = chip.bounding_box()
    assert box
    for is_on in (True, False):
        page.mouse.click(box["x"] + 20, box["y"] + 20)
        expect(page.locator("form[data-unsaved]")).to_have_count(0)
        expect(page.get_by_role("checkbox", name="nausea")).to_be_checked(checked=is_on)
    assert household.eve("export", "--format", "log") == nothing


@pytest.mark.new_household
def test_an_answer_without_scripts_has_the_order_of_the_opening(
    household: Household, server: Server
) -> None:
    yesterday = "/log/2026-11-19"

    def offered(page: Reply) -> list[str]:
        return re.findall(r'type="checkbox" name="value" value="([^"]*)"', page.text)

    with PlainClient(server).log_in(household) as client:
        opened = client.get(yesterday)
        assert "nausea" in offered(opened)[1:]
        [form] = [form for form in opened.forms() if ("field", "symptoms") in form.fields]
        saved = client.post(yesterday, form.filled(value="nausea"))
        assert saved.status == 303
        assert offered(client.get(saved.fields["location"])) == offered(opened)
        # Whoever opens the page later has what was used most first.
        assert offered(client.get(yesterday))[0] == "nausea"


def test_an_own_symptom_is_added_used_and_hidden(visitor: Visitor, household: Household) -> None:
    page = visitor.open(DAY)
    page.get_by_label("Another symptom").fill("cold feet")
    page.get_by_role("button", name="Add").first.click()
    expect(page.get_by_role("status")).to_contain_text("symptoms")
    page = visitor.open("/log/2026-11-19")
    expect(page.get_by_role("checkbox", name="cold feet")).to_be_attached()
    page.get_by_text("Hide symptoms").click()
    page.get_by_role("button", name="Hide “cold feet”").click()
    expect(page.get_by_role("checkbox", name="cold feet")).not_to_be_attached()
    page = visitor.open(DAY)
    expect(page.get_by_role("checkbox", name="cold feet")).to_be_checked()
    assert "cold feet" in household.eve("export", "--format", "log")


@pytest.mark.browsers_differ
def test_one_own_symptom_after_another_is_kept(visitor: Visitor, household: Household) -> None:
    page = visitor.open(DAY)
    for word in ("cold feet", "hot ears"):
        page.get_by_label("Another symptom").press_sequentially(word)
        page.get_by_label("Another symptom").press("Enter")
        expect(page.get_by_role("checkbox", name=word)).to_be_checked()
        expect(page.get_by_label("Another symptom")).to_be_focused()
        expect(page.get_by_label("Another symptom")).to_have_value("")
    logged = household.eve("export", "--format", "log")
    assert "cold feet" in logged
    assert "hot ears" in logged


def test_a_change_of_the_page_is_in_the_next_feed_and_sync(
    visitor: Visitor, household: Household, server: Server
) -> None:
    feed = household.add_feed("phone")
    program = Program(server, add_password(household, "calendar"))
    _, token = program.sync()
    assert program.sync(token) == ({}, token)
    with PlainClient(server) as client:
        before = client.get(feed).text
        page = visitor.open(DAY)
        page.locator(".chip", has_text="Medium").click()
        expect(page.get_by_role("status")).to_contain_text("Logged")
        after = client.get(feed).text
    assert before != after
    assert "20261120" in after
    changed, later = program.sync(token)
    assert later != token
    [made] = [path for path, tag in changed.items() if tag and is_logged_today(program, path)]
    # A calendar program takes the day away again, and the page shows it.
    assert program.ask("DELETE", made).status == 204
    page = visitor.open(DAY)
    expect(page.get_by_role("radio", name="Medium")).not_to_be_checked()
    household.eve("log", "2026-11-19", "--note", "from elsewhere")
    expect(visitor.open("/log/2026-11-19").get_by_label("Note")).to_have_value("from elsewhere")


def is_logged_today(program: Program, path: str) -> bool:
    event = program.ask("GET", path).body
    return b"DTSTART;VALUE=DATE:20261120" in event and b"STATUS:CONFIRMED" in event


def test_two_devices_see_both_versions(visit: Visit, household: Household) -> None:
    visitor = visit("chromium")
    page = visitor.open(DAY)
    visitor.expects(409)
    household.eve("log", "2026-11-20", "--note", "from elsewhere")
    page.get_by_label("Note").fill("from here")
    page.get_by_label("Note").blur()
    expect(page.get_by_text("from elsewhere")).to_be_visible()
    expect(page.get_by_text("from here")).to_be_visible()
    page.get_by_role("button", name="Save what I entered here").click()
    page.wait_for_url("**/log/2026-11-20*")
    assert "from here" in household.eve("export", "--format", "log")


@pytest.mark.browsers_differ
def test_both_versions_wait_for_what_is_typed_elsewhere(
    visitor: Visitor, household: Household
) -> None:
    visitor.page.clock.install()
    page = visitor.open(DAY)
    visitor.expects(409)
    held = visitor.hold("**/log/*", "POST")
    household.eve("log", "2026-11-20", "--note", "from elsewhere")
    page.get_by_label("Note").press_sequentially("from here")
    with page.expect_request("**/log/*"):
        page.get_by_label("Weight").focus()
    page.get_by_label("Weight").press_sequentially("62.5")
    assert held.go_on() == 409
    expect(page.get_by_label("Weight")).to_be_focused()
    page.get_by_label("Weight").press("Tab")
    page.clock.run_for(TRIED_AGAIN)
    expect(page.get_by_text("from elsewhere")).to_be_visible()
    expect(page.get_by_text("from here")).to_be_visible()
    assert "62.5" in household.eve("export", "--format", "log").splitlines()[-1]


def test_a_field_saved_beside_shows_what_came_from_elsewhere(
    visitor: Visitor, household: Household
) -> None:
    """Nothing is overwritten that the page has not shown."""
    page = visitor.open(DAY)
    household.eve("log", "2026-11-20", "--note", "from elsewhere")
    page.locator(".chip", has_text="Heavy").click()
    expect(page.get_by_role("status")).to_contain_text("Logged")
    expect(page.get_by_label("Note")).to_have_value("from elsewhere")
    visitor.expects(409)
    page.get_by_label("Note").focus()
    household.eve("log", "2026-11-20", "--note", "once more")
    page.keyboard.type("!")
    # Saved by the script while the note is being typed.
    page.locator(".chip", has_text="calm").locator("input").dispatch_event("click")
    expect(page.get_by_role("status")).to_contain_text("mood")
    page.get_by_label("Note").blur()
    expect(page.get_by_text("once more")).to_be_visible()
    assert "once more" in household.eve("export", "--format", "log")


@pytest.mark.new_household
def test_an_empty_today_leads_to_the_first_entry(visitor: Visitor) -> None:
    page = visitor.open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("No period is logged yet")
    page.get_by_role("link", name="Log today").click()
    page.wait_for_url("**" + DAY)

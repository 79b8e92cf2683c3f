"""What is shared: a partner's page from its preview to its end, and the presets."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import judges
from playwright.sync_api import Page, expect
from server import Household, Server
from visitor import Visit, Visitor

NOTHING = "Nothing is shared yet."


def months(page: Page) -> list[str]:
    """The days of the months that a page shows, as readers hear them."""
    return page.locator("table.month .day > .hidden").all_text_contents()


def make_a_link(visitor: Visitor, *switches: str) -> tuple[str, list[str]]:
    """By the preset for a partner; returns the path of the page, and its days as previewed."""
    page = visitor.open("/settings/sharing")
    card = page.locator("#partner")
    for switch in switches:
        card.get_by_role("switch", name=switch).click()
    card.get_by_role("button", name="View as they see it").click()
    expect(page.get_by_text(NOTHING)).to_be_visible()
    seen = months(page)
    assert any("period, forecast" in day for day in seen)
    page.get_by_role("button", name="Make a link for a partner").click()
    link = page.get_by_label("Link to the page").input_value()
    return urlsplit(link).path, seen


def test_a_partner_sees_what_was_previewed_until_it_ends(
    visitor: Visitor, visit: Visit, household: Household, server: Server
) -> None:
    path, seen = make_a_link(visitor, "Show fertile days, too")
    assert re.fullmatch(r"/shared/[0-9a-z]{48}", path)
    # Without a login, a script or a cookie, at the server's address in digits.
    answer = server.get(path)
    assert answer.status == 200
    assert not [name for name in answer.fields if name.lower() == "set-cookie"]
    other = visit("chromium", logged_in=False, java_script_enabled=False)
    page = other.open(path)
    assert months(page) == seen
    assert any("fertile" in day for day in seen)
    expect(page.get_by_role("heading", name="Shared calendar")).to_be_visible()
    expect(page.get_by_text("A forecast, not a contraceptive.")).to_be_visible()
    for thing in ("a", "form", "script", "input", "button"):
        expect(page.locator(thing)).to_have_count(0)
    assert other.context.cookies() == []
    assert "last fetched in the week of" in household.eve("feed", "list")
    # The person who shared it sees nothing of the own account there.
    assert months(visitor.open(path)) == seen
    page = visitor.open("/settings/sharing")
    page.get_by_role("button", name="See what Partner shows").click()
    assert months(page) == seen
    page = visitor.open("/settings/sharing")
    page.get_by_role("button", name="Revoke Partner").click()
    expect(page.get_by_role("status")).to_contain_text("Revoked the feed Partner.")
    other.expects(404)
    gone = other.page.reload()
    assert gone
    assert gone.status == 404
    assert gone.text() == server.get("/shared/" + "a" * 48).body.decode()
    server.await_log("GET /shared/*")
    assert path not in server.log
    # What the browser kept of it is not shown again.
    other.open("/shared/", 404)
    other.page.go_back()
    expect(other.page.locator("table")).to_have_count(0)


def test_a_page_can_stay_empty(visitor: Visitor, visit: Visit) -> None:
    path, _ = make_a_link(visitor)
    page = visitor.open("/settings/sharing")
    page.get_by_label("Leave an empty calendar at its address").check()
    page.get_by_role("button", name="Revoke Partner").click()
    page = visit("chromium", logged_in=False).open(path)
    expect(page.get_by_text("Nothing is shared here at the moment.")).to_be_visible()
    assert not [day for day in months(page) if "period" in day]


def judged(page: Page) -> dict[str, list[str]]:
    page.set_viewport_size({"width": 320, "height": 640})
    looks: dict[str, Callable[[Page], list[str]]] = {"axe": judges.axe, "sideways": judges.sideways}
    return {name: found for name, look in looks.items() if (found := look(page))}


def test_the_page_of_a_partner_is_sound(visitor: Visitor, visit: Visit, server: Server) -> None:
    path, _ = make_a_link(visitor, "Show fertile days, too")
    assert judges.parse_errors(server.get(path).body) == []
    for scheme in ("light", "dark"):
        page = visit("chromium", logged_in=False, color_scheme=scheme).open(path)
        assert judged(page) == {}
        assert judges.axe_colors(page) == []
    assert page.locator("table.month > caption").count() == 7
    assert page.locator("table.month th[scope=col]").count() == 49


def test_a_link_is_made_by_keys_alone(visitor: Visitor) -> None:
    page = visitor.open("/settings/sharing")
    visitor.tab_to("View as they see it", "button")
    visitor.press("Enter")
    expect(page.get_by_text(NOTHING)).to_be_visible()
    visitor.tab_to("Change", "button")
    visitor.press("Enter")
    visitor.tab_to("Show fertile days, too")
    visitor.press("Space")
    visitor.tab_to("Make a link for a partner", "button")
    visitor.press("Enter")
    expect(page.get_by_label("Link to the page")).to_have_value(re.compile("/shared/"))

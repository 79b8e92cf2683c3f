"""Whose day it is where a device and the server have different ones."""

import pytest
from playwright.sync_api import expect
from server import Household
from visitor import Visit

WEST, ALSO_WEST = "Pacific/Pago_Pago", "Pacific/Midway"
EAST = "Pacific/Kiritimati"
"""Always another day than in the west: 25 hours lie between them."""


@pytest.fixture
def household(request: pytest.FixtureRequest, new_household: Household) -> Household:
    """Lives in the west, by the day that it is there, or has not said where."""
    new_household.today = None
    if not request.node.get_closest_marker("new_household"):
        new_household.eve("settings", "timezone", WEST)
    return new_household


def test_a_device_that_has_another_day_is_told_and_asked_once(visit: Visit) -> None:
    visitor = visit(timezone_id=EAST)
    page = visitor.open("/")
    line = page.locator("#zones")
    expect(line).to_contain_text("This device has another time zone: Kiritimati.")
    line.get_by_role("button", name="Not now").click()
    expect(line).to_be_hidden()
    page = visitor.open("/")
    expect(page.locator("#zones")).to_be_attached()
    expect(page.locator("#zones")).to_be_hidden()
    page.evaluate("localStorage.clear()")
    page = visitor.open("/")
    page.get_by_role("button", name="Use Kiritimati").click()
    expect(page.get_by_role("status")).to_contain_text(EAST)
    page = visitor.open("/")
    expect(page.locator("#zones")).to_be_attached()
    expect(page.locator("#zones")).to_be_hidden()


@pytest.mark.parametrize("zone", [WEST, ALSO_WEST])
def test_a_device_that_has_the_same_day_is_told_nothing(visit: Visit, zone: str) -> None:
    page = visit(timezone_id=zone).open("/")
    expect(page.locator("#zones")).to_be_attached()
    expect(page.locator("#zones")).to_be_hidden()


@pytest.mark.new_household
def test_the_first_use_takes_the_time_zone_of_the_device(
    visit: Visit, household: Household
) -> None:
    page = visit(timezone_id="America/Los_Angeles").open("/calendar")
    page.get_by_role("button", name="Choose the days").click()
    expect(page.get_by_role("status")).to_contain_text("America/Los_Angeles")
    assert "America/Los_Angeles" in household.eve("settings", "timezone")

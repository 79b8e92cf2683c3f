"""Whose day it is where a device and the server have different ones."""

import pytest
from clock import NOON
from playwright.sync_api import Page, expect
from server import Household
from visitor import Visit, Visitor


@pytest.fixture
def household(new_household: Household) -> Household:
    """Lives by a clock, in UTC, where it is Friday noon; in Auckland it is Saturday."""
    new_household.today = None
    new_household.stop_clock()
    return new_household


def open_in(visitor: Visitor, path: str) -> Page:
    visitor.page.clock.install(time=NOON)
    return visitor.open(path)


def test_a_device_that_has_another_day_is_told_and_asked_once(visit: Visit) -> None:
    visitor = visit(timezone_id="Pacific/Auckland")
    page = open_in(visitor, "/")
    line = page.locator("#zones")
    expect(line).to_contain_text("This device has another time zone: Auckland.")
    line.get_by_role("button", name="Not now").click()
    expect(line).to_be_hidden()
    page = visitor.open("/log/2026-11-20")
    expect(page.locator("#zones")).to_be_hidden()
    page.evaluate("localStorage.clear()")
    page = visitor.open("/")
    page.get_by_role("button", name="Use Auckland").click()
    expect(page.get_by_role("status")).to_contain_text("Pacific/Auckland")
    page = visitor.open("/log/2026-11-21")
    expect(page.locator("#zones")).to_be_hidden()
    expect(page.locator("#field-flow")).to_be_visible()


@pytest.mark.parametrize("zone", ["Europe/Berlin", "UTC"])
def test_a_device_that_has_the_same_day_is_told_nothing(visit: Visit, zone: str) -> None:
    page = open_in(visit(timezone_id=zone), "/")
    expect(page.locator("#zones")).to_be_attached()
    expect(page.locator("#zones")).to_be_hidden()


def test_the_first_use_takes_the_time_zone_of_the_device(
    visit: Visit, household: Household
) -> None:
    page = open_in(visit(timezone_id="America/Los_Angeles"), "/calendar")
    page.get_by_role("button", name="Choose the days").click()
    expect(page.get_by_role("status")).to_contain_text("America/Los_Angeles")
    assert "America/Los_Angeles" in household.eve("settings", "timezone")

"""What people with other eyes, hands and ears need of every page."""

import re

import pytest
from houses import Houses, visiting
from playwright.sync_api import Page, expect
from tours import Tour

toured = pytest.mark.toured


@toured("axe", "phone", "firefox", "dark desk")
def test_axe_finds_nothing_on_any_page(tour: Tour) -> None:
    """On the desk on those pages that show most."""
    tour.assert_nothing("axe")


@toured("colors", "dark desk", "dark firefox")
def test_axe_finds_nothing_in_the_dark(tour: Tour) -> None:
    tour.assert_nothing("colors")


@toured("focus", "phone", "firefox")
def test_tab_reaches_everything_and_the_focus_shows(tour: Tour) -> None:
    tour.assert_nothing("focus")


@pytest.mark.browsers_differ
def test_a_grid_is_one_stop_and_its_keys_move_by_days(houses: Houses, engine: str) -> None:
    with visiting(houses, engine) as visitor:
        page = visitor.open("/calendar")
        assert page.get_by_role("grid").count() >= 1
        stops = page.locator("[role=grid] a[tabindex='0']")
        expect(stops).to_have_count(1)
        page.locator('a[href^="/calendar/2026-11-20"]').first.focus()
        for key, day in (
            ("ArrowLeft", "2026-11-19"),
            ("ArrowUp", "2026-11-12"),
            ("ArrowDown", "2026-11-19"),
            ("ArrowRight", "2026-11-20"),
            ("Home", "2026-11-16"),
            ("End", "2026-11-22"),
            ("PageUp", "2026-10-22"),
            ("PageDown", "2026-11-22"),
        ):
            visitor.press(key)
            assert focused_day(page) == day, key
            expect(stops).to_have_count(1)


def test_grid_keys_follow_the_direction_of_the_page(houses: Houses) -> None:
    with visiting(houses, language="ar-XB") as visitor:
        page = visitor.open("/calendar")
        page.locator('a[href^="/calendar/2026-11-18"]').first.focus()
        visitor.press("ArrowRight")
        assert focused_day(page) == "2026-11-17"
        visitor.press("ArrowLeft", "ArrowLeft")
        assert focused_day(page) == "2026-11-19"


def focused_day(page: Page) -> str:
    address = page.evaluate("() => document.activeElement.getAttribute('href') ?? ''")
    found = re.search(r"/calendar/(\d{4}-\d\d-\d\d)", address)
    return found[1] if found else address


@toured("sideways", "phone", "firefox", "accented", "mirrored")
def test_nothing_scrolls_sideways_at_320_pixels(tour: Tour) -> None:
    tour.assert_nothing("sideways")


@toured("enlarged", "phone", "firefox")
def test_nothing_scrolls_sideways_with_twice_the_text(tour: Tour) -> None:
    tour.assert_nothing("enlarged")


@toured("targets", "phone")
def test_targets_are_large_enough(tour: Tour) -> None:
    tour.assert_nothing("targets")


@toured("large targets", "phone")
def test_the_days_of_a_month_are_large(tour: Tour) -> None:
    tour.assert_nothing("large targets")


@toured("faint dark more", "dark desk")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_states_stand_out_from_the_page(tour: Tour, scheme: str, contrast: str) -> None:
    tour.assert_nothing(f"faint {scheme} {contrast}")


def test_forced_colors_keep_today_and_the_states_apart(houses: Houses) -> None:
    with visiting(houses, forced_colors="active") as visitor:
        page = visitor.open("/calendar")
        today = page.locator("table [aria-current=date]").first
        outline = today.evaluate(
            "e => [e, ...e.querySelectorAll('*'), e.closest('td')].some(x => {"
            " const s = getComputedStyle(x);"
            " return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 1"
            "   || s.borderStyle !== 'none' && parseFloat(s.borderWidth) >= 1 })"
        )
        assert outline, "today has neither outline nor border in forced colors"


@toured("moving", "dark desk")
def test_nothing_moves_where_motion_is_unwanted(tour: Tour) -> None:
    tour.assert_nothing("moving")


@toured("mirrored", "mirrored")
def test_a_language_from_right_to_left_mirrors_every_page(tour: Tour) -> None:
    tour.assert_nothing("mirrored")

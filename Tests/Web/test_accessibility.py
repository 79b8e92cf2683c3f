"""What people with other eyes, hands and ears need of every page."""

import pytest
from houses import Houses, visiting
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

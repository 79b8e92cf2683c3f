"""What people with other eyes, hands and ears need of every page."""

import re

import judges
import pytest
from houses import Houses
from pages import STOPS, Walk, named, walk
from playwright.sync_api import Page, expect
from visitor import DESK

NARROW = (320, 640)


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_check_42_axe_finds_nothing_on_any_page(houses: Houses, engine: str) -> None:
    with walk(houses, engine, color_scheme="light") as walking:
        walking.judge(judges.axe, STOPS)


def test_check_42_axe_finds_nothing_in_the_dark(houses: Houses) -> None:
    with walk(houses, color_scheme="dark") as walking:
        walking.judge(judges.axe, STOPS)


def test_check_42_axe_finds_nothing_in_a_dark_firefox(houses: Houses) -> None:
    with walk(houses, "dark_firefox") as walking:
        walking.judge(judges.axe, [stop for stop in STOPS if stop.house == "full"])


def test_check_42_axe_finds_nothing_on_a_desk(houses: Houses) -> None:
    with walk(houses, viewport=DESK) as walking:
        walking.judge(judges.axe, [stop for stop in STOPS if stop.house == "full"])


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_check_45_tab_reaches_everything_and_the_focus_shows(houses: Houses, engine: str) -> None:
    with walk(houses, engine) as walking:
        walking.judge(judges.focus_walk, [stop for stop in STOPS if stop.house != "hostile"])


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_check_46_a_grid_is_one_stop_and_its_keys_move_by_days(houses: Houses, engine: str) -> None:
    with walk(houses, engine) as walking:
        visitor = walking.visitor(named("calendar")[0])
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


def test_check_46_grid_keys_follow_the_direction_of_the_page(houses: Houses) -> None:
    with walk(houses, language="ar-XB") as walking:
        visitor = walking.visitor(named("calendar")[0])
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


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
@pytest.mark.parametrize("language", ["en", "en-XA", "ar-XB"])
def test_check_47_nothing_scrolls_sideways_at_320_pixels(
    houses: Houses, engine: str, language: str
) -> None:
    if engine == "firefox" and language != "en":
        pytest.skip("one browser is enough for the layout of other texts")
    with walk(houses, engine, language=language, viewport=NARROW) as walking:
        walking.judge(judges.sideways, STOPS)


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_check_47_nothing_scrolls_sideways_with_twice_the_text(houses: Houses, engine: str) -> None:
    def enlarged(page: Page) -> list[str]:
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        return judges.sideways(page)

    with walk(houses, engine) as walking:
        walking.judge(enlarged, [stop for stop in STOPS if stop.house in ("full", "empty")])


def test_check_47_targets_are_large_enough(houses: Houses) -> None:
    with walk(houses, viewport=NARROW) as walking:
        walking.judge(judges.small_targets, STOPS)
        calendar = walking.page(named("calendar")[0])
        walking.faults += judges.small_targets(calendar, least=40, within="table")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_check_48_states_stand_out_from_the_page(
    houses: Houses, scheme: str, contrast: str
) -> None:
    def faint(page: Page) -> list[str]:
        return page.evaluate(judges.in_browser("faint-texts"), 7 if contrast == "more" else 4.5)

    with walk(houses, color_scheme=scheme, contrast=contrast) as walking:
        walking.judge(faint, named("calendar", "today", "log", "history", "settings"))


def test_check_48_forced_colors_keep_today_and_the_states_apart(houses: Houses) -> None:
    with walk(houses, forced_colors="active") as walking:
        page = walking.page(named("calendar")[0])
        today = page.locator("table [aria-current=date]").first
        outline = today.evaluate(
            "e => [e, ...e.querySelectorAll('*'), e.closest('td')].some(x => {"
            " const s = getComputedStyle(x);"
            " return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 1"
            "   || s.borderStyle !== 'none' && parseFloat(s.borderWidth) >= 1 })"
        )
        assert outline, "today has neither outline nor border in forced colors"


def test_check_49_nothing_moves_where_motion_is_unwanted(houses: Houses) -> None:
    def moving(page: Page) -> list[str]:
        return judges.shown_animations(page)

    with walk(houses, reduced_motion="reduce") as walking:
        walking.judge(moving, STOPS)
        still_pictures(walking)


def still_pictures(walking: Walk) -> None:
    """A picture that moves has a still one for those who asked for stillness."""
    for stop in STOPS:
        page = walking.page(stop)
        for picture in page.locator("picture").all():
            shown = picture.locator("img").evaluate("e => e.currentSrc")
            still = picture.locator("source[media*=reduced-motion]").get_attribute("srcset")
            if not still or not shown.endswith(still):
                walking.faults.append(f"{stop.name}: {shown} is not the still picture")

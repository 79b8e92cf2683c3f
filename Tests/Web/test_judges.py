"""Each judge of the pages finds a fault that is planted, and none in the page without it."""

import time
from collections.abc import Iterator
from types import SimpleNamespace

import judges
import keys
import pytest
import tours
from browsers import Browsers
from keys import await_rest
from limits import PATIENCE
from pages import STOPS
from playwright.sync_api import Page
from readings import Reading, Readings
from visitor import Visitor, new_visitor

PAGE = """<!doctype html><html lang="en" dir="ltr"><head><title>Page</title><style>
    body {{ color: #222; background: #fff }}
    a, button {{ display: inline-block; min-width: 44px; min-height: 44px }}
    :focus-visible {{ outline: 3px solid #00f }}
    @keyframes fade {{ from {{ opacity: 0.9 }} }}
    {style}
    </style></head><body><main><h1>Page</h1><p>Text</p><a href="#x">Link of a page</a>
    <table><tr><td><a href="#y">1</a></td></tr></table>{body}</main></body></html>"""

FAULTS = {
    "axe": (judges.axe, "", "<img src='data:,'>"),
    "axe colors": (judges.axe_colors, "p { color: #aaa }", ""),
    "faint": (tours.faint("more"), "p { color: #777 }", ""),
    "sideways": (tours.narrow(judges.sideways), "p { width: 400px }", ""),
    "cut off": (judges.sideways, "h1 { width: 20px; overflow: hidden }", ""),
    "enlarged": (tours.enlarged(judges.sideways), "p { width: 20rem; margin: 0 }", ""),
    "targets": (judges.small_targets, "a { min-height: 0; height: 12px }", ""),
    "large targets": (tours.large_targets, "td a { min-height: 0; height: 30px }", ""),
    "focus": (judges.focus_walk, "a:focus-visible { outline: none }", ""),
    "focus of one stop": (judges.focus_walk, "main > a:focus-visible { outline: none }", ""),
    "focus of the last stop": (judges.focus_walk, "td a:focus-visible { outline: none }", ""),
    "hidden focus": (judges.focus_walk, "p { position: fixed; inset: 0; background: #fff }", ""),
    "out of reach of Tab": (judges.focus_walk, "", "<button tabindex='-1'>Button</button>"),
    "moving": (tours.moving, "h1 { animation: fade 9s infinite }", ""),
    "moving picture": (
        tours.moving,
        "",
        "<picture><source media='(prefers-reduced-motion)' srcset='still'>"
        "<img src='data:,'></picture>",
    ),
    "mirrored": (tours.not_mirrored, "", None),
}


@pytest.fixture
def blank(browsers: Browsers) -> Page:
    context = browsers["chromium"].new_context(viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("name", FAULTS)
def test_a_judge_finds_a_planted_fault(blank: Page, name: str) -> None:
    judge, style, body = FAULTS[name]
    blank.set_content(PAGE.format(style=style, body=body or ""))
    assert judge(blank) != []
    whole = PAGE.format(style="", body="")
    blank.set_content(whole.replace("ltr", "rtl") if body is None else whole)
    blank.set_viewport_size({"width": 390, "height": 844})
    assert judge(blank) == []


def test_a_shift_is_counted(blank: Page) -> None:
    blank.set_content(PAGE.format(style=".low { margin-top: 300px }", body=""))
    await_rest(blank)
    assert blank.evaluate(judges.in_browser("layout-shifts")) == 0
    # Chromium does not count what moves just after a window got its size.
    end = time.monotonic() + PATIENCE
    while not blank.evaluate(judges.in_browser("layout-shifts")):
        assert time.monotonic() < end, "no shift is counted"
        blank.evaluate("() => document.querySelector('p').classList.toggle('low')")


STATIC = [stop for stop in STOPS if stop.then is None]
"""What is read without a browser."""

NOTES = ("debug", "info", "log")
ERRORS = {
    "console.error('x')": "console error on blank: x",
    "console.warn('x')": "console warning on blank: x",
    "console.assert(false, 'x')": "console assert on blank: x",
    "setTimeout(() => { throw new Error('x') })": "script: x",
    "document.createElement('img').src = 'https://elsewhere.example/'": (
        "console error on blank: Loading the image 'https://elsewhere.example/' violates"
    ),
}


@pytest.fixture
def watched(browsers: Browsers) -> Iterator[Visitor]:
    """Somebody at a page that loads nothing from anywhere."""
    visitor = new_visitor(browsers["chromium"], "chromium", SimpleNamespace(page="about://"))
    policy = "<meta http-equiv=Content-Security-Policy content=\"img-src 'none'\">"
    visitor.page.set_content(f"<!doctype html><html lang=en><title>Page</title>{policy}")
    yield visitor
    visitor.close()


@pytest.mark.parametrize("kind", NOTES)
def test_a_note_in_the_console_is_no_fault(watched: Visitor, kind: str) -> None:
    with watched.page.expect_console_message():
        watched.page.evaluate(f"console.{kind}('x')")
    assert watched.faults == []


@pytest.mark.parametrize("code", ERRORS)
def test_an_error_a_warning_and_a_violation_are_faults(watched: Visitor, code: str) -> None:
    watched.page.evaluate(code)
    await_rest(watched.page)
    assert any(fault.startswith(ERRORS[code]) for fault in watched.faults), watched.faults


def test_a_page_that_gets_no_frames_is_not_waited_for_without_end(
    blank: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    blank.evaluate("() => { requestAnimationFrame = () => {} }")
    monkeypatch.setattr(keys, "PATIENCE", 1)
    with pytest.raises(AssertionError, match="does not come to rest"):
        await_rest(blank)


@pytest.mark.parametrize("plan", tours.PLANS)
def test_at_night_the_parts_of_a_tour_leave_nothing_out(plan: str) -> None:
    parts = tours.parts(plan, is_night=True).values()
    assert all(len(part.stops) <= tours.MOST_STOPS for part in parts)
    for name, look in tours.PLANS[plan].judges.items():
        wanted = [stop.name for stop in tours.PLANS[plan].stops if look.at_night(stop)]
        looked = [stop.name for part in parts for stop in part.stops if part.judges[name][1](stop)]
        assert sorted(looked) == sorted(wanted), name


def test_each_kind_of_control_is_walked_to_for_each_change(readings: Readings) -> None:
    pages = readings["en"]
    walked = set().union(*(pages[stop.name].controls for stop in STATIC if stop.walked))
    others = [stop for stop in STATIC if not pages[stop.name].controls <= walked]
    assert [(stop.name, pages[stop.name].controls - walked) for stop in others] == []


@pytest.mark.browsers_differ
def test_a_press_returns_when_what_it_leads_to_is_there(visitor: Visitor) -> None:
    """Nothing here waits, but for the press itself."""
    page = visitor.open("/calendar")
    day = page.locator("#d2026-11-18")
    day.focus()
    for key, is_logged in (("+", True), ("-", False)):
        visitor.press(key)
        marks = (day.get_attribute("class") or "").split()
        assert bool({"logged", "between"} & set(marks)) == is_logged, key
    page.locator("nav a[href='/insights']").first.focus()
    visitor.press("Enter")
    assert visitor.path == "/insights"
    assert page.locator("svg.chart").count()


def test_a_reading_has_all_that_is_said_but_for_words_of_a_person() -> None:
    html = PAGE.format(
        style="", body="<p data-own>mine</p><input placeholder='hint' title='tip'><b lang=de>da</b>"
    )
    reading = Reading(html)
    assert reading.texts == ["Page", "Page", "Text", "Link of a page", "1", "tip", "hint"]
    assert (reading.language, reading.direction) == ("en", "ltr")

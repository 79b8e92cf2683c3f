"""Each judge of the pages finds a fault that is planted, and none in the page without it."""

import judges
import pytest
import tours
from browsers import Browsers
from playwright.sync_api import Page
from readings import Reading

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


def test_a_reading_has_all_that_is_said_but_for_words_of_a_person() -> None:
    html = PAGE.format(
        style="", body="<p data-own>mine</p><input placeholder='hint' title='tip'><b lang=de>da</b>"
    )
    reading = Reading(html)
    assert reading.texts == ["Page", "Page", "Text", "Link of a page", "1", "tip", "hint"]
    assert (reading.language, reading.direction) == ("en", "ltr")

"""What the months look like: each kind of day in a form and a color of its own."""

import itertools
import math
from typing import Any

import html5lib
import pytest
from houses import Houses, visiting
from plain_client import PlainClient
from playwright.sync_api import Locator, Page, expect
from server import Household, Server
from visitor import Visit, Visitor

KINDS = {
    "plain": "#d2026-11-24",
    "strength unknown": ".logged:not(.light, .medium, .heavy)",
    "light": ".light",
    "medium": ".medium",
    "heavy": ".heavy",
    "predicted": ".predicted",
    "fertile": ".fertile",
    "fertile, past": ".over",
    "ovulation": ".ovulation",
    "between": ".between",
}

NO_MEDIA = {"color_scheme": "light", "contrast": "no-preference", "forced_colors": "none"}
MEDIA: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "contrast": {"contrast": "more"},
    "contrast, dark": {"color_scheme": "dark", "contrast": "more"},
    "forced": {"forced_colors": "active"},
    "forced, dark": {"color_scheme": "dark", "forced_colors": "active"},
}

FORM = """cell => {
    const style = getComputedStyle(cell), after = getComputedStyle(cell, "::after")
    const page = getComputedStyle(document.body).backgroundColor
    const sign = cell.querySelector("small")
    const isSeen = (width, color, ground) =>
        parseFloat(width) > 0 && color !== ground && !/^rgba.*, 0\\)$/.test(color)
    const bars = side => {
        const [width, color] = [after[`border${side}Width`], after[`border${side}Color`]]
        const isDrawn = after.content !== "none" && isSeen(width, color, style.backgroundColor)
        return isDrawn ? { none: 0, solid: 1, double: 2 }[after[`border${side}Style`]] : 0
    }
    const hasBorder = isSeen(style.borderTopWidth, style.borderTopColor, page)
    return {
        border: hasBorder ? style.borderTopStyle : "none",
        sign: sign?.checkVisibility({ opacityProperty: true }) ? sign.textContent : "",
        bars: bars("InlineStart") + bars("InlineEnd"),
    }
}"""


@pytest.fixture
def months(visit: Visit, household: Household) -> Page:
    """Each kind of day, one of them with bleeding between two periods."""
    household.eve("log", "2026-11-12", "--flow", "light")
    household.eve("log", "2026-11-07")
    return visit().open("/calendar")


def cell(page: Page, kind: str) -> Locator:
    return page.locator("#months a" + KINDS[kind]).last


def test_each_kind_of_day_has_a_form_without_color(months: Page) -> None:
    for name, features in MEDIA.items():
        months.emulate_media(**NO_MEDIA | features)
        forms = {kind: cell(months, kind).evaluate(FORM) for kind in KINDS}
        for one, other in itertools.combinations(KINDS, 2):
            assert forms[one] != forms[other], f"{name}: {one} and {other} are {forms[one]}"
        assert forms["plain"]["border"] == "none", name
        assert forms["predicted"]["border"] == "dashed", name
        assert forms["ovulation"]["border"] == "double", name
        bars = {kind: form["bars"] for kind, form in forms.items() if form["bars"]}
        assert bars == {"light": 1, "medium": 2, "heavy": 3}, name


def test_fertile_expected_unknown_period_and_today_are_five_looks(months: Page) -> None:
    form = {}
    months.emulate_media(forced_colors="active")
    for kind in ("fertile", "predicted", "medium"):
        form[kind] = cell(months, kind).evaluate(FORM)
    today = months.locator("#months a[aria-current=date]")
    form["today"] = today.evaluate(FORM) | {
        "ring": today.evaluate("cell => getComputedStyle(cell).outlineStyle")
    }
    # Further ahead nobody can place an ovulation.
    months.goto(months.url.split("?")[0] + "?from=2027-08")
    unknown = months.locator("#months a.unknown").first
    form["unknown"] = unknown.evaluate(FORM)
    assert form["unknown"] == {"border": "dotted", "sign": "?", "bars": 0}
    for one, other in itertools.combinations(form, 2):
        assert form[one] != form[other], f"{one} and {other} are {form[one]}"


# Colors, and what is left of them for those who do not see red or green.

RGB = tuple[float, ...]

SIGHTS = {
    "all colors": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
"""For linear light, at full severity: Machado, Oliveira and Fernandes 2009."""

TO_XYZ = (
    (0.412456, 0.357576, 0.180438),
    (0.212673, 0.715152, 0.072175),
    (0.019334, 0.119192, 0.950304),
)
WHITE = (0.950470, 1.0, 1.088830)

PIXEL = """(element, property) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 })
    const context = canvas.getContext("2d")
    context.fillStyle = getComputedStyle(element).getPropertyValue(property)
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
}"""


def times(matrix: tuple[RGB, ...], color: RGB) -> RGB:
    return tuple(sum(map(math.prod, zip(row, color, strict=True))) for row in matrix)


def linear(color: RGB) -> RGB:
    parts = [part / 255 for part in color]
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )


def luminance(color: RGB) -> float:
    return times(TO_XYZ, linear(color))[1]


def lab(color: RGB, sight: str) -> RGB:
    seen = tuple(min(1, max(0, part)) for part in times(SIGHTS[sight], linear(color)))
    x, y, z = (
        part ** (1 / 3) if part > 216 / 24389 else part * 841 / 108 + 4 / 29
        for part in (part / white for part, white in zip(times(TO_XYZ, seen), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: RGB, other: RGB, sight: str = "all colors") -> float:
    """CIE76."""
    return math.dist(lab(one, sight), lab(other, sight))


def fill(element: Locator) -> RGB:
    """What covers the place of an element, which has to be opaque."""
    *color, opacity = element.evaluate(PIXEL, "background-color")
    assert opacity == 255, f"{element} is not filled"
    return tuple(color)


def fills(page: Page) -> dict[str, RGB]:
    """Of a logged day, and of those that are forecast."""
    kinds = ("medium", "predicted", "fertile", "ovulation")
    return {kind: fill(cell(page, kind)) for kind in kinds}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_logged_day_is_red_and_a_fertile_one_is_not(months: Page, scheme: Any) -> None:
    months.emulate_media(color_scheme=scheme)
    found = fills(months)
    red, green, blue = found["medium"]
    assert red - max(green, blue) > 60, found["medium"]
    assert difference(found["medium"], fill(months.locator("body"))) > 40
    assert difference(found["medium"], found["fertile"]) > 40
    if scheme == "light":
        assert luminance(found["fertile"]) > 5 * luminance(found["medium"])


def test_colors_differ_for_those_who_do_not_see_red_or_green(months: Page) -> None:
    least = {}
    for scheme in ("light", "dark"):
        months.emulate_media(color_scheme=scheme)
        found = fills(months)
        for sight, (one, other) in itertools.product(SIGHTS, itertools.combinations(found, 2)):
            apart = difference(found[one], found[other], sight)
            least[f"{one} and {other}, {scheme}, {sight}"] = round(apart, 1)
    assert {where: apart for where, apart in least.items() if apart < 9} == {}


# Dark and light.


@pytest.mark.parametrize(
    ("theme", "system", "is_dark"),
    [
        ("system", "light", False),
        ("system", "dark", True),
        ("dark", "light", True),
        ("light", "dark", False),
    ],
)
def test_the_dark_is_dark_and_the_light_is_light(
    visit: Visit, household: Household, theme: str, system: str, is_dark: bool
) -> None:
    household.eve("settings", "theme", theme)
    page = visit(color_scheme=system).open("/calendar")
    ground, ink = (
        page.locator("body").evaluate(PIXEL, of)[:3] for of in ("background-color", "color")
    )
    dark, light = sorted([luminance(ground), luminance(ink)])
    assert (luminance(ground) < luminance(ink)) == is_dark
    assert dark < 0.02
    assert light > 0.7


# The legend.

LOOKS = (
    *("logged", "between", "predicted", "ovulation", "signs", "fertile", "over"),
    *("change", "pause", "unknown"),
)
STRENGTHS = ("light", "medium", "heavy")

CLASSES = "all => all.map(one => [...one.classList])"
EXPLAINED = """all => all.map(one => ({
    looks: [...one.querySelectorAll(".swatch")].map(swatch => [...swatch.classList]),
    sign: one.querySelector("small")?.textContent ?? "",
    words: one.lastElementChild.textContent,
}))"""


def test_the_legend_stands_above_the_months(houses: Houses) -> None:
    with visiting(houses) as visitor:
        page = visitor.open("/calendar")
        is_behind = page.locator("#months").evaluate(
            "all => !!(all.compareDocumentPosition(document.querySelector('#legend')) & 2)"
        )
        assert is_behind
        legend = page.locator("#legend").bounding_box()
        months = page.locator("#months").bounding_box()
        assert legend
        assert months
        assert legend["y"] + legend["height"] <= months["y"]


@pytest.mark.parametrize("house", ["full", "plain", "hidden"])
def test_the_legend_names_what_is_shown(houses: Houses, house: str) -> None:
    with visiting(houses, house=house) as visitor:
        page = visitor.open("/calendar")
        shown = set(itertools.chain(*page.locator("#months a").evaluate_all(CLASSES)))
        signs = set("".join(page.locator("#months small").all_inner_texts()))
        lines = page.locator("#legend li").evaluate_all(EXPLAINED)
    assert all(line["words"].strip() for line in lines), lines
    named = set(itertools.chain(*(look for line in lines for look in line["looks"])))
    wanted = shown & {*LOOKS, *STRENGTHS}
    assert {"logged", "predicted", *STRENGTHS} <= wanted
    assert named & {*LOOKS, *STRENGTHS} == wanted
    assert signs <= {line["sign"] for line in lines}
    assert [line["words"] for line in lines if "ringed" in line["looks"][0]] == ["today"]


# Signs of what was logged besides.

TAKEN, SKIPPED, NOTED = "✓", "\u00d7", "✎"


def signs(household: Household, server: Server) -> dict[str, str]:
    """What stands below the number of each day, by its date."""
    with PlainClient(server) as client:
        page = client.log_in(household).get("/calendar").text
    root = html5lib.parse(page, namespaceHTMLElements=False)
    days = [one for one in root.iter("a") if "day" in one.get("class", "").split()]
    return {one.get("href")[-10:]: one.findtext("small", "") for one in days}


def test_signs_tell_of_a_pill_and_of_what_was_noted(houses: Houses) -> None:
    found = signs(*houses["full"])
    assert found["2026-11-19"] == TAKEN + NOTED
    assert found["2026-11-18"] == NOTED
    assert found["2026-11-16"] == ""


def test_a_skipped_pill_has_a_sign(household: Household, server: Server) -> None:
    household.eve("contraception", "add", "pill", "21+7", "--start", "2026-11-04")
    household.eve("taken", "2026-11-17")
    household.eve("skipped", "2026-11-18")
    found = signs(household, server)
    assert found["2026-11-17"] == TAKEN
    assert found["2026-11-18"] == SKIPPED


# What moves, and what waits.

FIRST = """dialog => dialog.getAnimations().map(one => {
    const { scale, translate } = one.effect.getKeyframes()[0]
    return { scale, translate }
})"""


def open_slowly(visitor: Visitor) -> tuple[Locator, Locator]:
    """A day that is tapped, while what moves hardly does; the cell, and its dialog."""
    page = visitor.open("/calendar")
    clock = visitor.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0.0001})
    day = page.locator("#d2026-11-18")
    day.tap()
    dialog = page.locator("dialog")
    expect(dialog.locator("#panel-title")).to_be_focused()
    return day, dialog


def test_a_tapped_day_grows_out_of_its_cell(houses: Houses) -> None:
    with visiting(houses, has_touch=True) as visitor:
        day, dialog = open_slowly(visitor)
        [first] = dialog.evaluate(FIRST)
        assert first["scale"] not in (None, "none", "1")
        assert first["translate"] not in (None, "none", "0px")
        drawn, small = dialog.bounding_box(), day.bounding_box()
        assert drawn
        assert small
        for side, length in (("x", "width"), ("y", "height")):
            assert drawn[side] == pytest.approx(small[side], abs=4), (drawn, small)
            assert drawn[length] == pytest.approx(small[length], abs=4), (drawn, small)


def test_a_tapped_day_is_there_at_once_where_motion_is_not_wanted(houses: Houses) -> None:
    with visiting(houses, has_touch=True, reduced_motion="reduce") as visitor:
        _, dialog = open_slowly(visitor)
        assert dialog.evaluate(FIRST) == []


@pytest.mark.new_household
def test_the_months_behind_the_instruction_are_gray_until_it_is_touched(
    visit: Visit,
) -> None:
    visitor = visit(has_touch=True)
    page = visitor.open("/calendar")
    grays = """all => {
        const filters = []
        for (let one = all; one; one = one.parentElement) filters.push(getComputedStyle(one).filter)
        return filters.some(filter => filter === "grayscale(1)")
    }"""
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.locator("#months").evaluate(grays)
    page.touchscreen.tap(20, 20)
    expect(page.locator("#first-use")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not page.locator("#first-use .months").evaluate(grays)

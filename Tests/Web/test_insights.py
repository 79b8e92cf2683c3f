"""The charts and the report for a doctor: the same numbers everywhere, also on paper."""

import gzip
import io
import itertools
import json
import re
import unicodedata
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader
from server import Household
from visitor import DESK, Visit, Visitor

SPAN = "/insights?span=all"

MONTHS = ["", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def date(iso: str, near: str = "2026") -> str:
    """A day as English pages write it: with the year where it is another."""
    year, month, day = iso.split("-")
    text = f"{int(day)} {MONTHS[int(month)]}"
    return text if year == near else f"{text} {year}"


def table(page: Page, chart: str) -> list[list[str]]:
    """The numbers of a chart, row by row, open or not."""
    rows = page.locator(f"section[aria-labelledby={chart}-title] tbody tr")
    return rows.evaluate_all("rows => rows.map(row => [...row.cells].map(c => c.textContent))")


def shapes(page: Page, chart: str, name: str) -> int:
    """How many shapes a chart draws in one path."""
    path = page.locator(f"section[aria-labelledby={chart}-title] svg.chart:not(.sign) path.{name}")
    return (path.first.get_attribute("d") or "").count("m") if path.count() else 0


def fill(household: Household) -> None:
    """A pill with some doses, temperatures, weights and symptoms, beside three years of days."""
    rows = [f"2026-10-{number},36.{20 + 3 * number}," for number in range(10, 20)]
    rows += [f"2026-11-{number:02},,6{number % 3}.5" for number in range(1, 9)]
    file = household.folder / "measured.csv"
    file.write_text("\n".join(["date,temperature,weight", *rows]))
    household.eve("import", file, "--yes")
    household.eve("log", "2026-11-03..2026-11-04", "--symptom", "cramps,<b>", "--mood", "calm")
    household.eve("contraception", "add", "pill", "21+7", "--start", "2026-11-04")
    household.eve("taken", "2026-11-04..2026-11-17")
    household.eve("skipped", "2026-11-18")


def test_lengths_are_those_that_explain_tells(visitor: Visitor, household: Household) -> None:
    cycles = json.loads(household.eve("explain", "--json"))["cycles"]
    page = visitor.open(SPAN)
    rows = table(page, "lengths")
    told = [(date(cycle["start"]), f"{cycle['length']} days") for cycle in cycles]
    assert [(row[0], row[1]) for row in rows[-len(told) :]] == told
    for row, cycle in zip(rows[-len(told) :], cycles, strict=True):
        if forecast := cycle.get("foretold"):
            assert row[2].startswith(date(forecast["start"])), row
            assert row[3].startswith(date(forecast["actual"])), row
    assert shapes(page, "lengths", "cycle") == len(rows)


def test_the_review_counts_the_cycles_of_the_span(visitor: Visitor, household: Household) -> None:
    cycles = json.loads(household.eve("explain", "--json"))["cycles"]
    page = visitor.open("/insights?span=6-months")
    count = len(table(page, "lengths"))
    assert 4 <= count <= 12
    made = [cycle["foretold"] for cycle in cycles[-count:] if cycle["foretold"]["counted"]]
    hits = sum(forecast["inRange"] for forecast in made)
    error = sum(abs(forecast["error"]) for forecast in made) / len(made)
    said = page.locator("section[aria-labelledby=lengths-title] > p").first
    expect(said).to_contain_text(f"{hits} of the last {len(made)} periods came within")
    expect(said).to_contain_text(f"{error:.1f} days off")
    assert shapes(page, "lengths", "missed") == sum(
        not cycle["foretold"]["inRange"] for cycle in cycles[-count:]
    )


def test_chances_are_those_that_predict_tells(visitor: Visitor, household: Household) -> None:
    following = json.loads(household.eve("predict", "--json"))["next"]
    chances = following["probabilities"]
    page = visitor.open(SPAN)
    rows = table(page, "coming")
    drawn = [day for day, chance in chances.items() if chance >= 0.005]
    told = {date(day): f"{round(chances[day] * 100)}%" for day in drawn}
    shown = {row[0].split(" ", 1)[1]: row[1] for row in rows}
    assert {day: shown.get(day) for day in told} == told
    inside = [day for day in drawn if following["earliest"] <= day <= following["latest"]]
    assert shapes(page, "coming", "inside") == len(inside)


def test_periods_are_those_of_the_history(visitor: Visitor, household: Household) -> None:
    cycles = json.loads(household.eve("history", "--json"))["cycles"]
    rows = table(visitor.open(SPAN), "periods")
    assert [row[0] for row in rows] == [date(cycle["start"]) for cycle in cycles]
    for row in rows:
        assert int(row[1]) == sum(map(int, row[2:])), row


def test_doses_are_those_of_the_history(visit: Visit, household: Household) -> None:
    fill(household)
    adherence = json.loads(household.eve("history", "--json"))["adherence"][0]
    page = visit("chromium").open(SPAN)
    for name in ("taken", "skipped"):
        # A cross has two strokes.
        strokes = 2 if name == "skipped" else 1
        assert shapes(page, "doses", name) == strokes * adherence[name], name
    page.locator("section[aria-labelledby=doses-title] summary").click()
    head = page.locator("section[aria-labelledby=doses-title] thead th").all_inner_texts()
    totals = Counter[str]()
    for row in table(page, "doses"):
        totals.update(dict(zip(head[1:], map(int, row[1:]), strict=True)))
    assert (totals["taken"], totals["skipped"]) == (adherence["taken"], adherence["skipped"])


def test_a_symptom_is_a_share_of_the_days_logged_in_its_part(
    visit: Visit, household: Household
) -> None:
    before = table(visit("chromium").open(SPAN), "symptoms")
    assert not any(row[0] == "wobbly" for row in before)
    household.eve("log", "2026-10-06", "--symptom", "wobbly")
    page = visit("chromium").open(SPAN)
    row = next(row for row in table(page, "symptoms") if row[0] == "wobbly")
    shares = [tuple(map(int, re.findall(r"\d+", cell))) for cell in row[1:]]
    assert sum(share[0] for share in shares if share) == 1
    assert all(share[0] <= share[1] for share in shares if share)


def test_a_symptom_stands_on_its_day_around_a_start(visit: Visit, household: Household) -> None:
    cycles = json.loads(household.eve("history", "--json"))["cycles"]
    household.eve("log", cycles[-3]["start"], "--symptom", "wobbly")
    page = visit("chromium").open(SPAN)
    head = page.locator("section[aria-labelledby=symptom-days-title] thead th")
    column = head.all_text_contents().index("wobbly")
    cells = {row[0]: row[column] for row in table(page, "symptom-days")}
    assert re.fullmatch(r"1 of \d+", cells.pop("1"))
    assert len(cells) == 27
    assert not any(re.match(r"[1-9]", cell) for cell in cells.values())


@pytest.mark.new_household
def test_below_two_cycles_the_page_says_what_to_do(visitor: Visitor, household: Household) -> None:
    household.eve("log", "2026-11-02..2026-11-06")
    page = visitor.open("/insights")
    expect(page.get_by_text("Charts need two periods")).to_be_visible()
    assert page.locator("svg.chart").count() == 0
    page.get_by_role("link", name="Open the calendar").click()
    expect(page).to_have_url(re.compile("/calendar"))


def test_each_chart_is_small_and_tells_what_it_shows(visit: Visit, household: Household) -> None:
    fill(household)
    page = visit("chromium", viewport=DESK).open(SPAN)
    charts = page.locator("svg.chart[role=img]")
    assert charts.count() >= 8
    for chart in charts.all():
        source = chart.evaluate("chart => chart.outerHTML")
        assert len(gzip.compress(source.encode())) < 2_000, source[:200]
        assert chart.locator("title").text_content()
        assert chart.locator("desc").text_content()
        assert "style=" not in source


def test_spans_are_links_that_need_no_script(visit: Visit) -> None:
    page = visit("chromium", java_script_enabled=False).open("/insights")
    year = len(table(page, "lengths"))
    page.get_by_role("link", name="Everything").click()
    expect(page).to_have_url(re.compile(r"span=all"))
    assert len(table(page, "lengths")) > year
    expect(page.get_by_role("link", name="Everything")).to_have_attribute("aria-current", "true")


@pytest.mark.browsers_differ
def test_a_chart_reads_out_its_numbers(visit: Visit, household: Household, engine: str) -> None:
    visitor = visit(engine, viewport=DESK)
    page = visitor.open(SPAN)
    rows = table(page, "lengths")
    chart = page.locator("section[aria-labelledby=lengths-title] > svg.chart")
    told = page.get_by_role("status")
    # Keys go from one row to the next, and stop at either end.
    chart.focus()
    for row in (rows[0], rows[1]):
        visitor.press("ArrowRight")
        expect(told).to_contain_text(f"{row[0]}; ")
        expect(told).to_contain_text(row[1])
    visitor.press("ArrowLeft", "ArrowLeft")
    expect(told).to_contain_text(f"{rows[0][0]}; ")
    # Where one points, the nearest is read.
    box = chart.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.98, box["y"] + box["height"] / 2)
    expect(told).to_contain_text(f"{rows[-1][0]}; ")
    assert chart.locator("path.cross").count() == 1


# The report, on paper.


def report(visit: Visit, query: str = "") -> Page:
    return visit("chromium", viewport=DESK).open("/report" + query)


def pdf(page: Page, paper: str) -> PdfReader:
    return PdfReader(io.BytesIO(page.pdf(format=paper, tagged=True, print_background=False)))


def squeezed(text: str) -> str:
    """Without spaces, and with letters instead of ligatures."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))


SIZES = {"A4": (595, 842), "Letter": (612, 792)}


@pytest.mark.parametrize("paper", SIZES)
def test_paper_says_what_the_page_says(visit: Visit, household: Household, paper: str) -> None:
    fill(household)
    page = report(visit)
    sheets = pdf(page, paper)
    size = (float(sheets.pages[0].mediabox[place]) for place in (2, 3))
    assert tuple(size) == pytest.approx(SIZES[paper], abs=2)
    assert len(sheets.pages) <= 8
    assert sheets.root_object["/MarkInfo"]["/Marked"]
    assert "/StructTreeRoot" in sheets.root_object
    assert sheets.root_object["/Lang"] == "en"
    printed = squeezed("".join(sheet.extract_text() for sheet in sheets.pages))
    for line in page.locator("#report-text").text_content().splitlines()[1:]:
        assert squeezed(line) in printed, line
    for row in table(page, "lengths") + table(page, "periods"):
        assert squeezed(row[0]) in printed, row
    # What is around the report on the screen is not on paper.
    assert "Logout" not in printed
    assert "Savethispage" not in printed


@pytest.mark.parametrize("paper", SIZES)
def test_no_page_ends_within_a_chart(visit: Visit, household: Household, paper: str) -> None:
    fill(household)
    page = report(visit)
    sheets = [squeezed(sheet.extract_text()) for sheet in pdf(page, paper).pages]
    for chart in page.locator("svg.chart[role=img]").all():
        title = squeezed(chart.locator("title").text_content() or "")
        labels = [squeezed(text) for text in chart.locator("text").all_text_contents()]
        # All that a chart draws as text is on one sheet, and its heading with it.
        wanted = Counter(label for label in labels if label)
        assert any(
            title in sheet and all(sheet.count(label) for label in wanted) for sheet in sheets
        ), title


def test_shades_differ_without_color(visit: Visit, household: Household) -> None:
    fill(household)
    page = report(visit)
    page.emulate_media(media="print")
    lightness = page.locator("section[aria-labelledby=periods-title] .legend .flow").evaluate_all(
        """signs => signs.map(sign => {
            const [r, g, b] = getComputedStyle(sign).fill.startsWith("color(srgb")
                ? getComputedStyle(sign).fill.match(/[\\d.]+/g).map(part => part * 255)
                : getComputedStyle(sign).fill.match(/[\\d.]+/g).map(Number)
            return 0.2126 * r + 0.7152 * g + 0.0722 * b
        })"""
    )
    assert len(lightness) >= 2
    assert all(abs(a - b) > 35 for a, b in itertools.pairwise(lightness)), lightness


def test_the_report_reads_in_black_and_white(visit: Visit) -> None:
    """On paper no text is fainter than 4.5 to 1, and nothing is told by the color alone."""
    page = report(visit)
    page.emulate_media(media="print")
    hidden = page.locator("nav, header, footer, .skip").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.tagName)"
    )
    assert hidden == []
    for drawing in page.locator("main svg[role=img]").all():
        assert drawing.locator("title").text_content()
        assert drawing.evaluate("e => !!e.closest('figure, section')?.querySelector('table')")


def test_the_file_is_the_same_report(visit: Visit, household: Household, tmp_path: Path) -> None:
    fill(household)
    parts = "parts => parts.map(part => part.outerHTML)"
    # The script adds to the page what the file has no script for: charts to read with keys.
    visitor = visit("chromium", viewport=DESK, java_script_enabled=False)
    shown = visitor.open("/report").locator(".report > .part").evaluate_all(parts)
    household.eve("report", "-o", tmp_path / "report.html")
    asked = len(visitor.requested)
    file = visitor.tab()
    file.set_content((tmp_path / "report.html").read_text())
    assert file.locator("main.report > .part").evaluate_all(parts) == shown
    assert len(shown) >= 6
    assert len(visitor.requested) == asked
    bar = file.locator(".chart .cycle").first
    assert bar.evaluate("bar => getComputedStyle(bar).stroke") != "none"


def test_the_report_takes_days_and_notes(visit: Visit, household: Household) -> None:
    household.eve("log", "2026-11-18", "--note", "slept badly")
    visitor = visit("chromium", java_script_enabled=False)
    page = visitor.open("/report")
    assert "slept badly" not in page.content()
    page.get_by_label("From").fill("2026-06-01")
    page.get_by_label("With my notes").check()
    page.get_by_role("button", name="Show").click()
    expect(page).to_have_url(re.compile(r"from=2026-06-01&to=2026-11-20&notes=yes"))
    assert "slept badly" in page.content()
    for query in ("?from=soon", "?from=2026-10-01&to=2026-09-01", "?from=2027-01-01"):
        page = visitor.open("/report" + query, status=400)
        expect(page.locator("#days-error")).to_be_visible()


def test_the_report_is_copied_as_text(visit: Visit, household: Household) -> None:
    visitor = visit("chromium", permissions=["clipboard-read", "clipboard-write"])
    page = visitor.open("/report")
    page.get_by_text("As text", exact=True).click()
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("status")).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    lines = copied.splitlines()
    assert 8 <= len(lines) <= 12
    status = json.loads(household.eve("status", "--json"))
    assert date(status["next"]["start"]) in lines[1]

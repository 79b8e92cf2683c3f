"""The report for a doctor, on paper."""

import io
import json
import re

import pypdf
import pytest
from server import Household
from visitor import Visit

SIZES = {"A4": (595, 842), "Letter": (612, 792)}


@pytest.mark.parametrize("size", SIZES)
def test_the_report_prints_on_paper(visit: Visit, household: Household, size: str) -> None:
    page = visit("chromium").open("/report")
    document = pypdf.PdfReader(io.BytesIO(page.pdf(format=size, tagged=True)))
    width, height = (float(document.pages[0].mediabox[n]) for n in (2, 3))
    assert (round(width), round(height)) == pytest.approx(SIZES[size], abs=2)
    assert document.trailer["/Root"]["/MarkInfo"]["/Marked"], "the document is not tagged"
    assert "/StructTreeRoot" in document.trailer["/Root"]
    text = re.sub(r"\s+", " ", " ".join(sheet.extract_text() for sheet in document.pages))
    cycles = json.loads(household.eve("history", "--json"))
    for number in numbers_of(cycles):
        assert number in text, f"{number} is not on paper"
    assert len(document.pages) <= 8


def numbers_of(history: dict) -> list[str]:
    """Of the last cycles, what a report says of each."""
    cycles = history["cycles"][-6:]
    return [str(cycle["length"]) for cycle in cycles if cycle.get("length")]


def test_no_drawing_is_cut_by_the_end_of_a_sheet(visit: Visit) -> None:
    page = visit("chromium").open("/report")
    page.emulate_media(media="print")
    drawings = page.locator("main svg").evaluate_all(
        "all => all.map(one => { const kept = one.closest('figure') ?? one;"
        " return [kept, one].some(e => getComputedStyle(e).breakInside.startsWith('avoid')) })"
    )
    assert drawings
    assert all(drawings)


def test_the_report_reads_in_black_and_white(visit: Visit) -> None:
    """On paper no text is fainter than 4.5 to 1, and nothing is told by the color alone."""
    page = visit("chromium").open("/report")
    page.emulate_media(media="print")
    hidden = page.locator("nav, header, footer, .skip").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.tagName)"
    )
    assert hidden == []
    for drawing in page.locator("main svg[role=img]").all():
        assert drawing.locator("title").text_content()
        assert drawing.evaluate("e => !!e.closest('figure, section')?.querySelector('table')")

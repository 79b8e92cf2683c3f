"""The drawings that `history --svg` writes, beside the numbers of `--json`."""

import json
import re
import xml.etree.ElementTree as ElementTree

import pytest
from tool import ROOT, eve, run

NAME = "{http://www.w3.org/2000/svg}"
DAYS = ("--log", ROOT / "samples/three-years.csv", "--today", "2026-11-20")


def drawing(*arguments: object) -> ElementTree.Element:
    root = ElementTree.fromstring(eve("history", "--svg", *arguments))
    assert root.tag == NAME + "svg"
    assert root.findtext(NAME + "title")
    assert root.findtext(NAME + "desc")
    assert root.find(NAME + "style") is not None
    for element in root.iter():
        assert not {"style", "href"} & set(element.keys())
    return root


def path(root: ElementTree.Element, name: str) -> str:
    found = [one for one in root.iter(NAME + "path") if one.get("class") == name]
    assert len(found) == 1, name
    return found[0].get("d") or ""


def test_the_bars_are_as_long_as_the_cycles_of_the_history() -> None:
    cycles = json.loads(eve("history", "--json", *DAYS))["cycles"]
    lengths = [cycle["length"] for cycle in cycles if cycle.get("length") and not cycle.get("gap")]
    root = drawing(*DAYS)
    heights = [float(found) for found in re.findall(r"h[\d.]+v([\d.]+)h-", path(root, "cycle"))]
    assert len(heights) == len(lengths[-60:])
    unit = max(heights) / max(lengths[-60:])
    assert [round(height / unit) for height in heights] == lengths[-60:]


def test_the_points_are_the_temperatures_of_the_chart() -> None:
    choice = ("--chart", "--date", "2026-09-20")
    days = json.loads(eve("history", "--json", *choice, *DAYS))["days"]
    readings = [
        day["temperature"] for day in days if "temperature" in day and "excluded" not in day
    ]
    root = drawing(*choice, *DAYS)
    steps = re.findall(r"m-?[\d.]+[ -][\d.]+h0", path(root, "reading"))
    assert len(steps) == len(readings) > 10


@pytest.mark.parametrize("other", ["--journal", "--json"])
def test_a_drawing_is_nothing_else(other: str) -> None:
    done = run("history", "--svg", other, *DAYS)
    assert done.returncode == 2
    assert other.encode() in done.stderr


def test_without_a_cycle_there_is_nothing_to_draw() -> None:
    done = run("history", "--svg", "--log", "-", typed=b"2026-11-02..2026-11-06\n")
    assert done.returncode == 1
    assert done.stdout == b""

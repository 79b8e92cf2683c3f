"""The style sheet, the script and the drawings that are sent along."""

import json
import subprocess
import sys
from pathlib import Path

import html5lib
import lightningcss
import pytest
from limits import PATIENCE
from tool import ROOT

ASSETS = ROOT / "Sources/WebPages/Assets"


@pytest.mark.parametrize("file", sorted(ASSETS.glob("*.css")), ids=lambda file: file.name)
def test_a_style_sheet_has_no_error(file: Path) -> None:
    lightningcss.process_stylesheet(file.read_text(), filename=file.name, error_recovery=False)


@pytest.mark.parametrize("file", sorted(ASSETS.glob("*.js")), ids=lambda file: file.name)
def test_a_linter_finds_nothing_in_a_script(file: Path) -> None:
    biome = Path(sys.executable).with_name("biome")
    done = subprocess.run(
        [biome, "lint", "--reporter=json", "--max-diagnostics=50", file],
        capture_output=True,
        timeout=PATIENCE,
    )
    found = json.loads(done.stdout)["diagnostics"]
    errors = [one for one in found if one["severity"] == "error"]
    assert [f"{one['category']}: {one['description']}" for one in errors] == []


@pytest.mark.parametrize("file", sorted(ASSETS.glob("*.svg")), ids=lambda file: file.name)
def test_a_drawing_is_small_and_holds_nothing_but_a_drawing(file: Path) -> None:
    data = file.read_bytes()
    assert len(data) <= 2_048
    root = html5lib.parse(data.decode(), namespaceHTMLElements=False)
    names = {
        element.tag.rpartition("}")[2] for element in root.iter() if isinstance(element.tag, str)
    }
    assert names.isdisjoint({"script", "foreignObject", "iframe", "image", "a"})
    assert b"http" not in data.replace(b"http://www.w3.org/2000/svg", b"")

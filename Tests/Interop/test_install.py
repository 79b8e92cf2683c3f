"""What `make install` puts in place for the person to read."""

import re
import subprocess
from pathlib import Path

import pytest
from limits import PATIENCE
from tool import BINARY, ROOT

PAGE = re.compile(r"docs/[a-z-]+\.md")


def named_by_the_tool() -> set[str]:
    """The pages that its texts send the person to, which are those outside of comments."""
    lines = (
        line
        for file in (ROOT / "Sources").rglob("*.swift")
        for line in file.read_text().splitlines()
        if not line.lstrip().startswith("//")
    )
    return {page for line in lines for page in PAGE.findall(line)}


@pytest.fixture(scope="module")
def documents(tmp_path_factory: pytest.TempPathFactory) -> Path:
    destination = tmp_path_factory.mktemp("destination")
    subprocess.run(
        ["make", "install", f"DESTDIR={destination}", "PREFIX=/usr", f"tool={BINARY}"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    return destination / "usr/share/doc/eve-ics"


def test_pages_that_messages_name_are_installed(documents: Path) -> None:
    pages = named_by_the_tool()
    assert "docs/server.md" in pages
    assert [page for page in sorted(pages) if not (documents / page).is_file()] == []


def test_pages_that_readme_and_other_pages_link_to_are_installed(documents: Path) -> None:
    missing = {
        (page.name, link)
        for page in (documents / "README.md", *(documents / "docs").iterdir())
        for link in re.findall(r"\]\(([\w./-]+\.md)[)#]", page.read_text())
        if not (page.parent / link).is_file() and "decisions/" not in link
    }
    assert missing == {("README.md", "CONTRIBUTING.md")}

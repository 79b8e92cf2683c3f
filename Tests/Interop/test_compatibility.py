"""What test suites say of the server is explained, all of it."""

import re

from tool import ROOT


def rows(page: str, columns: int) -> list[list[str]]:
    found = (re.split(r" *\| *", line)[1:-1] for line in page.splitlines() if line[:1] == "|")
    return [row for row in found if len(row) == columns and not set(row[0]) <= set("-")]


def test_nothing_that_a_suite_finds_missing_goes_unexplained() -> None:
    page = (ROOT / "docs/caldav-compatibility.md").read_text()
    litmus, _, tester = page.partition("## caldav-server-tester")
    unfinished = {name for _, name, outcome, _ in rows(litmus, 4)[1:] if outcome != "pass"}
    unfinished |= {name for name, support, _ in rows(tester, 3)[1:] if support != "full"}
    assert unfinished
    reasons = (ROOT / "docs/rfc-support.md").read_text()
    explained = {
        name
        for suite, names, why in rows(reasons, 3)
        if suite.startswith(("litmus", "caldav-server-tester")) and why
        for name in re.findall(r"[\w.-]+", names)
    }
    assert unfinished - explained == set()

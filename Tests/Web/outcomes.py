"""A plugin of pytest that writes down what came of each test: `-p outcomes --outcomes FILE`."""

import json
import re
from pathlib import Path

import pytest

SEEN_ONCE = "seen once"
"""The property of a test that names what a judge found and did not find again."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--outcomes", type=Path, help="the file of what came of each test")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("outcomes")
    # Workers tell the process that started them.
    if file and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Outcomes(file))


class Outcomes:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._passed: set[str] = set()
        self._failed: dict[str, str] = {}
        self._seen_once: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # Without the group that went to one worker.
        name = re.sub(r"@[^@\]/]*$", "", report.nodeid)
        if report.failed:
            self._failed[name] = self._failed.get(name, "") + report.longreprtext
        elif report.passed and report.when == "call":
            self._passed.add(name)
        if report.when == "teardown":
            found = [str(text) for key, text in report.user_properties if key == SEEN_ONCE]
            self._seen_once |= {name: found} if found else {}

    def pytest_sessionfinish(self) -> None:
        came = {
            "passed": sorted(self._passed - self._failed.keys()),
            "failed": self._failed,
            "seenOnce": self._seen_once,
        }
        self._file.write_text(json.dumps(came))

"""Runs the built tool."""

import json
import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from limits import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("EVE_ICS", ROOT / ".build/debug/eve-ics")).resolve()

# Nothing of this machine reaches the tool: no store, no zone, no language, no colours.
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
# No pager on the terminals that a test makes.
ENVIRONMENT["PAGER"] = "cat"
# But for what a sanitizer in it listens to.
SANITIZERS = ("LD_PRELOAD", "TSAN_OPTIONS", "ASAN_OPTIONS", "LSAN_OPTIONS")
ENVIRONMENT |= {name: os.environ[name] for name in SANITIZERS if name in os.environ}
# Times and memory of such a build are others.
IS_SANITIZED = "EVE_ICS_SANITIZE" in os.environ
# Whether every combination is tried, as at night, or as many as each change can wait for.
EXTENT = os.environ.get("EVE_ICS_TESTS_EXTENT", "")
IS_WHOLE = EXTENT == "all"

# A zone in which it is about noon, so that no midnight falls into a test by the real clock.
NOON = ZoneInfo(f"Etc/GMT{datetime.now(UTC).hour - 12:+}")


def pytest_configure() -> None:
    """Ends a run that can only fail with one sentence, for each folder of tests that has this."""
    if not BINARY.is_file():
        raise pytest.UsageError(f"{BINARY} is not there; run 'swift build --product eve-ics'")
    if EXTENT not in ("", "all"):
        raise pytest.UsageError(f"EVE_ICS_TESTS_EXTENT is 'all' or not set, and not {EXTENT!r}")


def installed(program: str, group: str) -> str:
    """The program's path; fails the test where `Scripts/setup` of that group is still to run."""
    path = shutil.which(program, path="/usr/bin:/bin")
    if not path:
        pytest.fail(f"{program} is not installed; run 'Scripts/setup {group}'", pytrace=False)
    return path


def beside(name: str) -> Path:
    """A program that is built for tests alone."""
    path = BINARY.with_name(name)
    if not path.is_file():
        pytest.fail(f"{path} is not there; run 'swift build --build-tests'", pytrace=False)
    return path


def run(*arguments: object, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [BINARY, *map(str, arguments)],
        env=ENVIRONMENT,
        input=typed,
        capture_output=True,
        timeout=PATIENCE,
    )


def eve(*arguments: object) -> bytes:
    """Runs `eve-ics` and returns its standard output; any exit code but 0 fails the test."""
    done = run(*arguments)
    line = f"eve-ics {' '.join(map(str, arguments))}"
    assert done.returncode == 0, f"{line}\nexit {done.returncode}: {done.stderr.decode()}"
    return done.stdout


def predict(*arguments: object) -> dict[str, Any]:
    return json.loads(eve("predict", "--json", *arguments))

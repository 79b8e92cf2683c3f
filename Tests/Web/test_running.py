"""How `Scripts/test-web` runs tests: what it runs again, keeps and says."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from browsers import Browsers
from limits import PATIENCE
from tool import ROOT

SCRIPT = ROOT / "Scripts/test-web"

TESTS = """
from pathlib import Path

def test_good():
    pass

def test_flaky():
    first = Path(__file__).with_name("first")
    if not first.exists():
        first.touch()
        raise AssertionError("by chance")

def test_broken():
    assert "wrong" == "right"
"""


def run(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *map(str, arguments)],
        # Nothing of the run that this test is a part of.
        env={k: v for k, v in os.environ.items() if not k.startswith("PYTEST")} | environment,
        capture_output=True,
        text=True,
        # Six processes of pytest.
        timeout=6 * PATIENCE,
    )


@pytest.fixture
def folder() -> Iterator[Path]:
    """Within this project, from whose folder the names of tests count."""
    with TemporaryDirectory(dir=ROOT / ".build") as folder:
        yield Path(folder)


def test_what_passes_alone_is_kept_and_what_fails_again_fails_the_run(folder: Path) -> None:
    tests, reports = folder / "test_invented.py", folder / "reports"
    tests.write_text(TESTS)
    done = run("--reports", reports, "--numprocesses=1", tests)
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert lines[-1] == "2 passed, 1 failed"
    [passed, failed] = sorted(lines[-3:-1], reverse=True)
    assert passed.startswith("passed alone: ")
    assert passed.endswith("::test_flaky: AssertionError: by chance")
    assert failed.startswith("failed, and failed alone: ")
    assert "::test_broken: AssertionError: assert 'wrong' == 'right'" in failed
    [kept] = json.loads((reports / "flaky.json").read_text())
    assert kept["name"].endswith("::test_flaky")
    assert kept["cause"] == "AssertionError: by chance"
    assert "by chance" in kept["text"]
    assert len(kept["date"]) == len("2026-11-20T12:00:00+00:00")

    # By now it passes; what an earlier run kept stays.
    done = run("--reports", reports, "--numprocesses=0", tests, "-k", "not broken")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "2 passed, 0 failed")
    assert len(json.loads((reports / "flaky.json").read_text())) == 1


OFTEN = """
from pathlib import Path

def test_often():
    # Fails each first time of two: in a run, and not in the one after it.
    mark = Path(__file__).with_name("mark")
    if mark.exists():
        mark.unlink()
    else:
        mark.touch()
        raise AssertionError("often")
"""


def test_what_fails_in_two_rounds_fails_though_it_passes_alone(folder: Path) -> None:
    tests = folder / "test_invented.py"
    tests.write_text(OFTEN)
    done = run("--rounds", 2, "--reports", folder / "reports", "--numprocesses=0", tests)
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert lines[-1] == "0 passed, 1 failed"
    assert lines[-2].startswith("failed in 2 of 2 rounds: ")
    assert sum(line.startswith("passed alone: ") for line in lines) == 2


def path_without(folder: Path, *names: str) -> str:
    """A folder of programs in which some are missing."""
    for program in ("chromium", "chromium-headless-shell", "firefox-esr", "java"):
        if program not in names:
            (folder / program).symlink_to("/usr/bin/true")
    return str(folder)


@pytest.mark.parametrize(
    ("program", "name", "options"),
    [
        ("chromium-headless-shell", "headless shell of Chromium", []),
        ("chromium", "Chromium", ["--browsers=all"]),
        ("firefox-esr", "Firefox", []),
        ("java", "Java", []),
    ],
)
def test_a_browser_that_is_not_there_is_named_with_what_to_do(
    tmp_path: Path, program: str, name: str, options: list[str]
) -> None:
    done = run(*options, PATH=path_without(tmp_path, program))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"test-web: there is no {name} here; 'Scripts/setup web' installs it\n"


def test_chromium_itself_runs_at_night_and_its_shell_for_each_change(
    browsers: Browsers, pytestconfig: pytest.Config
) -> None:
    session = browsers["chromium"].new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    [number] = [process["id"] for process in processes if process["type"] == "browser"]
    is_night = pytestconfig.getoption("browsers") == "all"
    program = Path(f"/proc/{number}/exe").readlink().name
    assert program == ("chromium" if is_night else "chromium-headless-shell")


def test_a_program_that_is_not_built_is_named_with_what_to_do(tmp_path: Path) -> None:
    done = run(PATH=path_without(tmp_path), EVE_ICS=str(tmp_path / "eve-ics"))
    assert done.returncode == 1
    assert "'swift build --product eve-ics' makes it" in done.stderr

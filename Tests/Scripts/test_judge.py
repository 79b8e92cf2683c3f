"""How Scripts/judge runs steps, and what it says of them."""

import importlib.machinery
import importlib.util
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest
from limits import PATIENCE
from suites import ROOT

SCRIPT = ROOT / "Scripts/judge"


@pytest.fixture
def judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("judge", str(SCRIPT))
    spec = importlib.util.spec_from_loader("judge", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "judge", module)
    loader.exec_module(module)
    monkeypatch.setattr(module, "LOGS", tmp_path / "judged")
    return module


def test_a_step_that_fails_stops_no_other(
    judge: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    steps = judge.Steps()
    assert not steps.run("first", "false")
    assert steps.run("second", "echo", "said")
    assert steps.failed == ["first"]
    judge.print_minutes(steps)
    said = capfd.readouterr().out
    assert "judge: first failed (exit 1)" in said
    assert "said" in said
    assert said.endswith("\nsteps: 1 passed, 1 failed\n")


def test_what_others_need_ends_everything(judge: ModuleType) -> None:
    steps = judge.Steps()
    with pytest.raises(judge.FailedError, match="build"):
        steps.need("build", "false")


def test_a_step_beside_others_is_shown_when_it_ends(
    judge: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    steps = judge.Steps()
    beside = steps.start("beside", "sh", "-c", 'echo "$GIVEN"; echo error >&2', GIVEN="value")
    steps.run("other", "echo", "other's words")
    assert "value" not in capfd.readouterr().out
    assert steps.end(beside)
    assert "\n== beside\nvalue\nerror\n" in capfd.readouterr().out


def test_what_still_runs_is_stopped(judge: ModuleType) -> None:
    steps = judge.Steps()
    step = steps.start("long", "sleep", "600")
    steps.stop()
    assert step.process.returncode


def test_a_step_that_hangs_is_ended_with_all_it_started(
    judge: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    steps = judge.Steps()
    steps.most = 0.02
    begun = tmp_path / "begun"
    assert not steps.run("web", "sh", "-c", f"sleep 600 & echo $! >{begun}; echo said; wait")
    said = capfd.readouterr().out
    assert said.startswith("\n== web: ")
    assert "said\n" in said
    assert "judge: web was ended after 0.02 minutes: it hangs\n" in said
    assert steps.failed == ["web"]
    assert_ends(begun.read_text().strip())


def test_whoever_ends_it_ends_what_it_started(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    program = f"""
import runpy, sys
sys.argv = ["judge", "test"]
judge = runpy.run_path({str(SCRIPT)!r})
judge["main"].__globals__["test"] = lambda steps: steps.run(
    "long", "sh", "-c", "sleep 600 & echo $! >{begun}; wait")
judge["main"]()
"""
    judging = subprocess.Popen(
        [sys.executable, "-c", program], cwd=SCRIPT.parent, env={"PYTHONPATH": str(SCRIPT.parent)}
    )
    end = time.monotonic() + PATIENCE
    while not begun.exists() or not begun.read_text().strip():
        assert time.monotonic() < end, "nothing was begun"
    judging.terminate()
    assert judging.wait(PATIENCE) == 128 + signal.SIGTERM
    assert_ends(begun.read_text().strip())


def test_who_ends_it_in_the_middle_of_a_start_ends_that_step_too(
    judge: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = judge.Steps()
    begun: list[subprocess.Popen[bytes]] = []

    def ended_while_starting(*words: object, **how: object) -> subprocess.Popen[bytes]:
        begun.append(popen(*words, **how))
        steps.leave()
        return begun[0]

    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", ended_while_starting)
    with pytest.raises(SystemExit) as left:
        steps.start("long", "sleep", "600")
    assert left.value.code == 128 + signal.SIGTERM
    steps.stop()
    assert begun[0].wait(PATIENCE) == -signal.SIGTERM


def assert_ends(process: str) -> None:
    end = time.monotonic() + PATIENCE
    while is_running(process):
        assert time.monotonic() < end, f"process {process} goes on"


def is_running(process: str) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def test_too_many_minutes_are_said_with_what_took_longest(
    judge: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = judge.Steps()
    steps.minutes = {"build": 15.0, "web": 9.0}
    steps._began -= 24.2 * 60
    judge.print_minutes(steps, 20)
    said = capsys.readouterr().out
    assert "   24.2  in all (at most 20)\n" in said
    assert "judge: that is more than 20 minutes; build took longest." in said


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ([], 2, "usage: Scripts/judge test | change [REV] | each | night [PART…]"),
        (["change", "one", "two"], 2, "usage: "),
        (["night", "fuz"], 1, "judge: no part is called fuz; there are tests, check, "),
    ],
)
def test_wrong_words_are_said(words: list[str], code: int, said: str) -> None:
    done = subprocess.run([SCRIPT, *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.startswith(said)

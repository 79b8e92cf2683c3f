"""The terminal session in README.md is what the tool prints."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from limits import PATIENCE
from tool import BINARY, ENVIRONMENT, ROOT

# The day that README says its session was on.
TODAY = "2026-12-02"

# The command that README shows failing.
REFUSED = "log 03/04"


def session() -> str:
    readme = (ROOT / "README.md").read_text()
    block = re.search(r"^```console\n(.*?)^```$", readme, re.DOTALL | re.MULTILINE)
    assert block, "README.md has no terminal session"
    return block[1]


def test_session(tmp_path: Path) -> None:
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    environment = ENVIRONMENT | {"HOME": str(tmp_path)}
    printed = ""
    for command in re.findall(r"^\$ eve-ics (.*)$", session(), re.MULTILINE):
        done = subprocess.run(
            [BINARY, *shlex.split(command), "--today", TODAY],
            env=environment,
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        shown, silent = done.stdout, done.stderr
        if command == REFUSED:
            shown, silent = done.stderr, done.stdout
        assert (done.returncode, silent) == (int(command == REFUSED), ""), command
        printed += f"$ eve-ics {command}\n{shown}"
    assert REFUSED in printed
    assert printed == session()


@pytest.mark.parametrize("page", ["alarms.md", "planner.md"])
def test_the_sessions_of_a_page_in_their_order_print_what_it_shows(
    tmp_path: Path, page: str
) -> None:
    text = (ROOT / "docs" / page).read_text()
    shown = "".join(re.findall(r"^```console\n(.*?)^```$", text, re.DOTALL | re.MULTILINE))
    printed = ""
    for command in re.findall(r"^\$ eve-ics (.*)$", shown, re.MULTILINE):
        done = subprocess.run(
            [BINARY, *shlex.split(command), "--today", "2026-11-20"],
            env=ENVIRONMENT | {"HOME": str(tmp_path)},
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        printed += f"$ eve-ics {command}\n{done.stdout}"
    assert printed == shown


def test_make_run_names_the_page_first() -> None:
    demo = (ROOT / "Scripts/demo").read_text()
    commands = re.findall(r"^ +\$tool (\S+ ?[a-z]*)", demo, re.MULTILINE)
    assert commands[:2] == ["serve", "web open"]
    assert demo.index("$tool web open --browser") < demo.index("What to type next")


def test_commands_exist() -> None:
    """Every command that README shows is one that the tool has help for."""
    readme = (ROOT / "README.md").read_text()
    blocks = "".join(
        re.findall(r"^```(?:sh|console)\n(.*?)^```$", readme, re.DOTALL | re.MULTILINE)
    )
    names = set(re.findall(r"^(?:\$ )?eve-ics ([a-z-]+)", blocks, re.MULTILINE))
    assert len(names) > 8
    for name in names:
        done = subprocess.run([BINARY, "help", name], env=ENVIRONMENT, capture_output=True)
        assert done.returncode == 0, name

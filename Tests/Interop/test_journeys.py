"""The sessions in docs/journeys.md are what the tool prints to a person at a terminal.

Run as a program, it writes them again: `.venv/bin/python Tests/Interop/test_journeys.py`.
"""

import re
import shlex
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from terminal import Terminal
from tool import ROOT

PAGE = ROOT / "docs/journeys.md"

BLOCK = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^(#+) (.*)$", re.MULTILINE)
COMMAND = re.compile(r"^\$ eve-ics ?(.*)\n", re.MULTILINE)
#: What the person types, behind the question on its line.
TYPED = re.compile(r"^(.*)«(.*)»$", re.MULTILINE)


def journeys() -> list[str]:
    return [title for level, title in HEADING.findall(PAGE.read_text()) if level == "##"]


def sections(page: str) -> Iterator[tuple[str, str]]:
    """Each journey's title and text; what stands before the first has no title."""
    starts = [m for m in HEADING.finditer(page) if m[1] == "##"]
    ends = [m.start() for m in starts[1:]] + [len(page)]
    yield "", page[: starts[0].start()]
    for heading, end in zip(starts, ends, strict=True):
        yield heading[2], page[heading.start() : end]


def told_again(journey: str, folder: Path) -> str:
    """The same journey with what the tool prints now."""
    folder.mkdir(exist_ok=True)
    (folder / "samples").symlink_to(ROOT / "samples")
    terminal = Terminal(folder, 80, 24, HOME=str(folder))
    told, end, day = "", 0, ""
    for block in BLOCK.finditer(journey):
        for heading in HEADING.finditer(journey, end, block.start()):
            if heading[1] == "###":
                day = datetime.strptime(heading[2], "%A %d %B %Y").date().isoformat()
        told += journey[end : block.start()] + "```console\n" + session(block[1], terminal, day)
        told += "```"
        end = block.end()
    return told + journey[end:]


def session(block: str, terminal: Terminal, day: str) -> str:
    told = ""
    commands = list(COMMAND.finditer(block))
    assert commands, block
    assert commands[0].start() == 0, block
    ends = [m.start() for m in commands[1:]] + [len(block)]
    for command, end in zip(commands, ends, strict=True):
        typed = TYPED.findall(block[command.end() : end])
        shown, _ = terminal.run(*shlex.split(command[1]), answers=typed, today=day)
        told += command[0]
        for question, answer in typed:
            before, _, shown = shown.partition(question + answer)
            told += f"{before}{question}«{answer}»"
        told += shown
    return told


@pytest.mark.parametrize("title", journeys())
def test_journey(tmp_path: Path, title: str) -> None:
    journey = dict(sections(PAGE.read_text()))[title]
    assert told_again(journey, tmp_path) == journey


if __name__ == "__main__":
    import tempfile

    page = ""
    for title, text in sections(PAGE.read_text()):
        with tempfile.TemporaryDirectory() as folder:
            page += told_again(text, Path(folder)) if title else text
    PAGE.write_text(page)

"""The QR code on a terminal, photographed and read by ZBar."""

import os
import pty
import re
import subprocess
from pathlib import Path

import pytest
from tool import BINARY, ENVIRONMENT

COLORS = "\x1b[38;5;16;48;5;231m"
# Whether the upper and the lower half of a cell show the colour of the text.
HALVES = {"█": (True, True), "▀": (True, False), "▄": (False, True), " ": (False, False)}


def on_terminal(store: Path, *arguments: str) -> str:
    """Runs the tool with a terminal as its output."""
    screen, output = pty.openpty()
    process = subprocess.Popen(
        [BINARY, "--store", store, *arguments],
        env=ENVIRONMENT | {"TERM": "xterm"},
        stdin=subprocess.DEVNULL,
        stdout=output,
    )
    os.close(output)
    text = b""
    try:
        while piece := os.read(screen, 65_536):
            text += piece
    except OSError:
        # Linux says so where the other end of a terminal is closed.
        pass
    os.close(screen)
    assert process.wait(timeout=60) == 0
    return text.decode().replace("\r\n", "\n")


def photograph(rows: list[str], text_is_dark: bool, place: Path) -> Path:
    """The rows as an image, eight pixels to a module."""
    lines: list[str] = []
    for row in rows:
        for half in (0, 1):
            dark = [HALVES[cell][half] == text_is_dark for cell in row]
            pixels = "".join(("0" if module else "255") + " " for module in dark for _ in range(8))
            lines += [pixels] * 8
    width, height = len(rows[0]) * 8, len(rows) * 16
    place.write_text(f"P2\n{width} {height}\n255\n" + "\n".join(lines) + "\n")
    return place


def read(image: Path) -> str:
    done = subprocess.run(
        ["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", image],
        capture_output=True,
        timeout=60,
        check=True,
    )
    return done.stdout.decode().strip()


@pytest.mark.parametrize("colors", [True, False])
def test_the_code_is_the_address(tmp_path: Path, colors: bool) -> None:
    options = [] if colors else ["--no-color"]
    url = "--public-url=https://calendar.example.org"
    text = on_terminal(tmp_path / "eve.db", "feed", "add", "phone", url, *options)
    address = re.search(r"webcal://\S+", text)
    assert address
    lines = [line.removesuffix("\x1b[0m") for line in text.split("\n")]
    rows = [line.removeprefix(COLORS) for line in lines if line.startswith(COLORS)]
    if not colors:
        assert not rows
        rows = [line for line in lines if len(line) > 40 and set(line) <= set(HALVES)]
    assert len(rows) > 20
    assert read(photograph(rows, colors, tmp_path / "code.pgm")) == address[0]


def test_no_code_where_no_other_device_gets(tmp_path: Path) -> None:
    text = on_terminal(tmp_path / "eve.db", "feed", "add", "desk")
    assert "▀" not in text
    assert "http://127.0.0.1:8765/feed/" in text

"""The QR code on a terminal, photographed and read by ZBar."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
from pathlib import Path

import pytest
from limits import PATIENCE
from tool import BINARY, ENVIRONMENT, installed

URL = "--public-url=https://calendar.example.org"
COLORS = "\x1b[38;5;16;48;5;231m"
# Whether the upper and the lower half of a cell show the colour of the text.
HALVES = {"█": (True, True), "▀": (True, False), "▄": (False, True), " ": (False, False)}


def on_terminal(store: Path, *arguments: str, columns: int = 0, **variables: str) -> str:
    """Runs the tool with a terminal as its output."""
    screen, output = pty.openpty()
    fcntl.ioctl(output, termios.TIOCSWINSZ, struct.pack("HHHH", 0, columns, 0, 0))
    process = subprocess.Popen(
        [BINARY, "--store", store, *arguments],
        env=ENVIRONMENT | {"TERM": "xterm"} | variables,
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
    assert process.wait(timeout=PATIENCE) == 0
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
        [installed("zbarimg", "test"), "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", image],
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    return done.stdout.decode().strip()


@pytest.mark.parametrize(
    ("words", "secret"),
    [
        (["feed", "add", "phone"], r"webcal://\S+"),
        (["app-password", "add", "phone"], r"[0-9a-z]{4}(-[0-9a-z]{4}){11}"),
        (["web", "invite", "Mia"], r"https://\S+/invite/\S+"),
    ],
)
@pytest.mark.parametrize("colors", [True, False])
def test_the_code_is_the_secret(
    tmp_path: Path, colors: bool, words: list[str], secret: str
) -> None:
    options = [] if colors else ["--no-color"]
    text = on_terminal(tmp_path / "eve.db", *words, URL, *options)
    address = re.search(secret, text)
    assert address
    lines = [line.removesuffix("\x1b[0m") for line in text.split("\n")]
    rows = [line.removeprefix(COLORS) for line in lines if line.startswith(COLORS)]
    if not colors:
        assert not rows
        rows = [line for line in lines if len(line) > 40 and set(line) <= set(HALVES)]
    assert len(rows) > 20
    assert read(photograph(rows, colors, tmp_path / "code.pgm")) == address[0]


def test_no_code_where_the_terminal_has_no_room_or_no_signs_for_it(tmp_path: Path) -> None:
    store, words = tmp_path / "eve.db", ["feed", "rotate", "phone", URL]
    on_terminal(store, "feed", "add", "phone", URL)
    text = " ".join(on_terminal(store, *words, columns=30).split())
    assert "▀" not in text
    said = re.search(r"A QR code of the address does not fit here; it takes (\d+) columns\.", text)
    assert said
    assert "▀" not in on_terminal(store, *words, columns=int(said[1]) - 1)
    assert "▀" in on_terminal(store, *words, columns=int(said[1]))
    text = on_terminal(store, *words, LC_ALL="C")
    assert "▀" not in text
    assert "QR" not in text


def test_no_code_where_no_other_device_gets(tmp_path: Path) -> None:
    text = on_terminal(tmp_path / "eve.db", "feed", "add", "desk")
    assert "▀" not in text
    assert "http://127.0.0.1:8765/feed/" in text

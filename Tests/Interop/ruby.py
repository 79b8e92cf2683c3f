"""Ruby's icalendar, which shares no code with any of the Python packages."""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tool import installed

SCRIPT = Path(__file__).with_name("read_with_ruby.rb")

Reader = Callable[[Path], list[dict[str, Any]]]


@pytest.fixture(scope="session")
def read_with_ruby() -> Iterator[Reader]:
    """Reads one file after another: to start it takes longer than to read."""
    with subprocess.Popen(
        [installed("ruby", "test"), SCRIPT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout

        def read(path: Path) -> list[dict[str, Any]]:
            process.stdin.write(f"{path}\n")
            process.stdin.flush()
            events = json.loads(process.stdout.readline())
            assert isinstance(events, list), events
            return events

        yield read

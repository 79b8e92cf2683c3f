"""What a person of a desktop sees and hears."""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "Server"))

import desktop as desktops
import pytest


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[desktops.Desktop]:
    """A session without anybody on its bus."""
    with desktops.desktop(tmp_path) as desktop, desktop.bus():
        yield desktop


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[desktops.Desktop]:
    """A machine without a session."""
    with desktops.desktop(tmp_path) as desktop:
        yield desktop

"""The server as programs see it from outside."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))

import pytest
from server import Household


@pytest.fixture
def household(tmp_path: Path) -> Household:
    """Three years of an invented log."""
    household = Household(tmp_path)
    household.add_days()
    return household

"""Real calendar programs, each in a home of its own, read the calendars that the judges read."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Judges"))

from exports import exported, pytest_generate_tests

__all__ = ["exported", "pytest_generate_tests"]

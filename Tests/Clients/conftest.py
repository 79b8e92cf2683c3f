"""Real calendar programs, each in a home of its own, read the calendars that the judges read."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "Server"))

from accounts import account, climbing, ringing, today
from exports import exported, pytest_generate_tests
from feeds import feed, writable_feed
from thunderbird import own_thunderbird

__all__ = [
    "account",
    "climbing",
    "exported",
    "feed",
    "own_thunderbird",
    "pytest_generate_tests",
    "ringing",
    "today",
    "writable_feed",
]

"""Real calendar programs, each in a home of its own, read the calendars that the judges read."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "Server"))

from accounts import account, climbing, ringing, today
from desk import desk
from exports import exported, few_exported, pytest_generate_tests
from feeds import feed, writable_feed
from thunderbird import own_thunderbird
from tool import pytest_configure

__all__ = [
    "account",
    "climbing",
    "desk",
    "exported",
    "feed",
    "few_exported",
    "own_thunderbird",
    "pytest_configure",
    "pytest_generate_tests",
    "ringing",
    "today",
    "writable_feed",
]

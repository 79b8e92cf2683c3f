"""The server as programs see it from outside."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))

import pytest
from server import Household


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "waits: takes ten seconds and more, and hardly a processor")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that wait begin first, so that others can work meanwhile."""
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)


@pytest.fixture
def household(tmp_path: Path) -> Household:
    """Three years of an invented log."""
    household = Household(tmp_path)
    household.add_days()
    return household

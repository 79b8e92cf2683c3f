"""The package and the image as a fresh root meets them; `make test-package` builds both first."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))

import pytest
from roots import FreshRoot, bare_debian
from tool import ROOT

MADE = {
    "make build": ".build/release/eve-ics",
    "make deb": ".build/package/eve-ics_*.deb",
    "make image": ".build/image.tar",
}


def found(goal: str) -> list[Path]:
    return list(ROOT.glob(MADE[goal]))


def pytest_configure() -> None:
    for goal, pattern in MADE.items():
        if len(found(goal)) != 1:
            raise pytest.UsageError(
                f"found {len(found(goal))} {pattern} instead of one; run '{goal}'"
            )
    if os.geteuid() != 0:
        raise pytest.UsageError("only root can make and enter a fresh root; run this as root")


@pytest.fixture(scope="session")
def package() -> Path:
    return found("make deb")[0]


@pytest.fixture(scope="session")
def image() -> Path:
    return found("make image")[0]


@pytest.fixture(scope="session")
def release() -> Path:
    return found("make build")[0]


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FreshRoot]:
    """A Debian with nothing in it but what the package depends on."""
    with bare_debian(tmp_path_factory.mktemp("debian")) as root:
        yield root

"""The package and the image as a fresh root meets them; `make test-package` builds both first."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Interop"))

import pytest
from roots import FreshRoot, bare_debian
from tool import ROOT


def made(pattern: str, goal: str) -> Path:
    """What `make` has put below .build."""
    found = list((ROOT / ".build").glob(pattern))
    assert len(found) == 1, f"run 'make {goal}' first"
    return found[0]


@pytest.fixture(scope="session")
def package() -> Path:
    return made("package/eve-ics_*.deb", "deb")


@pytest.fixture(scope="session")
def image() -> Path:
    return made("image.tar", "image")


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FreshRoot]:
    """A Debian with nothing in it but what the package depends on."""
    assert os.geteuid() == 0, "a fresh root can be made and entered by root only"
    with bare_debian(tmp_path_factory.mktemp("debian")) as root:
        yield root

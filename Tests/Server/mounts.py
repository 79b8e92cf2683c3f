"""Folders that are full, or that can only be read."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def mounted(place: Path, *options: object) -> Iterator[Path]:
    """`mount` with these options before the place, for as long as a test takes.

    The test is left out where nothing can be mounted.
    """
    if os.getuid() or subprocess.run(["mount", *options, place], capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)

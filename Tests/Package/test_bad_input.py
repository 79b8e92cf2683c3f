"""A machine that lacks what a build needs hears it in one sentence, and nothing is half-done."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tool import ROOT

#: Programs of every system, which the scripts need before they can complain.
BASICS = (
    *("bash", "cat", "cmp", "cp", "cut", "date", "df", "dirname", "env", "find", "git", "grep"),
    *("mkdir", "mktemp", "mv", "python3", "rm", "sed", "tail", "tr"),
)


BUILDING = 300
"""How many seconds a script may take until it complains: it may have begun to compile."""


class Machine:
    """What is on the PATH of a machine, and no more."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked = folder / "asked"
        (folder / "bin").mkdir()
        for name in BASICS:
            program = shutil.which(name)
            assert program
            (folder / "bin" / name).symlink_to(program)

    def add(self, name: str, script: str) -> None:
        program = self.folder / "bin" / name
        program.write_text(f'#!/bin/bash\necho "{name} $*" >>{self.asked}\n{script}\n')
        program.chmod(0o755)

    def add_swift(self, version: str) -> None:
        self.add("swift", f"echo 'Swift version {version} (swift-{version}-RELEASE)'")

    def run(self, *words: str, folder: Path = ROOT) -> tuple[int, str]:
        done = subprocess.run(
            words,
            cwd=folder,
            env={"PATH": str(self.folder / "bin"), "HOME": str(self.folder), "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=BUILDING,
        )
        return done.returncode, done.stderr

    @property
    def calls(self) -> list[str]:
        return self.asked.read_text().splitlines() if self.asked.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


SETUPS = ("run", "package", "swift")
GET = (
    "setup: Install Swift 6.2 or newer (see https://www.swift.org/install/linux) and put its "
    "usr/bin folder on the PATH.\n"
)


@pytest.mark.parametrize("kind", SETUPS)
def test_without_swift_it_says_where_to_get_it(machine: Machine, kind: str) -> None:
    machine.add("apt-get", "exit 0")
    machine.add("dpkg-query", "exit 0")
    said = machine.run("Scripts/setup", kind)
    assert said == (1, "setup: there is no Swift on the PATH.\n" + GET)
    assert machine.calls == []


@pytest.mark.parametrize("kind", SETUPS)
def test_too_old_a_swift_is_named(machine: Machine, kind: str) -> None:
    machine.add_swift("5.10.1")
    machine.add("apt-get", "exit 0")
    machine.add("dpkg-query", "exit 0")
    code, said = machine.run("Scripts/setup", kind)
    assert code == 1
    assert said == f"setup: Swift 5.10 is too old: {machine.folder}/bin/swift.\n{GET}"
    assert not any(call.startswith("apt-get") for call in machine.calls)


def test_without_apt_it_lists_what_is_missing(machine: Machine) -> None:
    machine.add_swift("6.3")
    code, said = machine.run("Scripts/setup", "run")
    assert code == 1
    assert "setup: missing: the library libical with its headers\n" in said
    assert "setup: this machine has no apt-get. Install the above with its own package" in said


def test_without_apt_no_package_is_begun(machine: Machine) -> None:
    machine.add_swift("6.3")
    code, said = machine.run("Scripts/package")
    assert (code, said) == (
        1,
        "package: there is no dpkg-buildpackage; a Debian package is built on Debian.\n",
    )


@pytest.mark.parametrize("step", ["update", "install"])
def test_without_a_network_it_names_what_could_not_be_installed(
    machine: Machine, step: str
) -> None:
    machine.add_swift("6.3")
    machine.add("dpkg-query", "exit 0")
    machine.add("apt-get", f'[[ $1 != {step} ]] || {{ echo "E: no route" >&2; exit 100; }}')
    machine.add("sudo", '"$@"')
    code, said = machine.run("Scripts/setup", "run")
    assert code == 1
    last = said.splitlines()[-1]
    if step == "update":
        assert last == "setup: the package lists could not be updated; is this machine online?"
    else:
        assert last.startswith("setup: apt-get could not install: binutils-gold g++ ")
        assert last.endswith("; is this machine online?")


def test_a_package_that_is_only_half_installed_counts_as_missing(machine: Machine) -> None:
    machine.add_swift("6.3")
    machine.add(
        "dpkg-query",
        'for name in libical-dev libxml2-dev; do echo "half-configured $name, "; done',
    )
    machine.add("apt-get", "exit 0")
    machine.add("sudo", '"$@"')
    assert machine.run("Scripts/setup", "run")[0] == 0
    installed = next(call for call in machine.calls if call.startswith("apt-get install"))
    assert "libical-dev" in installed.split()
    assert "libxml2-dev" in installed.split()


# MARK: A full disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A clone of the sources on a disk with hardly any room left."""
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64M", "small", disk], check=True)
    try:
        files = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
        ).stdout.split(b"\0")
        for name in map(os.fsdecode, filter(None, files)):
            if name.startswith(("docs/screenshots", "samples/", "Tests/")) and ".swift" not in name:
                continue
            (disk / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, disk / name)
        free = shutil.disk_usage(disk).free
        # Enough to begin a build with.
        (disk / "filling").write_bytes(bytes(free - (16 << 20)))
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


@pytest.mark.parametrize("script", ["release", "package"])
def test_a_full_disk_leaves_no_program_and_no_package(small_disk: Path, script: str) -> None:
    done = subprocess.run(
        [small_disk / "Scripts" / script],
        cwd=small_disk,
        env=os.environ | {"TMPDIR": str(small_disk)},
        capture_output=True,
        text=True,
        timeout=BUILDING,
    )
    assert done.returncode != 0
    said = [line for line in done.stderr.splitlines() if line.startswith(("release:", "package:"))]
    assert said[0].endswith(f"the disk of {small_disk} is full; a build needs 0.5 GB there.")
    assert len(said) <= 2
    assert list(small_disk.rglob("*.deb")) == []
    programs = [path for path in small_disk.rglob("eve-ics") if path.is_file()]
    assert [path for path in programs if os.access(path, os.X_OK)] == []
    assert not (small_disk / "debian/files").exists()

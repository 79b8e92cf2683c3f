"""What `make install` puts in place for systemd."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from tool import BINARY, ROOT

pytestmark = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd")

UNITS = (
    "lib/systemd/system/eve-ics.service",
    "lib/systemd/system/eve-ics.socket",
    "lib/sysusers.d/eve-ics.conf",
    "share/systemd/user/eve-ics.service",
)


def make(goal: str, destination: Path | str, prefix: str = "/usr/local", **more: str) -> None:
    subprocess.run(
        ["make", goal, f"DESTDIR={destination}", f"PREFIX={prefix}", f"tool={BINARY}"],
        cwd=ROOT,
        env=os.environ | more,
        check=True,
        capture_output=True,
        timeout=120,
    )


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    make("install", tmp_path)
    return tmp_path / "usr/local"


def test_units_name_the_program_that_was_installed(installed: Path) -> None:
    for name in UNITS:
        assert (installed / name).is_file()
        assert "@bin@" not in (installed / name).read_text()
    for name in (UNITS[0], UNITS[3]):
        assert "ExecStart=/usr/local/bin/eve-ics serve" in (installed / name).read_text()
        assert "LimitCORE=0" in (installed / name).read_text()


def test_a_home_that_the_shell_left_to_others_to_find_is_found(tmp_path: Path) -> None:
    make("install", "", "~/.local", HOME=str(tmp_path))
    unit = tmp_path / ".local" / UNITS[3]
    assert f"ExecStart={tmp_path}/.local/bin/eve-ics serve" in unit.read_text()


def test_what_is_installed_is_taken_away_again(installed: Path) -> None:
    destination = installed.parents[1]
    make("uninstall", destination)
    assert not [file for file in destination.rglob("*") if file.is_file()]


@pytest.mark.parametrize("name", [UNITS[0], UNITS[3]])
def test_systemd_finds_no_fault(installed: Path, name: str) -> None:
    # Where they would be installed nothing is, so they are told where it is.
    folder = installed / name
    for unit in folder.parent.iterdir():
        unit.write_text(
            unit.read_text()
            .replace("/usr/local/bin/", f"{installed}/bin/")
            .replace("Documentation=man:eve-ics-serve(8)\n", "")
            .replace("Documentation=man:eve-ics-alarms(1)\n", "")
        )
    verified = subprocess.run(
        ["systemd-analyze", "verify", folder], capture_output=True, timeout=60, text=True
    )
    assert (verified.returncode, verified.stderr) == (0, "")


@pytest.mark.parametrize(("name", "exposure"), [(UNITS[0], 1.2), (UNITS[3], 6.2)])
def test_systemd_finds_the_server_well_confined(
    installed: Path, name: str, exposure: float
) -> None:
    done = subprocess.run(
        [
            *("systemd-analyze", "security", "--offline=true"),
            *(f"--threshold={round(exposure * 10)}", installed / name),
        ],
        capture_output=True,
        timeout=60,
        text=True,
    )
    assert done.returncode == 0, done.stdout


def test_a_user_can_start_what_is_made_for_users(installed: Path) -> None:
    """With these a user's own systemd starts nothing: 218/CAPABILITIES, 226/NAMESPACE."""
    unit = (installed / UNITS[3]).read_text()
    settings = {line.partition("=")[0] for line in unit.splitlines() if "=" in line}
    assert settings.isdisjoint(
        {
            *("AmbientCapabilities", "CapabilityBoundingSet", "PrivateDevices", "PrivateUsers"),
            *("ProtectClock", "ProtectKernelLogs", "ProtectKernelModules", "RootDirectory"),
        }
    )

"""The Debian package in a root without anything else: installed, used, upgraded, purged."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from roots import FreshRoot, stop
from tool import ROOT

# One root for all of them, and in this order.
pytestmark = pytest.mark.xdist_group("root")

STORE = "var/lib/eve-ics/eve.db"
PERSON = "1000:1000"


@pytest.fixture(scope="module")
def before(root: FreshRoot) -> set[str]:
    """The files of the root without the package."""
    home = root.folder / "home/ada"
    home.mkdir()
    os.chown(home, 1000, 1000)
    return root.files()


def older(package: Path, folder: Path) -> Path:
    """The same package under a lower version."""
    unpacked = folder / "unpacked"
    subprocess.run(["dpkg-deb", "--raw-extract", package, unpacked], check=True)
    control = unpacked / "DEBIAN/control"
    lines = control.read_text().splitlines()
    version = next(line for line in lines if line.startswith("Version: "))
    control.write_text(control.read_text().replace(version, f"{version}~older"))
    made = folder / "older.deb"
    # It is thrown away soon, so it is not worth packing well.
    subprocess.run(
        ["dpkg-deb", "--build", "-Zgzip", "-z1", unpacked, made], check=True, capture_output=True
    )
    return made


def give(root: FreshRoot, package: Path) -> str:
    shutil.copy(package, root.folder / "tmp/eve-ics.deb")
    return "/tmp/eve-ics.deb"


def install(root: FreshRoot, package: Path) -> str:
    return root.says(
        "apt-get", "install", "--yes", "--no-install-recommends", give(root, package),
        DEBIAN_FRONTEND="noninteractive",
    )  # fmt: skip


def test_it_installs_where_only_its_dependencies_are(
    root: FreshRoot, before: set[str], package: Path, tmp_path: Path
) -> None:
    install(root, older(package, tmp_path))
    assert root.says("dpkg-query", "--show", "--showformat=${db:Status-Status}", "eve-ics") == (
        "installed"
    )
    assert root.says("eve", "version") == root.says("eve-ics", "version")


def test_installing_starts_and_enables_nothing(root: FreshRoot) -> None:
    assert root.asked() == []
    assert [str(link) for link in (root.folder / "etc/systemd").rglob("eve-ics*")] == []
    assert not (root.folder / STORE).parent.exists()


def test_the_server_has_a_user_of_its_own(root: FreshRoot) -> None:
    entry = root.says("getent", "passwd", "eve-ics").split(":")
    assert entry[5] == "/var/lib/eve-ics"
    assert entry[6].strip().endswith("nologin")


def test_pages_that_messages_name_are_there(root: FreshRoot) -> None:
    pages = root.folder / "usr/share/doc/eve-ics/docs"
    assert {page.name for page in (ROOT / "docs").glob("*.md")} == {
        page.name for page in pages.iterdir()
    }


def test_somebody_spends_the_first_days_with_it(root: FreshRoot) -> None:
    shutil.copy(ROOT / "debian/tests/first-days", root.folder / "tmp/first-days")
    root.says("/tmp/first-days", user=PERSON, HOME="/home/ada", TMPDIR="/tmp")
    # For what follows: a household's store, and one of a person's own.
    (root.folder / STORE).parent.mkdir(mode=0o700)
    root.says("chown", "eve-ics:", "/var/lib/eve-ics")
    root.says("eve-ics", "--store", f"/{STORE}", "log", "2026-10-25", user="eve-ics:eve-ics")
    root.says("eve-ics", "log", "2026-10-25", user=PERSON, HOME="/home/ada")


def test_the_unit_starts_the_server_as_its_user(root: FreshRoot) -> None:
    unit = (root.folder / "lib/systemd/system/eve-ics.service").read_text()
    settings = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    words = settings["ExecStart"].removesuffix(" $EVE_ICS_SERVE").split()
    assert f"/{STORE}" in settings["Environment"]
    server = subprocess.Popen(
        root.command(*words, "--listen", "127.0.0.1:0", user="eve-ics:eve-ics"),
        env={"EVE_ICS_STORE": f"/{STORE}", "PATH": "/usr/bin:/usr/sbin"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout
        address = next(word for word in server.stdout.readline().split() if "http" in word)
        asked = ["curl", "--silent", "--fail", f"{address.rstrip('.,')}/healthz"]
        assert root.says(*asked).strip() == "ok"
    finally:
        assert stop(server) == 0


def test_an_upgrade_keeps_what_was_logged(root: FreshRoot, package: Path) -> None:
    assert "Unpacking eve-ics" in install(root, package)
    assert "~older" not in root.says("dpkg-query", "--show", "eve-ics")
    shown = root.says("eve-ics", "history", user=PERSON, HOME="/home/ada")
    assert "25 Oct" in shown


def test_what_ran_before_an_upgrade_runs_again_and_nothing_else_is_started(
    root: FreshRoot,
) -> None:
    assert root.asked() == [
        "--quiet --user --machine 1000@ daemon-reload",
        "--quiet --user --machine 1000@ try-restart eve-ics.service eve-ics-alarms.service",
        "try-restart eve-ics.service eve-ics.socket",
    ]


def test_a_policy_that_forbids_it_restarts_nothing_after_an_upgrade(root: FreshRoot) -> None:
    policy = root.folder / "usr/sbin/policy-rc.d"
    for code, asked in [
        (
            104,
            [
                "--quiet --user --machine 1000@ daemon-reload",
                "--quiet --user --machine 1000@ try-restart eve-ics.service eve-ics-alarms.service",
                "try-restart eve-ics.service eve-ics.socket",
            ],
        ),
        (101, []),
    ]:
        policy.write_text(f'#!/bin/sh\necho "$*" >>/tmp/policy\nexit {code}\n')
        policy.chmod(0o755)
        done = root.run("/var/lib/dpkg/info/eve-ics.postinst", "configure", "0.0.1")
        assert done.returncode == 0, done.stderr
        assert root.asked() == asked
        # What the administrator's policy is asked.
        questions = (root.folder / "tmp/policy").read_text().splitlines()
        (root.folder / "tmp/policy").unlink()
        assert "eve-ics.service try-restart" in questions
        if code == 104:
            assert "eve-ics-alarms.service try-restart" in questions
    policy.unlink()


def test_a_package_that_was_only_unpacked_works_and_can_be_completed(
    root: FreshRoot, package: Path
) -> None:
    root.says("dpkg", "--unpack", give(root, package))
    assert root.says("eve-ics", "version").startswith("eve-ics ")
    root.says("dpkg", "--configure", "--pending")
    assert root.says("dpkg", "--audit") == ""
    root.asked()


def test_only_data_is_left_after_a_purge_and_it_says_so(root: FreshRoot, before: set[str]) -> None:
    root.says("apt-get", "remove", "--yes", "eve-ics")
    assert not (root.folder / "usr/bin/eve-ics").exists()
    assert root.asked() == [
        "stop eve-ics.socket eve-ics.service",
        "--quiet --user --machine 1000@ stop eve-ics.service eve-ics-alarms.service",
    ]
    said = root.says("apt-get", "purge", "--yes", "eve-ics")
    assert root.asked() == []
    assert "/var/lib/eve-ics stays" in said
    assert (root.folder / STORE).is_file()
    left = {path for path in root.files() - before if not path.startswith("/var/lib/eve-ics")}
    assert {path for path in left if not path.startswith("/home/ada")} <= {
        # The lists of users as they were before.
        *("/etc/passwd-", "/etc/group-", "/etc/shadow-", "/etc/gshadow-", "/etc/.pwd.lock"),
        # What systemd remembers of its units when a package is upgraded.
        *("/var/lib/systemd", "/var/lib/systemd/deb-systemd-helper-enabled"),
    }
    assert before - root.files() == set()


def test_a_release_has_no_clock_for_tests(release: Path) -> None:
    assert b"EVE_ICS_CLOCK" not in release.read_bytes()

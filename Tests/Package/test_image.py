"""The container image, unpacked and run by a user who can write to its data and to nothing else."""

import fcntl
import json
import os
import pty
import re
import shutil
import struct
import subprocess
import tarfile
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest
from limits import PATIENCE
from roots import FreshRoot, stop

pytestmark = pytest.mark.xdist_group("image")

USER = "65532:65532"
NAME = "org.opencontainers.image.ref.name"
PUBLIC = ("--public-url", "https://cal.example.org")
# As a runtime would set it from the image.
ENVIRONMENT = {
    "PATH": "/usr/bin:/usr/sbin:/bin",
    "HOME": "/var/lib/eve-ics",
    "EVE_ICS_STORE": "/var/lib/eve-ics/eve.db",
}


@pytest.fixture(scope="module")
def layout(image: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("image")
    with tarfile.open(image) as archive:
        archive.extractall(folder)
    return folder


def blob(layout: Path, digest: str) -> dict:
    return json.loads((layout / "blobs" / digest.replace(":", "/")).read_text())


@pytest.fixture(scope="module")
def manifest(layout: Path) -> dict:
    only = json.loads((layout / "index.json").read_text())["manifests"]
    assert len(only) == 1
    return blob(layout, only[0]["digest"])


@pytest.fixture(scope="module")
def container(layout: Path) -> Iterator[FreshRoot]:
    index = layout / "index.json"
    name = json.loads(index.read_text())["manifests"][0]["annotations"][NAME]
    assert re.fullmatch(r"localhost/eve-ics:\d+\.\d+\.\d+", name)
    # umoci takes a name without a colon only.
    index.write_text(index.read_text().replace(name, "one"))
    bundle = layout / "bundle"
    subprocess.run(
        ["umoci", "unpack", "--image", f"{layout}:one", bundle], check=True, capture_output=True
    )
    yield FreshRoot(bundle / "rootfs")
    shutil.rmtree(bundle)


def run(container: FreshRoot, *words: str) -> str:
    return container.says("/usr/bin/eve-ics", *words, user=USER, READ_ONLY="1", **ENVIRONMENT)


def test_it_has_one_small_layer_and_serves_as_nobody(layout: Path, manifest: dict) -> None:
    assert len(manifest["layers"]) == 1
    assert manifest["layers"][0]["size"] <= 15_000_000
    config = blob(layout, manifest["config"]["digest"])
    assert config["config"]["User"] == USER
    assert config["config"]["Entrypoint"] == ["/usr/bin/eve-ics"]
    assert config["config"]["Cmd"] == ["serve"]
    assert config["config"]["Volumes"] == {"/var/lib/eve-ics": {}}
    assert config["os"] == "linux"


def test_it_holds_no_shell_and_nothing_that_its_user_could_change(container: FreshRoot) -> None:
    programs = {path.name for path in (container.folder / "usr/bin").iterdir()}
    assert programs == {"eve-ics", "eve"}
    writable = {
        str(path.relative_to(container.folder))
        for path in container.folder.rglob("*")
        if not path.is_symlink() and (path.stat().st_uid == 65532 or path.stat().st_mode & 0o002)
    }
    assert writable == {"tmp", "var/lib/eve-ics"}
    raised = [path for path in container.folder.rglob("*") if path.lstat().st_mode & 0o6000]
    assert raised == []


def test_it_logs_and_forecasts_with_all_else_read_only(container: FreshRoot) -> None:
    assert "Logged" in run(container, "log", "2026-10-25..2026-10-29", "--today", "2026-11-20")
    said = run(container, "predict", "--json", "--today", "2026-11-20")
    assert json.loads(said)["next"]["start"].startswith("2026-1")
    assert "Europe/Berlin" in run(container, "settings", "timezone", "Europe/Berlin")


def test_it_draws_a_code_to_scan(container: FreshRoot) -> None:
    ours, theirs = pty.openpty()
    # Only a terminal that is wide enough is shown one, and only of an address that others reach.
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 120, 0, 0))
    done = subprocess.run(
        container.command("/usr/bin/eve-ics", "feed", "add", "phone", *PUBLIC, user=USER),
        env=ENVIRONMENT | {"READ_ONLY": "1", "TERM": "xterm", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        timeout=PATIENCE,
    )
    assert done.returncode == 0
    assert "▄" in os.read(ours, 1 << 16).decode()
    os.close(ours)
    os.close(theirs)


def test_it_answers_on_the_network(container: FreshRoot) -> None:
    server = subprocess.Popen(
        container.command("/usr/bin/eve-ics", "serve", "--listen", "127.0.0.1:0", user=USER),
        env=ENVIRONMENT | {"READ_ONLY": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout
        address = next(word for word in server.stdout.readline().split() if "http" in word)
        asked = subprocess.run(
            ["curl", "--silent", "--fail", f"{address.rstrip('.,')}/healthz"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert asked.stdout.strip() == "ok"
    finally:
        assert stop(server) == 0


def test_its_user_can_write_nowhere_else(container: FreshRoot) -> None:
    done = container.run(
        "/usr/bin/eve-ics", "--store", "/usr/eve.db", "log", "2026-10-25", user=USER, READ_ONLY="1"
    )
    assert done.returncode == 3
    assert done.stderr.startswith("/usr/eve.db: ")

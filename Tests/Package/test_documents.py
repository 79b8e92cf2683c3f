"""What the documents tell somebody to type, typed in their order where the package is installed."""

import os
import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from roots import INSTALLING, FreshRoot, bare_debian
from tool import ROOT

pytestmark = pytest.mark.xdist_group("documents")

PAGES = ("docs/install.md", "README.md", "docs/server.md", "docs/planner.md", "docs/alarms.md")
"""In the order in which somebody reads them: the first one installs the package."""

HOME = "/home/ada"
TODAY = "2026-11-27"

# What no root has; each says what it was asked. `ssh` runs here what it would run there.
PLAYED = {
    "make": 'echo "make $*" >>/tmp/played',
    "podman": 'echo "podman $*" >>/tmp/played',
    "tailscale": "cd /etc/eve-ics && touch cert.pem key.pem",
    "loginctl": 'echo "loginctl $*" >>/tmp/played',
    "scp": 'echo "scp $*" >>/tmp/played',
    "ssh": 'shift; exec sh -c "$*"',
    # A page that is opened, an editor in which somebody writes a note.
    "xdg-open": 'echo "xdg-open" >>/tmp/played',
    "editor": 'grep -q : "$1" || echo "Books to read" >>"$1"',
    # The day on which the documents were written.
    "eve-ics": f'exec /usr/bin/eve-ics --today {TODAY} "$@"',
}

# What comes on standard input, without a terminal; on it everything is answered with yes.
ANSWERS = {
    "--note -": "slept badly\n",
    "--sign-in": "tva6-a5sj-8t9x-0fyf-97aj-e8c5-2xea-1r54-ve01-84c6-mb4y-qw1p\n",
    "--token-file -": "tk_AgQdq7mVBoFD37zQVN29RhuMzNIz2\n",
}

# They end when somebody stops them.
LASTING = re.compile(r"^eve-ics (?:serve|alarms)\b(?!.*--list\b)")

# They ask a server that is nowhere: all that counts is that they are understood.
AWAY = re.compile(r"^eve-ics (?:doctor|alarm ntfy --test)\b")

# What is there before a command is typed.
BEFORE = {
    "eve-ics cards import spanish.apkg": (
        "eve-ics --store other.db cards add perro dog --in Spanish && "
        "eve-ics --store other.db cards export Spanish -o spanish.apkg"
    ),
    "eve-ics alarm run on --person Mia": "eve-ics person add Mia",
    "eve-ics import my.log": "printf '2026-09-02..2026-09-06\\n2026-10-01..2026-10-04\\n' >my.log",
    "eve-ics import edited.ics": "cp year.ics edited.ics",
    "eve-ics serve --listen 0.0.0.0:8443": (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
        "-subj /CN=cal.example.org -keyout privkey.pem -out fullchain.pem 2>/dev/null"
    ),
}


@dataclass(frozen=True)
class Line:
    page: str
    command: str
    is_root: bool
    # Each block is typed in a shell of its own.
    block: str

    def __str__(self) -> str:
        return f"{self.page}: {self.command}"


def lines() -> Iterator[Line]:
    for page in PAGES:
        for block in re.findall(r"^```sh\n(.*?)^```$", (ROOT / page).read_text(), re.M | re.S):
            is_root = "# as root" in block
            joined = re.sub(r"\\\n\s*", "", block)
            for line in joined.splitlines():
                command = re.sub(r"(^|\s+)#\s.*$", "", line).strip()
                if command:
                    yield Line(page, command, is_root, block)


LINES = list(lines())


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[FreshRoot]:
    with bare_debian(tmp_path_factory.mktemp("documents"), ("sudo", "openssl")) as root:
        furnish(root, package)
        yield root


def furnish(root: FreshRoot, package: Path) -> None:
    root.says("useradd", "--create-home", "--uid", "1000", "--shell", "/bin/bash", "ada")
    # One terminal is enough: sudo would make another in it.
    (root.folder / "etc/sudoers.d/ada").write_text(
        "Defaults !use_pty, !fqdn\nada ALL=(ALL) NOPASSWD: ALL\n"
    )
    for name, script in PLAYED.items():
        path = root.folder / "usr/local/bin" / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
    home = root.folder / HOME[1:]
    for folder in (home, home / ".build/package", root.folder / "root"):
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(package, folder)
    shutil.copy(ROOT / "samples/trackers/clue_download.zip", home / "ClueDataDownload.zip")
    subprocess.run(["chown", "-R", "1000:1000", home], check=True)


def typed(root: FreshRoot, line: Line, aliases: list[str]) -> subprocess.CompletedProcess[str]:
    """On a terminal of its own, as somebody at home or as root."""
    before = [todo for start, todo in BEFORE.items() if line.command.startswith(start)]
    answers = next((text for part, text in ANSWERS.items() if part in line.command), None)
    command = line.command
    if LASTING.match(command):
        # Stopped by hand; it ends well, and the code says that it had to be stopped.
        command = f"timeout --signal=INT 3 {command}; code=$?; test $code = 124 || exit $code"
    script = "\n".join(["cd", "shopt -s expand_aliases", *aliases, *before, command, ""])
    (root.folder / "tmp/typed").write_text(script)
    words = ["bash", "/tmp/typed"]
    if answers is None:
        words = ["script", "-qec", "bash /tmp/typed", "/dev/null"]
    user, home = ("0:0", "/root") if line.is_root else ("1000:1000", HOME)
    environment = {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        root.command(*words, user=user),
        env=environment | {"HOME": home, "TERM": "xterm", "PAGER": "cat", "USER": "ada"},
        input=answers or "y\n" * 9,
        capture_output=True,
        text=True,
        timeout=INSTALLING,
    )


def test_all_that_is_to_be_typed_works_in_its_order(root: FreshRoot) -> None:
    aliases: dict[str, list[str]] = defaultdict(list)
    failed = []
    for line in LINES:
        done = typed(root, line, aliases[line.block])
        if line.command.startswith("alias "):
            aliases[line.block].append(line.command)
        allowed = (0, 1, 3) if AWAY.match(line.command) else (0,)
        if done.returncode not in allowed:
            failed.append(f"{line} -> {done.returncode}: {done.stdout[-400:]}")
    assert not failed, "\n".join(failed)
    assert len(LINES) > 70
    # Nothing stands in the place of a program that the package has.
    assert root.says("/usr/bin/eve-ics", "version").startswith("eve-ics ")
    asked = root.asked()
    for wanted in (
        "--user enable --now eve-ics",
        "enable --now eve-ics.socket eve-ics.service",
        "stop eve-ics.socket eve-ics.service",
        "start eve-ics.socket eve-ics.service",
        "--user enable --now eve-ics-alarms",
    ):
        assert wanted in asked
    people = root.says(
        "eve-ics", "--store", "/var/lib/eve-ics/eve.db", "person", "list", user="eve-ics:eve-ics"
    )
    assert {"Ada", "Lea"} <= set(re.findall(r"\w+", people))


def test_an_upgrade_and_a_removal_by_the_same_page(root: FreshRoot, package: Path) -> None:
    root.asked()
    root.says("apt-get", "install", "--yes", "--reinstall", f"/root/{package.name}")
    assert [line for line in root.asked() if "restart" in line] == [
        "--quiet --user --machine 1000@ try-restart eve-ics.service eve-ics-alarms.service",
        "try-restart eve-ics.service eve-ics.socket",
    ]
    page = (ROOT / "docs/install.md").read_text()
    for words in (["apt", "remove", "eve-ics"], ["apt", "purge", "eve-ics"]):
        assert f"`{' '.join(words)}`" in page
        root.says("apt-get", *words[1:2], "--yes", *words[2:])
    assert [line for line in root.asked() if "stop" in line] == [
        "stop eve-ics.socket eve-ics.service",
        "--quiet --user --machine 1000@ stop eve-ics.service eve-ics-alarms.service",
    ]
    for kept in ("var/lib/eve-ics/eve.db", f"{HOME[1:]}/.local/share/eve-ics/eve.db"):
        assert (root.folder / kept).is_file()
        assert os.path.dirname(f"/{kept}") in page.replace("~", HOME)

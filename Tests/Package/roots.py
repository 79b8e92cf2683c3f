"""Folders that programs run in as if nothing else were there."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from limits import PATIENCE

INSTALLING = 300
"""How many seconds it may take to make a root, and apt to install there: both ask the network."""

# Dependencies of the package, and what the first days need.
INCLUDED = ("ca-certificates", "curl", "libqrencode4", "systemd-standalone-sysusers", "tzdata")
# Where apt and dpkg keep what they did.
BOOKS = ("/proc", "/var/lib/dpkg", "/var/log", "/var/cache", "/var/lib/apt", "/tmp", "/run")


@dataclass
class FreshRoot:
    folder: Path

    def command(self, *words: object, user: str = "0:0") -> list[str]:
        inside = ["chroot", f"--userspec={user}", str(self.folder), *map(str, words)]
        # Processes that a test leaves behind end with it, and nobody outside sees the mounts.
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc", MOUNTING,
                "-", str(self.folder), *inside]  # fmt: skip

    def run(
        self, *words: object, user: str = "0:0", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*words, user=user),
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"} | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=INSTALLING,
        )

    def says(self, *words: object, user: str = "0:0", **environment: str) -> str:
        """Runs a program and returns what it prints; any exit code but 0 fails the test."""
        done = self.run(*words, user=user, **environment)
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout

    def asked(self) -> list[str]:
        """What was asked of systemd since the last time, but that it reads its own units again."""
        written = self.folder / "tmp/asked"
        lines = written.read_text().splitlines() if written.exists() else []
        written.write_text("")
        # Anybody may ask.
        written.chmod(0o666)
        return [line for line in lines if line not in ("--system daemon-reload", "daemon-reload")]

    def files(self) -> set[str]:
        """Every path in it, but for what apt and dpkg write down."""
        below = (f"/{path.relative_to(self.folder)}" for path in self.folder.rglob("*"))
        return {path for path in below if not path.startswith(BOOKS)}


def stop(process: subprocess.Popen) -> int:
    """Asks the first process of such a root to end, and returns its exit code."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    for child in children:
        os.kill(int(child), signal.SIGTERM)
    try:
        return process.wait(timeout=PATIENCE)
    finally:
        process.kill()


SYSTEMCTL = """\
#!/bin/sh
case "$*" in
    *list-units*) echo "user@1000.service loaded active running User Manager for UID 1000" ;;
    *--version*) echo "systemd 252 (252)" ;;
    *) echo "$*" >>/tmp/asked ;;
esac
case "$*" in
    # StateDirectory=
    enable*" eve-ics.service"*) install -d -o eve-ics -g eve-ics -m 700 /var/lib/eve-ics ;;
esac
"""

MOUNTING = """
root=$1 && shift
mount -t proc proc "$root/proc"
# For terminals; a container has none.
if [ -d "$root/dev/pts" ]; then mount -t devpts -o ptmxmode=666 devpts "$root/dev/pts"; fi
if [ -n "${READ_ONLY-}" ]; then
    mount --bind "$root" "$root"
    for folder in proc var/lib/eve-ics; do mount --bind "$root/$folder" "$root/$folder"; done
    mount -t proc proc "$root/proc"
    mount -o remount,bind,ro "$root"
fi
unset READ_ONLY
exec "$@"
"""


@contextmanager
def bare_debian(folder: Path, more: tuple[str, ...] = ()) -> Iterator[FreshRoot]:
    release = next(
        line.partition("=")[2]
        for line in Path("/etc/os-release").read_text().splitlines()
        if line.startswith("VERSION_CODENAME=")
    )
    # In memory: dpkg waits for the disk after each file.
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1G", "debian", folder], check=True)
    try:
        yield made(release, folder / "root", INCLUDED + more)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def made(release: str, folder: Path, included: tuple[str, ...]) -> FreshRoot:
    subprocess.run(
        ["mmdebstrap", "--quiet", "--mode=root", "--variant=apt",
         f"--include={','.join(included)}", release, folder],
        check=True,
        capture_output=True,
        timeout=INSTALLING,
    )  # fmt: skip
    root = FreshRoot(folder)
    # As where systemd runs, with somebody logged in: what it is asked is written down, not done.
    (root.folder / "run/systemd/system").mkdir(parents=True)
    systemctl = root.folder / "usr/bin/systemctl"
    systemctl.write_text(SYSTEMCTL)
    systemctl.chmod(0o755)
    root.asked()
    return root

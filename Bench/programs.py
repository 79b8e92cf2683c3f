"""Runs and builds programs for `make bench`, and measures whole processes."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from os import sysconf
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep

ROOT = Path(__file__).resolve().parents[1]
BENCH = ROOT / "Bench"
BUILT = ROOT / ".build/bench"
EVE = BUILT / "eve-ics"
MEASURE = BUILT / "measure"
HELLO = BUILT / "hello"

TODAY = "2026-11-20"
LAST_START = "2026-11-03"


class CannotRunError(Exception):
    """Why a part of the bench cannot run, and what helps: one sentence."""


def needed(program: str, setup: str) -> str:
    """The path of a program that Scripts/setup installs."""
    if found := shutil.which(program):
        return found
    raise CannotRunError(f"there is no {program} here; run: Scripts/setup {setup}")


def output(*command: object) -> bytes:
    return subprocess.run([str(word) for word in command], check=True, capture_output=True).stdout


def python(script: str, *arguments: object) -> bytes:
    return output(sys.executable, BENCH / script, *arguments)


def installed(program: Path, name: str) -> Path:
    """The program as `make install` leaves it.

    Linux maps a copied file faster than the one that a linker wrote, so all of them are copies.
    """
    output("install", "-m", "755", program, BUILT / name)
    return BUILT / name


def compile_c(source: str, *options: str) -> Path:
    program = BUILT / "linked"
    output("clang", "-O2", "-Wall", f"-I{BUILT}", BENCH / source, "-o", program, *options)
    return installed(program, source.removesuffix(".c"))


def compile_with_libical(source: str, *options: str) -> Path:
    paths = output("pkg-config", "--cflags", "--libs-only-L", "libical").decode().split()
    return compile_c(source, *options, *paths, "-Wl,--as-needed", "-lical")


def prepare() -> None:
    """Begins with an empty folder of what is made, and what most parts need."""
    release = ROOT / ".build/release/eve-ics"
    if not release.exists():
        raise CannotRunError("there is no release program here; run: make build")
    shutil.rmtree(BUILT, ignore_errors=True)
    BUILT.mkdir(parents=True)
    installed(release, EVE.name)
    compile_c("measure.c")
    compile_c("hello.c", "-lmicrohttpd")


@dataclass(frozen=True)
class Measured:
    """What a program takes, as one side of a ratio: the time that a tenth of its runs keep below,

    as what else the machine does only makes runs slower, and the median of its memory.
    """

    time: float
    memory: float


def measure(repetitions: int, *commands: Sequence[object]) -> list[Measured]:
    """What each command takes; they take turns."""
    words: list[object] = []
    for command in commands:
        words += [*(["--"] if words else []), *command]
    lines = output(MEASURE, repetitions, *words).decode().split("\n")[:-1]
    runs = [tuple(map(int, line.split())) for line in lines]
    return [
        Measured(
            quantiles((time for n, time, _ in runs if n == number), n=10)[0],
            median(memory for n, _, memory in runs if n == number),
        )
        for number in range(len(commands))
    ]


COUNTED = BUILT / "callgrind.txt"


def callgrind(*options: str) -> tuple[object, ...]:
    """The words before a command that count its instructions, for `counted` to read."""
    valgrind = needed("valgrind", "web")
    file = "--callgrind-out-file=/dev/null"
    return (valgrind, "--tool=callgrind", file, f"--log-file={COUNTED}", *options)


def counted() -> float:
    """The millions of instructions that callgrind counted last."""
    found = re.search(r"Collected : (\d+)", COUNTED.read_text(encoding="ascii"))
    if not found:
        raise CannotRunError("callgrind counts nothing")
    return int(found[1]) / 1e6


def instructions(*command: object) -> float:
    """Millions of instructions of a whole process."""
    output(*callgrind(), *command)
    return counted()


def share_of_processor(process: int, seconds: float) -> float:
    """Percent of one processor that all threads of a process take together."""

    def spent() -> int:
        said = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return int(said[11]) + int(said[12])

    before, start = spent(), perf_counter()
    sleep(seconds)
    return 100 * (spent() - before) / sysconf("SC_CLK_TCK") / (perf_counter() - start)


@contextmanager
def greeting(name: str, page: str) -> Iterator[str]:
    """The address of a server, as bare as libmicrohttpd is, that answers everything with a page."""
    file = BUILT / f"{name}.html"
    file.write_text(page, encoding="ascii")
    server = subprocess.Popen([HELLO, file], stdout=subprocess.PIPE, text=True)
    assert server.stdout
    try:
        yield f"http://127.0.0.1:{server.stdout.readline().strip()}/"
    finally:
        server.terminate()
        server.wait()

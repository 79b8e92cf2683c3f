"""What stands in ICU's place in the release binary refuses what only ICU could do."""

import base64
import json
import re
import subprocess
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from limits import PATIENCE
from tool import ENVIRONMENT, ROOT

# libical steps through a rule with ICU's calendars alone, and libxml2 asks ICU for encodings that
# the C library lacks.
PROGRAM = r"""
#include <libical/ical.h>
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void step(const char *rule)
{
    icalerror_clear_errno();
    struct icaltimetype start = icaltime_from_string("20260105T090000");
    struct icalrecurrencetype parsed = icalrecurrencetype_from_string(rule);
    icalrecur_iterator *steps = icalrecur_iterator_new(parsed, start);
    printf("%s: %s\n", rule, steps ? "steps" : icalerrno == ICAL_NO_ERROR ? "nothing" : "an error");
    // An iterator would own the name of the calendar.
    if (steps) icalrecur_iterator_free(steps);
    else free(parsed.rscale);
}

static void read(const char *encoding)
{
    char text[200];
    snprintf(text, sizeof text, "<?xml version=\"1.0\" encoding=\"%s\"?><a>b</a>", encoding);
    xmlDocPtr document = xmlReadMemory(
        text, strlen(text), "a.xml", NULL, XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
    printf("%s: %s\n", encoding, document ? "read" : "refused");
    xmlFreeDoc(document);
}

int main(void)
{
    icalerror_set_errors_are_fatal(0);
    step("FREQ=DAILY;COUNT=3");
    step("RSCALE=HEBREW;FREQ=YEARLY;COUNT=3");
    step("RSCALE=CHINESE;FREQ=MONTHLY;SKIP=FORWARD;COUNT=3");
    icalarray *scales = icalrecurrencetype_rscale_supported_calendars();
    printf("scales: %d\n", (int)scales->num_elements);
    icalarray_free(scales);
    read("UTF-8");
    read("ISO-8859-1");
    read("UTF-16");
    read("ISO-2022-JP");
    read("BOCU-1");
    read("x-no-such-encoding");
    printf("handler: %s\n", xmlFindCharEncodingHandler("BOCU-1") ? "found" : "none");
    return 0;
}
"""

# BOCU-1 is one that only ICU knows.
EXPECTED = """\
FREQ=DAILY;COUNT=3: an error
RSCALE=HEBREW;FREQ=YEARLY;COUNT=3: an error
RSCALE=CHINESE;FREQ=MONTHLY;SKIP=FORWARD;COUNT=3: an error
scales: 0
UTF-8: read
ISO-8859-1: read
UTF-16: refused
ISO-2022-JP: read
BOCU-1: refused
x-no-such-encoding: refused
handler: none
"""


def test_the_libraries_take_the_refusal_for_an_answer(tmp_path: Path) -> None:
    (tmp_path / "asking.c").write_text(PROGRAM)
    archives = ["-l:libical.a", "-l:libxml2.a", "-l:liblzma.a", "-l:libz.a", "-lm"]
    subprocess.run(
        ["gcc", "-fsanitize=address", "-g", "-I/usr/include/libxml2", "asking.c",
         ROOT / "Scripts/icu-stubs.c", *archives, "-o", "asking"],
        cwd=tmp_path,
        check=True,
        timeout=PATIENCE,
    )  # fmt: skip
    done = subprocess.run([tmp_path / "asking"], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.returncode) == (EXPECTED, 0), done.stderr


def lint(release: Path, tmp_path: Path, rule: str) -> tuple[str, int]:
    lines = (
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//a//b//EN"),
        *("X-WR-CALNAME:a", "REFRESH-INTERVAL;VALUE=DURATION:P1D", "BEGIN:VEVENT"),
        *("UID:1f6d7a3c-1d1e-4c0d-9c55-0d1c2b3a4f5e", "DTSTAMP:20260101T000000Z"),
        *("DTSTART;VALUE=DATE:20260105", f"RRULE:{rule}", "SUMMARY:a", "END:VEVENT"),
        "END:VCALENDAR",
    )
    (tmp_path / "a.ics").write_bytes("".join(f"{line}\r\n" for line in lines).encode())
    done = subprocess.run(
        [release, "lint", "a.ics"],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        timeout=PATIENCE,
    )
    return done.stdout.decode(), done.returncode


@pytest.mark.parametrize("scale", ["HEBREW", "CHINESE", "ISLAMIC-CIVIL", "GREGORIAN", "NONSENSE"])
def test_a_rule_in_another_calendar_is_read_and_never_a_crash(
    release: Path, tmp_path: Path, scale: str
) -> None:
    said, code = lint(release, tmp_path, f"RSCALE={scale};FREQ=YEARLY;SKIP=OMIT")
    assert (said, code) == ("a.ics: nothing to complain about\n", 0)


def test_the_release_binary_carries_no_icu(release: Path) -> None:
    names = subprocess.run(
        ["nm", "--defined-only", release],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    ).stdout
    assert "ucal_open" in names
    assert "icudt" not in names
    assert release.stat().st_size < 80_000_000


@pytest.fixture
def server(release: Path, tmp_path: Path) -> Iterator[tuple[HTTPConnection, dict[str, str]]]:
    """A connection to the release binary, and what signs in there."""
    store = ["--store", str(tmp_path / "eve.db")]
    made = subprocess.run(
        [release, *store, "app-password", "add", "phone", "--json"],
        env=ENVIRONMENT,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    ).stdout
    password = json.loads(made)["appPassword"]["password"]
    serving = subprocess.Popen(
        [release, *store, "serve", "--listen", "127.0.0.1:0", "--json"],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert serving.stdout
        lines = iter(serving.stdout.readline, b"")
        address = next(line for line in lines if b"http://" in line).decode()
        port = int(re.findall(r":(\d+)", address)[0])
        word = base64.b64encode(f"me:{password}".encode()).decode()
        yield (
            HTTPConnection("127.0.0.1", port, timeout=PATIENCE),
            {"Authorization": f"Basic {word}"},
        )
    finally:
        serving.terminate()
        assert serving.wait(timeout=PATIENCE) == 0


@pytest.mark.parametrize(
    ("encoding", "written", "status"),
    [
        ("UTF-8", "utf-8", 207),
        # What a document says of its encoding counts for nothing, so ASCII is read under any name.
        ("ISO-2022-JP", "iso2022_jp", 207),
        ("BOCU-1", "ascii", 207),
        ("x-no-such-encoding", "ascii", 207),
        # These are known by their first four bytes, and converted without ICU.
        ("UTF-16", "utf-16", 207),
        ("EBCDIC-CP-US", "cp037", 207),
        ("UTF-16LE", "utf-16-le", 207),
        # Nothing in it is a letter of XML.
        ("BOCU-1", "bocu-1", 400),
    ],
)
def test_a_request_in_a_foreign_encoding_gets_an_answer(
    server: tuple[HTTPConnection, dict[str, str]], encoding: str, written: str, status: int
) -> None:
    connection, signed = server
    text = (
        f'<?xml version="1.0" encoding="{encoding}"?><propfind xmlns="DAV:"><allprop/></propfind>'
    )
    # Python has no BOCU-1; its signature is these three bytes, and it moves letters up by 0x50.
    body = (
        b"\xfb\xee\x28" + bytes(ord(letter) + 0x50 for letter in text)
        if written == "bocu-1"
        else text.encode(written)
    )
    connection.request("PROPFIND", "/dav/", body, signed | {"Depth": "0"})
    answer = connection.getresponse()
    answer.read()
    assert answer.status == status

"""What `doctor` says of a server that runs."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from server import Household, make_certificate
from tool import ENVIRONMENT


def doctor(
    household: Household, *arguments: object, trusting: Path | None = None, typed: str = ""
) -> tuple[int, dict[str, Any]]:
    environment = ENVIRONMENT | ({"CURL_CA_BUNDLE": str(trusting)} if trusting else {})
    # By the real clock, which certificates go by.
    command = Household(household.folder, today=None).command("doctor", "--json", *arguments)
    done = subprocess.run(
        command, env=environment, input=typed.encode(), capture_output=True, timeout=60
    )
    assert not done.stderr, done.stderr.decode()
    return done.returncode, json.loads(done.stdout)


def texts(checkup: dict[str, Any], verdict: str) -> list[str]:
    return [f["text"] for f in checkup["findings"] if f["verdict"] == verdict]


def test_finds_nothing_wrong_with_a_feed_on_this_machine(household: Household) -> None:
    path = household.add_feed("phone")
    with household.serve() as server:
        code, checkup = doctor(household, "-", typed=server.url + path + "\n")
        assert (code, texts(checkup, "wrong")) == (0, [])
        fine = texts(checkup, "fine")
        assert any(text.startswith("eve-ics answers") for text in fine)
        assert "It is a calendar without fault." in fine
        assert "A program that asks again hears that nothing changed." in fine
        assert "It is this store's feed phone." in texts(checkup, "note")
        assert path[6:] not in json.dumps(checkup)
        feed = json.loads(household.eve("feed", "add", "tablet", "--json"))["feed"]
        assert feed["url"].startswith(server.url)
        code, checkup = doctor(household)
        assert f"It answers at {server.url}." in texts(checkup, "fine")
        assert code == 0
    code, checkup = doctor(household)
    assert code == 1
    assert any("Nobody answers" in text for text in texts(checkup, "wrong"))


def test_finds_nothing_wrong_with_a_feed_that_was_emptied(household: Household) -> None:
    path = household.add_feed("phone")
    with household.serve() as server:
        household.eve("feed", "revoke", "phone", "--blank")
        typed = server.url + path + "\n"
        code, checkup = doctor(household, "-", "--second-reader", typed=typed)
    assert (code, texts(checkup, "wrong")) == (0, [])
    assert "It is a calendar without fault." in texts(checkup, "fine")


def test_reads_a_feed_with_libical_too_when_asked(household: Household) -> None:
    path = household.add_feed("phone")
    same = "libical reads the same dates and the same status in every event."
    with household.serve() as server:
        typed = server.url + path + "\n"
        code, checkup = doctor(household, "-", "--second-reader", typed=typed)
        assert (code, texts(checkup, "wrong")) == (0, [])
        assert same in texts(checkup, "fine")
        code, checkup = doctor(household, "-", typed=typed)
        assert (code, same in texts(checkup, "fine")) == (0, False)


def test_says_what_keeps_a_program_from_a_feed(household: Household) -> None:
    path = household.add_feed("phone")
    with household.serve() as server:
        code, checkup = doctor(household, server.url + path, "--for", "google")
        assert code == 1
        assert any("cannot reach this address" in text for text in texts(checkup, "wrong"))
        assert any("Rings none" in text for text in texts(checkup, "warning"))
        code, _ = doctor(household, server.url + path, "--for", "thunderbird")
        assert code == 0


def test_says_that_a_feed_is_gone(household: Household) -> None:
    with household.serve() as server:
        code, checkup = doctor(household, f"{server.url}/feed/{'0' * 48}.ics")
        assert code == 1
        assert any("The feed is not there" in text for text in texts(checkup, "wrong"))


@pytest.mark.parametrize(("days", "verdict"), [(30, "fine"), (3, "warning")])
def test_tells_how_long_a_certificate_is_good(
    household: Household, days: int, verdict: str
) -> None:
    certificate, key = make_certificate(household.folder, days=days)
    options = ("--tls-cert", certificate, "--tls-key", key)
    with household.serve(*options, authority=certificate) as server:
        code, checkup = doctor(household, server.url, trusting=certificate)
        assert code == 0
        assert any(text.startswith("The certificate") for text in texts(checkup, verdict))
        code, checkup = doctor(household, server.url)
        assert code == 1
        assert any("is not trusted" in text for text in texts(checkup, "wrong"))


def test_tells_plain_http_from_https(household: Household) -> None:
    certificate, key = make_certificate(household.folder)
    with household.serve("--tls-cert", certificate, "--tls-key", key) as server:
        code, checkup = doctor(household, server.url.replace("https", "http"))
        assert code == 1
        assert texts(checkup, "wrong")
    with household.serve() as server:
        code, checkup = doctor(household, server.url.replace("http", "https"))
        assert code == 1
        assert any("no TLS" in text for text in texts(checkup, "wrong"))


def words_of_curl(
    household: Household, folder: Path, *arguments: str, typed: str, **environment: str
) -> tuple[set[str], str]:
    """The command lines of curl, by one that writes them down, and all that doctor says."""
    said, curl = folder / "words", folder / "curl"
    curl.write_text(f'#!/bin/sh\necho "$@" >> {said}\nexec /usr/bin/curl "$@"\n')
    curl.chmod(0o755)
    done = subprocess.run(
        household.command("doctor", *arguments),
        env=ENVIRONMENT | {"PATH": f"{folder}:/usr/bin:/bin"} | environment,
        input=typed.encode(),
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout.decode()
    return set(said.read_text().splitlines()), (done.stdout + done.stderr).decode()


def test_puts_no_secret_on_a_command_line(household: Household, tmp_path: Path) -> None:
    path = household.add_feed("phone")
    with household.serve() as server:
        words, printed = words_of_curl(
            household, tmp_path, "-", typed=server.url + path, HTTP_PROXY="http://[::]:1"
        )
    assert words == {"--disable --config -"}
    assert path[6:] not in printed

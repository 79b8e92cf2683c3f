"""What `doctor` says of signing in, by a proxy that is in order and by others that are not."""

from pathlib import Path
from typing import Any

import pytest
from proxies import proxy
from server import Household, make_certificate
from test_caldav import add_password
from test_doctor import doctor, texts, words_of_curl


def judged(
    household: Household, typed: str = "", options: tuple[str, ...] = (), **faults: Any
) -> tuple[dict[str, Any], int]:
    pair = make_certificate(household.folder)
    sign_in = ["--sign-in"] if typed else []
    with (
        household.serve("--behind-proxy", *options) as server,
        proxy(server, pair, **faults) as url,
    ):
        code, checkup = doctor(household, url, *sign_in, trusting=pair[0], typed=typed)
        return checkup, code


def test_finds_nothing_wrong_with_a_proxy_that_hands_on_all(household: Household) -> None:
    password = add_password(household, "Phone")
    checkup, code = judged(household, password + "\n")
    assert (code, texts(checkup, "wrong")) == (0, [])
    fine = " ".join(texts(checkup, "fine"))
    for text in (
        "asks for a password before",
        "know only the name find",
        "All that programs do arrives",
        "The password opens 1 calendar",
        "claims for itself is not believed",
        "A claim of https that a program makes itself is not believed",
    ):
        assert text in fine
    assert password not in str(checkup)


@pytest.mark.parametrize(
    ("faults", "text"),
    [
        ({"blocked": ("REPORT", "DELETE")}, "do not arrive: REPORT (405), DELETE (405)."),
        ({"blocked": ("PROPFIND",)}, "PROPFIND, with which calendar programs begin"),
        ({"dropped": ("Authorization",)}, "the server there does not see it"),
        ({"missing": "/dav/"}, "There are no calendars at /dav/"),
        ({"realm": "Members"}, "asks for a password of its own"),
        ({"protocol": "http"}, "it does not know that it is asked by https"),
        ({"protocol": None}, "it does not know that it is asked by https"),
        ({"protocol": None}, "takes a password in the clear"),
        ({"believing": True}, "believes what a program says of its own address"),
        ({"believing": True}, "believes what a program says of how it asked"),
        ({"elsewhere": "http://localhost/dav/"}, "leads from https to plain http"),
        ({"elsewhere": "https://example.org/dav/"}, "leads to https://example.org"),
    ],
)
def test_names_what_a_proxy_does_wrong(
    household: Household, faults: dict[str, Any], text: str
) -> None:
    password = add_password(household, "Phone")
    checkup, code = judged(household, password, **faults)
    assert code == 1
    assert any(text in said for said in texts(checkup, "wrong")), checkup


@pytest.mark.parametrize(
    ("faults", "text"),
    [
        ({"largest": 100_000}, "An entry of 1 MB does not arrive."),
        ({"missing": "/.well-known/"}, "do not find the calendars (404"),
    ],
)
def test_names_what_some_programs_would_miss(
    household: Household, faults: dict[str, Any], text: str
) -> None:
    checkup, code = judged(household, **faults)
    assert code == 0
    assert any(text in said for said in texts(checkup, "warning")), checkup
    assert any("was not tried" in said for said in texts(checkup, "note"))


def test_tells_a_password_that_is_none_from_one_that_is_lost(household: Household) -> None:
    add_password(household, "Phone")
    checkup, code = judged(household, "0" * 48)
    assert code == 1
    assert "The password opens nothing there." in texts(checkup, "wrong")


def test_looks_at_the_server_of_its_own_store(household: Household) -> None:
    password = add_password(household, "Phone")
    with household.serve() as server:
        code, checkup = doctor(household, "--sign-in", typed=password)
        assert code == 0
        assert any("The password opens 1 calendar" in t for t in texts(checkup, "fine"))
        # Its address as it is put into a program.
        code, checkup = doctor(household, f"{server.url}/dav/")
        assert code == 0
        assert any("All that programs do arrives" in t for t in texts(checkup, "fine"))


def test_puts_no_password_on_a_command_line(household: Household, tmp_path: Path) -> None:
    password = add_password(household, "Phone")
    with household.serve() as server:
        words, printed = words_of_curl(household, tmp_path, server.url, "--sign-in", typed=password)
        server.stop()
    assert words == {"--disable --config -"}
    assert password not in printed + server.log

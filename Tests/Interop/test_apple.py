"""The configuration profile for Apple's programs, read by Python's plistlib."""

import json
import plistlib
import uuid
from pathlib import Path

import pytest
from tool import eve, run


def profile(folder: Path, *options: str) -> tuple[dict, dict]:
    """What is in the file, and what was printed of the password in it."""
    place = folder / "phone.mobileconfig"
    store = f"--store={folder / 'eve.db'}"
    printed = eve("app-password", "add", "Phone", "--apple", place, "--json", store, *options)
    assert place.stat().st_mode & 0o777 == 0o600
    password = json.loads(printed)["appPassword"]
    assert password["profile"] == str(place)
    return plistlib.loads(place.read_bytes(), fmt=plistlib.FMT_XML), password


@pytest.mark.parametrize(
    ("url", "host", "port", "encrypted", "path"),
    [
        ("https://cal.example.org", "cal.example.org", 443, True, ""),
        ("https://cal.example.org:8443/x/", "cal.example.org", 8443, True, "/x"),
        ("http://[::1]:8765", "[::1]", 8765, False, ""),
    ],
)
def test_the_account_is_the_password_s(
    tmp_path: Path, url: str, host: str, port: int, encrypted: bool, path: str
) -> None:
    store = f"--store={tmp_path / 'eve.db'}"
    eve("settings", "calendar-name", "Us & <you> ü", store)
    found, password = profile(tmp_path, "--public-url", url)
    assert found["PayloadType"] == "Configuration"
    (account,) = found["PayloadContent"]
    assert account["PayloadType"] == "com.apple.caldav.account"
    assert account["CalDAVHostName"] == host
    assert account["CalDAVPort"] == port
    assert account["CalDAVUseSSL"] is encrypted
    assert account["CalDAVUsername"] == password["user"]
    assert account["CalDAVPassword"] == password["password"]
    principal = account["CalDAVPrincipalURL"]
    assert principal.startswith(f"{path}/dav/")
    assert principal.endswith("/")
    assert len(principal) > len(f"{path}/dav//")
    assert account["CalDAVAccountDescription"] == found["PayloadDisplayName"] == "Us & <you> ü"
    payloads = [found, account]
    assert all(part["PayloadVersion"] == 1 for part in payloads)
    names = {uuid.UUID(part["PayloadUUID"]) for part in payloads}
    assert len(names) == len({part["PayloadIdentifier"] for part in payloads}) == 2


def test_a_neutral_calendar_has_a_neutral_name(tmp_path: Path) -> None:
    found, _ = profile(tmp_path, "--titles", "neutral")
    text = str(found).lower()
    assert found["PayloadDisplayName"] == "Planner"
    assert not any(word in text for word in ["cycle", "eve-ics", "period"])


def test_no_file_is_replaced_and_no_password_is_left_over(tmp_path: Path) -> None:
    place = tmp_path / "phone.mobileconfig"
    place.write_text("mine")
    store = f"--store={tmp_path / 'eve.db'}"
    eve("log", "2026-10-25", store)
    done = run("app-password", "add", "Phone", "--apple", place, store)
    assert done.returncode == 1
    text = f"{place}: is there already\nname another file, or remove that one first\n"
    assert done.stderr.decode() == text
    assert place.read_text() == "mine"
    missing = tmp_path / "no" / "phone.mobileconfig"
    assert run("app-password", "add", "Phone", "--apple", missing, store).returncode == 3
    assert b"No app passwords yet." in eve("app-password", "list", store)


def test_the_file_is_said_to_hold_the_password(tmp_path: Path) -> None:
    place = tmp_path / "phone.mobileconfig"
    store = f"--store={tmp_path / 'eve.db'}"
    text = eve("app-password", "add", "Phone", "--apple", place, store).decode()
    assert f"The password is also in {place}. Open this file on the iPhone or the Mac, and" in text

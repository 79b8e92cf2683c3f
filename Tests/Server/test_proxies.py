"""The configurations of Caddy and nginx in docs/server.md, in these programs."""

import socket
import subprocess
from pathlib import Path

import proxies
import pytest
from proxies import ShippedProxy, shipped
from server import Household
from test_caldav import add_password
from test_doctor import doctor, texts

PROGRAMS = ("caddy", "nginx")
FORGED = {
    "X-Forwarded-For": "198.51.100.7",
    "X-Forwarded-Proto": "http",
    "Forwarded": "for=198.51.100.7;proto=http",
}


def test_caddy_takes_its_file_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "Caddyfile").write_text(shipped("caddy"))
    for word in ("adapt", "validate"):
        done = subprocess.run(
            ["caddy", word, "--config", tmp_path / "Caddyfile"],
            env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("program", PROGRAMS)
def test_doctor_finds_nothing_wrong(household: Household, program: str) -> None:
    password = add_password(household, "Phone")
    with (
        household.serve("--behind-proxy") as server,
        ShippedProxy(program, household.folder, server) as proxy,
    ):
        code, checkup = doctor(
            household, proxy.url, "--sign-in", trusting=proxy.certificate[0], typed=password + "\n"
        )
    assert (code, texts(checkup, "wrong"), texts(checkup, "warning")) == (0, [], [])
    fine = " ".join(texts(checkup, "fine"))
    assert "All that programs do arrives" in fine
    assert "claims for itself is not believed" in fine
    assert "A claim of https that a program makes itself is not believed" in fine
    assert any("into their logs" in text for text in texts(checkup, "note"))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("proxy_set_header X-Forwarded-For $remote_addr;", "says of its own address"),
        ("proxy_set_header X-Forwarded-Proto $scheme;", "takes a password in the clear"),
    ],
)
def test_doctor_finds_what_nginx_hands_on(household: Household, line: str, text: str) -> None:
    shortened = shipped("nginx")
    assert line in shortened
    with (
        household.serve("--behind-proxy") as server,
        ShippedProxy("nginx", household.folder, server, shortened.replace(line, "")) as proxy,
    ):
        code, checkup = doctor(household, proxy.url, trusting=proxy.certificate[0])
    assert code == 1
    assert any(text in said for said in texts(checkup, "wrong")), checkup


def test_a_proxy_that_says_nothing_lets_no_password_in(household: Household) -> None:
    password = add_password(household, "Phone")
    silent = "\n".join(
        line for line in shipped("nginx").splitlines() if "proxy_set_header X-" not in line
    )
    with (
        household.serve("--behind-proxy") as server,
        ShippedProxy("nginx", household.folder, server, silent) as proxy,
    ):
        asked = ("--request", "PROPFIND", "--header", "Depth: 0", "--user", f"x:{password}")
        assert proxy.get("/dav/", *asked) == "403"


def test_the_page_names_the_proxy_that_says_nothing_and_not_the_address(
    household: Household,
) -> None:
    with household.serve("--behind-proxy") as server:
        for path in ("/login", "/register"):
            silent = server.get(path, X_Forwarded_For="192.0.2.1")
            assert silent.status == 403
            assert "X-Forwarded-Proto; docs/server.md" in silent.body.decode()
            for field, value in (
                ("X-Forwarded-Proto", "http"),
                ("X-Forwarded-Proto", "https,http"),
                ("Forwarded", "proto=http"),
            ):
                clear = server.get(path, **{field: value})
                assert clear.status == 403
                # It may be the person's own connection, or that of another proxy to this one.
                said = clear.body.decode()
                assert "address that begins with https" in said
                assert (
                    "another proxy in front of that one: let it pass X-Forwarded-Proto on" in said
                )
        assert server.get("/login", X_Forwarded_Proto="https").status == 200


def test_doctor_asks_its_own_server_as_the_proxy_does(household: Household) -> None:
    password = add_password(household, "Phone")
    with household.serve("--behind-proxy"):
        code, checkup = doctor(household, "--sign-in", typed=password + "\n")
    assert (code, texts(checkup, "wrong")) == (0, [])
    assert any("The password opens 1 calendar" in text for text in texts(checkup, "fine"))


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_proxy_writes_no_feed_address_down(household: Household, program: str) -> None:
    path = household.add_feed("phone")
    secret = path.removeprefix("/feed/").removesuffix(".ics")
    with household.serve("--behind-proxy") as server:
        with ShippedProxy(program, household.folder, server) as proxy:
            assert proxy.get(path) == "200"
            assert proxy.get(path, "--referer", proxy.url + path) == "200"
            if program == "nginx":
                assert proxy.get(path, plain=True) == f"301 https://localhost{path}"
            server.stop()
            # It has an error to tell of.
            assert proxy.get(path, "--referer", proxy.url + path) == "502"
        assert secret not in proxy.logs


@pytest.mark.parametrize(
    ("program", "line"),
    [
        ("caddy", "request>uri delete"),
        ("caddy", "request>headers delete"),
        ("nginx", "access_log off;"),
        ("nginx", "error_log /dev/null emerg;"),
    ],
)
def test_each_line_that_keeps_it_out_is_needed(
    household: Household, program: str, line: str
) -> None:
    path = household.add_feed("phone")
    text = shipped(program)
    assert line in text
    with (
        household.serve("--behind-proxy") as server,
        ShippedProxy(program, household.folder, server, text.replace(line, "")) as proxy,
    ):
        server.stop()
        assert proxy.get(path, "--referer", proxy.url + path) == "502"
    assert path in proxy.logs


@pytest.mark.parametrize("program", PROGRAMS)
def test_what_a_program_says_of_its_own_address_counts_nothing(
    household: Household, program: str
) -> None:
    password, path = add_password(household, "Phone"), household.add_feed("phone")
    with (
        household.serve("--behind-proxy") as server,
        ShippedProxy(program, household.folder, server) as proxy,
    ):
        assert proxy.get(path, forwarded=FORGED) == "200"
        # Asked by https, whatever the program says: the password is taken.
        propfind = (
            "--request",
            "PROPFIND",
            "--header",
            "Depth: 0",
            "--user",
            f"anybody:{password}",
        )
        assert proxy.get("/dav/", *propfind, forwarded=FORGED) == "207"
        log = server.await_log("PROPFIND")
        assert "198.51.100" not in log
        assert "127.0.0.0" in log
        # Without the proxy before it, the server would believe them.
        assert server.get(path, **{"X-Forwarded-For": "198.51.100.7"}).status == 200
        server.await_log("198.51.100.0/24")


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_port_that_another_program_takes_is_left_to_it(
    household: Household,
    program: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with (
        household.serve("--behind-proxy") as server,
        socket.create_server(("127.0.0.1", 0)) as other,
    ):
        taken = other.getsockname()[1]
        ports = [taken, proxies.free_port(), proxies.free_port(), proxies.free_port()]
        monkeypatch.setattr(proxies, "free_port", lambda: ports.pop(0))
        with ShippedProxy(program, household.folder, server) as proxy:
            assert proxy.get("/healthz") == "200"
    assert f"port {taken} or " in capsys.readouterr().out

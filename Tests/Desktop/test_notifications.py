"""What a server of notifications is told, and what is made of its answers."""

import re
import signal
from pathlib import Path

from desktop import NAME, PATH, Desktop


def test_what_the_server_gets(desktop: Desktop) -> None:
    with desktop.mock() as mock, desktop.probe() as probe:
        assert probe.answer() == ["open", "actions body body-markup"]
        first = probe.show(
            title="Pill <now>", body="1 < 2 & 3", urgency=1, actions="default,snooze", silent=""
        )
        second = probe.show(title="Again", urgency=2, replacing=first, resident="", sound="bell")
        assert second == first
        one, two = mock.calls("Notify")
        assert one.startswith(
            'Notify "probe" 0 "" "Pill <now>" "1 &lt; 2 &amp; 3" '
            '["default", "Do default", "snooze", "Do snooze"]'
        )
        assert '"urgency": 1' in one
        assert '"suppress-sound": True' in one
        assert one.endswith(" 0")
        assert two.startswith(f'Notify "probe" {first} "" "Again"')
        for hint in ('"urgency": 2', '"resident": True', '"sound-name": "bell"'):
            assert hint in two
        for hint in ("suppress-sound", "transient", "category"):
            assert hint not in two
        assert len(mock.calls("GetCapabilities")) == 1
        assert probe.end() == 0


def test_a_server_without_markup_and_actions_gets_neither(desktop: Desktop) -> None:
    with desktop.mock("body") as mock, desktop.probe() as probe:
        assert probe.answer() == ["open", "body"]
        probe.show(title="T", body="1 < 2", actions="default")
        assert mock.calls("Notify")[0].startswith('Notify "probe" 0 "" "T" "1 < 2" [] ')


def test_long_texts_are_cut(desktop: Desktop) -> None:
    with desktop.mock() as mock, desktop.probe() as probe:
        probe.answer()
        probe.show(title="ä" * 5000, body="<" * 50_000)
        call = mock.calls("Notify")[0]
        assert "ä" * 126 + "…" in call
        assert "ä" * 127 not in call
        assert call.count("&lt;") == 2045
        assert "…" in call


def test_events_of_our_notifications_alone(desktop: Desktop) -> None:
    with desktop.mock() as mock, desktop.probe() as probe:
        probe.answer()
        number = probe.show(title="T", actions="default,snooze")
        mock.emit("ActionInvoked", "us", number + 7, "default")
        mock.emit("ActionInvoked", "us", number, "never-offered")
        mock.emit("ActionInvoked", "us", number, "snooze")
        assert probe.event() == f"invoked {number} snooze"
        mock.emit("NotificationClosed", "uu", number, 2)
        assert probe.event() == f"closed {number} dismissed"
        # It is gone: its number says nothing any more.
        mock.emit("ActionInvoked", "us", number, "snooze")
        other = probe.show(title="T", actions="default")
        mock.emit("NotificationClosed", "uu", other, 77)
        assert probe.event() == f"closed {other} undefined"


def test_another_program_cannot_click(desktop: Desktop) -> None:
    with desktop.mock() as mock, desktop.probe() as probe:
        probe.answer()
        number = probe.show(title="T", actions="default")
        desktop.ask("emit", PATH, NAME, "ActionInvoked", "us", number, "default")
        for line in desktop.ask("list", "--unique", "--no-legend").splitlines():
            to = f"--destination={line.split()[0]}"
            desktop.ask(to, "emit", PATH, NAME, "ActionInvoked", "us", number, "default")
            desktop.ask(
                *(to, "emit", "/org/freedesktop/DBus", "org.freedesktop.DBus"),
                *("NameOwnerChanged", "sss", NAME, desktop.owner(), ""),
            )
        mock.emit("NotificationClosed", "uu", number, 1)
        assert probe.event() == f"closed {number} expired"


def test_closing(desktop: Desktop) -> None:
    with desktop.mock() as mock, desktop.probe() as probe:
        probe.answer()
        number = probe.show(title="T")
        assert probe.say("close", number) == ["closing", str(number)]
        # The mock knows this reason only.
        assert probe.event() == f"closed {number} expired"
        # Nothing is asked about one that is not there.
        probe.say("close", number)
        probe.say("close", 9999)
        probe.say("idle", 0)
        assert len(mock.calls("CloseNotification")) == 1


def test_a_server_that_ends_and_comes_again(desktop: Desktop) -> None:
    with desktop.probe() as lone:
        assert lone.answer() == ["error", "No program on this desktop shows notifications."]
        assert lone.end() == 0
    with desktop.mock() as mock:
        probing = desktop.probe()
        with probing as probe:
            probe.answer()
            numbers = [probe.show(title=title) for title in "AB"]
            mock.process.kill()
            mock.process.wait()
            assert probe.event() == f"vanished {numbers[0]} {numbers[1]}"
            assert probe.say("show", "title=C") == [
                "error",
                "No program on this desktop shows notifications.",
            ]
            with desktop.mock("body") as other:
                assert probe.event() == "appeared"
                # Its number is another server's.
                probe.show(title="D", body="<", actions="default", replacing=numbers[0])
                call = other.calls("Notify")[-1]
                assert call.startswith('Notify "probe" 0 "" "D" "<" []')
            assert probe.event().startswith("vanished ")


def test_a_session_that_ends(bare: Desktop) -> None:
    for number in (signal.SIGKILL, signal.SIGTERM):
        with bare.bus() as bus, bare.mock(), bare.probe() as probe:
            probe.answer()
            probe.show(title="T")
            bus.send_signal(number)
            bus.wait(10)
            heard = probe.line()
            while heard[0] == "event":
                heard = probe.line()
            assert heard == ["error", "The desktop session has ended."]
            assert probe.say("there?") == ["still", "there?"]
            assert probe.end() == 0
        (bare.folder / "bus").unlink(missing_ok=True)


def test_a_server_that_hangs(desktop: Desktop) -> None:
    with desktop.mock() as mock, desktop.probe() as probe:
        probe.answer()
        number = probe.show(title="T")
        mock.process.send_signal(signal.SIGSTOP)
        try:
            # It does not wait for the answer to this one.
            assert probe.say("close", number)[0] != "error"
            said = probe.say("show", "title=U")
            assert said == ["error", "The program that shows notifications does not answer."]
        finally:
            mock.process.send_signal(signal.SIGCONT)
        assert probe.event() == f"closed {number} expired"
        assert probe.show(title="V") > number


def test_no_session(bare: Desktop) -> None:
    for address in (None, bare.address, "autolaunch:", "nonsense", "unix:path=/nonexistent"):
        bare.environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
        if address:
            bare.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        with bare.probe() as probe:
            assert probe.answer() == ["error", "There is no desktop session here."], address
            assert probe.end() == 0


def test_the_bus_is_found_without_its_address(desktop: Desktop) -> None:
    del desktop.environment["DBUS_SESSION_BUS_ADDRESS"]
    desktop.environment["XDG_RUNTIME_DIR"] = str(desktop.folder)
    with desktop.probe() as probe:
        assert probe.answer() == ["error", "No program on this desktop shows notifications."]


def test_a_flood_of_signals(desktop: Desktop) -> None:
    with desktop.mock() as mock, desktop.probe() as probe:
        probe.answer()
        number = probe.show(title="T", actions="default,snooze")
        for _ in range(20):
            mock.emit("ActionInvoked", "us", number, "x" * 10_000)
        mock.emit("ActionInvoked", "us", number, "snooze")
        assert probe.event() == f"invoked {number} snooze"
        status = Path(f"/proc/{probe.process.pid}/status").read_text()
        assert int(re.search(r"VmRSS:\s+(\d+)", status)[1]) < 40_000

"""dunst shows notifications, and a person chooses."""

from desktop import Desktop, until
from dunst import dunst


def test_a_replaced_notification_keeps_its_number_and_rises(desktop: Desktop) -> None:
    with dunst(desktop) as server, desktop.probe() as probe:
        opened = probe.answer()
        assert {"actions", "body", "body-markup"} <= set(opened[1].split())
        number = probe.show(title="First", urgency=1, actions="default")
        until(lambda: server.shown == [f"{number} NORMAL First"])
        again = probe.show(title="Second", urgency=2, actions="default", replacing=number)
        assert again == number
        until(lambda: server.shown[1:] == [f"{number} CRITICAL Second"])
        assert server.control("count", "displayed") == "1"
        # Nothing was closed for it.
        assert probe.say("idle", 0) == ["idled"]
        assert probe.events == []


def test_a_chosen_action(desktop: Desktop) -> None:
    with dunst(desktop) as server, desktop.probe() as probe:
        probe.answer()
        number = probe.show(title="T", actions="default,snooze")
        until(lambda: server.shown)
        server.control("action")
        assert probe.event() == f"invoked {number} default"
        # It stays there until it is closed.
        assert server.control("count", "displayed") == "1"
        probe.say("close", number)
        assert probe.event() == f"closed {number} closedByProgram"
        number = probe.show(title="U", actions="snooze,dismiss")
        until(lambda: len(server.shown) == 2)
        server.control("context")
        assert probe.event() == f"invoked {number} dismiss"


def test_a_click(desktop: Desktop) -> None:
    with dunst(desktop) as server, desktop.probe() as probe:
        probe.answer()
        number = probe.show(title="Click here", body="1 < 2", urgency=2, actions="default")
        until(lambda: server.shown)
        server.click()
        assert probe.event() == f"invoked {number} default"
        assert probe.event() == f"closed {number} dismissed"
        until(lambda: server.control("count", "displayed") == "0")


def test_closing_from_both_sides(desktop: Desktop) -> None:
    with dunst(desktop) as server, desktop.probe() as probe:
        probe.answer()
        number = probe.show(title="T", urgency=2)
        until(lambda: server.control("count", "displayed") == "1")
        probe.say("close", number)
        assert probe.event() == f"closed {number} closedByProgram"
        until(lambda: server.control("count", "displayed") == "0")
        other = probe.show(title="U", urgency=2)
        until(lambda: server.control("count", "displayed") == "1")
        server.control("close-all")
        assert probe.event() == f"closed {other} dismissed"

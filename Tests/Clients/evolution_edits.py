"""What Evolution's editor does to an event, for scripts on the system's Python."""

from datetime import date, timedelta

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
gi.require_version("ICalGLib", "3.0")
from gi.repository import ECal, EDataServer, ICalGLib  # noqa: E402

ALL = ECal.ObjModType.ALL
NONE = ECal.OperationFlags.NONE


def when(text: str, days: int = 0) -> ICalGLib.Time:
    day = date.fromisoformat(text) + timedelta(days)
    return ICalGLib.Time.new_from_string(f"{day:%Y%m%d}")


def put(event: ICalGLib.Component, first: str, last: str) -> None:
    event.set_dtstart(when(first))
    event.set_dtend(when(last, 1))


def ring(event: ICalGLib.Component, days_before: int) -> ICalGLib.Component:
    """Sets the trigger of the first alarm, as the editor's list of reminders does."""
    component = ECal.Component.new_from_icalcomponent(event)
    uid = component.get_alarm_uids()[0]
    alarm = component.get_alarm(uid)
    duration = ICalGLib.Duration.new_from_string(f"-P{days_before - 1}DT15H")
    alarm.set_trigger(
        ECal.ComponentAlarmTrigger.new_relative(
            ECal.ComponentAlarmTriggerKind.RELATIVE_START, duration
        )
    )
    component.remove_alarm(uid)
    component.add_alarm(alarm)
    return component.get_icalcomponent()


def alarm_at(client: ECal.Client, uid: str, trigger: str) -> str:
    """The UID that Evolution gave to the alarm with a trigger."""
    _, event = client.get_object_sync(uid, None, None)
    component = ECal.Component.new_from_icalcomponent(event)
    wanted = ICalGLib.Duration.new_from_string(trigger).as_int()
    [found] = [
        alarm
        for alarm in component.get_alarm_uids()
        if component.get_alarm(alarm).get_trigger().get_duration().as_int() == wanted
    ]
    return found


def write(client: ECal.Client, title: str, first: str, last: str) -> None:
    event = ICalGLib.Component.new(ICalGLib.ComponentKind.VEVENT_COMPONENT)
    event.set_uid(EDataServer.util_generate_uid())
    event.set_summary(title)
    put(event, first, last)
    client.create_object_sync(event, NONE, None)


def tick(task: ICalGLib.Component) -> None:
    """As the box in its list of tasks does it."""
    task.set_status(ICalGLib.PropertyStatus.COMPLETED)
    kinds = ICalGLib.PropertyKind
    for kind in (kinds.PERCENTCOMPLETE_PROPERTY, kinds.COMPLETED_PROPERTY):
        if old := task.get_first_property(kind):
            task.remove_property(old)
    now = ICalGLib.Time.new_current_with_zone(ICalGLib.Timezone.get_utc_timezone())
    task.add_property(ICalGLib.Property.new_percentcomplete(100))
    task.add_property(ICalGLib.Property.new_completed(now))


def note(client: ECal.Client, title: str, text: str) -> None:
    memo = ICalGLib.Component.new(ICalGLib.ComponentKind.VJOURNAL_COMPONENT)
    memo.set_uid(EDataServer.util_generate_uid())
    memo.set_summary(title)
    memo.set_description(text)
    client.create_object_sync(memo, NONE, None)


def edit(client: ECal.Client, what: str, uid: str, values: list) -> None:
    if what == "write":
        write(client, *values)
    elif what == "note":
        note(client, *values)
    elif what == "delete":
        client.remove_object_sync(uid, None, ALL, NONE, None)
    elif what == "dismiss":
        client.discard_alarm_sync(uid, None, alarm_at(client, uid, *values), NONE, None)
    else:
        _, event = client.get_object_sync(uid, None, None)
        if what == "move":
            put(event, *values)
        elif what == "annotate":
            event.set_description(f"{event.get_description()}\n{values[0]}")
        elif what == "tick":
            tick(event)
        elif what == "confirm":
            event.set_status(ICalGLib.PropertyStatus.CONFIRMED)
        else:
            event = ring(event, *values)
        client.modify_object_sync(event, ALL, NONE, None)

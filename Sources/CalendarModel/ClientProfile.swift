/// A calendar program whose habits the file allows for.
package enum ClientProfile: String, CaseIterable, Sendable {
    case generic, apple, google, outlook, thunderbird, davx5

    /// Outlook turns the alarms of an event into one reminder, and takes none that rings after the start.
    var keepsOneEarlyAlarm: Bool { self == .outlook }

    /// Outlook reads its own property beside TRANSP to leave the days free.
    package var wantsBusyStatus: Bool { self == .outlook }

    /// The alarms as this program can ring them, from the reminder's own.
    func adapt(_ alarms: [CalendarEvent.Alarm]) -> [CalendarEvent.Alarm] {
        guard keepsOneEarlyAlarm, var alarm = alarms.first else { return alarms }
        if alarm.minutesFromStart > 0 { alarm.minutesFromStart -= 24 * 60 }
        alarm.repeats = 0
        return [alarm]
    }
}

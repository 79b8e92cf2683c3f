/// A calendar program whose habits the file allows for.
package enum ClientProfile: String, CaseIterable, Sendable {
    case generic, apple, google, outlook, thunderbird, davx5

    /// Outlook turns the alarms of an event into one reminder, and takes none that rings after the start.
    var keepsOneEarlyAlarm: Bool { self == .outlook }

    /// Outlook reads its own property beside TRANSP to leave the days free.
    var wantsBusyStatus: Bool { self == .outlook }

    /// The reminder as this program can ring it.
    func adapt(_ reminder: Reminder) -> Reminder {
        guard keepsOneEarlyAlarm, let first = reminder.daysBefore.first else { return reminder }
        var reminder = reminder
        let ringsAfterStart = first == 0 && reminder.minuteOfDay > 0
        reminder.daysBefore = [ringsAfterStart ? 1 : first]
        reminder.repeats = 0
        return reminder
    }
}

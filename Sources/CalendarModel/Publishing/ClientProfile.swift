/// A calendar program whose habits the file allows for.
package enum ClientProfile: String, CaseIterable, Sendable {
    case generic, apple, google, outlook, thunderbird, davx5

    /// Outlook turns the alarms of an event into one reminder, and takes none that rings after the start.
    var keepsOneEarlyAlarm: Bool { self == .outlook }

    /// Outlook reads its own property beside TRANSP to leave the days free.
    var wantsBusyStatus: Bool { self == .outlook }

    /// The rings of one event that this program can be made to ring.
    ///
    /// - Parameters:
    ///   - rings: The earliest first.
    ///   - start: The event's, in minutes after the midnight that begins its first day.
    ///   - isDaily: Such events come every day, so that the day before is no time to ring for one.
    func adapt(_ rings: [AlarmTime], start: Int, isDaily: Bool) -> [AlarmTime] {
        guard keepsOneEarlyAlarm, var first = rings.first else { return rings }
        if first.minutes > start {
            if isDaily { return [] }
            first.daysBefore += 1
        }
        return [first]
    }
}

/// A moment at which an event's alarm rings, by the clock on the wall.
struct AlarmTime: Equatable {
    /// Before the event's first day.
    var daysBefore: Int
    /// Negative where the alarm did not move with its event (`Delay`).
    var minuteOfDay: Int
    /// Which of the event's alarms it is.
    var number: Int

    /// The minutes from the midnight that begins the event's first day.
    var minutes: Int { minuteOfDay - daysBefore * 24 * 60 }
}

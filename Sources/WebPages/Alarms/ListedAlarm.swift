package import AlarmClock
package import CycleAlarms
import CyclePipeline
import Messages

/// An alarm of the person's own, as pages list and edit it.
package struct ListedAlarm: Sendable {
    /// Names it in its address.
    package let id: String
    package let title: String
    /// `nil` where only a calendar program can change it.
    package let alarm: OwnAlarm?
    let standing: OwnAlarm.Standing
    package let ladder: Ladder
    /// When it rings next, in seconds since 1970-01-01T00:00:00Z.
    package let next: Int64?
    /// Differs as soon as anything of it does.
    package let version: String

    package init(
        id: String, title: String, alarm: OwnAlarm?, standing: OwnAlarm.Standing, ladder: Ladder,
        next: Int64?, version: String
    ) {
        self.id = id
        self.title = title
        self.alarm = alarm
        self.standing = standing
        self.ladder = ladder
        self.next = next
        self.version = version
    }
}

/// One time of an alarm on a day.
package struct AlarmOfDay: Sendable {
    package let minuteOfDay: Int?
    package let title: String
    /// What names the alarm in its address.
    package let id: String
    /// Whether this day can be left out here.
    package let canSkip: Bool

    package init(minuteOfDay: Int?, title: String, id: String, canSkip: Bool) {
        self.minuteOfDay = minuteOfDay
        self.title = title
        self.id = id
        self.canSkip = canSkip
    }
}

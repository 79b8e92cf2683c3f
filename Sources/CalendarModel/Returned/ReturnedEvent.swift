package import CivilDate
import CycleModel

/// What a calendar that came back says about one event, with the habits of programs taken out of it.
package struct ReturnedEvent: Equatable, Sendable {
    package enum Status: Sendable {
        case confirmed, tentative, cancelled
    }

    /// What is left of a rule by which the event repeats, once a daily one is put together to a block.
    package enum Repetition: Sendable {
        case none
        /// Daily without an end.
        case endless
        /// Any other rule; `days` are those of the first time.
        case rule
    }

    /// The UID as the file has it.
    package var uid: String?
    /// The marks that were found in it, the most trustworthy first.
    package var tokens: [EventToken] = []
    package var days: ClosedRange<Day>
    /// Days between the first and the last that were taken out one by one.
    package var gaps: [Day] = []
    /// When it starts on its first day; `nil` for whole days.
    package var minuteOfDay: Int?
    package var status: Status?
    package var title = ""
    package var categories: [String] = []
    /// `nil` where the file has none.
    package var description: String?
    /// Minutes from the start at which it rings, in order; alarms that programs add on their own are
    /// left out.
    package var alarms: [Int] = []
    /// Up to when its alarms are dismissed, and when they ring again, in seconds since 1970-01-01T00:00:00Z; `nil`
    /// where the file says nothing of it.
    package var acknowledged: Int64?
    package var snoozedUntil: Int64?
    /// What a person may have added: properties that are never served, by their names.
    package var additions: [String] = []
    package var repetition = Repetition.none
    /// When it was last changed, as the file says, in seconds since 1970-01-01T00:00:00Z.
    package var modified: Int64?
    /// The line number of its BEGIN, counted from 1.
    package var line = 1

    package init(uid: String?, days: ClosedRange<Day>) {
        self.uid = uid
        self.days = days
    }
}

extension ReturnedEvent {
    /// Longer than any period, and few enough to list.
    package static let mostDays = 31

    /// The days that are in it; only the first and the last where it is longer than `mostDays`.
    var dayList: [Day] {
        guard days.count <= Self.mostDays else { return [days.lowerBound, days.upperBound] }
        return days.filter { !gaps.contains($0) }
    }

    /// The title, short enough to stand in a sentence, and on one line.
    var shortTitle: String {
        let limit = 60
        let line = title.prefix(limit).split(whereSeparator: \.isNewline).joined(separator: " ")
        return title.count > limit ? "\(line.dropLast())…" : line
    }
}

/// A calendar that came back.
package struct ReturnedCalendar: Equatable, Sendable {
    /// The UID as the file has it; many programs drop it.
    package var uid: String?
    /// It cancels what is in it (RFC 5546 3.2.5).
    package var isCancellation = false
    package var events: [ReturnedEvent] = []
    /// Days on which the file says that something in it was last changed, the latest first; at most
    /// `mostStamps` of them.
    package var stamps: [Day] = []
    /// Entries that are no events, such as tasks.
    package var otherEntries = 0
    /// The file ends before the calendar does, so that what is missing tells nothing.
    package var isCut = false
    /// Lines of events that were left out because their dates can't be read.
    package var unreadable: [Int] = []

    package static let mostStamps = 8

    package init() {}

    /// Takes in another calendar of the same file.
    package mutating func add(_ other: ReturnedCalendar) {
        uid = uid ?? other.uid
        isCancellation = other.isCancellation && (events.isEmpty || isCancellation)
        events += other.events
        let days = Set(stamps + other.stamps).sorted(by: >)
        stamps = Array(days.prefix(Self.mostStamps))
        otherEntries += other.otherEntries
        unreadable += other.unreadable
        isCut = isCut || other.isCut
    }
}

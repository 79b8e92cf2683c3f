import AlarmClock
import CycleAlarms
import CycleModel
import CyclePipeline
import Messages
import Planner
import Store

/// What there is to ring for a person in some time, which holds until it ends or something of the person's changes.
final class AlarmBoard: Sendable {
    let person: PersonState
    let schedule: AlarmSchedule
    let marks: [AlarmInstance.ID: AlarmMark]
    let claims: [AlarmInstance.ID: Int64]
    /// The person's, from before the state was read; `nil` for one that is not kept.
    let stamp: MemberStamp?
    /// From when until when it would be the same.
    private let validity: Range<Int64>
    private let timer: StudyTimer?

    /// How far ahead alarms are looked for at most, and how long a board is kept, in seconds.
    static let ahead: Int64 = 86_400
    static let longestValidity: Int64 = 3_600

    /// - Parameter stored: What is known of the alarms, with what clocks wrote that were ahead.
    init(
        _ person: PersonState, _ schedule: AlarmSchedule, in span: Range<Int64>,
        _ stored: [StoredAlarmMark], _ timer: StudyTimer?, since stamp: MemberStamp? = nil
    ) {
        self.stamp = stamp
        let now = span.lowerBound
        let believed = stored.map { $0.believed(at: now) }
        self.person = person
        self.schedule = schedule
        self.timer = timer
        marks = believed.marks
        claims = believed.claims
        // What a clock wrote that was ahead is to be believed at some time.
        let end = believed == stored ? min(now + Self.longestValidity, schedule.end) : now + 1
        validity = now..<max(now + 1, end)
    }

    /// In which alarms are looked for that are kept.
    static func span(from now: Int64) -> Range<Int64> { now..<now + ahead + longestValidity }

    func holds(at now: Int64) -> Bool { validity.contains(now) }

    /// Whether it would still be the same, whoever keeps it.
    func isCurrent(for member: Member, at now: Int64) -> Bool {
        holds(at: now) && person.time.day(at: now) == person.today && stamp == member.stamp
    }

    /// Whether it has all that rings so far ahead, as long as it holds: of more than is looked at, others are the nearest
    /// in a shorter span.
    func reaches(_ seconds: Int64) -> Bool { !schedule.isCut || seconds == Self.ahead }

    /// What rings when studying or a break is over, until somebody says what comes next.
    func studyAlarm(at now: Int64) -> ScheduledAlarm? {
        guard let timer, let (part, moment) = timer.settled(at: now).timer?.rings else {
            return nil
        }
        let words = person.language.study
        return ScheduledAlarm(
            instance: AlarmInstance(
                AlarmInstance.ID(uid: "study-timer", recurrence: "\(moment)"), due: moment, .once),
            source: .studyTimer,
            title: part == .study ? words.timeForBreak : words.timeToStudy,
            note: timer.title.isEmpty ? nil : timer.title, about: moment, isWholeDay: false)
    }

    /// In bytes, about.
    var weight: Int {
        4_096 + 700 * schedule.alarms.count + 250 * marks.count + 150 * person.log.entries.count
    }
}

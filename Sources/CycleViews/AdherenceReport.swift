import CalendarModel
import CivilDate
package import CycleModel
import CyclePipeline
package import Messages

/// How the doses of each course were taken so far, in words.
package struct AdherenceReport {
    private let today: Day
    private let language: Language
    private let courses: [(course: ContraceptionCourse, adherence: Adherence)]

    private var messages: TakingMessages { language.taking }

    package init(_ history: CycleHistory) {
        today = history.person.today
        language = history.person.language
        courses = history.adherence
    }

    /// A line or two for each course.
    package var lines: [String] { courses.flatMap { lines($0, $1) } }

    private func lines(_ course: ContraceptionCourse, _ adherence: Adherence) -> [String] {
        let method = course.method.label(in: language)
        let counts = Self.counts(adherence, in: language)
        let head =
            course.end.map {
                messages.during(
                    course.start...max(course.start, min($0, today)), method, counts, near: today)
            } ?? messages.since(course.start, method, counts, near: today)
        let sentences = [
            head, adherence.streak > 1 ? messages.streak(adherence.streak) : nil,
        ].compactMap(\.self)
        let missed = Array(adherence.missedDays.suffix(5))
        let last = missed.isEmpty ? [] : [messages.lastSkipped(missed, near: today)]
        return [sentences.joined(separator: " ")] + last
    }

    /// `63 due, 40 taken, 23 not recorded`, without what was never counted.
    package static func counts(_ adherence: Adherence, in language: Language) -> String {
        let messages = language.taking
        let due = messages.due(adherence.due)
        guard adherence.unrecorded < adherence.due else {
            return [due, messages.nothingRecorded].joined(separator: ", ")
        }
        let taken = [
            (adherence.taken, messages.taken(adherence.taken)),
            (adherence.late, messages.late(adherence.late)),
            (adherence.skipped, messages.skipped(adherence.skipped)),
            (adherence.unrecorded, messages.unrecorded(adherence.unrecorded)),
        ].filter { $0.0 > 0 }.map(\.1)
        return ([due] + taken).joined(separator: ", ")
    }
}

import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// How the doses of each course were taken so far, for `history`.
struct AdherenceReport {
    private let today: Day
    private let courses: [(course: ContraceptionCourse, adherence: Adherence)]

    init(_ history: CycleHistory) {
        today = history.person.today
        courses = history.adherence
    }

    /// An empty line and a line or two for each course; empty without any.
    var text: String {
        courses.isEmpty ? "" : "\n" + courses.map { lines($0, $1) }.joined()
    }

    private func lines(_ course: ContraceptionCourse, _ adherence: Adherence) -> String {
        let method = course.method
        let days =
            course.end.map { "\(course.start) – \(min($0, today))" } ?? "since \(course.start)"
        let due = "\(method), \(days): \(count(adherence.due, method)) due"
        guard adherence.unrecorded < adherence.due else {
            return "\(due.capitalizedFirst), nothing recorded yet.\n"
        }
        let counts = [
            (adherence.taken, "taken"), (adherence.late, "late"), (adherence.skipped, "skipped"),
            (adherence.unrecorded, "not recorded"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let streak = adherence.streak > 1 ? "; the last \(adherence.streak) without a gap" : ""
        let missed = adherence.missedDays.suffix(5).map { $0.text(near: today) }
        let last = missed.isEmpty ? "" : "Last skipped: \(missed.joined(separator: ", ")).\n"
        return "\(due.capitalizedFirst), \(parts)\(streak).\n\(last)"
    }

    /// `1 patch` or `3 patches`.
    private func count(_ number: Int, _ method: Contraceptive) -> String {
        method.kind == .patch
            ? Phrases.count(number, "patch", "", "es")
            : Phrases.count(number, method.noun(in: .english))
    }
}

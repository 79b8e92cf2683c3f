/// When that from which reminders follow was last changed, in seconds since 1970-01-01T00:00:00Z.
///
/// What would have rung before, nobody has missed.
package struct LastChanges: Equatable, Sendable {
    private var cyclesChange = Int64.min
    private var courses: [Int: Int64] = [:]
    private var settings: [String: Int64] = [:]

    package init() {}

    /// Of the cycles, by a period that was logged or by an answer.
    package var cycles: Int64 { cyclesChange }

    /// Of a course of contraception.
    package subscript(course number: Int) -> Int64 { courses[number] ?? .min }

    package subscript(setting key: String) -> Int64 { settings[key] ?? .min }

    mutating func noteCycles(at moment: Int64) { cyclesChange = moment }

    mutating func noteSetting(_ key: String, at moment: Int64) { settings[key] = moment }

    mutating func noteCourses(from old: Contraception, to new: Contraception, at moment: Int64) {
        for course in new.courses where course != old[course.number] {
            courses[course.number] = moment
        }
    }
}

/// When that from which reminders follow was last changed, in seconds since 1970-01-01T00:00:00Z, and what it was before.
///
/// What would have rung before, nobody has missed, unless it rang as it was before.
package struct LastChanges: Equatable, Sendable {
    /// One change of something.
    package struct Change<Value: Equatable & Sendable>: Equatable, Sendable {
        package let moment: Int64
        /// `nil` where there was nothing.
        package let before: Value?
    }

    private var cyclesChange = Int64.min
    private var courses: [Int: [Change<ContraceptionCourse>]] = [:]
    private var settings: [String: [Change<String>]] = [:]

    package init() {}

    /// Of the cycles, by a period that was logged or by an answer.
    package var cycles: Int64 { cyclesChange }

    /// Of a course of contraception, but for what was recorded of its doses; the latest last.
    package subscript(course number: Int) -> [Change<ContraceptionCourse>] {
        courses[number] ?? []
    }

    /// Empty text stands for the default; the latest last.
    package subscript(changesOf key: String) -> [Change<String>] { settings[key] ?? [] }

    package subscript(setting key: String) -> Int64 { settings[key]?.last?.moment ?? .min }

    /// Of anything.
    package var latest: Int64 {
        let moments = courses.values.joined().map(\.moment) + settings.values.joined().map(\.moment)
        return max(cyclesChange, moments.max() ?? .min)
    }

    mutating func noteCycles(at moment: Int64) { cyclesChange = moment }

    mutating func noteSetting(_ key: String, from value: String?, at moment: Int64) {
        settings[key, default: []].note(.init(moment: moment, before: value ?? ""))
    }

    mutating func noteCourses(from old: Contraception, to new: Contraception, at moment: Int64) {
        for course in new.courses where course.plan != old[course.number]?.plan {
            courses[course.number, default: []].note(
                .init(moment: moment, before: old[course.number]))
        }
    }
}

extension Array {
    /// Nothing that rang so long before the newest change is still told of, in seconds.
    private static var memory: Int64 { 2 * 86_400 }
    private static var most: Int { 16 }

    fileprivate mutating func note<Value>(_ change: Element)
    where Element == LastChanges.Change<Value> {
        let first = Swift.max(change.moment, .min + Self.memory) - Self.memory
        removeAll { $0.moment < first }
        append(change)
        removeFirst(Swift.max(0, count - Self.most))
    }
}

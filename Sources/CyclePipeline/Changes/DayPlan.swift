package import CivilDate
package import CycleModel

/// What is to be written so that days have other records.
package struct DayPlan: Sendable {
    /// A day is older than what the person keeps, so that its record would be erased at once.
    package struct TooOld: Error {
        package let day: Day
        package let kept: KeptHistory
    }

    /// The days whose record is to be another one.
    package let changed: [DayLog.Entry]
    /// Days that were the last of a period which goes on now.
    package let continued: [DayLog.Entry]
    /// The courses without what they recorded on these days; `nil` where that was nothing.
    private let courses: Contraception?

    /// - Parameters:
    ///   - wanted: The records that days shall have; some may have them already.
    ///   - clearsCourses: Whether what the courses recorded of second doses on these days goes, too.
    package init(
        _ wanted: [DayLog.Entry], on person: PersonState, clearsCourses: Bool = false
    ) throws(TooOld) {
        let courses = person.circumstances.contraception
        let cleared = clearsCourses ? courses.daysRecorded(among: wanted.map(\.day)) : []
        self.courses = cleared.isEmpty ? nil : courses.removingRecords(on: cleared)
        let changed = wanted.filter {
            person.log[$0.day] != $0.record || cleared.contains($0.day)
        }
        self.changed = changed
        var log = person.log
        for entry in changed { log[entry.day] = entry.record }
        if let first = person.firstDayLeft(in: log), let kept = person.settings.kept,
            let old = changed.first(where: { $0.day < first })
        {
            throw TooOld(day: old.day, kept: kept)
        }
        continued = person.log.endsContinued(by: changed)
    }

    /// Nothing where every day has its record already.
    package var contents: [JournalChange.Content] {
        let entries = (changed + continued).sorted { $0.day < $1.day }
        let days: [JournalChange.Content] = entries.isEmpty ? [] : [.days(entries)]
        return courses.map { [.together([.contraception($0)] + days)] } ?? days
    }
}

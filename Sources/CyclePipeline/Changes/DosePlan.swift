package import CivilDate
package import CycleModel

/// Of which dose something is to be recorded.
package struct DoseTarget: Hashable, Sendable {
    package let day: Day
    /// The course of the dose; `nil` for what the day's own record speaks of.
    package let course: Int?

    package init(day: Day, course: Int? = nil) {
        (self.day, self.course) = (day, course)
    }

    package init(_ dose: Dose) {
        self.init(day: dose.day, course: dose.hasDaysRecord ? nil : dose.identity.course)
    }

    func means(_ dose: Dose) -> Bool {
        guard dose.kind != .renewal, dose.day == day else { return false }
        return course.map { $0 == dose.identity.course } ?? dose.hasDaysRecord
    }
}

/// What is to be written so that some doses are recorded as taken, late or skipped.
package struct DosePlan: Sendable {
    package enum Problem: Error, Sendable {
        /// Nobody is late with what is still to come.
        case isAhead(Dose)
        /// Nothing of the course is due on the day.
        case nothingDue(course: Int, Day)
        case unknownCourse(Int)
        case tooOld(DayPlan.TooOld)
    }

    package let taking: DoseTaking
    /// What has another record then.
    package private(set) var changed: [DoseTarget] = []
    private let days: DayPlan
    /// The courses as they are then.
    private var contraception: Contraception
    private var changesCourses = false

    package init(
        _ taking: DoseTaking, of targets: [DoseTarget], on person: PersonState
    ) throws(Problem) {
        self.taking = taking
        contraception = person.circumstances.contraception
        var records: [DayLog.Entry] = []
        let due = DueDoses(person)
        for target in targets {
            let doses = due.doses(of: target)
            if taking == .late, let ahead = due.ahead(among: doses) {
                throw .isAhead(ahead)
            }
            if let course = target.course {
                guard contraception[course] != nil else { throw .unknownCourse(course) }
                guard let dose = doses.first else {
                    throw .nothingDue(course: course, target.day)
                }
                if !dose.hasDaysRecord {
                    guard dose.taking != taking else { continue }
                    // A course runs on the days of its doses.
                    try? contraception.record(taking, of: course, on: target.day)
                    changesCourses = true
                    changed.append(target)
                    continue
                }
            }
            var record = person.log[target.day]
            guard record.dose != taking else { continue }
            record.dose = taking
            records.append(DayLog.Entry(day: target.day, record: record))
            changed.append(target)
        }
        do throws(DayPlan.TooOld) {
            days = try DayPlan(records, on: person)
        } catch {
            throw .tooOld(error)
        }
    }

    /// For the journal; nothing where all of it is recorded already.
    package var contents: [JournalChange.Content] {
        guard changesCourses else { return days.contents }
        let courses = JournalChange.Content.contraception(contraception)
        return days.contents.isEmpty ? [courses] : [.together([courses] + days.contents)]
    }

    /// The person with all that.
    package func applied(to person: PersonState) -> PersonState {
        var log = person.log
        for entry in days.changed + days.continued { log[entry.day] = entry.record }
        var circumstances = person.circumstances
        circumstances.contraception = contraception
        return person.with(log, circumstances)
    }
}

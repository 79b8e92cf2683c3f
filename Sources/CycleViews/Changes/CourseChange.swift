package import CivilDate
package import CycleModel
package import CyclePipeline
import Messages

/// A change of the courses as it is planned: the courses as they would be, and what is said of it.
package struct CourseChange: Sendable {
    package var contraception: Contraception
    /// The number of the course that the change is about.
    package var course: Int
    /// What was done, in sentences.
    package var lines: [String] = []
    /// A method that was not in use before: what the forecast makes of it is said too.
    package var isNew = false
    package var isOver = false
    package var mentionsLeaflet = false
    /// When an injection was given, which is its record too.
    package var givenOn: Day?

    package init(_ contraception: Contraception, course: Int) {
        self.contraception = contraception
        self.course = course
    }

    /// Why a change that the courses themselves allow is refused.
    package enum Problem: Error, Equatable, Sendable {
        /// A course of the same method runs on the same days.
        case sameDays(course: Int, Contraceptive)
        /// The course is of that method already.
        case isAlready(course: Int, Contraceptive)
        /// The method has no packs of which a day could be named.
        case noPacks(Contraceptive)
        /// Nothing is ever due, so that no time of day can be.
        case nothingDue(Contraceptive)
        case noRenewal(Contraceptive)
    }

    /// For the journal; nothing where it is like that already.
    package func contents(on person: PersonState) -> [JournalChange.Content] {
        var courses = contraception
        var days: [DayLog.Entry] = []
        if let day = givenOn,
            let dose = courses.doses(from: day, through: day, log: person.log)
                .first(where: { $0.identity.course == course && $0.taking == nil })
        {
            if dose.hasDaysRecord {
                var record = person.log[day]
                record.dose = .taken
                days = [DayLog.Entry(day: day, record: record)]
            } else {
                // The course runs on the days of its doses.
                try? courses.record(.taken, of: course, on: day)
            }
        }
        let isSame = courses == person.circumstances.contraception
        switch (isSame, days.isEmpty) {
        case (true, true): return []
        case (true, false): return [.days(days)]
        case (false, true): return [.contraception(courses)]
        case (false, false): return [.together([.contraception(courses), .days(days)])]
        }
    }

    /// What was done, what comes next, and what the forecast makes of a new method.
    ///
    /// - Parameters:
    ///   - person: As they are after the change.
    ///   - namesCommands: Whether the sentences may tell what to type.
    package func sentences(_ person: PersonState, namesCommands: Bool) -> [String] {
        var lines = lines
        let language = person.language
        if isNew, let course = contraception[course] {
            lines += contraception.companionLines(
                of: course, namesCommands: namesCommands, in: language)
        }
        guard let agenda = person.agendas.first(where: { $0.course.number == course }) else {
            return lines
        }
        let method = agenda.course.method
        if !isOver { lines += agenda.lines(in: language) }
        if isNew {
            if namesCommands { lines += agenda.course.renewalHint(in: language) }
            let showsFertility = !person.settings.hidesFertility
            // In a pregnancy nothing is forecast, with or without it.
            if agenda.isToCome,
                person.circumstances.life.phase(on: person.today).kind != .pregnancy,
                let effect = method.forecastEffect(showsFertility: showsFertility, in: language)
            {
                lines.append(effect)
            }
            if agenda.isToCome, let runIn = person.runInSentence(of: agenda.course) {
                lines.append(runIn)
            }
        }
        if isNew || mentionsLeaflet, agenda.isToCome, let leaflet = method.leaflet(in: language) {
            lines.append(leaflet)
        }
        return lines
    }
}

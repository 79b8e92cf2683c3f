import CalendarModel
package import CivilDate
package import CycleModel
package import CyclePipeline
import Messages

/// What belongs to a course beside its method and its days.
package struct CourseDetails: Equatable, Sendable {
    /// Which day of the pack the first day is.
    package var firstNumber: Int?
    package var minuteOfDay: Int?
    /// How many weeks ahead a renewal is announced.
    package var leadWeeks: Int?

    package init(firstNumber: Int? = nil, minuteOfDay: Int? = nil, leadWeeks: Int? = nil) {
        self.firstNumber = firstNumber
        self.minuteOfDay = minuteOfDay
        self.leadWeeks = leadWeeks
    }

    /// Refuses what says nothing of `method`: it is a sign that another one was meant.
    package func refuseIdle(for method: Contraceptive) throws(CourseChange.Problem) {
        if method.pattern == nil, firstNumber != nil { throw .noPacks(method) }
        if method.schedule == .none, minuteOfDay != nil { throw .nothingDue(method) }
        if !method.isAnnounced, leadWeeks != nil { throw .noRenewal(method) }
    }
}

extension CourseChange {
    /// Begins a course, beside those that are running.
    ///
    /// - Parameter end: The last day, if it is known.
    /// - Throws: `Problem` or `ContraceptionError`.
    package static func adding(
        _ method: Contraceptive, on start: Day, through end: Day?, _ details: CourseDetails,
        to person: PersonState
    ) throws -> CourseChange {
        try details.refuseIdle(for: method)
        var contraception = person.circumstances.contraception
        if let same = contraception.courses.first(where: {
            $0.method == method && ($0.end ?? start) >= start && $0.start <= (end ?? $0.start)
        }) {
            throw Problem.sameDays(course: same.number, method)
        }
        let number = try contraception.add(
            method, on: start, firstNumber: details.firstNumber ?? 1,
            minuteOfDay: details.minuteOfDay,
            leadWeeks: details.leadWeeks ?? ContraceptionCourse.usualLeadWeeks)
        if let end { try contraception.end(number, on: end) }
        try contraception.refuseSecondDevice(beside: number)
        var change = CourseChange(contraception, course: number)
        change.isNew = true
        if let course = contraception[number] {
            change.lines =
                [course.addedText(today: person.today, in: person.language)]
                + person.pregnancySentences(on: start, beside: method)
        }
        return change
    }

    /// Goes over from one course to another method, whatever day of a pack that is.
    ///
    /// - Throws: `Problem` or `ContraceptionError`.
    package static func changing(
        _ number: Int, to method: Contraceptive, on day: Day, _ details: CourseDetails,
        hasNoTime: Bool = false, of person: PersonState
    ) throws -> CourseChange {
        try details.refuseIdle(for: method)
        var contraception = person.circumstances.contraception
        guard let old = contraception[number] else {
            throw ContraceptionError.unknownCourse(number)
        }
        guard old.method != method else { throw Problem.isAlready(course: number, method) }
        let new = try contraception.change(
            number, to: method, on: day, firstNumber: details.firstNumber ?? 1)
        if details.minuteOfDay != nil || hasNoTime {
            try contraception.setTime(new, minuteOfDay: details.minuteOfDay)
        }
        try contraception.refuseSecondDevice(beside: new)
        if let weeks = details.leadWeeks { try contraception.setLead(new, weeks: weeks) }
        var change = CourseChange(contraception, course: new)
        change.isNew = true
        let (today, language) = (person.today, person.language)
        if let course = contraception[new] {
            change.lines =
                new == number
                ? [course.changedText(today: today, in: language)]
                : [
                    contraception[number]?.endText(today: today, in: language),
                    course.addedText(today: today, in: language),
                ].compactMap(\.self)
            change.lines += person.pregnancySentences(on: day, beside: method)
        }
        return change
    }

    /// Corrects a course that goes on with its method.
    ///
    /// - Parameters:
    ///   - start: The first day as it should have been.
    ///   - hasNoTime: Takes the time of day away.
    /// - Throws: `Problem` or `ContraceptionError`.
    package static func correcting(
        _ number: Int, start: Day? = nil, _ details: CourseDetails, hasNoTime: Bool = false,
        of person: PersonState
    ) throws -> CourseChange {
        var contraception = person.circumstances.contraception
        guard let old = contraception[number] else {
            throw ContraceptionError.unknownCourse(number)
        }
        try details.refuseIdle(for: old.method)
        if details.minuteOfDay != nil || hasNoTime {
            try contraception.setTime(number, minuteOfDay: details.minuteOfDay)
        }
        if let start { try contraception.setStart(number, on: start) }
        try contraception.refuseSecondDevice(beside: number)
        if let weeks = details.leadWeeks { try contraception.setLead(number, weeks: weeks) }
        var change = CourseChange(contraception, course: number)
        guard let course = contraception[number] else { return change }
        let language = person.language
        if start != nil {
            change.lines.append(course.changedText(today: person.today, in: language))
        }
        if details.minuteOfDay != nil || hasNoTime {
            let name = course.method.label(in: language)
            change.lines.append(
                course.minuteOfDay.map { language.course.isAt(number, name, minuteOfDay: $0) }
                    ?? language.course.hasNoTime(number, name))
        }
        if details.leadWeeks != nil { change.lines.append(course.noticeText(in: language)) }
        return change
    }

    /// Makes `day` the last one of a course, or lets it go on where it is `nil`.
    ///
    /// - Throws: `ContraceptionError`.
    package static func ending(
        _ number: Int, on day: Day?, of person: PersonState
    ) throws -> CourseChange {
        var contraception = person.circumstances.contraception
        try contraception.end(number, on: day)
        var change = CourseChange(contraception, course: number)
        let (today, language) = (person.today, person.language)
        guard let course = contraception[number] else { return change }
        guard let ending = course.endText(today: today, in: language) else {
            let name = course.method.label(in: language)
            change.lines = [language.course.goesOn(number, name)]
            return change
        }
        change.lines =
            [ending] + contraception.afterwards(of: number, today: today, in: language)
        change.isOver = true
        return change
    }

    /// Records that a pack does not go on as planned.
    ///
    /// - Parameter kind: `nil` where it follows from the doses that are recorded.
    /// - Throws: `ContraceptionError`.
    package static func resetting(
        _ number: Int, on day: Day, _ kind: PackReset.Kind?, of person: PersonState
    ) throws -> CourseChange {
        let before = person.circumstances.contraception
        var contraception = before
        let today = person.today
        guard let course = contraception[number] else {
            throw ContraceptionError.unknownCourse(number)
        }
        let reset =
            try kind.map { PackReset(day: day, kind: $0) }
            ?? contraception.freshStart(of: number, on: day, log: person.log.through(today))
        try contraception.reset(number, reset)
        // A pack that begins on that day anyway needs no entry.
        if !course.isMoved(by: contraception[number], from: day) { contraception = before }
        var change = CourseChange(contraception, course: number)
        change.lines =
            contraception[number]?.text(
                of: reset, isGuess: kind == nil, today: today, in: person.language) ?? []
        change.mentionsLeaflet = true
        change.givenOn = course.method.kind == .injection && day <= today ? day : nil
        return change
    }
}

extension PersonState {
    /// What there is to say where a method begins in a pregnancy.
    fileprivate func pregnancySentences(on day: Day, beside method: Contraceptive) -> [String] {
        guard method.isFelt, let span = circumstances.life.span(on: day),
            span.phase.kind == .pregnancy
        else { return [] }
        return [language.course.inPregnancy(since: span.day, near: today)]
    }
}

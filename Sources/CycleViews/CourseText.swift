import CalendarModel
package import CivilDate
package import CycleModel
package import Messages

extension ContraceptionCourse {
    /// `pill 21+7, since 16 Nov, at 21:00`.
    package func details(today: Day, in language: Language) -> String {
        let messages = language.course
        let days =
            if let end {
                language.dates(start...max(start, end), near: today)
            } else if start < today {
                messages.since(start, near: today)
            } else {
                start == today ? messages.fromToday : messages.from(start, near: today)
            }
        return [
            method.label(in: language).isolated, days,
            firstNumber > 1 ? messages.packDay(firstNumber) : nil,
            minuteOfDay.map { messages.at(minuteOfDay: $0) },
        ].compactMap(\.self).joined(separator: ", ")
    }

    package func addedText(today: Day, in language: Language) -> String {
        language.course.added(number, details(today: today, in: language))
    }

    package func changedText(today: Day, in language: Language) -> String {
        language.course.changed(number, details(today: today, in: language))
    }

    /// Says when the course ends; `nil` where it goes on.
    package func endText(today: Day, in language: Language) -> String? {
        end.map { day in
            let (messages, method) = (language.course, method.label(in: language))
            return day < today
                ? messages.ended(number, method, on: day, near: today)
                : messages.ends(number, method, on: day, near: today)
        }
    }

    /// How far ahead of what needs an appointment the person hears of it.
    package func noticeText(in language: Language) -> String {
        let messages = language.course
        return switch (method.kind, leadWeeks) {
        case (.injection, 0): messages.injectionOnItsDay
        case (.injection, _): messages.injectionAWeekAhead
        case (_, 0): messages.renewalOnItsDay
        case (_, let weeks): messages.renewal(weeksAhead: weeks)
        }
    }

    /// How to be told of a renewal, where that was left open.
    package func renewalHint(in language: Language) -> [String] {
        guard method.schedule == .none, end == nil,
            [.implant, .hormonalIUD, .copperIUD].contains(method.kind)
        else { return [] }
        return [
            language.course.renewalHint(
                "eve-ics contraception change \(method) 5 years --course \(number) --date \(start)")
        ]
    }

    /// What a reset has done.
    ///
    /// - Parameter isGuess: The person left open which pack begins.
    package func text(of reset: PackReset, isGuess: Bool, today: Day, in language: Language)
        -> [String]
    {
        let (messages, name, day) = (language.course, method.label(in: language), reset.day)
        guard let place = packDay(on: day) else {
            return [messages.renewed(number, name, on: day, near: today)]
        }
        let isRound = !method.isDaily
        if method.kind == .injection {
            return [
                day > today
                    ? messages.injectionDue(place.pack, number, name, on: day, near: today)
                    : messages.injectionGiven(place.pack, number, name, on: day, near: today)
            ]
        }
        let begins =
            isRound
            ? messages.roundBegins(place.pack, number, name, on: day, near: today)
            : messages.packBegins(place.pack, number, name, on: day, near: today)
        switch reset.kind {
        case .newPack: return [begins]
        case .moved(to: 1) where isGuess: return [begins, messages.nothingTaken]
        case .moved:
            return [
                isRound
                    ? messages.isDay(
                        place.number, ofRound: place.pack, number, name, on: day, near: today)
                    : messages.isDay(
                        place.number, ofPack: place.pack, number, name, on: day, near: today)
            ]
        }
    }
}

extension Contraception {
    /// Says which other hormones go on when a course with some begins.
    ///
    /// - Parameter namesCommands: Whether the sentences may tell what to type.
    func companionLines(
        of course: ContraceptionCourse, namesCommands: Bool, in language: Language
    ) -> [String] {
        companions(of: course).map {
            let (number, name) = ($0.number, $0.method.label(in: language))
            return namesCommands
                ? language.course.goesOnBeside(number, name) : language.course.goesOn(number, name)
        }
    }

    /// What a forecast rests on after a course has ended.
    package func afterwards(of number: Int, today: Day, in language: Language) -> [String] {
        guard let course = self[number], let end = course.end,
            let last = lastDayOfEffect(of: course)
        else { return [] }
        let messages = language.effects
        guard last > end else { return [messages.afterwards] }
        return ["\(messages.lastInjection(until: last, near: today)) \(messages.afterwards)"]
    }
}

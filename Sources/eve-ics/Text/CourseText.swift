import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

extension PersonState {
    /// Every course she has, with what it asks of her.
    var outlooks: [CourseOutlook] {
        let contraception = circumstances.contraception
        let past = log.through(today)
        return contraception.courses.map {
            CourseOutlook($0, in: contraception, log: past, today: today)
        }
    }
}

extension PersonState {
    /// What is due from today through `last`.
    func doses(through last: Day) -> [Dose] {
        circumstances.contraception.doses(from: today, through: last, log: log.through(today))
    }

    /// The breaks and the days that ask for more than the daily pill, in so many months from this one.
    func packMarks(months: Int) -> [Day: DayMark] {
        let contraception = circumstances.contraception
        guard !contraception.courses.isEmpty else { return [:] }
        let first = today - (today.civil.day - 1)
        let last = first.advanced(byMonths: months) - 1
        var marks: [Day: DayMark] = [:]
        for day in first...last {
            let places = contraception.packDays(on: day)
            if places.contains(where: { $0.state == .pause || $0.state == .placebo }) {
                marks[day] = .pause
            }
        }
        for dose in contraception.doses(from: first, through: last)
        where dose.isRestart || !dose.isPill {
            marks[dose.day] = .change
        }
        return marks
    }
}

extension CourseOutlook {
    /// It runs today or will.
    var isToCome: Bool { course.end.map { $0 >= today } ?? true }
}

extension ContraceptionCourse {
    /// `2: pill 21+7, since 16 Nov, at 21:00`.
    func text(today: Day) -> String {
        let first = start == today ? "today" : start.text(near: today)
        let days =
            if let end {
                Phrases.days(start...max(start, end), today: today)
            } else {
                "\(start < today ? "since" : "from") \(first)"
            }
        let inPack = firstNumber > 1 ? " (day \(firstNumber) of a pack)" : ""
        let time = minuteOfDay.map { ", at \(DosePhrases.clock($0))" } ?? ""
        return "\(number): \(method), \(days)\(inPack)\(time)"
    }

    /// How far ahead she hears of what needs an appointment.
    var noticeText: String {
        let isInjection = method.kind == .injection
        let matter = isInjection ? "The next injection" : "The renewal of the \(method.noun)"
        guard leadWeeks > 0 else { return "\(matter) is announced on its day now." }
        let weeks = isInjection ? 1 : leadWeeks
        return "\(matter) is announced \(Phrases.count(weeks, "week")) ahead now."
    }

    /// How to be told of a renewal, where that was left open.
    var renewalHint: [String] {
        guard method.schedule == .none, end == nil,
            [.implant, .hormonalIUD, .copperIUD].contains(method.kind)
        else { return [] }
        return [
            """
            To be told of its renewal, say how many years it may stay: eve-ics contraception \
            change \(method) 5 years --course \(number) --date \(start)
            """
        ]
    }

    /// Whether the packs go otherwise than here from `day` on.
    func isMoved(by other: ContraceptionCourse?, from day: Day) -> Bool {
        guard let other else { return false }
        guard method.pattern != nil else {
            let horizon = day.advanced(byMonths: 601)
            return doses(from: start, through: horizon)
                != other.doses(from: start, through: horizon)
        }
        return packDay(on: day) != other.packDay(on: day)
    }

    /// What a reset has done.
    ///
    /// - Parameter isGuess: She left open which pack begins.
    func text(of reset: PackReset, isGuess: Bool, today: Day) -> [String] {
        let name = "Course \(number), \(method):"
        let day = reset.day == today ? "today" : "on \(reset.day.text(near: today))"
        guard let place = packDay(on: reset.day) else { return ["\(name) renewed \(day)."] }
        if method.kind == .injection {
            let verb = reset.day > today ? "is due" : "was given"
            return ["\(name) injection \(place.pack) \(verb) \(day)."]
        }
        switch reset.kind {
        case .newPack: return ["\(name) pack \(place.pack) begins \(day)."]
        case .moved(to: 1) where isGuess:
            return [
                "\(name) pack \(place.pack) begins \(day), as nothing of it was recorded as taken.",
                "Had you begun it, say the same with --new-pack.",
            ]
        case .moved:
            let date = reset.day == today ? "today" : reset.day.text(near: today)
            return ["\(name) \(date) is day \(place.number) of pack \(place.pack)."]
        }
    }
}

extension Contraception {
    /// Says which other hormones she uses when a course with some begins: often one was to end.
    func companions(of course: ContraceptionCourse) -> [String] {
        guard course.method.ovulationEffect != .unaffected else { return [] }
        return running(on: course.start).filter {
            $0.number != course.number && $0.method.ovulationEffect != .unaffected && $0.end == nil
        }.map {
            """
            Course \($0.number), \($0.method), goes on beside it; when it is over: eve-ics \
            contraception end --course \($0.number)
            """
        }
    }

    /// What a forecast rests on after a course has ended.
    func afterwards(of number: Int, today: Day) -> [String] {
        guard let course = self[number], let end = course.end,
            course.method.ovulationEffect != .unaffected
        else { return [] }
        var last = end
        while last - end < PackPattern.longest, ovulationEffect(on: last + 1) != .unaffected {
            last = last + 1
            let others = running(on: last).filter { $0.method.ovulationEffect != .unaffected }
            guard others.isEmpty else { return [] }
        }
        let after = "After that the forecast rests on your own cycles again."
        guard last > end else { return [after] }
        return ["The last injection counts until \(last.text(near: today)). \(after)"]
    }
}

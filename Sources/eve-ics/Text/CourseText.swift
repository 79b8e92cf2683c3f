import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

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
        let time = minuteOfDay.map { ", at \(ClockText.text($0))" } ?? ""
        return "\(number): \(method), \(days)\(inPack)\(time)"
    }

    /// How far ahead of what needs an appointment the person hears of it.
    var noticeText: String {
        let isInjection = method.kind == .injection
        let matter =
            isInjection ? "The next injection" : "The renewal of the \(method.noun(in: .english))"
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

    /// What a reset has done.
    ///
    /// - Parameter isGuess: The person left open which pack begins.
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
    /// Says which other hormones go on when a course with some begins.
    func companionLines(of course: ContraceptionCourse) -> [String] {
        companions(of: course).map {
            """
            Course \($0.number), \($0.method), goes on beside it; when it is over: eve-ics \
            contraception end --course \($0.number)
            """
        }
    }

    /// What a forecast rests on after a course has ended.
    func afterwards(of number: Int, today: Day) -> [String] {
        guard let course = self[number], let end = course.end,
            let last = lastDayOfEffect(of: course)
        else { return [] }
        let after = "After that the forecast rests on your own cycles again."
        guard last > end else { return [after] }
        return ["The last injection counts until \(last.text(near: today)). \(after)"]
    }
}

import CalendarModel
import CivilDate
package import CycleModel
package import Messages

extension CourseAgenda {
    /// `pill 5 of 21, today at 21:00`, or a renewal, or nothing.
    package func nextLabel(in language: Language) -> String? {
        let messages = language.due
        if let next {
            return messages.item(
                next.label(in: language),
                messages.when(next.day, minuteOfDay: next.minuteOfDay, today: today))
        }
        return renewal.map { messages.item(messages.renewal, messages.when($0, today: today)) }
    }

    /// What follows, after a change of the course.
    package func lines(in language: Language) -> [String] {
        [nextLabel(in: language).map(language.due.next), packText(in: language)]
            .compactMap(\.self)
    }

    /// Today at a glance, with a renewal when it is near.
    package func statusLines(in language: Language) -> [String] {
        let now = dueNow.map { dose in
            dose.taking.map { language.due.recorded(dose.label($0, in: language)) }
                ?? dose.openLine(on: today, in: language)
        }
        return missedLines(in: language) + now
            + comingLines(in: language) { method, when in
                language.due.overdue(method, when: when, course: course.number)
            }
    }

    /// What is due today but for renewals; empty before the course begins and after it has ended.
    private var dueToday: [Dose] {
        course.isRunning(on: today) ? due.filter { $0.kind != .renewal } : []
    }

    /// What is due today, behind what is open since yesterday.
    package var dueNow: [Dose] { [openSinceYesterday].compactMap(\.self) + dueToday }

    /// The injection that should have been given.
    package func missedLines(in language: Language) -> [String] {
        guard course.isRunning(on: today), let missed = missedInjection else { return [] }
        return [language.due.missedInjection(missed.ordinal, due: missed.day, today: today)]
    }

    /// What comes next, days of which nothing is recorded, the break, and a renewal when it is near.
    ///
    /// - Parameter overdue: What is said of a renewal that should have been, by the method and its day.
    package func comingLines(
        in language: Language, overdue: (_ method: String, _ when: String) -> String
    ) -> [String] {
        guard course.isRunning(on: today) else {
            return beginsSoon ? lines(in: language) : []
        }
        let messages = language.due
        var lines: [String] = []
        if dueToday.isEmpty, next != nil, let label = nextLabel(in: language) {
            lines.append(messages.next(label))
        }
        if !unrecorded.isEmpty { lines.append(messages.unrecorded(unrecorded, near: today)) }
        return lines
            + [packText(in: language), renewalText(in: language, overdue)].compactMap(\.self)
    }

    /// When the break is and when the next pack begins, but for what `next` says already.
    private func packText(in language: Language) -> String? {
        guard let pattern = course.method.pattern, course.method.kind != .injection else {
            return nil
        }
        let isNamed = nextPack == next?.day || !course.method.isDaily && pattern.off == 0
        let sentences = [
            breakDays.map { breakText($0, pattern, in: language) },
            isNamed ? nil : nextPack.map { packBegins($0, in: language) },
        ].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private func breakText(
        _ days: ClosedRange<Day>, _ pattern: PackPattern, in language: Language
    ) -> String {
        switch course.method.kind {
        case .patch: language.due.noPatch(days, near: today)
        case .ring: language.due.noRing(days, near: today)
        default:
            pattern.hasPlacebo
                ? language.due.placeboPills(days, near: today)
                : language.due.noPills(days, near: today)
        }
    }

    private func packBegins(_ day: Day, in language: Language) -> String {
        let when = language.due.when(day, today: today)
        return switch course.method.kind {
        case .patch: language.due.nextPatch(when)
        case .ring: language.due.nextRing(when)
        default: language.due.nextPack(when)
        }
    }

    private func renewalText(
        in language: Language, _ overdue: (_ method: String, _ when: String) -> String
    ) -> String? {
        announcedRenewal.map { day in
            let (messages, method) = (language.due, course.method.noun(in: language))
            let when = messages.when(day, today: today)
            return day < today ? overdue(method, when) : messages.renewal(method, when: when)
        }
    }
}

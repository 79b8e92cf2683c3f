import CalendarModel
package import CivilDate
package import CycleModel
import Messages

extension PersonState {
    /// What each course asks for from today on.
    package var agendas: [CourseAgenda] { circumstances.contraception.agendas(on: today, log: log) }

    /// What is due from today through `last`.
    package func doses(through last: Day) -> [Dose] {
        circumstances.contraception.doses(from: today, through: last, log: log.through(today))
    }

    /// The pregnancy or birth that came after the last logged start, so that its cycle has ended.
    package var turnEndingLastCycle: Life.Turn? {
        cycles.last.flatMap { circumstances.life.turn(endingCycleFrom: $0.start, by: today) }
    }

    /// The cycle that goes on today.
    package var runningCycle: Cycle? { turnEndingLastCycle == nil ? cycles.last : nil }
}

extension PersonState {
    /// The first days of a course, in which it does not stop ovulation yet; `nil` without such days.
    private func runIn(of course: ContraceptionCourse) -> ClosedRange<Day>? {
        guard !cycles.isEmpty, !settings.hidesFertility,
            circumstances.life.phase(on: today).kind != .pregnancy
        else { return nil }
        let expected = forecast(months: 2).periods.filter { $0.source == .cycle }
        return circumstances.contraception.runIn(
            of: course, after: cycles.map(\.start) + expected.map(\.days.lowerBound))
    }

    /// What a method that begins later in a cycle leaves in the forecast; `nil` where it leaves nothing.
    package func runInSentence(of course: ContraceptionCourse) -> String? {
        runIn(of: course).map { days in
            language.effects.runIn(
                course.method.noun(in: language), through: days.upperBound, near: today,
                showsFertileDays: runningCycle != nil
                    && circumstances.life.phase(on: today).kind != .break)
        }
    }

    /// The same of the courses that are in such days today.
    package var runInSentences: [String] {
        circumstances.contraception.running(on: today).compactMap { course in
            runIn(of: course)?.contains(today) == true ? runInSentence(of: course) : nil
        }
    }
}

package import CivilDate
package import CycleModel

extension PersonState {
    /// What each course asks for from today on.
    package var agendas: [CourseAgenda] { circumstances.contraception.agendas(on: today, log: log) }

    /// What is due from today through `last`.
    package func doses(through last: Day) -> [Dose] {
        circumstances.contraception.doses(from: today, through: last, log: log.through(today))
    }

    /// The pregnancy or birth that came after the last logged start, so that its cycle runs no more.
    package var turnEndingLastCycle: Life.Turn? {
        cycles.last.flatMap { circumstances.life.turn(endingCycleFrom: $0.start, by: today) }
    }
}

package import CivilDate
package import CycleModel
package import CyclePipeline

/// The cycles so far, each with what is odd about it and what the person said of it.
package struct CycleHistory: Sendable {
    package let person: PersonState
    package let odd: [OddInterval]
    package let leftOut: [LeftOutCycle]
    /// The phases of life that keep cycles out of the forecast, by the cycles' first days.
    package let phases: [Day: LifePhase]

    package init(_ person: PersonState) {
        self.person = person
        odd = OddInterval.all(
            in: person.cycles, today: person.today, circumstances: person.circumstances)
        leftOut = LeftOutCycle.all(
            in: person.cycles, today: person.today, circumstances: person.circumstances)
        phases = leftOut.phases(in: person.circumstances.life)
    }

    package func odd(_ cycle: Cycle) -> OddInterval? { odd.first { $0.start == cycle.start } }

    package func answer(_ cycle: Cycle) -> IntervalAnswer? {
        person.circumstances.answers[cycle.start]
    }

    package func bleed(_ cycle: Cycle) -> BleedKind {
        person.circumstances.contraception.kind(ofBleedFrom: cycle.start)
    }

    /// The whole cycles that are the person's own, in order.
    ///
    /// It leaves out what the forecast leaves out, but for those that only later ones keep out, and
    /// what is two cycles or more.
    package var ownCycles: [Cycle] {
        let leftOut = leftOut.filter { $0.reason != .tooLongAgo }
        let several =
            odd.filter { $0.suspicion != .outlier }.map(\.start)
            + person.circumstances.answers.entries.filter { $0.answer == .oneMissing }.map(\.start)
        let others = Set(leftOut.map(\.start) + several)
        return person.cycles.filter { !others.contains($0.start) && $0.length != nil }
    }

    /// How the doses of each course that began were taken so far, where any was due.
    package var adherence: [(course: ContraceptionCourse, adherence: Adherence)] {
        let contraception = person.circumstances.contraception
        let (today, log) = (person.today, person.log.through(person.today))
        return contraception.courses.compactMap { course in
            guard course.method.pattern != nil, course.start <= today else { return nil }
            let adherence = contraception.adherence(
                from: course.start, through: min(today, course.end ?? today), log: log,
                course: course.number)
            return adherence.due > 0 ? (course, adherence) : nil
        }
    }
}

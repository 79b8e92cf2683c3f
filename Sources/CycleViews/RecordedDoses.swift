package import CivilDate
package import CycleModel
package import CyclePipeline

/// The doses that the records of some days speak of.
package struct RecordedDoses: Sendable {
    package let days: [Day]
    package let doses: [Dose]
    /// What is recorded on these counts for nothing.
    package let daysWithNothingDue: [Day]
    private let contraception: Contraception

    package init(_ targets: [DoseTarget], of person: PersonState) {
        days = targets.map(\.day)
        doses = targets.flatMap(DueDoses(person).doses).filter { $0.taking != nil }
        let due = Set(doses.map(\.day))
        daysWithNothingDue = days.filter { !due.contains($0) }
        contraception = person.circumstances.contraception
    }

    /// The nearest dose before the only day with nothing due, for which its record may be meant; as far back as
    /// the longest weeks between two.
    package var lastBefore: Dose? {
        guard let day = daysWithNothingDue.first, daysWithNothingDue.count == 1 else { return nil }
        return contraception.doses(from: day - PackPattern.longest, through: day - 1)
            .last { $0.kind != .renewal }
    }

    /// The courses whose hormones the doses bring.
    package var hormonalCourses: [ContraceptionCourse] {
        Set(doses.filter(\.kind.bringsHormone).map(\.identity.course)).sorted()
            .compactMap { contraception[$0] }
    }
}

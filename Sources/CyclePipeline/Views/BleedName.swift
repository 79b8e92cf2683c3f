package import CivilDate
package import CycleModel
package import Messages

/// What bleeding is called: not all of it is a period.
package enum BleedName: CaseIterable, Sendable {
    case period, between
    /// In a pregnancy and after a birth.
    case bleeding

    /// The item of a list.
    package func words(in language: Language) -> String {
        switch self {
        case .period: language.records.period
        case .between: language.records.betweenPeriods
        case .bleeding: language.records.bleeding
        }
    }
}

extension PersonState {
    /// Days of bleeding by what they are called while the log has these records of them, each name once.
    ///
    /// - Complexity: That of making the cycles again, unless the log has these records anyway.
    package func bleeds(
        in records: [DayLog.Entry]
    ) -> [(name: BleedName, days: [Day])] {
        let bleeding = records.filter(\.record.isPeriodDay)
        guard !bleeding.isEmpty else { return [] }
        let others = records.filter { self.log[$0.day] != $0.record }
        var log = self.log
        for entry in others { log[entry.day] = entry.record }
        let isKnown = others.isEmpty && log.entries.last.map { $0.day <= today } ?? true
        let cycles = isKnown ? self.cycles : log.cycles(circumstances.answers)
        let between = cycles.flatMap(\.bleedsBetween)
        let named = bleeding.map(\.day).map { day -> (name: BleedName, day: Day) in
            switch circumstances.life.phase(on: day) {
            case .pregnancy, .postpartum: (.bleeding, day)
            case .cycling, .breastfeeding, .onBreak, .perimenopause:
                (between.contains { $0.days.contains(day) } ? .between : .period, day)
            }
        }
        return BleedName.allCases.compactMap { name in
            let days = named.filter { $0.name == name }.map(\.day)
            return days.isEmpty ? nil : (name, days)
        }
    }
}

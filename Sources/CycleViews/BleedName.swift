package import CivilDate
package import CycleModel
import CyclePipeline
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
    /// - Parameter records: A later one of a day counts in place of an earlier one.
    /// - Complexity: That of making the cycles again where other bleeding is near, unless the log has these records
    ///   anyway.
    package func bleeds(
        in records: [DayLog.Entry]
    ) -> [(name: BleedName, days: [Day])] {
        let records = Dictionary(records.map { ($0.day, $0.record) }) { $1 }
        let bleeding = records.filter(\.value.isPeriodDay).keys.sorted()
        let others = records.filter { log[$0.key] != $0.value }
            .map { DayLog.Entry(day: $0.key, record: $0.value) }.sorted { $0.day < $1.day }
        let answers = circumstances.answers
        let between: [Bleed]
        if bleeding.allSatisfy({ log.isLonePeriod(on: $0, answers, changing: others) }) {
            between = []
        } else {
            let isKnown = others.isEmpty && log.entries.last.map { $0.day <= today } ?? true
            let cycles =
                isKnown
                ? self.cycles
                : log.cycles(answers, circumstances.contraception, changing: others)
            between = cycles.flatMap(\.bleedsBetween)
        }
        let named = bleeding.map { day -> (name: BleedName, day: Day) in
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

/// A column of the plain log file, named as in its header.
package enum LogColumn: String, CaseIterable, Sendable {
    case date, flow, temperature, weight, lh, mucus, symptoms, mood, pill, ovulation, note, source
    /// The last day, in a log by period. In a daily log it takes `unknown`, if a period starts and
    /// its end was not recorded, and `last`, if the person recorded that a period ended.
    case end
    /// The first day, in a log by period.
    case start

    /// The columns in the order in which they are written.
    package static let daily: [LogColumn] = [
        .date, .flow, .temperature, .weight, .lh, .mucus, .symptoms, .mood, .pill, .ovulation,
        .note, .source, .end,
    ]

    /// Columns that are written only where a day says something in them: other programs read the files of people
    /// who never use them.
    static let rare: Set<LogColumn> = [.weight]

    package static let byPeriod: [LogColumn] = [.start, .end]
}

extension LogColumn {
    /// What may stand in the column; empty where it takes more than fixed words.
    package var words: [String] {
        switch self {
        case .flow: Flow.allCases.map(\.rawValue)
        case .lh: LHTest.allCases.map(\.rawValue)
        case .mucus: Mucus.allCases.map(\.rawValue)
        case .pill: DoseTaking.allCases.map(\.rawValue)
        case .ovulation: ["observed"]
        default: []
        }
    }
}

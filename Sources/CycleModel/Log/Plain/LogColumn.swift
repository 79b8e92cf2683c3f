/// A column of the plain log file, named as in its header.
package enum LogColumn: String, CaseIterable, Sendable {
    case date, flow, temperature, lh, mucus, symptoms, mood, pill, ovulation, note, source
    /// In a log by period the last day. In a daily log it takes `unknown`, where a period starts and nobody
    /// wrote down how long it went on, and `last`, where the person said that a period ended.
    case end
    /// The first day, in a log by period.
    case start

    /// In the order in which they are written.
    package static let daily: [LogColumn] = [
        .date, .flow, .temperature, .lh, .mucus, .symptoms, .mood, .pill, .ovulation, .note,
        .source, .end,
    ]

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

package import Messages

extension DayMark {
    /// Stands after the day's number, so that a view can be read without color too.
    package var sign: String {
        switch self {
        case .logged: "●"
        case .between: "~"
        case .predicted: "○"
        case .ovulation: "◇"
        case .ovulationBySigns: "◈"
        case .confirmedOvulation: "◆"
        case .fertile: "·"
        case .pastFertile: "'"
        case .change: "+"
        case .pause: "-"
        case .unknown: "?"
        }
    }

    package func meaning(in language: Language) -> String {
        let messages = language.months
        return switch self {
        case .logged: messages.logged
        case .between: messages.between
        case .predicted: messages.predicted
        case .ovulation: messages.ovulation
        case .ovulationBySigns: messages.ovulationBySigns
        case .confirmedOvulation: messages.confirmedOvulation
        case .fertile: messages.fertile
        case .pastFertile: messages.pastFertile
        case .change: messages.change
        case .pause: messages.pause
        case .unknown: messages.unknown
        }
    }
}

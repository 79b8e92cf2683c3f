/// What can be said of a cycle, in the words of the command line.
package enum CycleAnswer: String, CaseIterable, Sendable {
    case missing, long, ignore, start, between, clear
}

extension BleedAnswer {
    /// The word by which the person gives it.
    package var word: CycleAnswer { self == .start ? .start : .between }
}

extension IntervalAnswer {
    /// The word by which the person gives it.
    package var word: CycleAnswer {
        switch self {
        case .oneMissing: .missing
        case .reallyThatLong: .long
        case .ignored: .ignore
        }
    }
}

extension CycleAnswer {
    /// `nil` for taking an answer back.
    package var answer: IntervalAnswer? {
        switch self {
        case .missing: .oneMissing
        case .long: .reallyThatLong
        case .ignore: .ignored
        case .start, .between, .clear: nil
        }
    }

    /// `nil` for what is said of no bleed.
    package var bleedAnswer: BleedAnswer? {
        switch self {
        case .start: .start
        case .between: .between
        case .missing, .long, .ignore, .clear: nil
        }
    }
}

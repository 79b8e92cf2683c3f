import CivilDate
import CycleModel

/// A pack day by day, as a person would draw it on paper: `A` a pill with a hormone, `P` one without, `-`
/// nothing, `.` a gap.
func drawn(_ course: ContraceptionCourse, from first: Day, through last: Day) -> String {
    String(
        (first...last).map { day -> Character in
            switch course.packDay(on: day)?.state {
            case .active: "A"
            case .placebo: "P"
            case .pause: "-"
            case .gap: "."
            case nil: " "
            }
        })
}

func course(
    _ method: String, from start: String, firstNumber: Int = 1
) throws -> ContraceptionCourse {
    try ContraceptionCourse(
        number: 1, method: Contraceptive(text: method), start: day(start), firstNumber: firstNumber)
}

/// One course, numbered 1.
func using(
    _ method: String, from start: String, through end: String? = nil, firstNumber: Int = 1
) throws -> Contraception {
    var contraception = Contraception()
    try contraception.add(
        Contraceptive(text: method), on: day(start), firstNumber: firstNumber)
    if let end { try contraception.end(1, on: day(end)) }
    return contraception
}

extension Dose {
    /// Such as `2026-01-05 active 1.3 3/21`: day, kind, pack and number, which of how many.
    var line: String {
        let which = count.map { "\(ordinal)/\($0)" } ?? "\(ordinal)"
        return "\(day) \(kind.rawValue) \(identity.pack).\(identity.number) \(which)"
            + (isRestart ? " restart" : "")
    }
}

extension Contraception {
    func lines(from first: String, through last: String) throws -> [String] {
        try doses(from: day(first), through: day(last)).map(\.line)
    }
}

/// Bleeds of the same length that begin on these dates, read as cycles.
func cycles(_ starts: [String], bleeding length: Int) throws -> [Cycle] {
    var days: [Day] = []
    for start in starts {
        let first = try day(start)
        days += (0..<length).map { first + $0 }
    }
    return DayLog(periodDays: days).cycles
}

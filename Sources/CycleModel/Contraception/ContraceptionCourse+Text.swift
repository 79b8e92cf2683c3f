import CivilDate

extension ContraceptionCourse: CustomStringConvertible {
    package var description: String {
        var fields = ["\(number)", "\(start)..\(end?.description ?? "")"]
        if firstNumber != 1 { fields.append("day=\(firstNumber)") }
        if let minuteOfDay { fields.append("at=\(ClockText.text(minuteOfDay))") }
        if leadWeeks != Self.usualLeadWeeks { fields.append("lead=\(leadWeeks)") }
        for reset in resets {
            switch reset.kind {
            case .newPack: fields.append("new=\(reset.day)")
            case .moved(let number): fields.append("move=\(reset.day):\(number)")
            }
        }
        fields += takings.sorted { $0.key < $1.key }.map { "\($1.rawValue)=\($0)" }
        return (fields + [method.description]).joined(separator: " ")
    }

    init(text: some StringProtocol) throws {
        let words = String(text).split(separator: " ")
        guard words.count > 2, words[0].isDigits, let number = Int(words[0]) else {
            throw ContraceptionError.noMethod
        }
        let (start, end) = try Self.span(words[1])
        // No word of a method has an equals sign before its name is complete, and options stand before.
        let options = words.dropFirst(2).prefix { $0.contains("=") }
        var firstNumber = 1
        var minuteOfDay: Int?
        var leadWeeks = Self.usualLeadWeeks
        var resets: [PackReset] = []
        var takings: [(Day, DoseTaking)] = []
        for option in options {
            let sides = option.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { throw ContraceptionError.unreadable(line: 1) }
            switch sides[0] {
            case "day": firstNumber = try Self.count(sides[1])
            case "lead": leadWeeks = try Self.count(sides[1])
            case "at":
                guard sides[1].utf8.count == 5, let minute = ClockText.minuteOfDay(sides[1]) else {
                    throw ContraceptionError.badTime
                }
                minuteOfDay = minute
            case "new": resets.append(PackReset(day: try Self.day(sides[1]), kind: .newPack))
            case "move":
                let parts = sides[1].split(separator: ":", omittingEmptySubsequences: false)
                guard parts.count == 2 else { throw ContraceptionError.badDate }
                resets.append(
                    PackReset(
                        day: try Self.day(parts[0]), kind: .moved(to: try Self.count(parts[1]))))
            default:
                guard let taking = DoseTaking(rawValue: String(sides[0])) else {
                    throw ContraceptionError.unreadable(line: 1)
                }
                takings.append((try Self.day(sides[1]), taking))
            }
        }
        let method = words.dropFirst(2 + options.count).joined(separator: " ")
        try self.init(
            number: number, method: Contraceptive(text: method), start: start,
            firstNumber: firstNumber, minuteOfDay: minuteOfDay, leadWeeks: leadWeeks)
        try setEnd(end)
        for reset in resets { try self.reset(reset) }
        for (day, taking) in takings { try record(taking, on: day) }
    }

    private static func span(
        _ text: Substring
    ) throws(ContraceptionError) -> (start: Day, end: Day?) {
        guard text.utf8.count == 12 || text.utf8.count == 22, text.dropFirst(10).hasPrefix("..")
        else { throw .badDate }
        let end = text.dropFirst(12)
        return (try day(text.prefix(10)), end.isEmpty ? nil : try day(end))
    }

    private static func day(_ text: some StringProtocol) throws(ContraceptionError) -> Day {
        guard let day = Day(String(text)) else { throw .badDate }
        return day
    }

    private static func count(_ text: Substring) throws(ContraceptionError) -> Int {
        guard text.isDigits, let count = Int(text) else { throw .unreadable(line: 1) }
        return count
    }
}

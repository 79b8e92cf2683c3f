import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

extension CycleHistory {
    static let nothingLogged =
        "No period is logged yet. Log the first day of your last period.\n"

    var text: String {
        let doses = AdherenceReport(self).text
        guard !person.cycles.isEmpty else { return Self.nothingLogged + doses }
        var table = TextTable(["Period", "Days", "Cycle", ""])
        let isOver = person.turnEndingLastCycle != nil
        for cycle in person.cycles {
            let (earlier, later) = bleeds(in: cycle)
            earlier.forEach { table.add(row($0)) }
            let phase = phases[cycle.start]
            let running = isOver || phase != nil ? "" : "running"
            table.add([
                Self.text(cycle.period),
                cycle.isPeriodEndUnknown ? "?" : "\(cycle.periodLength)",
                cycle.length.map { cycle.isGap ? "" : Phrases.count($0, "day") } ?? running,
                [
                    remark(on: cycle),
                    phase.map { "left out: \(LifeText.name($0.kind, in: person.language))" } ?? "",
                ].filter { !$0.isEmpty }.joined(separator: "; "),
            ])
            later.forEach { table.add(row($0)) }
        }
        let answers = person.circumstances.answers
        let open = person.cycles.flatMap(\.bleedsBetween).last { answers[bleed: $0.start] == nil }
        let invitation = [
            open.map { IntervalText.invitation(between: $0, today: person.today) },
            IntervalText.invitation(odd),
        ]
        .compactMap { $0.map { $0 + "\n" } }.joined()
        return table.text + "\n" + summary + invitation + doses
    }

    /// The bleeds before the first cycle's period, and those after a cycle's.
    private func bleeds(in cycle: Cycle) -> (earlier: [Bleed], later: [Bleed]) {
        let bleeds = cycle.bleedsBetween
        return (
            bleeds.filter { $0.start < cycle.start }, bleeds.filter { $0.start > cycle.start }
        )
    }

    private func row(_ bleed: Bleed) -> [String] {
        let answer = person.circumstances.answers[bleed: bleed.start]
        return [
            Self.text(bleed.days), bleed.isEndUnknown ? "?" : "\(bleed.days.count)", "",
            IntervalText.remark(on: answer),
        ]
    }

    private static func text(_ days: ClosedRange<Day>) -> String {
        "\(days.lowerBound)" + (days.count > 1 ? " – \(days.upperBound)" : "")
    }

    private func remark(on cycle: Cycle) -> String {
        if cycle.isGap, let length = cycle.length { return "then nothing for \(length) days" }
        if cycle.length == nil, let turn = person.turnEndingLastCycle {
            return "then \(LifeText.list([turn], in: person.language, near: person.today))"
        }
        let kind: String? =
            switch bleed(cycle) {
            case .withdrawal: "withdrawal bleed"
            case .breakthrough: "breakthrough bleed"
            case .period: cycle.isDoubtful ? "less than 10 days after the period before" : nil
            }
        return [
            kind,
            answer(cycle).map(IntervalText.remark)
                ?? odd(cycle).map { IntervalText.remark($0, today: person.today) },
        ].compactMap(\.self).joined(separator: "; ")
    }

    /// Only of whole cycles that are the person's own.
    private var summary: String {
        let lengths = ownLengths
        guard let shortest = lengths.first, let longest = lengths.last else {
            return leftOut.contains { $0.reason == .contraception }
                ? "No whole cycle without hormones is logged yet.\n"
                : "No whole cycle is logged yet.\n"
        }
        let median = lengths[lengths.count / 2]
        let range = shortest == longest ? "" : ", from \(shortest) to \(longest)"
        return "\(Phrases.count(lengths.count, "whole cycle")): usually \(median) days\(range).\n"
            + periods
    }

    /// How long the periods of these cycles were, where their ends are known.
    private var periods: String {
        let lengths = ownPeriodLengths
        guard let shortest = lengths.first, let longest = lengths.last else { return "" }
        let median = Phrases.count(lengths[lengths.count / 2], "day")
        let range = shortest == longest ? "" : ", from \(shortest) to \(longest)"
        return "Periods: usually \(median)\(range).\n"
    }
}

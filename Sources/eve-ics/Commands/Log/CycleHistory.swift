import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// The cycles so far, each with what is odd about it and what the person said of it.
struct CycleHistory {
    private let person: PersonState
    private let odd: [OddInterval]
    private let leftOut: [LeftOutCycle]
    /// The phases of life that keep cycles out of the forecast, by the cycles' first days.
    private let phases: [Day: LifePhase]
    private let adherence: AdherenceReport

    static let nothingLogged =
        "No period is logged yet. Log the first day of your last period.\n"

    init(_ person: PersonState) {
        self.person = person
        odd = person.forecast(months: 0).oddIntervals
        leftOut = LeftOutCycle.all(
            in: person.log, today: person.today, circumstances: person.circumstances)
        phases = leftOut.phases(in: person.circumstances.life)
        adherence = AdherenceReport(person)
    }

    private var contraception: Contraception { person.circumstances.contraception }

    private var answers: IntervalAnswers { person.circumstances.answers }

    private func odd(_ cycle: Cycle) -> OddInterval? { odd.first { $0.start == cycle.start } }

    var json: JSON {
        let cycles = person.cycles.map { cycle in
            ForecastJSON.cycle(
                cycle, bleed: contraception.kind(ofBleedFrom: cycle.start), odd: odd(cycle),
                answer: answers[cycle.start], leftOutFor: phases[cycle.start])
        }
        let adherence: JSON = ["adherence": adherence.json]
        return (["today": person.today, "cycles": cycles] as JSON).adding(adherence.withoutNulls)
    }

    var text: String {
        guard !person.cycles.isEmpty else { return Self.nothingLogged + adherence.text }
        var table = TextTable(["Period", "Days", "Cycle", ""])
        let isOver = person.turnEndingLastCycle != nil
        for cycle in person.cycles {
            let phase = phases[cycle.start]
            let running = isOver || phase != nil ? "" : "running"
            table.add([
                "\(cycle.period.lowerBound)"
                    + (cycle.periodLength > 1 ? " – \(cycle.period.upperBound)" : ""),
                cycle.isPeriodEndUnknown ? "?" : "\(cycle.periodLength)",
                cycle.length.map { cycle.isGap ? "" : Phrases.count($0, "day") } ?? running,
                [
                    remark(on: cycle), phase.map { "left out: \(LifeText.name($0.kind))" } ?? "",
                ].filter { !$0.isEmpty }.joined(separator: "; "),
            ])
        }
        let invitation = IntervalText.invitation(odd).map { $0 + "\n" } ?? ""
        return table.text + "\n" + summary + invitation + adherence.text
    }

    private func remark(on cycle: Cycle) -> String {
        if cycle.isGap, let length = cycle.length { return "then nothing for \(length) days" }
        if cycle.length == nil, let turn = person.turnEndingLastCycle {
            return "then \(LifeText.list([turn], today: person.today))"
        }
        let kind: String? =
            switch contraception.kind(ofBleedFrom: cycle.start) {
            case .withdrawal: "withdrawal bleed"
            case .breakthrough: "breakthrough bleed"
            case .period: cycle.isDoubtful ? "less than 10 days after the period before" : nil
            }
        return [
            kind,
            answers[cycle.start].map(IntervalText.remark)
                ?? odd(cycle).map { IntervalText.remark($0, today: person.today) },
        ].compactMap(\.self).joined(separator: "; ")
    }

    /// Only of whole cycles that are the person's own.
    ///
    /// It leaves out what the forecast leaves out, but for those that only later ones keep out, and
    /// what is two cycles or more.
    private var summary: String {
        let leftOut = leftOut.filter { $0.reason != .tooLongAgo }
        let several =
            odd.filter { $0.suspicion != .outlier }.map(\.start)
            + answers.entries.filter { $0.answer == .oneMissing }.map(\.start)
        let others = Set(leftOut.map(\.start) + several)
        let lengths = person.cycles.filter { !others.contains($0.start) }
            .compactMap(\.length).sorted()
        guard let shortest = lengths.first, let longest = lengths.last else {
            return leftOut.contains { $0.reason == .contraception }
                ? "No whole cycle without hormones is logged yet.\n"
                : "No whole cycle is logged yet.\n"
        }
        let median = lengths[lengths.count / 2]
        let range = shortest == longest ? "" : ", from \(shortest) to \(longest)"
        return "\(Phrases.count(lengths.count, "whole cycle")): usually \(median) days\(range).\n"
    }
}

import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

extension CycleHistory {
    private var messages: HistoryMessages { person.language.history }
    private var intervals: IntervalText { IntervalText(person) }

    var text: String {
        let taken = AdherenceReport(self).lines
        let doses = taken.isEmpty ? "" : "\n" + taken.map { $0 + "\n" }.joined()
        guard !person.cycles.isEmpty else {
            let lines = [messages.nothingLogged] + [kept].compactMap(\.self)
            return lines.map { $0 + "\n" }.joined() + doses
        }
        var table = TextTable([messages.period, messages.days, messages.cycle, ""])
        for cycle in person.cycles {
            let bleeds = cycle.bleedsBetween
            bleeds.filter { $0.start < cycle.start }.forEach { table.add(row($0)) }
            table.add(row(cycle))
            bleeds.filter { $0.start > cycle.start }.forEach { table.add(row($0)) }
        }
        let answers = person.circumstances.answers
        let open = person.cycles.flatMap(\.bleedsBetween).last { answers[bleed: $0.start] == nil }
        let lines =
            summary + [open.map(intervals.invitation(between:))].compactMap(\.self)
            + intervals.invitation(odd) + [kept].compactMap(\.self)
        return table.text + "\n" + lines.map { $0 + "\n" }.joined() + doses
    }

    private func row(_ cycle: Cycle) -> [String] {
        let phase = phases[cycle.start]
        let isRunning = person.turnEndingLastCycle == nil && phase == nil
        let remarks =
            remarks(on: cycle)
            + [phase.map { messages.leftOut(LifeText.name($0.kind, in: person.language)) }]
            .compactMap(\.self)
        return [
            person.language.dates(cycle.period, near: person.today),
            cycle.isPeriodEndUnknown ? "?" : String(cycle.periodLength),
            cycle.length.map { cycle.isGap ? "" : person.language.formats.days($0) }
                ?? (isRunning ? messages.running : ""),
            person.language.series(remarks),
        ]
    }

    private func row(_ bleed: Bleed) -> [String] {
        let answer = person.circumstances.answers[bleed: bleed.start]
        return [
            person.language.dates(bleed.days, near: person.today),
            bleed.isEndUnknown ? "?" : String(bleed.days.count), "",
            intervals.remark(on: answer),
        ]
    }

    private func remarks(on cycle: Cycle) -> [String] {
        if cycle.isGap, let length = cycle.length { return [messages.gap(length)] }
        if cycle.length == nil, let turn = person.turnEndingLastCycle {
            let phase = LifeText.list([turn], in: person.language, near: person.today)
            return [messages.followed(by: phase)]
        }
        let kind: String? =
            switch bleed(cycle) {
            case .withdrawal: messages.withdrawalBleed
            case .breakthrough: messages.breakthroughBleed
            case .period: cycle.isDoubtful ? messages.soonAfter : nil
            }
        let thought = answer(cycle).map(intervals.remark) ?? odd(cycle).map(intervals.remark)
        return [kind, thought].compactMap(\.self)
    }

    private var kept: String? {
        person.settings.kept.map { kept in
            kept.months.isMultiple(of: 12)
                ? messages.kept(years: kept.months / 12) : messages.kept(months: kept.months)
        }
    }
}

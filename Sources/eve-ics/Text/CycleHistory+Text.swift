import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
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
        let open = person.unansweredBleeds.last
        let lines =
            summary + [open.map(intervals.invitation(between:))].compactMap(\.self)
            + intervals.invitation(odd) + [kept].compactMap(\.self)
        return table.text + "\n" + lines.map { $0 + "\n" }.joined() + doses
    }

    private func row(_ cycle: Cycle) -> [String] {
        return [
            person.language.dates(cycle.period, near: person.today),
            cycle.isPeriodEndUnknown ? "?" : String(cycle.periodLength),
            cycle.length.map { cycle.isGap ? "" : person.language.formats.days($0) }
                ?? (isRunning(cycle) ? messages.running : ""),
            person.language.series(remarks(on: cycle)).terminalSafe,
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

    private var kept: String? {
        person.settings.kept.map { kept in
            kept.months.isMultiple(of: 12)
                ? messages.kept(years: kept.months / 12) : messages.kept(months: kept.months)
        }
    }
}

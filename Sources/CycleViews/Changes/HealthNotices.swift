import CalendarModel
import CivilDate
import CycleModel
package import CyclePipeline
import Messages

/// What a person's log gives reason to ask about on one day; each is spoken of while it is new.
package struct HealthNotices {
    private let person: PersonState
    private let known: [HealthNotice]

    private var today: Day { person.today }
    private var circumstances: Circumstances { person.circumstances }

    /// - Parameter before: Before a change of the log; what there was reason to ask about then is left out.
    package init(_ person: PersonState, since before: PersonState? = nil) {
        self.person = person
        known = before.map { HealthNotices($0).all } ?? []
    }

    package var all: [HealthNotice] {
        let notices =
            person.settings.tellsHealthNotes
            ? [bleedingInPregnancy, longPeriod, unusualCycles, noPeriod] : [bleedingInPregnancy]
        return notices.compactMap(\.self).filter { notice in
            !known.contains { notice.isSameMatter(as: $0) }
        }
    }

    /// What is to be said of them, with the way to silence them, if there is one.
    package var sentences: [String] {
        let notices = all
        let canBeSilenced = notices.contains {
            if case .bleedingInPregnancy = $0 { false } else { true }
        }
        return notices.map { $0.text(in: person.language) }
            + (canBeSilenced ? [person.language.notices.howToTurnOff] : [])
    }

    /// Spotting counts here, too.
    private var bleedingInPregnancy: HealthNotice? {
        guard let span = circumstances.life.span(on: today), span.phase.kind == .pregnancy else {
            return nil
        }
        let days = person.log.through(today).entries.filter { ($0.record.flow ?? .none) != .none }
            .map(\.day)
        guard let last = days.last, last >= span.day, today - last <= HealthNotice.recent else {
            return nil
        }
        var first = last
        for day in days.reversed() where first - day <= 2 { first = day }
        return .bleedingInPregnancy(since: max(first, span.day))
    }

    private var longPeriod: HealthNotice? {
        guard let cycle = person.cycles.last, !cycle.isPeriodEndUnknown,
            cycle.periodLength > HealthNotice.longestPeriod,
            today - cycle.period.upperBound <= HealthNotice.recent,
            circumstances.contraception.kind(ofBleedFrom: cycle.start) == .period,
            ![.pregnancy, .postpartum].contains(
                circumstances.life.phase(on: cycle.start).kind)
        else { return nil }
        return .longPeriod(since: cycle.start, days: cycle.periodLength)
    }

    private var cyclesAreNatural: Bool {
        circumstances.life.phase(on: today) == .cycling
            && circumstances.contraception.ovulationEffect(on: today) == .unaffected
    }

    /// Said when the third one is over; those that may be two cycles, or that do not count, are none.
    private var unusualCycles: HealthNotice? {
        let completed = person.cycles.filter { $0.length != nil }
        let usual = person.settings.isTeenager ? 21...45 : 24...38
        guard cyclesAreNatural, completed.count >= 3,
            completed.suffix(3).allSatisfy({ !usual.contains($0.length ?? 0) })
        else { return nil }
        let own = Set(CycleHistory(person).ownCycles.map(\.start))
        let row = completed.reversed().prefix {
            own.contains($0.start) && !usual.contains($0.length ?? 0)
        }.reversed()
        guard row.count == 3, let first = row.first else { return nil }
        return .unusualCycles(
            since: first.start, lengths: row.compactMap(\.length), usual: usual)
    }

    private var noPeriod: HealthNotice? {
        guard cyclesAreNatural, person.turnEndingLastCycle == nil,
            let start = person.cycles.last?.start
        else { return nil }
        let ends = circumstances.contraception.courses
            .filter { $0.method.ovulationEffect != .unaffected }.compactMap(\.end)
        let phase = circumstances.life.span(on: today)?.day
        let since = (ends + [start, phase ?? start]).max() ?? start
        // A log that nothing was written into for a year was left, and says nothing of periods.
        guard today - since >= HealthNotice.longestWait, today - start <= 365 else { return nil }
        return .noPeriod(since: since, days: today - start)
    }
}

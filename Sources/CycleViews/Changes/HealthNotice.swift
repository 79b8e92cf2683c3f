import CalendarModel
package import CivilDate
import CycleModel
package import CyclePipeline
package import Messages

/// Something in the log that a person should have looked at. The limits and their sources are in
/// docs/when-to-ask.md.
package enum HealthNotice: Equatable, Sendable {
    case bleedingInPregnancy(since: Day)
    case longPeriod(since: Day, days: Int)
    /// Three cycles in a row outside what is usual, the first from `since` on.
    case unusualCycles(since: Day, lengths: [Int], usual: ClosedRange<Int>)
    case noPeriod(since: Day, days: Int)

    /// Whether the two speak of the same bleed, or of the same cycles.
    func isSameMatter(as other: HealthNotice) -> Bool {
        switch (self, other) {
        case (.bleedingInPregnancy(let since), .bleedingInPregnancy(let other)),
            (.longPeriod(let since, _), .longPeriod(let other, _)),
            (.unusualCycles(let since, _, _), .unusualCycles(let other, _, _)),
            (.noPeriod(let since, _), .noPeriod(let other, _)):
            since == other
        default: false
        }
    }

    /// What is so, and where to turn.
    package func text(in language: Language) -> String {
        let notices = language.notices
        return switch self {
        case .bleedingInPregnancy: notices.bleedingInPregnancy
        case .longPeriod(_, let days): notices.longPeriod(days: days, limit: Self.longestPeriod)
        case .unusualCycles(_, let lengths, let usual):
            notices.unusualCycles(lengths, usual: usual)
        case .noPeriod(_, let days): notices.noPeriod(days: days)
        }
    }

    static let longestPeriod = 8
    static let longestWait = 90
    /// For how many days after its last one a bleed is spoken of.
    static let recent = 7
}

extension PersonState {
    /// What the log gives reason to ask about today; each is spoken of while it is new.
    package var healthNotices: [HealthNotice] {
        let bleeding = [bleedingInPregnancy].compactMap(\.self)
        guard settings.tellsHealthNotes else { return bleeding }
        return bleeding + [longPeriod, unusualCycles, noPeriod].compactMap(\.self)
    }

    /// What is to be said of them, with the way to silence them, if there is one.
    package var healthSentences: [String] { sentences(healthNotices) }

    /// What is to be said of those that there was no reason for before a change of the log.
    package func healthSentences(since before: PersonState) -> [String] {
        sentences(healthNotices(since: before))
    }

    /// Those that there was no reason for before a change of the log.
    package func healthNotices(since before: PersonState) -> [HealthNotice] {
        let known = before.healthNotices
        return healthNotices.filter { notice in
            !known.contains { notice.isSameMatter(as: $0) }
        }
    }

    private func sentences(_ notices: [HealthNotice]) -> [String] {
        let canBeSilenced = notices.contains {
            if case .bleedingInPregnancy = $0 { false } else { true }
        }
        return notices.map { $0.text(in: language) }
            + (canBeSilenced ? [language.notices.howToTurnOff] : [])
    }

    /// Spotting counts here, too.
    private var bleedingInPregnancy: HealthNotice? {
        guard let span = circumstances.life.span(on: today), span.phase.kind == .pregnancy else {
            return nil
        }
        let days = log.through(today).entries.filter { ($0.record.flow ?? .none) != .none }
            .map(\.day)
        guard let last = days.last, last >= span.day, today - last <= HealthNotice.recent else {
            return nil
        }
        var first = last
        for day in days.reversed() where first - day <= 2 { first = day }
        return .bleedingInPregnancy(since: max(first, span.day))
    }

    private var longPeriod: HealthNotice? {
        guard let cycle = cycles.last, !cycle.isPeriodEndUnknown,
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
        let completed = cycles.filter { $0.length != nil }
        let usual = settings.isTeenager ? 21...45 : 24...38
        guard cyclesAreNatural, completed.count >= 3,
            completed.suffix(3).allSatisfy({ !usual.contains($0.length ?? 0) })
        else { return nil }
        let own = Set(CycleHistory(self).ownCycles.map(\.start))
        let row = completed.reversed().prefix {
            own.contains($0.start) && !usual.contains($0.length ?? 0)
        }.reversed()
        guard row.count == 3, let first = row.first else { return nil }
        return .unusualCycles(
            since: first.start, lengths: row.compactMap(\.length), usual: usual)
    }

    private var noPeriod: HealthNotice? {
        guard cyclesAreNatural, turnEndingLastCycle == nil, let start = cycles.last?.start else {
            return nil
        }
        let ends = circumstances.contraception.courses
            .filter { $0.method.ovulationEffect != .unaffected }.compactMap(\.end)
        let phase = circumstances.life.span(on: today)?.day
        let since = (ends + [start, phase ?? start]).max() ?? start
        // A log that nothing was written into for a year was left, and says nothing of periods.
        guard today - since >= HealthNotice.longestWait, today - start <= 365 else { return nil }
        return .noPeriod(since: since, days: today - start)
    }
}

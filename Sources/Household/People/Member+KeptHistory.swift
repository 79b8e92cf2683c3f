package import CivilDate
import CycleModel
package import CyclePipeline
import Store

/// History that was older than the person keeps.
package struct ForgottenHistory: Equatable, Sendable {
    /// How many logged days went.
    package let days: Int
    /// The first day that is left.
    package let before: Day
}

extension Member {
    /// What goes where only `kept` stays of the person's history; `nil` where nothing is older.
    ///
    /// - Parameter day: By which it is too old; without it, today.
    package func erasure(
        keeping kept: KeptHistory, on day: Day? = nil, at now: Now
    ) throws -> (erasure: MemberErasure, forgotten: ForgottenHistory)? {
        let person = try state(at: now)
        let first = person.firstDayLeft(kept, on: day)
        let erasure = try MemberErasure(of: self, .days(DaySpan(last: first - 1)), at: now)
        guard erasure.changesAnything else { return nil }
        let days = person.log.entries.count { $0.day < first }
        return (erasure, ForgottenHistory(days: days, before: first))
    }

    /// Erases what is older than the person keeps, as far as the clock is believed.
    ///
    /// - Parameter isConfirmed: Whether today's date was seen to be right: the person agreed to what goes, or the clock has
    ///   gone on for a day.
    /// - Returns: What went; `nil` where everything stays.
    /// - Throws: `StoreError` where another program is in the way; what stays then is erased the next time.
    @discardableResult
    package func forgetOldHistory(
        at now: Now, isConfirmed: Bool = false
    ) throws -> ForgottenHistory? {
        let person = try state(at: now)
        guard let kept = person.settings.kept,
            let (erasure, forgotten) = try erasure(
                keeping: kept, on: isConfirmed ? nil : try believedDay(person, at: now), at: now)
        else { return nil }
        try erasure.carryOut()
        return forgotten
    }

    /// What is older than the person keeps by a clock that is not believed yet.
    package func historyThatWaits(at now: Now) throws -> ForgottenHistory? {
        let person = try state(at: now)
        guard let kept = person.settings.kept, try believedDay(person, at: now) < person.today
        else {
            return nil
        }
        return try erasure(keeping: kept, at: now)?.forgotten
    }

    /// So long after something was recorded a clock is believed though nothing was since, in seconds.
    private static let longestBelief: Int64 = 7 * 86_400

    /// The day by which history is too old: today, unless the clock is far ahead of all that was recorded before the last
    /// day and may be wrong (docs/decisions/0027). A day that was named was seen by somebody.
    private func believedDay(_ person: PersonState, at now: Now) throws -> Day {
        guard case .second(let second) = now,
            let earlier = try household.store.lastRecorded(of: self.person.id, by: second - 86_400)
        else { return person.today }
        return min(person.today, person.time.day(at: earlier + Self.longestBelief))
    }
}

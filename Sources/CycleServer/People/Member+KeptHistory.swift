package import CivilDate
import CycleModel
package import CyclePipeline
import LogStore

/// History that was older than the person keeps.
package struct ForgottenHistory: Equatable, Sendable {
    /// How many logged days went.
    package let days: Int
    /// The first day that is left.
    package let before: Day
}

extension Member {
    /// What goes where only `kept` stays of the person's history; `nil` where nothing is older.
    package func erasure(
        keeping kept: KeptHistory, at now: Now
    ) throws -> (erasure: MemberErasure, forgotten: ForgottenHistory)? {
        let person = try state(at: now)
        let first = person.firstDayLeft(kept)
        let erasure = try MemberErasure(of: self, .days(DaySpan(last: first - 1)), at: now)
        guard erasure.changesAnything else { return nil }
        let days = person.log.entries.count { $0.day < first }
        return (erasure, ForgottenHistory(days: days, before: first))
    }

    /// Erases what is older than the person keeps.
    ///
    /// - Returns: What went; `nil` where everything stays.
    /// - Throws: `StoreError` where another program is in the way; what stays then is erased the next time.
    @discardableResult
    package func forgetOldHistory(at now: Now) throws -> ForgottenHistory? {
        guard let kept = try state(at: now).settings.kept,
            let (erasure, forgotten) = try erasure(keeping: kept, at: now)
        else { return nil }
        try erasure.carryOut()
        return forgotten
    }
}

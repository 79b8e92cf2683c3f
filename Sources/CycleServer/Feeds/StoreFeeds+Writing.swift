import CalendarModel
package import CalendarServer
import CycleModel
import CyclePipeline
import ICalendar
import LogStore
import Synchronization

/// A whole calendar that Thunderbird sends back → a change of the log.
extension StoreFeeds {
    /// Held against what this feed served; what is missing from it never counts as deleted.
    package func put(_ calendar: [UInt8], token: Substring, now: Int64) -> PutAnswer {
        guard let words = TokenWords(token) else { return .unknown }
        let household = current(now)
        return stripe(words).restsUntil.withLock { _ in
            do {
                guard let (feed, person) = try open(token, now, household.store) else {
                    return .unknown
                }
                guard !feed.isReadOnly else { return .notWritable }
                let writer = JournalWriter(household.store, for: person.id, from: .calendar)
                return try writer.write {
                    try self.household.state(of: person, in: household, now)
                } plan: { state in
                    try draft(for: calendar, of: feed, person, state, household)
                }.draft.answer
            } catch let error as CycleServerError where error.isContention {
                return .refused("The log is being changed in too many places at once; try again.")
            } catch {
                report(error, now)
                return .unavailable
            }
        }
    }

    private func draft(
        for bytes: [UInt8], of feed: Grant, _ person: Person, _ state: PersonState,
        _ household: Household
    ) throws -> JournalDraft<PutAnswer> {
        func refused(_ why: String) -> JournalDraft<PutAnswer> {
            JournalDraft([], answer: .refused(why))
        }
        let calendar: ReturnedCalendar
        do {
            calendar = try Back.read(bytes, for: state)
        } catch let error as ICSError where error.reason == .readDifferently {
            return refused("Nothing was changed: \(error.sentence).")
        } catch {
            return refused("This is not a calendar that can be read; nothing was changed.")
        }
        guard !calendar.isCut else {
            return refused("This calendar was cut off before its end; nothing was changed.")
        }
        guard !calendar.events.isEmpty else {
            return refused(
                "An empty calendar is not taken for a wish to delete everything; nothing was changed."
            )
        }
        let served = try household.served(to: person, as: feed.servedName, for: calendar, on: state)
        let plan = Back.plan(calendar, against: served, on: state)
        guard let found = plan.plans.first, !found.isOfSomebodyElse, !found.knowsNothing else {
            return refused("This calendar is not the one of this address; nothing was changed.")
        }
        guard plan.canBeApplied else {
            return refused(
                "The calendar contradicts what was logged since; nothing was changed. Let your "
                    + "program read it anew and try again.")
        }
        guard !plan.deletion.isMass else {
            return refused(
                "This would take a large part of the log away; nothing was changed. Use "
                    + "'eve-ics import' if you want that.")
        }
        if let change = plan.change { return JournalDraft([change], answer: .applied) }
        // A program that is told so shows again what the calendar says.
        if let problem = found.refused.first {
            return refused("Nothing was changed: \(problem.why).")
        }
        guard let line = calendar.unreadable.first else {
            return JournalDraft([], answer: .applied)
        }
        return refused("Nothing was changed: the dates of the event in line \(line) can't be read.")
    }
}

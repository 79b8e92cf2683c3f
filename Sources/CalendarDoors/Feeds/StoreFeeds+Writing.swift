import CalendarModel
package import CalendarServer
import CycleModel
import CyclePipeline
import Household
import ICalendar
import Messages
import Store
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
                let writer = JournalWriter(
                    household.store, for: person.id, from: .calendar, by: feed.id)
                return try writer.write {
                    FeedBasis(
                        person: try self.household.state(of: person, in: household, now),
                        revision: try household.store.cycleCalendar(of: person.id).revision)
                } plan: { basis in
                    try self.draft(for: calendar, of: feed, person, basis.person, household, now)
                }.draft.answer
            } catch let error as HouseholdError where error.isContention {
                return .refused("The log is being changed in too many places at once; try again.")
            } catch {
                report(error, now)
                return (error as? StoreError)?.reason == .diskFull ? .noSpace : .unavailable
            }
        }
    }

    private func draft(
        for bytes: [UInt8], of feed: Grant, _ person: Person, _ state: PersonState,
        _ household: Household, _ now: Int64
    ) throws -> JournalDraft<PutAnswer> {
        func refused(_ why: String) -> JournalDraft<PutAnswer> {
            JournalDraft([], answer: .refused(why))
        }
        let options = CalendarOptions(feed.contents) ?? CalendarOptions()
        // What it is told is in the feed's language, whatever the person reads elsewhere.
        var state = state
        state.language = options.language
        let refusals = state.language.refusals
        var calendar: ReturnedCalendar
        do {
            calendar = try Back.read(bytes, for: state)
        } catch let error as ICSError where error.reason == .readDifferently {
            return refused(refusals.nothingChanged(error.sentence))
        } catch {
            return refused("This is not a calendar that can be read; nothing was changed.")
        }
        guard !calendar.isCut else {
            return refused("This calendar was cut off before its end; nothing was changed.")
        }
        guard !calendar.events.isEmpty else {
            return refused(
                "An empty calendar is not read as a wish to delete everything; nothing was changed."
            )
        }
        let dismissals = AlarmDismissals(
            person: state,
            known: try household.store.acknowledgements(of: person.id, at: now).byUID,
            now: now)
        dismissals.takeBack(in: &calendar) {
            Forward.snapshot(of: state, options, as: feed.servedName)
        }
        let served = try household.served(to: person, as: feed.servedName, for: calendar, on: state)
        let plan = Back.plan(
            calendar, against: served, on: state,
            Back.Choices(ownEntries: try household.store.entries(writtenBy: feed))
                .held(against: served))
        guard let found = plan.plans.first, !found.isOfSomebodyElse, !found.knowsNothing else {
            return refused("This calendar is not the one of this address; nothing was changed.")
        }
        guard !found.isForgotten, !found.mayBeOlder else {
            return refused(
                "This calendar is older than those that are remembered here; nothing was changed. "
                    + "Let your program read it again and repeat the change.")
        }
        guard plan.canBeApplied else {
            return refused(
                "The calendar contradicts what was logged since; nothing was changed. Let your "
                    + "program read it again and repeat the change.")
        }
        guard !plan.deletion.isMass else {
            return refused(
                "This would take a large part of the log away; nothing was changed. Use "
                    + "'eve-ics import' if you want that.")
        }
        // What was dismissed is kept, whatever else came with it.
        var draft = JournalDraft(
            plan.change.map { [$0] } ?? [],
            changing: try dismissals.changes(by: found, household.store, person),
            answer: PutAnswer.applied)
        guard plan.change == nil else { return draft }
        // A program that is told so shows again what the calendar says.
        if let problem = found.refused.first {
            draft.answer = .refused(refusals.nothingChanged(problem.why))
        } else if let line = calendar.unreadable.first {
            draft.answer = .refused(refusals.nothingChanged(unreadableIn: line))
        }
        return draft
    }
}

/// What a change by a feed's address is planned on: dismissed alarms are kept beside the journal.
private struct FeedBasis: JournalBasis {
    let person: PersonState
    let revision: Int?
}

extension AlarmDismissals {
    /// - Parameter shown: What the feed would show if no alarm had been dismissed; asked for only where one was.
    fileprivate func takeBack(
        in calendar: inout ReturnedCalendar, _ shown: () -> CalendarSnapshot
    ) {
        guard !known.isEmpty else { return }
        let events = Dictionary(shown().events.map { ($0.uid, $0) }, uniquingKeysWith: { $1 })
        for (index, event) in calendar.events.enumerated() {
            let forms = event.uid.map(ReturnedUID.forms) ?? []
            guard let shown = forms.lazy.compactMap({ events[$0] }).first else { continue }
            calendar.events[index] = undismissed(event, of: shown)
        }
    }

    /// What is to be kept of what events of ours dismiss and put off.
    fileprivate func changes(
        by plan: ReconciliationPlan, _ store: any Store, _ person: Person
    ) throws -> [CycleChange] {
        let pairs = plan.pairs
        // A program that drops the alarms of all events deletes none, and in an unedited calendar none is missing.
        let dropsAll = plan.isUnedited || pairs.allSatisfy { $0.returned.alarms.isEmpty }
        let dismissed = pairs.compactMap { pair in
            acknowledgement(
                by: pair.returned, of: self.person.naming.uid(of: pair.served.identity),
                servedAs: dropsAll ? nil : pair.served)
        }
        guard !dismissed.isEmpty else { return [] }
        let hidden = Set(try store.hidden(of: person.id).map(\.uid))
        return dismissed.flatMap { acknowledgement -> [CycleChange] in
            // A new tag tells CalDAV programs of it.
            let uid = acknowledgement.uid
            return (hidden.contains(uid) ? [] : [.unhide(uid: uid, at: now)])
                + [.acknowledge(acknowledgement, at: now)]
        }
    }
}

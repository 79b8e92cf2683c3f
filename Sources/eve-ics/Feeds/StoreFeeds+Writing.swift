import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import ICalendar
import LogStore
import Synchronization

/// A whole calendar that Thunderbird sends back → corrections of the log.
extension StoreFeeds {
    /// Held against what this feed served; what is missing from it is never taken for deleted.
    func put(_ calendar: [UInt8], token: Substring, now: Int64) -> PutAnswer {
        guard let words = TokenWords(token) else { return .unknown }
        let store = store(now)
        return lane(words).restsUntil.withLock { _ in
            do {
                guard let (feed, person) = try open(token, now, store) else { return .unknown }
                guard feed.isWritable else { return .notWritable }
                return try take(calendar, feed, person, now, store)
            } catch {
                report(error, now)
                return .unavailable
            }
        }
    }

    /// Plans on the log as it is, and again where somebody else wrote meanwhile.
    private func take(
        _ calendar: [UInt8], _ feed: Feed, _ person: Person, _ now: Int64, _ store: LogStore
    ) throws -> PutAnswer {
        for _ in 0..<Self.mostAttempts {
            let subject = try subject(person, now, store)
            let content: JournalChange.Content
            switch try outcome(of: calendar, feed, subject) {
            case .refused(let why): return .refused(why)
            case .nothing: return .applied
            case .change(let planned): content = planned
            }
            let entry = NewEntry(
                recorded: subject.moment.seconds, origin: .calendar,
                body: JournalCodec.encode(content))
            do {
                try store.append([entry], for: person.id, expecting: Int(subject.lastEntry))
                return .applied
            } catch {
                guard error.reason == .changedMeanwhile else { throw error }
            }
        }
        return .refused("The log is being changed in too many places at once; try again.")
    }

    private static var mostAttempts: Int { 5 }

    private enum PutOutcome {
        case refused(String)
        case nothing
        case change(JournalChange.Content)
    }

    private func outcome(
        of bytes: [UInt8], _ feed: Feed, _ subject: Subject
    ) throws -> PutOutcome {
        let returning = CalendarReturn(subject: subject, feed: feed.servedName)
        let calendar: ReturnedCalendar
        do throws(ICSError) {
            calendar = try returning.read(bytes)
        } catch {
            guard error.reason == .readDifferently else {
                return .refused("This is not a calendar that can be read; nothing was changed.")
            }
            return .refused("Nothing was changed: \(error.sentence).")
        }
        guard !calendar.events.isEmpty else {
            return .refused(
                "An empty calendar is not taken for a wish to delete everything; nothing was changed."
            )
        }
        var gathered = GatheredChanges(log: subject.log, circumstances: subject.circumstances)
        let plan = try returning.plan(calendar, after: gathered)
        guard !plan.isOfSomebodyElse, !plan.knowsNothing else {
            return .refused("This calendar is not the one of this address; nothing was changed.")
        }
        gathered.add(plan)
        guard gathered.canBeApplied else {
            return .refused(
                "The calendar contradicts what was logged since; nothing was changed. Let your "
                    + "program read it anew and try again.")
        }
        guard !gathered.deletion.isMass else {
            return .refused(
                "This would take a large part of the log away; nothing was changed. Use "
                    + "'eve-ics import' if you want that.")
        }
        if let content = gathered.content { return .change(content) }
        // A program that is told so shows again what the calendar says.
        guard let refused = plan.refused.first else { return .nothing }
        return .refused("Nothing was changed: \(refused.why).")
    }
}

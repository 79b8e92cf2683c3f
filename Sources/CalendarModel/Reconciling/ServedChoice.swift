import CivilDate
import CycleModel

/// Which of the calendars that were handed out a returned one was.
///
/// The newest one that leaves most of its events as they were. An event that is not in that one but in
/// another, because a program kept it from there, is held against the other.
struct ServedChoice {
    private(set) var calendar: ServedCalendar?
    private(set) var matching: Matching
    /// Events that other calendars than the chosen one had: which of them, and the pair there.
    private var strays: [Int: Stray] = [:]

    private struct Stray {
        let calendar: ServedCalendar
        let served: Int
        let rule: ReportedChange.Match
    }

    /// How well a calendar fits: events on their days first, then titles, alarms and texts that are the same,
    /// and then how few events are missing.
    private struct Fit: Comparable {
        var onTheirDays = 0
        /// Up to three for each event.
        var unaltered = 0
        var missing = 0

        static func < (left: Fit, right: Fit) -> Bool {
            (left.onTheirDays, left.unaltered, -left.missing)
                < (right.onTheirDays, right.unaltered, -right.missing)
        }
    }

    /// - Parameter history: What was handed out over time, the newest first; it is read only as far as needed.
    init(
        of returned: ReturnedCalendar, from history: some Sequence<ServedCalendar>,
        words: PeriodWords
    ) {
        matching = Matching(served: [], returned: returned.events, words: words)
        var seen: [ServedCalendar] = []
        var best = Fit(onTheirDays: -1)
        for candidate in history {
            let matching = Matching(
                served: candidate.events, returned: returned.events, words: words)
            let fit = Self.fit(matching, candidate, returned)
            seen.append(candidate)
            if fit > best {
                (best, calendar, self.matching) = (fit, candidate, matching)
            }
            let hasStrays = matching.unmatchedReturned.contains {
                !returned.events[$0].tokens.isEmpty
            }
            if fit.unaltered == 3 * candidate.events.count, !hasStrays { break }
        }
        for index in matching.unmatchedReturned {
            strays[index] = Self.stray(returned.events[index], in: seen, words: words)
        }
    }

    private static func fit(
        _ matching: Matching, _ calendar: ServedCalendar, _ returned: ReturnedCalendar
    ) -> Fit {
        var fit = Fit(missing: matching.unmatchedServed.count)
        for pair in matching.pairs {
            let (served, event) = (calendar.events[pair.served], returned.events[pair.returned])
            guard served.isShown(by: event) else { continue }
            fit.onTheirDays += 1
            if served.isCalled(event.title) { fit.unaltered += 1 }
            if served.ringMinutes == event.alarms { fit.unaltered += 1 }
            let text = event.description.map(ReturnedText.init)
            if text?.added(to: served.descriptionLines).isEmpty ?? true { fit.unaltered += 1 }
        }
        return fit
    }

    /// The newest calendar that has the event on the same days, else the newest that has it at all.
    private static func stray(
        _ event: ReturnedEvent, in calendars: [ServedCalendar], words: PeriodWords
    ) -> Stray? {
        guard calendars.count > 1 else { return nil }
        var found: Stray?
        for calendar in calendars {
            let pairs = Matching(served: calendar.events, returned: [event], words: words).pairs
            guard let pair = pairs.first, pair.rule != .date else { continue }
            let stray = Stray(calendar: calendar, served: pair.served, rule: pair.rule)
            if calendar.events[pair.served].isShown(by: event) { return stray }
            found = found ?? stray
        }
        return found
    }

    // MARK: What came of it

    /// Whether the calendar says what the chosen one does, and nothing else.
    func isExactly(_ returned: ReturnedCalendar) -> Bool {
        guard let calendar, let contents = CalendarContents.bytes(of: returned) else {
            return false
        }
        return contents == CalendarContents.bytes(of: calendar.events)
    }

    var isLatest: Bool { calendar?.isLatest ?? true }

    /// The matched events in the order of the file.
    func matched(in returned: ReturnedCalendar) -> [MatchedEvent] {
        guard let calendar else { return [] }
        var events: [(index: Int, event: MatchedEvent)] = matching.pairs.map { pair in
            let event = MatchedEvent(
                served: calendar.events[pair.served], returned: returned.events[pair.returned],
                match: pair.rule, calendar: calendar)
            return (pair.returned, event)
        }
        for (index, stray) in strays {
            let event = MatchedEvent(
                served: stray.calendar.events[stray.served], returned: returned.events[index],
                match: stray.rule, calendar: stray.calendar)
            events.append((index, event))
        }
        events.sort { $0.index < $1.index }
        return events.map(\.event)
    }

    /// The calendar with its events on the days on which the person saw them.
    func read(_ returned: ReturnedCalendar, with habit: DateHabit) -> ReturnedCalendar {
        var was: [Int: ClosedRange<Day>] = [:]
        for pair in matching.pairs { was[pair.returned] = calendar?.events[pair.served].days }
        for (index, stray) in strays { was[index] = stray.calendar.events[stray.served].days }
        var read = returned
        for index in read.events.indices {
            read.events[index].days = habit.meant(read.events[index], servedOn: was[index])
        }
        return read
    }

    /// The returned events that no calendar had.
    func unknown(in returned: ReturnedCalendar) -> [Int] {
        matching.unmatchedReturned.filter { strays[$0] == nil }
    }
}

import CalendarModel
import CivilDate
import CycleModel
import LogStore

/// What was handed out to a person, computed anew from what was remembered of it.
struct ServedCalendars {
    let subject: Subject
    /// Looks only at what this feed served, where it served anything.
    var feed: String?

    /// More calendars than anybody edits an old one of.
    private static let mostRecords = 400

    /// The calendars that `returned` may be, the newest first.
    ///
    /// Where nothing was remembered, as without a store, those that could have been made from the log.
    func history(of returned: ReturnedCalendar) throws -> ServedHistory {
        let (store, person): (LogStore, Person)
        switch subject.source {
        case .nowhere: return ServedHistory()
        case .logFile: return conceivable(returned)
        case .store(let opened, let found): (store, person) = (opened, found)
        }
        let records = try store.served(to: person.id)
        guard !records.isEmpty else { return conceivable(returned) }
        let journal = try store.journal(of: person.id)
        let changes = try journal.changes(path: store.path)
        return ServedHistory(
            suited(records, to: returned).prefix(Self.mostRecords).map { record in
                { calendar(record, changes) }
            })
    }

    /// Those of the feed that the calendar names; all where it names none that is known.
    private func suited(
        _ records: [ServedRecord], to returned: ReturnedCalendar
    ) -> [ServedRecord] {
        if let feed {
            let own = records.filter { $0.feed == feed }
            if !own.isEmpty { return own }
        }
        guard let uid = returned.uid?.lowercased() else { return records }
        let naming = subject.naming
        let own = records.filter { naming.calendarUID($0.feed) == uid }
        return own.isEmpty ? records : own
    }

    private func calendar(
        _ record: ServedRecord, _ changes: [JournalChange]
    ) -> ServedCalendar? {
        guard let day = Int32(exactly: record.day), let served = RememberedOptions(record.options)
        else { return nil }
        let state = JournalState(
            replaying: changes.filter { $0.number <= Int64(record.entry) },
            lastEntry: Int64(record.entry))
        let today = Day(number: day)
        let moment = Moment(seconds: Int64(day) * 86_400, day: today)
        let then = Subject(state: state, source: subject.source, moment: moment)
        return then.served(as: record.feed, served.options, months: served.months)
    }

    /// Calendars of the usual options, made on the days that the file names and reaching as far as it does.
    private func conceivable(_ returned: ReturnedCalendar) -> ServedHistory {
        let first = returned.events.map(\.days.lowerBound).min() ?? subject.today
        let last = returned.events.map(\.days.upperBound).max() ?? subject.today
        var calendars: [() -> ServedCalendar?] = []
        for day in [subject.today] + returned.stamps.filter({ $0 < subject.today }) {
            let then = Subject(subject, on: day)
            let months = min(120, max(1, (last - day) / 28 + 1))
            for options in Self.usualOptions(since: first, then.settings.reminders) {
                calendars.append {
                    var calendar = then.served(as: "file", options, months: months)
                    calendar.events.removeAll { $0.days.lowerBound > last }
                    return calendar
                }
            }
        }
        return ServedHistory(calendars)
    }

    private static func usualOptions(
        since first: Day, _ reminders: Reminders
    ) -> [PublishingOptions] {
        var choices: [PublishingOptions] = []
        for titles in [Titles.plain, .neutral] {
            for client in [ClientProfile.generic, .outlook] {
                for reminders in [reminders, nil] {
                    var options = PublishingOptions(since: first)
                    options.titles = titles
                    options.client = client
                    options.reminders = reminders
                    choices.append(options)
                    options.kinds = [.period]
                    choices.append(options)
                }
            }
        }
        return choices
    }
}

/// What a served record says of how its calendar was made.
private struct RememberedOptions {
    let months: Int
    let options: PublishingOptions

    /// The months on the first line, the options on the others.
    init?(_ text: String) {
        guard let end = text.firstIndex(of: "\n"), text.hasPrefix("months "),
            let months = Int(text[..<end].dropFirst(7)), (1...120).contains(months),
            let options = PublishingOptions(String(text[text.index(after: end)...]))
        else { return nil }
        self.months = months
        self.options = options
    }
}

extension Subject {
    fileprivate func served(
        as feed: String, _ options: PublishingOptions, months: Int
    ) -> ServedCalendar {
        let naming = naming
        return ServedCalendar(
            uid: naming.calendarUID(feed), log: log,
            events: events(options, forecast: forecast(months: months), months: months),
            reminders: options.reminders)
    }
}

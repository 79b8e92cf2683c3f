import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import LogStore

/// `log`, `unlog` and `undo`: what changes the log from the command line.
extension Context {
    func log() throws -> String {
        let fields = try loggedFields()
        return try change { (state, moment) in
            let days = try typedDays(try argument(LogOptions.days), today: moment.day)
            return days.map { DayLog.Entry(day: $0, record: fields.added(to: state.log[$0])) }
        } said: { days, today in
            "Logged \(Phrases.days(days, today: today))."
        } unchanged: {
            "That is logged already; nothing changed."
        }
    }

    func unlog() throws -> String {
        try change { (_, moment) in
            let days = try typedDays(try argument(UnlogOptions.days), today: moment.day)
            return days.map { DayLog.Entry(day: $0, record: DayRecord()) }
        } said: { days, today in
            "Removed what was logged on \(Phrases.days(days, today: today))."
        } unchanged: {
            "Nothing was logged on those days; nothing changed."
        }
    }

    /// Plans a change of the log on the journal as it is, writes it, and says what came of it.
    private func change(
        _ plan: (JournalState, Moment) throws -> [DayLog.Entry],
        said: ([Day], Day) -> String, unchanged: () -> String
    ) throws -> String {
        let store = try openStore(.readWriteCreate)
        let person = try personToWrite(in: store)
        var changed: [DayLog.Entry] = []
        var (before, after): (PersonState?, PersonState?)
        try record(in: store, for: person) { (state, moment) in
            changed = try plan(state, moment).filter { state.log[$0.day] != $0.record }
            before = subject(state: state, of: person)
            return changed.isEmpty ? [] : [.days(changed)]
        }
        after = subject(state: try self.state(of: person, in: store), of: person)
        guard let before, let after else { return "" }
        let message =
            changed.isEmpty ? unchanged() : said(changed.map(\.day), after.today)
        return message + "\n" + after.newDoubt(since: before) + moved(before, after)
    }

    /// How the next period has moved.
    func moved(_ before: PersonState, _ after: PersonState) -> String {
        let (old, new) = (before.forecast(months: 1), after.forecast(months: 1))
        guard let start = new.next?.start else { return new.headline + "\n" }
        guard let was = old.next?.start, was != start, new.runningPeriod == nil else {
            return new.headline + "\n"
        }
        return "\(new.headline.dropLast()), was \(was.text(near: after.today)).\n"
    }

    func undo() throws -> String {
        let store = try openStore(.readWrite)
        let person = try personToWrite(in: store)
        var before: PersonState?
        var undone: (entry: JournalEntry, change: JournalChange.Content)?
        try record(in: store, for: person) { (state, _, entries) in
            before = subject(state: state, of: person)
            guard let number = state.undoable,
                let entry = entries.first(where: { Int64($0.number) == number })
            else { throw ToolError.refused("undo: there is no change to take back") }
            if let change = try? JournalCodec.decode(entry.body) { undone = (entry, change) }
            return [.undo(number)]
        }
        let after = subject(
            state: try state(of: person, in: store), of: person)
        guard let before, let undone else { return "" }
        let when = after.time.text(at: undone.entry.recorded)
        let matter = JournalText.matter(undone.change, today: after.today)
        let origin = undone.entry.origin.words
        return "Took back the change of \(matter), made \(when) \(origin).\n" + moved(before, after)
    }

    // MARK: Writing to the journal

    /// Appends what `plan` makes of the journal as it is, with nobody writing in between.
    func record(
        in store: LogStore, for person: Person, origin: Origin = .commandLine,
        _ plan: (JournalState, Moment) throws -> [JournalChange.Content]
    ) throws {
        try record(in: store, for: person, origin: origin) { (state, moment, _) in
            try plan(state, moment)
        }
    }

    func record(
        in store: LogStore, for person: Person, origin: Origin = .commandLine,
        _ plan: (JournalState, Moment, [JournalEntry]) throws -> [JournalChange.Content]
    ) throws {
        try JournalWriter(store, for: person.id, from: origin).write {
            let journal = try store.journal(of: person.id)
            let state = JournalState(
                replaying: try household(store).changes(in: journal),
                lastEntry: Int64(journal.lastNumber))
            return JournalLook(
                person: subject(state: state, of: person), state: state, journal: journal)
        } plan: { look in
            JournalDraft(
                try plan(look.state, look.person.moment, look.journal.entries), answer: ())
        }
    }

    private struct JournalLook: JournalBasis {
        let person: PersonState
        let state: JournalState
        let journal: Journal
        var revision: Int? { nil }
    }

    // MARK: Reading the command line

    func argument<Value>(_ argument: Argument<Value>) throws -> Value {
        do { return try command[argument] } catch { throw ToolError(error) }
    }

    func typedDays(_ words: [String], today: Day) throws -> [Day] {
        var days: Set<Day> = []
        for word in words {
            do {
                days.formUnion(try PlainLog.days(typed: word, today: today))
            } catch {
                throw ToolError.refused("\(word.isEmpty ? "''" : word): \(error)")
            }
        }
        return days.sorted()
    }

    private func loggedFields() throws -> LoggedFields {
        var fields = LoggedFields()
        fields.flow = command[LogOptions.flow]
        if let word = command[LogOptions.temperature] {
            do {
                fields.temperature = try Temperature(logged: word)
            } catch {
                throw ToolError.refused("--temperature \(word): \(error)")
            }
        }
        fields.lh = command[LogOptions.lh]
        fields.mucus = command[LogOptions.mucus]
        fields.ovulation = command[LogOptions.ovulation]
        fields.symptoms = command[LogOptions.symptoms]
        fields.moods = command[LogOptions.moods]
        fields.note = command[LogOptions.note]
        return fields
    }
}

extension PersonState {
    /// A start that follows the period before it closely is kept, and said once.
    func newDoubt(since before: PersonState) -> String {
        let known = Set(before.cycles.filter(\.isDoubtful).map(\.start))
        guard let cycle = cycles.last(where: { $0.isDoubtful && !known.contains($0.start) })
        else { return "" }
        return """
            \(cycle.start.text(near: today)) is less than 10 days after the period before it. It is \
            kept as a period; if it was spotting, say so with --flow spotting.

            """
    }
}

extension Origin {
    /// As in "made 3 Nov 09:12 on the command line".
    var words: String {
        switch self {
        case .commandLine: "on the command line"
        case .import: "by an import"
        case .calendar: "in the calendar"
        }
    }
}

/// What `log` was told about its days.
private struct LoggedFields {
    var flow: Flow?
    var temperature: Temperature?
    var lh: LHTest?
    var mucus: Mucus?
    var ovulation = false
    var symptoms: [String] = []
    var moods: [String] = []
    var note: String?

    private var isEmpty: Bool {
        flow == nil && temperature == nil && lh == nil && mucus == nil && !ovulation
            && symptoms.isEmpty && moods.isEmpty && note == nil
    }

    /// The record with these fields in it; lists grow, everything else is replaced. With no field at all
    /// the day becomes a period day, unless it is one.
    func added(to record: DayRecord) -> DayRecord {
        var record = record
        if isEmpty, !record.isPeriodDay { record.flow = .unknown }
        if let flow { record.flow = flow }
        if let temperature { record.temperature = temperature }
        if let lh { record.lh = lh }
        if let mucus { record.mucus = mucus }
        if ovulation { record.ovulationObserved = true }
        for symptom in symptoms where !record.symptoms.contains(symptom) {
            record.symptoms.append(symptom)
        }
        for mood in moods where !record.moods.contains(mood) { record.moods.append(mood) }
        if let note { record.note = note.isEmpty ? nil : note }
        return record
    }
}

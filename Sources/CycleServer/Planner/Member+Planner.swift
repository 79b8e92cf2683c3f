import CalendarModel
import CalendarServer
package import ICalendar
import LogStore
package import Planner
import Secrets

/// A person's to-do lists, notes, events and decks, which are stored calendars: the one place by which commands and
/// pages read and write them.
extension Member {
    private var store: LogStore { household.store }

    // MARK: Calendars

    /// The person's calendars in the order in which they were made, without the computed one.
    package func plannerCalendars() throws -> [PlannerCalendar] {
        try store.calendars(of: person.id).map { stored in
            PlannerCalendar(stored, try store.properties(of: stored.id))
        }
    }

    /// The calendar in which an entry without a place goes; `nil` where none is for that.
    package func usualCalendar(for use: PlannerCalendar.Use) throws -> PlannerCalendar? {
        try plannerCalendars().first { $0.uses.contains(use) && $0.isForAnything }
    }

    /// Makes a calendar.
    ///
    /// - Parameters:
    ///   - title: What people see; a calendar's path tells nothing of it.
    ///   - uses: What it is for; a deck is for nothing else.
    /// - Throws: `StoreError` where there is no room for another one.
    package func addPlannerCalendar(
        titled title: String, for uses: Set<PlannerCalendar.Use>
    ) throws -> PlannerCalendar {
        let taken = Set(try store.calendars(of: person.id).map(\.name))
        let usual = uses.count == 1 ? uses.first?.usualName : nil
        let name = usual.flatMap { taken.contains($0) ? nil : $0 } ?? newUID()
        return try addCalendar(named: name, titled: title, for: uses)
    }

    private func addCalendar(
        named name: String, titled title: String, for uses: Set<PlannerCalendar.Use>
    ) throws -> PlannerCalendar {
        var properties = [StoredProperty.title(title)]
        var components = Set(uses.map(\.component))
        if uses.contains(.cards) {
            properties.append(.ofDeck)
            // For the reminder that cards are due.
            components.insert("VTODO")
        }
        let stored = try store.addCalendar(
            named: name, for: person.id, components: components, properties: properties)
        return PlannerCalendar(stored, properties)
    }

    package func rename(_ calendar: PlannerCalendar, to title: String) throws {
        try store.change([.set(.title(title))], of: calendar.stored.id)
    }

    package func entryCount(of calendar: PlannerCalendar) throws -> Int {
        try store.objectCount(of: calendar.stored.id)
    }

    /// Removes a calendar with everything in it, for good.
    package func remove(_ calendar: PlannerCalendar) throws {
        try store.delete(calendar.stored.id)
    }

    // MARK: Entries

    /// Bytes of one calendar that are looked at; what lies beyond is seen in calendar programs only.
    private static let mostBytes = 64 << 20

    /// The objects of a calendar that have entries of one kind and can be read.
    package func plannerObjects(
        in calendar: PlannerCalendar, for use: PlannerCalendar.Use
    ) throws -> [PlannerObject] {
        guard calendar.uses.contains(use) else { return [] }
        return try store.objects(of: calendar.stored.id, after: "", bytes: Self.mostBytes)
            .compactMap { object in
                guard PlannerObject.mayHold(use.component, object.data) else { return nil }
                return PlannerObject(
                    calendar: calendar.name, name: object.name, bytes: object.data)
            }
    }

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - uid: Of an entry that is written once, whatever happens; else a new one.
    ///   - zone: The one that its times name.
    package func add(
        _ content: some EntryContent, to calendar: PlannerCalendar, uid: String? = nil,
        at now: Int64, zone: ZoneHistory? = nil
    ) throws -> PlannerObject? {
        let uid = uid ?? newUID()
        let bytes = content.object(uid: uid, at: now, zone: zone)
        let name = "\(uid).ics"
        try store.put(
            [ObjectPut(try stored(bytes, uid: uid, as: name, at: now))], in: calendar.stored.id)
        return PlannerObject(calendar: calendar.name, name: name, bytes: bytes)
    }

    /// Adds many entries, all or none of them.
    package func add(
        _ contents: [(uid: String, content: some EntryContent)], to calendar: PlannerCalendar,
        at now: Int64
    ) throws {
        try store.put(
            try contents.map { uid, content in
                ObjectPut(
                    try stored(
                        content.object(uid: uid, at: now), uid: uid, as: "\(uid).ics", at: now))
            }, in: calendar.stored.id)
    }

    /// Writes changes of entries of one calendar, all or none of them.
    ///
    /// - Throws: `StoreError.changedMeanwhile` where somebody else wrote one of them since it was read.
    package func write(
        _ changes: [ObjectChange], in calendar: PlannerCalendar, at now: Int64
    ) throws {
        try store.put(
            try changes.map { change in
                ObjectPut(
                    try stored(
                        change.bytes, uid: change.object.uid, as: change.object.name, at: now),
                    replacing: tag(ofEntry: change.object.bytes))
            }, in: calendar.stored.id)
    }

    private func stored(
        _ bytes: [UInt8], uid: String, as name: String, at now: Int64
    ) throws -> StoredObject {
        guard bytes.count <= PlannerObject.largest else { throw PlannerError.tooLong }
        return StoredObject(
            name: name, uid: uid, data: bytes, tag: tag(ofEntry: bytes), modified: now)
    }

    /// As CalDAV tags what programs put.
    private func tag(ofEntry bytes: [UInt8]) -> String {
        Seed(person.seed).map { KeyedHash($0).digest(of: bytes, size: .bytes16).hexadecimal } ?? ""
    }

    // MARK: Removing

    /// Removes entries of one calendar; for a while they can be had back.
    package func remove(
        _ objects: [PlannerObject], from calendar: PlannerCalendar, at now: Int64
    ) throws {
        _ = try store.remove(objects.map(\.name), of: calendar.stored.id, at: now)
    }

    /// What was removed of a kind and can be had back, the last one first.
    package func removedEntries(for use: PlannerCalendar.Use) throws -> [RemovedEntry] {
        let calendars = try plannerCalendars().filter { $0.uses.contains(use) }
        return try store.removedObjects(of: person.id).compactMap { removed in
            guard let calendar = calendars.first(where: { $0.stored.id == removed.calendar }),
                let object = PlannerObject(
                    calendar: calendar.name, name: removed.object.name,
                    bytes: removed.object.data), object.entry.name == use.component
            else { return nil }
            return RemovedEntry(object: object, calendar: calendar, removed: removed)
        }
    }

    /// Puts a removed entry back where it was.
    ///
    /// - Throws: `StoreError.changedMeanwhile` where it is there again by now.
    package func restore(_ entry: RemovedEntry, at now: Int64) throws {
        guard try store.restore(entry.removed, at: now) == .created else {
            throw StoreError(.changedMeanwhile, path: store.path)
        }
    }

    // MARK: Notes

    /// Saves another text of a note. Where somebody else wrote it meanwhile, both texts stay: theirs in its place, this
    /// one as a note of its own.
    ///
    /// - Returns: The note that was made for it; `nil` where it is in its place.
    @discardableResult
    package func save(
        _ text: String, of note: Note, in calendar: PlannerCalendar, at now: Int64
    ) throws -> PlannerObject? {
        guard let change = note.changed(to: text, at: now) else { return nil }
        do {
            try write([change], in: calendar, at: now)
            return nil
        } catch let error as StoreError where error.reason == .changedMeanwhile {
            return try add(TwoTexts(text: text), to: calendar, at: now)
        }
    }

    // MARK: The timer

    /// The study timer at a moment; one that a question ended is gone, and its studying is in the calendar.
    package func studyTimer(at now: Int64, _ words: StudyWords) throws -> StudyTimer? {
        guard let timer = try store.studyTimer(of: person.id).flatMap(StudyTimer.init) else {
            return nil
        }
        let settled = timer.settled(at: now)
        if settled.timer == nil, !household.isReadOnly {
            try conclude(timer, with: settled, at: now, words)
        }
        return settled.timer
    }

    /// Starts a timer.
    ///
    /// - Returns: `false` where one runs.
    package func start(_ timer: StudyTimer, at now: Int64, _ words: StudyWords) throws -> Bool {
        guard try studyTimer(at: now, words) == nil else { return false }
        return try store.changeStudyTimer(of: person.id) { old in
            old == nil ? (timer.stored, true) : (old, false)
        }
    }

    /// Takes a step of the timer that runs.
    ///
    /// - Returns: What it makes of it; `nil` where none runs.
    /// - Throws: `PlannerError.wrongPart` where the timer does something else just now.
    package func take(
        _ step: StudyTimer.Step, at now: Int64, _ words: StudyWords
    ) throws -> StudyTimer.Outcome? {
        guard try studyTimer(at: now, words) != nil,
            let timer = try store.studyTimer(of: person.id).flatMap(StudyTimer.init)
        else { return nil }
        let outcome = try timer.taking(step, at: now)
        try conclude(timer, with: outcome, at: now, words)
        return outcome
    }

    /// Writes what was studied, then what comes next: killed in between, it writes the same entry once more.
    private func conclude(
        _ timer: StudyTimer, with outcome: StudyTimer.Outcome, at now: Int64, _ words: StudyWords
    ) throws {
        for session in outcome.sessions { try record(session, at: now, words) }
        let isWritten = try store.changeStudyTimer(of: person.id) { old in
            old == timer.stored ? (outcome.timer?.stored, true) : (old, false)
        }
        guard isWritten else { throw StoreError(.changedMeanwhile, path: store.path) }
    }

    private func record(_ session: StudySession, at now: Int64, _ words: StudyWords) throws {
        let name = PlannerCalendar.ofSessions
        let calendar =
            try plannerCalendars().first { $0.name == name }
            ?? addCalendar(named: name, titled: words.calendar, for: [.events])
        let uid = Household.naming(seed: person.seed).entryUID("study \(session.time.lowerBound)")
        guard try store.object(uid: uid, in: calendar.stored.id) == nil else { return }
        let content = PlannedEvent.Content(
            title: session.title.isEmpty ? words.session : session.title,
            start: PlannedTime(utc: session.time.lowerBound),
            end: PlannedTime(utc: session.time.upperBound))
        _ = try add(content, to: calendar, uid: uid, at: now)
    }

    // MARK: Cards

    /// What is left of the person's cards in memory, by the cards' UIDs; new ones have nothing.
    package func cardMemories() throws -> [String: CardMemory] {
        var reviews: [String: [CardReview]] = [:]
        for review in try store.cardReviews(of: person.id) {
            guard let recall = Recall(rawValue: review.recall) else { continue }
            reviews[review.card, default: []].append(CardReview(at: review.reviewed, recall))
        }
        return reviews.compactMapValues(CardMemory.init)
    }

    package func remember(_ recall: Recall, of card: String, at now: Int64) throws {
        try store.add(
            [StoredCardReview(card: card, reviewed: now, recall: recall.rawValue)], of: person.id)
    }
}

/// An entry that was removed and can be had back.
package struct RemovedEntry: Sendable {
    package let object: PlannerObject
    package let calendar: PlannerCalendar
    let removed: RemovedObject
}

/// The words with which studying goes into the calendar, in the person's language.
package struct StudyWords: Sendable {
    /// The title of the calendar.
    let calendar: String
    /// The title of a session of which nobody said what is studied.
    let session: String

    package init(calendar: String, session: String) {
        self.calendar = calendar
        self.session = session
    }
}

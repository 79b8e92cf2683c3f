import CalendarDoors
import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import Household
import SQLiteStore
import Store
import Testing

/// A PUT, and what it turns out to be.
///
/// The words `shown`, `named`, `hidden` and `gone` stand for the events of `CyclePutTests`, and for the names
/// and UIDs that they have; any other word is a name or a UID itself.
struct PutRow: CustomTestStringConvertible {
    let name: String
    let uid: String
    /// Whether the object is one event that can be read.
    var isEvent = true
    /// The event whose mark it bears.
    var mark: String?
    var namesState = false
    /// The UID of what is kept under this name.
    var kept: String?
    /// The name of the resource that is not ours and has the object's UID.
    var owner: String?
    /// The events that were deleted a moment ago.
    var deleted: [String] = []
    let isA: String

    var testDescription: String {
        [
            "\(uid) as \(name)", isEvent ? nil : "unreadable",
            mark.map { "with the mark of \($0)" },
            namesState ? "naming what is there" : nil, kept.map { "over \($0)" },
            owner.map { "which is \($0)" }, deleted.isEmpty ? nil : "after deleting \(deleted)",
        ].compactMap { $0 }.joined(separator: ", ") + ": \(isA)"
    }
}

/// The decision table of a PUT on the cycle calendar, without a store.
///
/// The program that asks is shown two logged periods: `shown`, and `named`, which it knows as `moved.ics` with
/// the UID `given`. The forecast period `hidden` it has deleted, and `gone` is a period that is no longer logged.
@Suite struct CyclePutTests {
    static let rows = [
        // Under the name of an event of ours.
        PutRow(name: "shown", uid: "shown", isA: "edit of shown"),
        PutRow(name: "shown", uid: "SHOWN", isA: "edit of shown"),
        PutRow(name: "moved.ics", uid: "given", isA: "edit of named"),
        PutRow(name: "moved.ics", uid: "named", isA: "edit of named"),
        PutRow(name: "shown", uid: "shown", isEvent: false, isA: "unreadable shown"),
        PutRow(name: "shown", uid: "another", isA: "taken by shown"),
        PutRow(name: "shown", uid: "named", isA: "taken by shown"),
        PutRow(name: "shown", uid: "given", isA: "taken by shown"),
        PutRow(name: "shown", uid: "another", mark: "shown", isA: "taken by shown"),

        // It was deleted and is shown again: where the program knows that, it is an edit.
        PutRow(name: "shown", uid: "shown", deleted: ["shown"], isA: "putting back shown"),
        PutRow(
            name: "shown", uid: "shown", namesState: true, deleted: ["shown"],
            isA: "edit of shown"),
        PutRow(name: "shown", uid: "shown", deleted: ["gone"], isA: "edit of shown"),

        // Under a free name, with the UID or the mark of what is gone since a moment.
        PutRow(name: "gone", uid: "gone", deleted: ["gone"], isA: "putting back gone"),
        PutRow(name: "new.ics", uid: "gone", deleted: ["gone"], isA: "putting back gone"),
        PutRow(name: "new.ics", uid: "GONE", deleted: ["gone"], isA: "putting back gone"),
        PutRow(
            name: "new.ics", uid: "another", mark: "gone", deleted: ["gone"],
            isA: "putting back gone"),
        PutRow(name: "new.ics", uid: "shown", deleted: ["shown"], isA: "putting back shown"),
        PutRow(
            name: "new.ics", uid: "another", mark: "shown", deleted: ["gone", "shown"],
            isA: "putting back shown"),
        PutRow(name: "new.ics", uid: "gone", isA: "new"),
        PutRow(name: "new.ics", uid: "another", mark: "gone", isA: "new"),
        PutRow(name: "new.ics", uid: "gone", isEvent: false, deleted: ["gone"], isA: "new"),
        PutRow(
            name: "dentist.ics", uid: "dentist", mark: "gone", kept: "dentist",
            owner: "dentist.ics", deleted: ["gone"], isA: "new"),

        // With the UID of an event of ours, under a name that is not its own.
        PutRow(name: "new.ics", uid: "shown", isA: "taken by shown"),
        PutRow(name: "new.ics", uid: "named", isA: "taken by moved.ics"),
        PutRow(name: "named", uid: "named", isA: "taken by moved.ics"),
        PutRow(name: "new.ics", uid: "hidden", isA: "unhiding hidden"),
        PutRow(name: "hidden", uid: "hidden", isA: "unhiding hidden"),
        PutRow(name: "hidden", uid: "hidden", isEvent: false, isA: "unreadable hidden"),

        // With a UID that the program itself gave to an event of ours.
        PutRow(name: "new.ics", uid: "given", isA: "taken by moved.ics"),

        // Not ours.
        PutRow(name: "new.ics", uid: "another", isA: "new"),
        PutRow(name: "new.ics", uid: "another", isEvent: false, isA: "new"),
        PutRow(name: "new.ics", uid: "another", mark: "shown", isA: "new"),
        PutRow(name: "named", uid: "another", isA: "new"),
        PutRow(name: "hidden", uid: "another", isA: "new"),
        PutRow(
            name: "dentist.ics", uid: "dentist", kept: "dentist", owner: "dentist.ics",
            isA: "new"),
        PutRow(name: "new.ics", uid: "dentist", owner: "dentist.ics", isA: "taken by dentist.ics"),
        PutRow(
            name: "dentist.ics", uid: "another", kept: "dentist", isA: "taken by dentist.ics"),
    ]

    private let collection: CycleCollection
    private let current: IndexedSnapshot
    /// As it was when `gone` was logged.
    private let earlier: IndexedSnapshot
    /// By what the rows call them.
    private let events: [String: CalendarEvent]

    init() throws {
        let owner = Person(
            id: Person.ID(rawValue: 1), name: "me", seed: Array(repeating: 7, count: 32))
        let today = try #require(Day("2026-11-20"))
        let naming = Household.naming(seed: owner.seed)
        func person(starts: String...) throws -> PersonState {
            let starts = try starts.map { try #require(Day($0)) }
            return PersonState(
                log: DayLog(periodDays: starts.flatMap { start in (0..<5).map { start + $0 } }),
                naming: naming, day: today, zones: Serving.zones)
        }
        let now = try person(starts: "2026-09-27", "2026-10-25")
        current = IndexedSnapshot(CalendarOptions(), for: now)
        earlier = IndexedSnapshot(
            CalendarOptions(), for: try person(starts: "2026-08-30", "2026-09-27", "2026-10-25"))
        func period(_ snapshot: IndexedSnapshot, _ first: Day?) throws -> CalendarEvent {
            let periods = snapshot.events.filter { $0.identity.kind == .period }
            return try #require(
                periods.first { first.map($0.days.contains) ?? ($0.days.lowerBound > today) })
        }
        events = [
            "shown": try period(current, Day("2026-10-25")),
            "named": try period(current, Day("2026-09-27")),
            "hidden": try period(current, nil),
            "gone": try period(earlier, Day("2026-08-30")),
        ]
        let (named, hidden) = (try #require(events["named"]), try #require(events["hidden"]))
        let dates = "dates \(hidden.days.lowerBound) \(hidden.days.upperBound)"
        let version = EventVersion(sequence: 0, modified: 1)
        collection = CycleCollection(
            of: owner, now,
            versioned: VersionedSnapshot(current, versions: current.events.map { _ in version }),
            calendar: StoredCalendar(
                id: StoredCalendar.ID(person: owner.id, rawValue: 1),
                name: StoredCalendar.cycleName, components: ["VEVENT"], revision: 1, forgotten: 0),
            rows: [
                HiddenEvent(
                    uid: hidden.uid, hash: naming.fingerprint(of: Array(dates.utf8)), hidden: 1,
                    revision: 1)
            ],
            names: ProgramNames([
                EventName(uid: named.uid, name: "moved.ics", givenUID: "given")
            ]))
    }

    @Test func `what is gone is in the earlier snapshot alone`() throws {
        let gone = try #require(events["gone"])
        #expect(current[gone.uid] == nil && earlier[gone.uid] != nil)
        #expect(Set(events.values.map(\.uid)).count == 4)
    }

    @Test(arguments: rows)
    func `the first line that fits counts`(_ row: PutRow) throws {
        let object = try CalendarObject(
            Array(Desk.event("Period", "20261020", "20261024", uid: uid(row.uid)).utf8))
        var event = ReturnedEvent(
            uid: object.uid, days: try #require(Day("2026-10-20"))...(#require(Day("2026-10-23"))))
        if let mark = row.mark { event.tokens = [try #require(events[mark]).token] }
        let name = events[row.name].map { "\($0.uid).ics" } ?? row.name
        let put = CyclePut(
            object: object, name: name, event: row.isEvent ? event : nil,
            namesState: row.namesState,
            kept: row.kept.map {
                StoredObject(name: name, uid: $0, data: [1], tag: "tag", modified: 1)
            },
            owner: row.owner,
            deletions: try row.deleted.map { word in
                let event = try #require(events[word])
                return RecentDeletion(
                    uid: event.uid, token: event.token, snapshot: earlier, days: [])
            })
        let kind = put.classified(in: collection)
        #expect(text(kind) == row.isA)
        // What is planned is the event under its own UID, whatever the program calls it.
        if case .edit(let index, let event) = kind {
            #expect(event.uid == current.events[index].uid)
        }
    }

    private func uid(_ word: String) -> String {
        events[word]?.uid ?? events[word.lowercased()]?.uid.uppercased() ?? word
    }

    private func word(_ uid: String) -> String {
        events.first { $0.value.uid == uid }?.key ?? uid
    }

    private func text(_ kind: PutCase) -> String {
        switch kind {
        case .edit(let index, _): "edit of \(word(current.events[index].uid))"
        case .putBack(let deletion, _): "putting back \(word(deletion.uid))"
        case .unhide(let index, _): "unhiding \(word(current.events[index].uid))"
        case .unreadable(let uid): "unreadable \(word(uid))"
        case .taken(let name):
            "taken by \(events.first { "\($0.value.uid).ics" == name }?.key ?? name)"
        case .new: "new"
        }
    }
}

import CivilDate
import CycleModel
import CyclePipeline
import Foundation
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// The one writer of journals, while others write too.
@Suite struct JournalWriterTests {
    /// For its folder alone.
    private let tool: Tool
    private let store: SQLiteStore
    private let person: Person
    private let writer: JournalWriter

    init() throws {
        tool = try Tool()
        store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        person = try store.addPerson(named: "me", seed: Array(repeating: 7, count: 32))
        writer = JournalWriter(store, for: person.id, from: .calendar)
    }

    private func look() throws -> PersonState {
        let today = try #require(Day("2026-11-20"))
        return try Household(store, zones: Serving.zones).state(of: person, at: .day(today))
    }

    private func period(on date: String) throws -> JournalChange.Content {
        let day = try #require(Day(date))
        return .days([DayLog.Entry(day: day, record: DayRecord(flow: .medium))])
    }

    /// As another program does.
    private func write(_ date: String) throws {
        let body = JournalCodec.encode(try period(on: date))
        try store.append(
            [NewEntry(recorded: 1, origin: .commandLine, body: body)], for: person.id,
            expecting: nil)
    }

    private var entries: Int {
        get throws { try store.lastEntryNumber(of: person.id) }
    }

    private var periodDays: [String] {
        get throws { try look().log.periodDays.map(\.description) }
    }

    @Test func `a change is written with its origin and the moment it was planned at`() throws {
        let (basis, draft) = try writer.write(on: look) { _ in
            JournalDraft(
                [try period(on: "2026-11-17"), try period(on: "2026-11-18")], answer: "done")
        }
        #expect(basis.lastEntry == 0 && draft.answer == "done")
        #expect(try periodDays == ["2026-11-17", "2026-11-18"])
        let written = try store.journal(of: person.id).entries
        #expect(written.map(\.origin) == [.calendar, .calendar])
        #expect(Set(written.map(\.recorded)) == [basis.moment.seconds])
    }

    @Test func `a change is planned again on what another program wrote meanwhile`() throws {
        var known: [[String]] = []
        let (basis, draft) = try writer.write(on: look) { person in
            if known.isEmpty { try write("2026-11-17") }
            known.append(person.log.periodDays.map(\.description))
            return JournalDraft([try period(on: "2026-11-18")], answer: known.count)
        }
        #expect(known == [[], ["2026-11-17"]])
        #expect(draft.answer == 2 && basis.lastEntry == 1)
        #expect(try periodDays == ["2026-11-17", "2026-11-18"])
        #expect(try entries == 2)
    }

    private struct Look: JournalBasis {
        let person: PersonState
        let revision: Int?
    }

    @Test(arguments: [true, false])
    func `a change of the cycle's calendar counts only for what is planned on it`(
        isPlannedOn: Bool
    ) throws {
        func hide(_ uid: String) -> CycleChange { .hide(uid: uid, hash: [1], at: 1) }
        var plans = 0
        try writer.write(
            on: {
                let revision = try store.cycleCalendar(of: person.id).revision
                return Look(person: try look(), revision: isPlannedOn ? revision : nil)
            },
            plan: { _ in
                plans += 1
                if plans == 1 {
                    try store.append(
                        [], for: person.id, changing: [hide("theirs")],
                        expecting: CycleMoment(
                            entry: 0, revision: store.cycleCalendar(of: person.id).revision))
                }
                return JournalDraft(
                    [try period(on: "2026-11-18")],
                    changing: isPlannedOn ? [hide("ours")] : [], answer: ())
            })
        #expect(plans == (isPlannedOn ? 2 : 1))
        let hidden = try store.hidden(of: person.id).map(\.uid).sorted()
        #expect(hidden == (isPlannedOn ? ["ours", "theirs"] : ["theirs"]))
        #expect(try entries == 1)
    }

    @Test func `nothing is written for an empty draft, whatever others write`() throws {
        var plans = 0
        let (_, draft) = try writer.write(on: look) { _ in
            plans += 1
            try write("2026-11-17")
            return JournalDraft([], answer: "nothing to do")
        }
        #expect(draft.answer == "nothing to do")
        #expect(plans == 1)
        #expect(try periodDays == ["2026-11-17"])
        #expect(try entries == 1)
    }

    private struct Refused: Error {}

    @Test func `what the plan throws ends it`() throws {
        var plans = 0
        #expect(throws: Refused.self) {
            try writer.write(on: look) { _ -> JournalDraft<Void> in
                plans += 1
                throw Refused()
            }
        }
        #expect(plans == 1)
        #expect(try entries == 0)
    }

    @Test func `a journal that others never leave alone is given up`() throws {
        var plans = 0
        let error = #expect(throws: HouseholdError.self) {
            try writer.write(on: look) { _ in
                plans += 1
                try write("2026-11-17")
                return JournalDraft([try period(on: "2026-11-18")], answer: ())
            }
        }
        #expect(
            error?.description
                == "\(store.path): the log is being changed in too many places at once")
        #expect(error?.advice == "try again")
        #expect(try periodDays == ["2026-11-17"])
        #expect(try entries == plans)
    }
}

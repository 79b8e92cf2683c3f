import CalendarModel
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

/// `unhide`, and what `status` says of what is hidden.
@Suite struct HiddenForecastTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 2026-10-25..2026-10-29")
    }

    /// Hides events to come, the first ones, as a DELETE does.
    private func hide(_ count: Int) throws {
        let store = try SQLiteStore.open(tool.folder.appending(path: "eve.db").path)
        let person = try #require(try store.people().first)
        let day = try #require(Day("2026-11-20"))
        let state = try Household(store, zones: Serving.zones).state(of: person, at: .day(day))
        let snapshot = Forward.snapshot(of: state, CalendarOptions(), as: "file")
        let coming = snapshot.events.filter { $0.days.lowerBound > day }.prefix(count)
        let changes = coming.map { event in
            let dates = "dates \(event.days.lowerBound) \(event.days.upperBound)"
            return CycleChange.hide(
                uid: event.uid, hash: state.naming.fingerprint(of: Array(dates.utf8)), at: 1)
        }
        try store.append(
            [], for: person.id, changing: Array(changes),
            expecting: CycleMoment(
                entry: store.lastEntryNumber(of: person.id),
                revision: store.cycleCalendar(of: person.id).revision))
    }

    @Test func `what is hidden is told, and comes back`() throws {
        let status = try tool.run("status").text
        let journal = try tool.run("history --journal").text
        try hide(1)
        #expect(
            try tool.run("status").text == status + """
                1 event of the forecast is hidden in your calendar programs. \
                'eve-ics unhide' brings it back.

                """)
        #expect(try tool.run("unhide --json").text == "{\"schema\": 1, \"unhidden\": 1}\n")
        try hide(3)
        #expect(
            try tool.run("status").text == status + """
                3 events of the forecast are hidden in your calendar programs. \
                'eve-ics unhide' brings them back.

                """)
        #expect(try Fields(tool.run("status --json").output).number("hidden") == 3)
        try tool.expect(
            """
            $ eve-ics unhide
            Brought back 3 events that you had hidden in a calendar program.
            $ eve-ics unhide
            Nothing is hidden.
            """)
        #expect(try tool.run("status").text == status)
        #expect(try tool.run("history --journal").text == journal)
        let undo = try tool.run("undo")
        #expect(undo.code == 1)
        #expect(undo.error.contains("was made by 'eve-ics unhide'"), "\(undo.error)")
        #expect(try tool.run("history --journal").text == journal)
    }

    @Test func `what has other dates by now is not hidden any more`() throws {
        try hide(3)
        try tool.run("log 2026-11-16..2026-11-20")
        #expect(try !tool.run("status").text.contains("hidden"))
        #expect(try tool.run("unhide").text == "Nothing is hidden.\n")
    }
}

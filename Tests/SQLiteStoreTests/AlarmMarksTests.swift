import SQLStore
import SQLiteStore
import Store
import Testing

/// What is remembered of alarms: dismissals of any door, and what rang.
@Suite struct AlarmMarksTests {
    private let folder: TemporaryFolder
    private let store: SQLiteStore
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        (store, ada) = try storeWithAda(folder)
    }

    private func acknowledge(_ moment: Int64, _ recurrence: String = "", until: Int64? = nil) throws
    {
        try store.acknowledge(
            [
                AlarmAcknowledgement(
                    uid: "a", recurrence: recurrence, acknowledged: moment, snoozedUntil: until,
                    origin: .commandLine)
            ], of: ada, showing: [], at: moment)
    }

    @Test func `the later word counts, for each time of an entry by itself`() throws {
        try acknowledge(100)
        try acknowledge(90, until: 400)
        try acknowledge(100, "20261120T080000", until: 500)
        #expect(
            try store.alarmMarks(of: ada, at: .max) == [
                StoredAlarmMark(uid: "a", recurrence: "", acknowledged: 100),
                StoredAlarmMark(
                    uid: "a", recurrence: "20261120T080000", acknowledged: 100, snoozedUntil: 500),
            ])
        // Calendars that are computed know entries as a whole.
        #expect(try store.acknowledgements(of: ada, at: .max).map(\.acknowledged) == [100])
    }

    @Test func `a ring is remembered beside a dismissal, and never an earlier one`() throws {
        func ring(_ moment: Int64) throws {
            try store.noteRung(
                [StoredAlarmMark(uid: "a", recurrence: "", rung: moment)], of: ada, at: moment)
        }
        try ring(50)
        try ring(40)
        try acknowledge(60)
        #expect(
            try store.alarmMarks(of: ada, at: .max) == [
                StoredAlarmMark(uid: "a", recurrence: "", acknowledged: 60, rung: 50)
            ])
        let before = store.changeStamp(of: ada)
        try ring(70)
        #expect(store.changeStamp(of: ada) != before)
        #expect(try store.alarmMarks(of: ada, at: .max).map(\.rung) == [70])
    }

    @Test func `of a person the latest thousand stay`() throws {
        try store.noteRung(
            (0..<1_200).map {
                StoredAlarmMark(uid: "u\($0)", recurrence: "", rung: Int64($0))
            }, of: ada, at: 1_200)
        let marks = try store.alarmMarks(of: ada, at: .max)
        #expect(marks.count == 1_000)
        #expect(marks.compactMap(\.rung).min() == 200)
    }

    @Test func `what a clock wrote that was ahead silences nothing, and gives way`() throws {
        let (now, year) = (Int64(1_000_000_000), Int64(365 * 86_400))
        try acknowledge(now + year, until: now + year + 300)
        try store.noteRung(
            [StoredAlarmMark(uid: "a", recurrence: "", rung: now + 86_400)], of: ada,
            at: now + 86_400)
        #expect(
            try store.alarmMarks(of: ada, at: now) == [StoredAlarmMark(uid: "a", recurrence: "")])
        #expect(try store.acknowledgements(of: ada, at: now).isEmpty)
        // What is dismissed by the right clock counts.
        try acknowledge(now)
        #expect(try store.acknowledgements(of: ada, at: now).map(\.acknowledged) == [now])
        // A ring is gone before its time comes.
        #expect(try store.hasRungAhead(of: now, ada))
        try store.noteRung([], of: ada, at: now)
        #expect(try !store.hasRungAhead(of: now, ada))
        #expect(try store.alarmMarks(of: ada, at: now + 86_400).map(\.rung) == [nil])
        // An alarm may be dismissed days before it begins.
        try acknowledge(now + 8 * 86_400)
        #expect(
            try store.acknowledgements(of: ada, at: now).map(\.acknowledged) == [now + 8 * 86_400])
    }

    @Test func `marks of a clock that was ahead are the first that are forgotten`() throws {
        func acknowledge(_ uids: Range<Int>, at moment: Int64) throws {
            try store.acknowledge(
                uids.map {
                    AlarmAcknowledgement(uid: "u\($0)", acknowledged: moment, origin: .commandLine)
                }, of: ada, showing: [], at: moment)
        }
        try acknowledge(0..<1_000, at: 2_000_000_000)
        try acknowledge(1_000..<1_010, at: 1_000_000_000)
        let known = try store.acknowledgements(of: ada, at: 1_000_000_000)
        #expect(known.map(\.uid) == (1_000..<1_010).map { "u\($0)" })
    }
}

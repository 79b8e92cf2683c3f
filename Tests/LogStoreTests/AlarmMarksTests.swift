import LogStore
import Testing

/// What is remembered of alarms: dismissals of any door, and what rang.
@Suite struct AlarmMarksTests {
    private let folder: TemporaryFolder
    private let store: LogStore
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
            try store.alarmMarks(of: ada) == [
                StoredAlarmMark(uid: "a", recurrence: "", acknowledged: 100),
                StoredAlarmMark(
                    uid: "a", recurrence: "20261120T080000", acknowledged: 100, snoozedUntil: 500),
            ])
        // Calendars that are computed know entries as a whole.
        #expect(try store.acknowledgements(of: ada).map(\.acknowledged) == [100])
    }

    @Test func `a ring is remembered beside a dismissal, and never an earlier one`() throws {
        func ring(_ moment: Int64) throws {
            try store.noteRung([StoredAlarmMark(uid: "a", recurrence: "", rung: moment)], of: ada)
        }
        try ring(50)
        try ring(40)
        try acknowledge(60)
        #expect(
            try store.alarmMarks(of: ada) == [
                StoredAlarmMark(uid: "a", recurrence: "", acknowledged: 60, rung: 50)
            ])
        let before = store.changeStamp(of: ada)
        try ring(70)
        #expect(store.changeStamp(of: ada) != before)
        #expect(try store.alarmMarks(of: ada).map(\.rung) == [70])
    }

    @Test func `of a person the latest thousand stay`() throws {
        try store.noteRung(
            (0..<1_200).map {
                StoredAlarmMark(uid: "u\($0)", recurrence: "", rung: Int64($0))
            }, of: ada)
        let marks = try store.alarmMarks(of: ada)
        #expect(marks.count == 1_000)
        #expect(marks.compactMap(\.rung).min() == 200)
    }
}

import CSQLite
import CivilDate
import CycleModel
import Testing
import TrackerImport

@Suite struct HealthConnectTests {
    /// The bytes of a database that these statements make.
    private func database(_ statements: String) throws -> [UInt8] {
        var handle: OpaquePointer?
        try #require(unsafe sqlite3_open(":memory:", &handle) == SQLITE_OK)
        defer { unsafe sqlite3_close(handle) }
        try #require(unsafe sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK)
        var size: sqlite3_int64 = 0
        let bytes = unsafe try #require(sqlite3_serialize(handle, "main", &size, 0))
        defer { unsafe sqlite3_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }

    /// 2 May 2026 is day 20,575; 23:30 there, five hours behind UTC, is the next day in UTC.
    private let late = (20_575 * 86_400 + 84_600 + 18_000) * 1_000

    private func flows(_ columns: String, _ values: String) throws -> TrackerReading {
        try readTracker(
            bytes: database(
                """
                CREATE TABLE menstruation_flow_record_table (row_id INTEGER PRIMARY KEY, \(columns));
                INSERT INTO menstruation_flow_record_table (\(columns)) VALUES \(values);
                """))
    }

    @Test func `the local date counts where the moment is another day in UTC`() throws {
        let reading = try flows(
            "time, zone_offset, local_date, flow", "(\(late), -18000, 20575, 3)")
        #expect(reading.flows == ["2026-05-02": .heavy])
    }

    @Test func `without a local date the moment and the zone give it`() throws {
        let reading = try flows("time, zone_offset, flow", "(\(late), -18000, 0)")
        #expect(reading.flows == ["2026-05-02": .unknown])
    }

    @Test func `a zone or a moment at the end of all numbers leaves its row out`() throws {
        let reading = try flows(
            "time, zone_offset, flow",
            "(\(late), \(Int.min), 1), (\(late), \(Int.max), 1), (\(Int.min), 0, 1), (\(late), 0, 2)"
        )
        #expect(reading.flows == ["2026-05-03": .medium])
        #expect(reading.remarks.map(\.count).reduce(0, +) == 3)
    }

    @Test func `columns stand in any order, and rows of the wrong type are left out`() throws {
        let reading = try flows(
            "flow, local_date, time, zone_offset",
            "(1, 20575, 0, 0), ('x', 20576, 0, 0), (2, 'x', 0, 0), (9, 20577, 0, 0), (2, 1e300, 0, 0)"
        )
        #expect(reading.flows == ["2026-05-02": .light])
        #expect(reading.remarks.map(\.count).reduce(0, +) == 4)
    }

    @Test func `a database in write-ahead mode is read`() throws {
        var bytes = try database(
            """
            CREATE TABLE intermenstrual_bleeding_record_table (local_date);
            INSERT INTO intermenstrual_bleeding_record_table VALUES (20575);
            """)
        bytes[18] = 2
        bytes[19] = 2
        #expect(try readTracker(bytes: bytes).flows == ["2026-05-02": .spotting])
    }

    @Test func `a period has its last day before a midnight at which it ends`() throws {
        let start = (20_575 * 86_400 + 18_000) * 1_000
        let end = (20_578 * 86_400 + 18_000) * 1_000
        let reading = try readTracker(
            bytes: database(
                """
                CREATE TABLE menstruation_period_record_table
                  (start_time, start_zone_offset, end_time, end_zone_offset, local_date);
                INSERT INTO menstruation_period_record_table
                  VALUES (\(start), -18000, \(end), -18000, 20575);
                """))
        #expect(reading.flows.keys.sorted() == ["2026-05-02", "2026-05-03", "2026-05-04"])
    }

    @Test func `temperatures under a name that nobody has seen are named`() throws {
        let reading = try readTracker(
            bytes: database(
                """
                CREATE TABLE basal_body_temperature_record_table (local_date, degrees);
                INSERT INTO basal_body_temperature_record_table VALUES (20575, 36.4);
                CREATE TABLE ovulation_test_record_table (local_date, result);
                INSERT INTO ovulation_test_record_table VALUES (20575, 1), (20576, 3), (20577, 2);
                """))
        #expect(reading.days.map(\.record.lh) == [.positive, .negative])
        #expect(reading.remarks.map(\.kind) == [.notKept, .notUnderstood])
    }

    @Test func `weights are in grams, and make no database one of this kind alone`() throws {
        let weights = """
            CREATE TABLE weight_record_table (local_date, weight);
            INSERT INTO weight_record_table VALUES (20575, 62400.0), (20576, 6.0), (20577, 'x');
            """
        let reading = try readTracker(
            bytes: database(
                """
                CREATE TABLE intermenstrual_bleeding_record_table (local_date);
                INSERT INTO intermenstrual_bleeding_record_table VALUES (20575);
                \(weights)
                """))
        #expect(reading["2026-05-02"]?.weight?.grams == 62_400)
        #expect(reading.days.count == 1)
        #expect(reading.remarks.map(\.kind) == [.skipped, .skipped])
        let other = try database(weights)
        #expect(throws: TrackerError.notRecognized(.sqlite)) { try readTracker(bytes: other) }
    }

    @Test func `a view in a table's place is not looked into`() throws {
        let bytes = try database(
            """
            CREATE TABLE other (local_date, flow);
            INSERT INTO other VALUES (20575, 3);
            CREATE VIEW menstruation_flow_record_table AS SELECT * FROM other;
            """)
        #expect(throws: TrackerError.notRecognized(.sqlite)) { try readTracker(bytes: bytes) }
    }

    @Test func `a database of something else is not recognised`() throws {
        let bytes = try database("CREATE TABLE notes (text); INSERT INTO notes VALUES ('x');")
        #expect(throws: TrackerError.notRecognized(.sqlite)) { try readTracker(bytes: bytes) }
    }
}

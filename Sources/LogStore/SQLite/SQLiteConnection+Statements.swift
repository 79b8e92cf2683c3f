/// Statements with their values, as everything in the store but damage is read and written.
///
/// Each is prepared once and kept: to prepare it costs more than to run it. All of a statement's
/// parameters get a value each time, so nothing of an earlier use stays.
extension SQLiteConnection {
    /// Runs a statement that gives no rows.
    ///
    /// - Returns: How many rows it changed, added or removed.
    @discardableResult
    func run(_ sql: String, _ values: any SQLValue...) throws -> Int {
        try withStatement(sql, values) { statement in while try statement.step() {} }
        return changes
    }

    /// What `read` makes of the first row; `nil` where there is no row.
    func first<Result>(
        _ sql: String, _ values: any SQLValue..., read: (borrowing Statement) throws -> Result
    ) throws -> Result? {
        try withStatement(sql, values) { try $0.step() ? read($0) : nil }
    }

    /// What `read` makes of each row. It must not run the same statement.
    func all<Result>(
        _ sql: String, _ values: any SQLValue..., read: (borrowing Statement) throws -> Result
    ) throws -> [Result] {
        var results: [Result] = []
        try withStatement(sql, values) { statement in
            while try statement.step() { results.append(try read(statement)) }
        }
        return results
    }

    /// Calls `body` with each row, for as long as rows are wanted. It must not run the same statement.
    func each(
        _ sql: String, _ values: any SQLValue..., while isWanted: () -> Bool = { true },
        body: (borrowing Statement) throws -> Void
    ) throws {
        try withStatement(sql, values) { statement in
            while isWanted(), try statement.step() { try body(statement) }
        }
    }

    /// Whether the query gives a row.
    func has(_ sql: String, _ values: any SQLValue...) throws -> Bool {
        try withStatement(sql, values) { try $0.step() }
    }

    /// The first column of the first row, 0 where there is no row.
    func integer(_ sql: String) throws -> Int {
        try first(sql) { $0.int(0) } ?? 0
    }

    private func withStatement<Result>(
        _ sql: String, _ values: [any SQLValue], _ body: (borrowing Statement) throws -> Result
    ) throws -> Result {
        let kept: KeptStatement
        if let known = state.statements[sql] {
            kept = known
        } else {
            kept = KeptStatement(try prepare(sql))
            state.statements[sql] = kept
        }
        // One that is not reset would keep its transaction open.
        defer { kept.statement.reset() }
        try kept.statement.bind(values)
        return try body(kept.statement)
    }
}

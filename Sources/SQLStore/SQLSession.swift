import Store

/// A connection to a database, lent by its engine to one thread at a time.
///
/// Everything in the store is read and written by these verbs, in texts that SQLite and PostgreSQL both take
/// (`Scripts/dialect`). The parameters are `?1`, `?2`… All of them get a value each time.
package protocol SQLSession: AnyObject {
    /// What errors call the store.
    var path: String { get }

    /// Runs a statement and calls `body` with each row, for as long as it returns `true`. It must not run the same
    /// statement.
    ///
    /// - Returns: How many rows it changed, added or removed.
    func rows(
        _ sql: String, _ values: [SQLValue], _ body: (any SQLRow) throws -> Bool
    ) throws -> Int
}

extension SQLSession {
    /// Runs a statement that gives no rows.
    ///
    /// - Returns: How many rows it changed, added or removed.
    @discardableResult
    package func run(_ sql: String, _ values: any SQLBindable...) throws -> Int {
        try rows(sql, values.map(\.sql)) { _ in true }
    }

    /// What `read` makes of the first row; `nil` where there is no row.
    package func first<Result>(
        _ sql: String, _ values: any SQLBindable..., read: (any SQLRow) throws -> Result
    ) throws -> Result? {
        var result: Result?
        _ = try rows(sql, values.map(\.sql)) { row in
            result = try read(row)
            return false
        }
        return result
    }

    /// What `read` makes of each row. It must not run the same statement.
    package func all<Result>(
        _ sql: String, _ values: any SQLBindable..., read: (any SQLRow) throws -> Result
    ) throws -> [Result] {
        var results: [Result] = []
        _ = try rows(sql, values.map(\.sql)) { row in
            results.append(try read(row))
            return true
        }
        return results
    }

    /// Calls `body` with each row, for as long as rows are wanted. It must not run the same statement.
    package func each(
        _ sql: String, _ values: any SQLBindable..., while isWanted: () -> Bool = { true },
        body: (any SQLRow) throws -> Void
    ) throws {
        guard isWanted() else { return }
        _ = try rows(sql, values.map(\.sql)) { row in
            try body(row)
            return isWanted()
        }
    }

    /// Whether the query gives a row.
    package func has(_ sql: String, _ values: any SQLBindable...) throws -> Bool {
        var hasRow = false
        _ = try rows(sql, values.map(\.sql)) { _ in
            hasRow = true
            return false
        }
        return hasRow
    }

    /// The first column of the first row, 0 where there is no row.
    package func integer(_ sql: String) throws -> Int {
        try first(sql) { $0.int(0) } ?? 0
    }
}

package import Store

/// What a parameter of a statement stands for.
package enum SQLValue: Sendable {
    case integer(Int64)
    case bytes([UInt8])
    /// Its bytes in UTF-8.
    case text(String)
    case null
}

/// What can be given to a statement.
package protocol SQLBindable {
    var sql: SQLValue { get }
}

extension SQLValue: SQLBindable {
    package var sql: SQLValue { self }
}

extension Int64: SQLBindable {
    package var sql: SQLValue { .integer(self) }
}

extension Int: SQLBindable {
    package var sql: SQLValue { .integer(Int64(self)) }
}

extension String: SQLBindable {
    package var sql: SQLValue { .text(self) }
}

extension [UInt8]: SQLBindable {
    package var sql: SQLValue { .bytes(self) }
}

/// NULL for `nil`.
extension Optional: SQLBindable where Wrapped: SQLBindable {
    package var sql: SQLValue { self?.sql ?? .null }
}

extension Person.ID: SQLBindable {
    package var sql: SQLValue { .integer(rawValue) }
}

extension Grant.Kind: SQLBindable {
    package var sql: SQLValue { .integer(Int64(rawValue)) }
}

/// What a parameter of a statement can stand for.
protocol SQLValue {
    func bind(to statement: borrowing Statement, at index: Int32) throws(StoreError)
}

extension Int64: SQLValue {
    func bind(to statement: borrowing Statement, at index: Int32) throws(StoreError) {
        try statement.bind(self, at: index)
    }
}

extension Int: SQLValue {
    func bind(to statement: borrowing Statement, at index: Int32) throws(StoreError) {
        try statement.bind(Int64(self), at: index)
    }
}

extension String: SQLValue {
    func bind(to statement: borrowing Statement, at index: Int32) throws(StoreError) {
        try statement.bind(self, at: index)
    }
}

extension [UInt8]: SQLValue {
    func bind(to statement: borrowing Statement, at index: Int32) throws(StoreError) {
        try statement.bind(self, at: index)
    }
}

/// NULL for `nil`.
extension Optional: SQLValue where Wrapped: SQLValue {
    func bind(to statement: borrowing Statement, at index: Int32) throws(StoreError) {
        guard let self else { return try statement.bindNull(at: index) }
        try self.bind(to: statement, at: index)
    }
}

extension Person.ID: SQLValue {
    func bind(to statement: borrowing Statement, at index: Int32) throws(StoreError) {
        try statement.bind(rawValue, at: index)
    }
}

/// A few digits that unlock the pages of somebody who is logged in.
///
/// It is no key: whoever has the store finds it out in minutes, so nothing may be sealed with it.
package struct Passcode: Sendable {
    package static let lengths = 4...8

    /// What is hashed.
    package let password: Password

    /// - Throws: `notDigits` for what nobody can have as a passcode.
    package init(_ typed: String) throws(PasscodeFault) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard Self.lengths.contains(typed.utf8.count), typed.utf8.allSatisfy(digits.contains),
            let password = try? Password(typed)
        else { throw .notDigits }
        self.password = password
    }

    /// - Throws: Why it cannot be a new one: it is among the first that somebody tries who has five tries.
    package func requireGood() throws(PasscodeFault) {
        let digits = password.normalized.map(Int.init)
        let steps = Set(zip(digits, digits.dropFirst()).map { $1 - $0 })
        guard steps.count > 1 || ![[0], [1], [-1]].contains(steps) else { throw .common }
    }
}

/// What is wrong with a passcode.
package enum PasscodeFault: Error, Equatable, Sendable {
    /// It is not four to eight digits.
    case notDigits
    /// One digit again and again, or digits in a row.
    case common
}

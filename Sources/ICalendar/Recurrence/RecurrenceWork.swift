/// How much may still be done to follow the rules of one object.
///
/// Some rules that keep every limit of RFC 5545 never happen, or happen every second: whoever sends one
/// must not make anybody wait for it.
package struct RecurrenceWork: Sendable {
    /// Days and times of day to look at.
    package private(set) var left: Int
    private let amount: Int

    /// This amount is enough for a day of every week through a thousand years, or for a time of every day
    /// through two hundred, and takes a few milliseconds.
    package static let usual = 150_000

    package init(_ amount: Int = Self.usual) {
        left = amount
        self.amount = amount
    }

    package var spent: Int { amount - left }

    package var isExhausted: Bool { left <= 0 }

    package mutating func spend(_ amount: Int) { left -= min(amount, left) }
}

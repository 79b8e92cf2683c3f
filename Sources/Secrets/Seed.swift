/// A person's 32 random bytes, from which everything that must look random is derived.
///
/// Anybody who knows the seed can link the person's calendars, so it prints as its type's name.
package struct Seed: Hashable, Sendable {
    package static let byteCount = 32

    package let bytes: [UInt8]

    /// `nil` unless there are exactly 32 bytes.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Seed.byteCount else { return nil }
        self.bytes = bytes
    }

    private init(trusted bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A new seed from the system's generator.
    package static func random() -> Seed {
        Seed(trusted: Sodium.randomBytes(count: byteCount))
    }
}

extension Seed {
    /// Reads exactly 64 hexadecimal digits of either case.
    package init?(hex: String) {
        let digits = Array(hex.utf8)
        guard digits.count == 2 * Seed.byteCount else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Seed.byteCount)
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Seed.value(ofDigit: digits[index]),
                let low = Seed.value(ofDigit: digits[index + 1])
            else { return nil }
            bytes.append(high << 4 | low)
        }
        self.bytes = bytes
    }

    private static func value(ofDigit digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// 64 lower-case hexadecimal digits.
    package var hex: String { bytes.hexadecimal }
}

extension Seed: CustomStringConvertible, CustomReflectable {
    package var description: String { "Seed" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}

package import CycleModel

/// What an event tells of.
package enum EventKind: String, CaseIterable, Sendable {
    case period, fertile, ovulation
}

/// Which event this is, whatever its dates and its title.
package struct EventIdentity: Hashable, Sendable {
    package var kind: EventKind
    package var cycle: CycleIdentity

    package init(kind: EventKind, cycle: CycleIdentity) {
        self.kind = kind
        self.cycle = cycle
    }
}

/// Makes the names under which a person's events travel, from a secret seed of hers.
///
/// The names are the same on every day and every machine with that seed, and tell nobody else a
/// kind or a date (RFC 7986 5.3).
package struct EventNaming: Sendable {
    private let digest: @Sendable ([UInt8]) -> [UInt8]

    /// - Parameter digest: A hash keyed with the person's seed, at least 16 bytes long.
    package init(digest: @escaping @Sendable ([UInt8]) -> [UInt8]) {
        self.digest = digest
    }

    package func uid(of identity: EventIdentity) -> String {
        uuid("event \(text(of: identity))")
    }

    /// An alarm's own UID (RFC 9074 4); `number` counts the event's alarms from 0.
    package func alarmUID(of identity: EventIdentity, number: Int) -> String {
        uuid("alarm \(number) \(text(of: identity))")
    }

    /// The UID of the calendar itself; `name` tells a person's calendars apart.
    package func calendarUID(_ name: String) -> String {
        uuid("calendar \(name)")
    }

    /// The mark that every calendar program keeps, such as `7K3M-9QXA`.
    package func token(of identity: EventIdentity) -> EventToken {
        EventToken(bits: digest(Array("token \(text(of: identity))".utf8)))
    }

    /// Tells two contents apart; equal contents give equal fingerprints.
    package func fingerprint(of content: [UInt8]) -> [UInt8] {
        Array(digest(Array("content ".utf8) + content).prefix(16))
    }

    private func text(of identity: EventIdentity) -> String {
        "\(identity.kind.rawValue) \(identity.cycle.origin) \(identity.cycle.ordinal)"
    }

    /// A UUID of version 8, whose bits are left to its maker (RFC 9562 5.8), in lower case.
    private func uuid(_ message: String) -> String {
        var bytes = Array(digest(Array(message.utf8)).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 0x0F)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Thirty-five bits and a check digit, in Crockford's base 32.
///
/// It stands in the last line of an event's description, the one place that every program leaves alone.
package struct EventToken: Hashable, Sendable {
    /// Eight base-32 digits, the last of them the check digit.
    private let digits: [UInt8]

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// - Parameter bits: At least five bytes, of which the first 35 bits count.
    init(bits: [UInt8]) {
        let value = bits.prefix(5).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> 5
        let digits = (0..<7).map { UInt8(value >> UInt64(5 * (6 - $0)) & 31) }
        self.digits = digits + [Self.check(digits)]
    }

    /// Reads a token in either case, with or without its hyphen, taking O for 0 and I or L for 1; `nil`
    /// where the check digit is wrong.
    package init?(_ text: some StringProtocol) {
        var digits: [UInt8] = []
        for byte in text.uppercased().utf8 where byte != UInt8(ascii: "-") {
            let plain: UInt8 =
                switch byte {
                case UInt8(ascii: "O"): UInt8(ascii: "0")
                case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
                default: byte
                }
            guard let digit = Self.alphabet.firstIndex(of: plain) else { return nil }
            digits.append(UInt8(digit))
        }
        guard digits.count == 8, Self.check(Array(digits.prefix(7))) == digits[7] else {
            return nil
        }
        self.digits = digits
    }

    /// Odd weights modulo 32: any one wrong digit shows, and so does any swap of neighbours that are not
    /// 16 apart.
    private static func check(_ digits: [UInt8]) -> UInt8 {
        let sum = digits.enumerated().reduce(0) { $0 + Int($1.element) * (2 * $1.offset + 1) }
        return UInt8(sum & 31)
    }
}

extension EventToken: CustomStringConvertible {
    package var description: String {
        let text = digits.map { Self.alphabet[Int($0)] }
        return String(
            decoding: text.prefix(4) + [UInt8(ascii: "-")] + text.suffix(4), as: UTF8.self)
    }
}

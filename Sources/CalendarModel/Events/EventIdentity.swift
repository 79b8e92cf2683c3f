package import CycleModel

/// What an event tells of.
package enum EventKind: String, CaseIterable, Sendable {
    case period, fertile, ovulation
    case pill, patch, ring, injection, renewal
    case prompt

    /// Something to take, to change or to renew.
    package static let doses: [EventKind] = [.pill, .patch, .ring, .injection, .renewal]

    package var isDose: Bool {
        switch self {
        case .pill, .patch, .ring, .injection, .renewal: true
        case .period, .fertile, .ovulation, .prompt: false
        }
    }

    package init(_ dose: Dose.Kind) {
        self =
            switch dose {
            case .active, .placebo: .pill
            case .patchOn, .patchChange, .patchOff: .patch
            case .ringIn, .ringChange, .ringOut: .ring
            case .injection: .injection
            case .renewal: .renewal
            }
    }
}

/// What a prompt asks about a cycle's period.
package enum Prompt: String, CaseIterable, Sendable {
    /// It is later than nine of ten would be.
    case late
    /// It was most likely due.
    case started
    /// It goes on for longer than usual.
    case ended
}

/// Which event this is, whatever its dates and its title.
package struct EventIdentity: Hashable, Sendable {
    /// What the event is bound to while its dates change.
    package enum Anchor: Hashable, Sendable {
        case cycle(CycleIdentity)
        case dose(DoseIdentity)
        case prompt(Prompt, CycleIdentity)
    }

    package let kind: EventKind
    package let anchor: Anchor

    /// - Parameter kind: One of a cycle's events, no dose and no prompt.
    package init(kind: EventKind, cycle: CycleIdentity) {
        self.kind = kind
        anchor = .cycle(cycle)
    }

    /// - Parameter kind: One of `EventKind.doses`.
    package init(kind: EventKind, dose: DoseIdentity) {
        self.kind = kind
        anchor = .dose(dose)
    }

    /// - Parameter cycle: The one that begins with the period asked about.
    package init(prompt: Prompt, cycle: CycleIdentity) {
        kind = .prompt
        anchor = .prompt(prompt, cycle)
    }

    /// Every event that a cycle may have.
    package static func all(of cycle: CycleIdentity) -> [EventIdentity] {
        [EventKind.period, .fertile, .ovulation].map { EventIdentity(kind: $0, cycle: cycle) }
            + Prompt.allCases.map { EventIdentity(prompt: $0, cycle: cycle) }
    }

    /// The cycle that the event belongs to; `nil` for a dose.
    package var cycle: CycleIdentity? {
        switch anchor {
        case .cycle(let cycle), .prompt(_, let cycle): cycle
        case .dose: nil
        }
    }

    package var dose: DoseIdentity? {
        guard case .dose(let dose) = anchor else { return nil }
        return dose
    }

    package var prompt: Prompt? {
        guard case .prompt(let prompt, _) = anchor else { return nil }
        return prompt
    }
}

/// Makes the names under which a person's events travel, from that person's secret seed.
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
        uuid(message("event", identity))
    }

    /// An alarm's own UID (RFC 9074 4); `number` counts the event's alarms from 0.
    package func alarmUID(of identity: EventIdentity, number: Int) -> String {
        uuid(message("alarm \(number)", identity))
    }

    /// The UID of the calendar itself; `name` tells a person's calendars apart.
    package func calendarUID(_ name: String) -> String {
        uuid(Array("calendar \(name)".utf8))
    }

    /// The mark that every calendar program keeps, such as `7K3M-9QXA`.
    package func token(of identity: EventIdentity) -> EventToken {
        EventToken(bits: digest(message("token", identity)))
    }

    /// Tells two contents apart; equal contents give equal fingerprints.
    package func fingerprint(of content: [UInt8]) -> [UInt8] {
        Array(digest(Array("content ".utf8) + content).prefix(16))
    }

    /// The purpose, the kind and the numbers of what the event is bound to, with spaces between them.
    private func message(_ purpose: String, _ identity: EventIdentity) -> [UInt8] {
        var message: [UInt8] = []
        message.reserveCapacity(64)
        message += purpose.utf8
        message.add(identity.kind.rawValue)
        switch identity.anchor {
        case .cycle(let cycle):
            message.add(cycle.origin)
            message.add(cycle.ordinal)
        case .dose(let dose):
            message.add(dose.course)
            message.add(dose.pack)
            message.add(dose.number)
        case .prompt(let prompt, let cycle):
            message.add(prompt.rawValue)
            message.add(cycle.origin)
            message.add(cycle.ordinal)
        }
        return message
    }

    /// A UUID of version 8, whose bits are left to its maker (RFC 9562 5.8), in lower case.
    private func uuid(_ message: [UInt8]) -> String {
        var bytes = digest(message)
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for index in 0..<16 {
            switch index {
            case 4, 6, 8, 10: text.append(UInt8(ascii: "-"))
            default: break
            }
            text.append(hexadecimalDigit(bytes[index] >> 4))
            text.append(hexadecimalDigit(bytes[index] & 0x0F))
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
    }
}

extension [UInt8] {
    fileprivate mutating func add(_ word: String) {
        append(UInt8(ascii: " "))
        self += word.utf8
    }

    fileprivate mutating func add(_ number: some BinaryInteger) {
        add(String(number))
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
        var value: UInt64 = 0
        for byte in bits.prefix(5) { value = value << 8 | UInt64(byte) }
        var digits: [UInt8] = []
        digits.reserveCapacity(8)
        for position in 1...7 {
            digits.append(UInt8(value >> UInt64(40 - 5 * position) & 31))
        }
        digits.append(Self.check(digits))
        self.digits = digits
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
        var sum = 0
        for index in digits.indices { sum += Int(digits[index]) * (2 * index + 1) }
        return UInt8(sum & 31)
    }
}

extension EventToken: CustomStringConvertible {
    package var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(9)
        for index in digits.indices {
            if index == 4 { text.append(UInt8(ascii: "-")) }
            text.append(Self.alphabet[Int(digits[index])])
        }
        return String(decoding: text, as: UTF8.self)
    }
}

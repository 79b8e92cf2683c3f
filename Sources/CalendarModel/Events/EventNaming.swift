import CycleModel

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

    /// Other names for the same events, which nobody without the seed can connect with these.
    ///
    /// - Parameter calendar: Which calendar has them for its own.
    package func own(_ calendar: String) -> EventNaming {
        let prefix = Array("own \(calendar) ".utf8)
        return EventNaming { [digest] message in digest(prefix + message) }
    }

    package func uid(of identity: EventIdentity) -> String {
        uuid(message("event", identity))
    }

    /// An alarm's own UID (RFC 9074 4).
    ///
    /// - Parameters:
    ///   - number: Counts the event's occasions to ring from 0.
    ///   - repetition: How many times it has rung before for the same occasion.
    package func alarmUID(
        of identity: EventIdentity, number: Int, repetition: Int = 0,
        action: Reminder.Action = .display
    ) -> String {
        let again = repetition > 0 ? " again \(repetition)" : ""
        return uuid(
            message("alarm \(number)\(again)\(action == .audio ? " sound" : "")", identity))
    }

    /// The UID of the alarm that rings once more because one of the event's was put off (RFC 9074 7).
    func snoozeUID(of identity: EventIdentity) -> String {
        uuid(message("snooze", identity))
    }

    /// The UID of the calendar itself; `name` tells a person's calendars apart.
    package func calendarUID(_ name: String) -> String {
        uuid(Array("calendar \(name)".utf8))
    }

    /// The UID of an entry that is written into a stored calendar once; `name` tells a person's entries apart.
    package func entryUID(_ name: String) -> String {
        uuid(Array("entry \(name)".utf8))
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
        switch identity.owner {
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

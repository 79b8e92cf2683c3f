package import AlarmClock
package import Secrets

/// What an alarm is called outside of the program: words that say nothing of it, and that nobody guesses.
package struct AlarmKey: Sendable {
    private let hash: KeyedHash

    package init(_ seed: Seed) { hash = KeyedHash(seed) }

    /// The same for all messages about one time of an alarm.
    package func id(of instance: AlarmInstance) -> String {
        String(digest("alarm", instance).hexadecimal.prefix(Self.idLength))
    }

    /// Of a message about alarms that have none of their own.
    package var idOfOthers: String {
        String(
            hash.digest(of: "other alarms", size: .bytes16).hexadecimal.prefix(Self.idLength))
    }

    private static let idLength = 16

    // MARK: Buttons

    /// The secret by which a button in a message does something to one time of an alarm: first what finds the person.
    package func token(of instance: AlarmInstance, for button: AlarmButton) -> String {
        selector + digest("button \(button.rawValue)", instance).hexadecimal
    }

    /// Whether a token can be one of this person's.
    package func isOwn(_ token: Substring) -> Bool {
        token.utf8.count == Self.selectorLength + 32
            && SecretComparison.areEqual(String(token.prefix(Self.selectorLength)), selector)
    }

    /// Whether it is the token of that button; takes the same time wherever they differ.
    package func opens(_ token: Substring, _ instance: AlarmInstance, _ button: AlarmButton) -> Bool
    {
        SecretComparison.areEqual(String(token), self.token(of: instance, for: button))
    }

    private static let selectorLength = 16

    /// How a token begins, by which its person is found.
    package static func selector(of token: Substring) -> String {
        String(token.prefix(selectorLength))
    }

    /// How all tokens of this person's begin.
    package var selector: String {
        String(
            hash.digest(of: "alarm buttons", size: .bytes16).hexadecimal
                .prefix(Self.selectorLength))
    }

    private func digest(_ purpose: String, _ instance: AlarmInstance) -> [UInt8] {
        let id = instance.id
        // With lengths, so that no two instances give the same text.
        return hash.digest(
            of: "\(purpose)\0\(id.uid.utf8.count)\0\(id.uid)\0\(id.recurrence)\0\(instance.due)",
            size: .bytes16)
    }
}

/// A button in a message about an alarm.
package enum AlarmButton: String, CaseIterable, Sendable {
    case dismiss, snooze
}

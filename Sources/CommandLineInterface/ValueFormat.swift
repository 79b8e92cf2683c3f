/// How the word after an option, or an argument, becomes a value.
package struct ValueFormat<Value: Sendable>: Sendable {
    /// What stands for the value in usage lines, such as `FILE`.
    let placeholder: String
    /// Completes "must be …" in an error message.
    let expectation: String
    /// The only words accepted, or empty where they cannot be listed.
    let choices: [String]
    let completion: Completion
    /// `nil` refuses the word.
    let read: @Sendable (String) -> Value?
    let write: @Sendable (Value) -> String

    package init(
        _ placeholder: String, expectation: String, completion: Completion = .nothing,
        read: @escaping @Sendable (String) -> Value?,
        write: @escaping @Sendable (Value) -> String
    ) {
        self.init(
            placeholder, expectation: expectation, choices: [], completion: completion,
            read: read, write: write)
    }

    private init(
        _ placeholder: String, expectation: String, choices: [String], completion: Completion,
        read: @escaping @Sendable (String) -> Value?,
        write: @escaping @Sendable (Value) -> String
    ) {
        self.placeholder = placeholder
        self.expectation = expectation
        self.choices = choices
        self.completion = completion
        self.read = read
        self.write = write
    }
}

/// What a shell offers in a value's place.
///
/// Words are plain: letters, digits, hyphens, dots.
package enum Completion: Equatable, Sendable {
    case nothing
    case files
    case directories
    case words([String])
    case wordsOrFiles([String])
    /// Several of these words, separated by commas.
    case list([String])
}

extension ValueFormat where Value == String {
    /// Any word, the empty one too.
    package static func text(
        _ placeholder: String, completion: Completion = .nothing
    ) -> ValueFormat {
        ValueFormat(
            placeholder, expectation: "a text", completion: completion, read: { $0 }, write: { $0 })
    }

    package static var file: ValueFormat { path("FILE", "the name of a file", .files) }

    package static var directory: ValueFormat {
        path("DIRECTORY", "the name of a directory", .directories)
    }

    private static func path(
        _ placeholder: String, _ expectation: String, _ completion: Completion
    ) -> ValueFormat {
        ValueFormat(
            placeholder, expectation: expectation, completion: completion,
            read: { $0.isEmpty ? nil : $0 }, write: { $0 })
    }
}

extension ValueFormat where Value == Int {
    package static func number(
        _ range: ClosedRange<Int>, _ placeholder: String = "N"
    ) -> ValueFormat {
        ValueFormat(
            placeholder,
            expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { Int($0).flatMap { range.contains($0) ? $0 : nil } }, write: { String($0) })
    }
}

extension ValueFormat {
    /// One of an enumeration's raw values.
    package static func choice(
        of values: some Collection<Value>, _ placeholder: String
    ) -> ValueFormat where Value: RawRepresentable<String> {
        let names = values.map(\.rawValue)
        let accepted = Set(names)
        return ValueFormat(
            placeholder, expectation: names.joinedWithOr, choices: names,
            completion: .words(names),
            read: { accepted.contains($0) ? Value(rawValue: $0) : nil }, write: { $0.rawValue })
    }

    /// Some of an enumeration's raw values, separated by commas, each at most once.
    package static func list<Element: RawRepresentable<String> & Sendable>(
        of values: some Collection<Element>, _ placeholder: String
    ) -> ValueFormat where Value == [Element] {
        let names = values.map(\.rawValue)
        let accepted = Set(names)
        return ValueFormat(
            placeholder, expectation: "a list, separated by commas, of " + names.joinedWithOr,
            completion: .list(names),
            read: { text in
                let parts = text.split(separator: ",", omittingEmptySubsequences: false)
                    .map(String.init)
                guard Set(parts).count == parts.count, accepted.isSuperset(of: parts)
                else { return nil }
                return parts.compactMap(Element.init(rawValue:))
            },
            write: { $0.map(\.rawValue).joined(separator: ",") })
    }
}

extension [String] {
    /// `a, b or c`.
    var joinedWithOr: String {
        guard count > 1, let last else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}

/// How the word after an option, or an argument, becomes a value.
package struct ValueFormat<Value: Sendable>: Sendable {
    /// What stands for the value in usage lines, such as `FILE`.
    let placeholder: String
    /// Made when help, a message or a completion asks for it, which most runs never do.
    let description: @Sendable () -> ValueDescription
    /// `nil` refuses the word.
    let read: @Sendable (String) -> Value?
    let write: @Sendable (Value) -> String

    package init(
        _ placeholder: String, expectation: String, completion: Completion = .nothing,
        read: @escaping @Sendable (String) -> Value?,
        write: @escaping @Sendable (Value) -> String
    ) {
        self.init(
            placeholder,
            describedAs: ValueDescription(expectation: expectation, completion: completion),
            read: read, write: write)
    }

    private init(
        _ placeholder: String,
        describedAs description: @autoclosure @escaping @Sendable () -> ValueDescription,
        read: @escaping @Sendable (String) -> Value?,
        write: @escaping @Sendable (Value) -> String
    ) {
        self.placeholder = placeholder
        self.description = description
        self.read = read
        self.write = write
    }
}

/// What is said of an option's value, or an argument's.
struct ValueDescription: Sendable {
    /// Completes "must be …" in an error message.
    var expectation = ""
    /// The only words accepted, or empty where they cannot be listed.
    var choices: [String] = []
    var completion = Completion.nothing
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
    /// What the program itself lists under this word at that moment (`Program.namesCommand`), such as names in a store.
    case names(String)
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
    /// One of an enumeration's raw values, in capitals or not.
    ///
    /// - Parameter synonym: Reads other words that mean one of them.
    package static func choice(
        of values: some Collection<Value>, _ placeholder: String,
        synonym: @escaping @Sendable (String) -> Value? = { _ in nil }
    ) -> ValueFormat where Value: RawRepresentable<String> {
        let values = Array(values)
        return ValueFormat(
            placeholder, describedAs: ValueDescription(choices: values.map { $0.rawValue }),
            read: { word in
                values.first { $0.rawValue.lowercased() == word.lowercased() } ?? synonym(word)
            },
            write: { $0.rawValue })
    }

    /// Some of an enumeration's raw values, separated by commas, each at most once.
    package static func list<Element: RawRepresentable<String> & Sendable>(
        of values: some Collection<Element>, _ placeholder: String
    ) -> ValueFormat where Value == [Element] {
        let values = Array(values)
        return ValueFormat(
            placeholder, describedAs: ValueDescription(list: values.map { $0.rawValue }),
            read: { text in
                var named: [Element] = []
                for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                    guard let value = values.first(where: { $0.rawValue == part }),
                        !named.contains(where: { $0.rawValue == part })
                    else { return nil }
                    named.append(value)
                }
                return named
            },
            write: { $0.map { $0.rawValue }.joined(separator: ",") })
    }
}

extension ValueDescription {
    /// Reads one of these words.
    fileprivate init(choices: [String]) {
        self.init(
            expectation: choices.joinedWithOr, choices: choices, completion: .words(choices))
    }

    /// Reads some of these words.
    fileprivate init(list words: [String]) {
        self.init(
            expectation: "a list, separated by commas, of " + words.joinedWithOr,
            completion: .list(words))
    }
}

extension [String] {
    /// `a, b or c`.
    var joinedWithOr: String {
        guard count > 1, let last else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}

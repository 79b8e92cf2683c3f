/// An option, a flag or an argument as data: what parsing, help, completion and manual need of it.
package struct Parameter: Sendable {
    package enum Role: Equatable, Sendable {
        case flag
        case option(repeats: Bool)
        case argument(isRequired: Bool, repeats: Bool)
    }

    let role: Role
    /// `--flow`, or `DATE` for an argument.
    package let name: String
    let short: Character?
    package let placeholder: String
    let help: String
    private let writtenDefault: @Sendable () -> String?
    let isHidden: Bool
    private let description: @Sendable () -> ValueDescription
    let accepts: @Sendable (String) -> Bool

    /// A flag.
    init(flag name: String, short: Character?, help: String, isHidden: Bool) {
        self.role = .flag
        self.name = name
        self.short = short
        self.placeholder = ""
        self.help = help
        self.writtenDefault = { nil }
        self.isHidden = isHidden
        self.description = { ValueDescription() }
        self.accepts = { _ in false }
    }

    /// An option with a value, or an argument.
    init<Value>(
        _ role: Role, _ name: String, short: Character? = nil, format: ValueFormat<Value>,
        default: Value? = nil, help: String, isHidden: Bool = false
    ) {
        self.role = role
        self.name = name
        self.short = short
        self.placeholder = format.placeholder
        self.help = help
        self.writtenDefault = { `default`.map(format.write) }
        self.isHidden = isHidden
        self.description = format.description
        self.accepts = { format.read($0) != nil }
    }

    var defaultText: String? { writtenDefault() }

    var expectation: String { description().expectation }

    var choices: [String] { description().choices }

    var completion: Completion { description().completion }

    var isArgument: Bool {
        if case .argument = role { true } else { false }
    }

    var takesValue: Bool { role != .flag }

    var repeats: Bool {
        switch role {
        case .flag: false
        case .option(let repeats), .argument(_, let repeats): repeats
        }
    }
}

/// Something declared once and then used both to describe a command and to read its values.
package protocol Declaration: Sendable {
    var parameter: Parameter { get }
}

/// An option without a value: given or not.
package struct Flag: Declaration {
    package let parameter: Parameter

    package init(
        _ name: String, short: Character? = nil, _ help: String, isHidden: Bool = false
    ) {
        parameter = Parameter(flag: name, short: short, help: help, isHidden: isHidden)
    }
}

/// An option with a value.
///
/// `Result` is what `ParsedCommand` gives for it: an optional, the value itself where there is a
/// default, or an array where the option may be repeated.
package struct Option<Result: Sendable>: Declaration {
    package let parameter: Parameter
    let result: @Sendable ([String]) -> Result

    package init<Value>(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, _ help: String,
        isHidden: Bool = false
    ) where Result == Value? {
        parameter = Parameter(
            .option(repeats: false), name, short: short, format: format, help: help,
            isHidden: isHidden)
        result = { $0.first.flatMap(format.read) }
    }

    package init(
        _ name: String, short: Character? = nil, _ format: ValueFormat<Result>,
        default: Result, _ help: String, isHidden: Bool = false
    ) {
        parameter = Parameter(
            .option(repeats: false), name, short: short, format: format, default: `default`,
            help: help, isHidden: isHidden)
        result = { $0.first.flatMap(format.read) ?? `default` }
    }

    /// An option that may be given several times.
    package init<Value>(
        repeating name: String, short: Character? = nil, _ format: ValueFormat<Value>,
        _ help: String, isHidden: Bool = false
    ) where Result == [Value] {
        parameter = Parameter(
            .option(repeats: true), name, short: short, format: format, help: help,
            isHidden: isHidden)
        result = { $0.compactMap(format.read) }
    }
}

/// A word that stands in its place instead of behind an option.
///
/// Required arguments come before optional ones. One at most repeats: it takes all words that those after it
/// leave, one each.
package struct Argument<Result: Sendable>: Declaration {
    package let parameter: Parameter
    /// `nil` where the words hold no value although one is required.
    let result: @Sendable ([String]) -> Result?

    package init(_ name: String, _ format: ValueFormat<Result>, _ help: String) {
        parameter = Parameter(
            .argument(isRequired: true, repeats: false), name, format: format, help: help)
        result = { $0.first.flatMap(format.read) }
    }

    package init<Value>(optional name: String, _ format: ValueFormat<Value>, _ help: String)
    where Result == Value? {
        parameter = Parameter(
            .argument(isRequired: false, repeats: false), name, format: format, help: help)
        result = { .some($0.first.flatMap(format.read)) }
    }

    /// One or more.
    package init<Value>(repeating name: String, _ format: ValueFormat<Value>, _ help: String)
    where Result == [Value] {
        parameter = Parameter(
            .argument(isRequired: true, repeats: true), name, format: format, help: help)
        result = { $0.isEmpty ? nil : $0.compactMap(format.read) }
    }

    /// None or more.
    package init<Value>(
        optionalRepeating name: String, _ format: ValueFormat<Value>, _ help: String
    ) where Result == [Value] {
        parameter = Parameter(
            .argument(isRequired: false, repeats: true), name, format: format, help: help)
        result = { $0.compactMap(format.read) }
    }
}

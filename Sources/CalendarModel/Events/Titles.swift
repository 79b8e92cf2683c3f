import CivilDate
package import Messages

/// What events are called.
package enum Titles: Equatable, Sendable {
    case plain
    /// Words that give nothing away, a different one for each kind.
    case neutral
    /// The person's own, by kind; a kind that is missing keeps its plain title. Without a title of their own,
    /// expected periods have that of logged ones.
    case custom([EventKind: String], expectedPeriod: String? = nil)

    package func title(_ kind: EventKind, in language: Language) -> String {
        switch self {
        case .plain: language.titles.plain(kind)
        case .neutral: language.titles.neutral(kind)
        case .custom(let titles, _): titles[kind] ?? language.titles.plain(kind)
        }
    }

    /// What a period that is not logged yet is called.
    package func expectedPeriod(in language: Language) -> String {
        switch self {
        case .plain: language.titles.expectedPeriod
        case .neutral: language.titles.neutralPeriod
        case .custom(let titles, let expected):
            expected ?? titles[.period] ?? language.titles.expectedPeriod
        }
    }

    package var isNeutral: Bool { self == .neutral }
}

/// A titles file could not be read.
package enum TitlesError: Error, Equatable {
    case notText
    case noEquals(line: Int)
    case unknownKind(line: Int, String)
    case emptyTitle(line: Int)
    case controlCharacter(line: Int)
    case tooLong(line: Int)
    case nothingIn
}

extension Titles {
    /// A line for each title that is not usual, by which they are remembered.
    package var lines: [String] {
        switch self {
        case .plain: ["titles plain"]
        case .neutral: ["titles neutral"]
        case .custom(let titles, let expected):
            EventKind.allCases.compactMap { kind in
                titles[kind].map { "title \(kind.rawValue) \($0)" }
            } + (expected.map { ["title \(Self.expectedPeriod) \($0)"] } ?? [])
        }
    }

    /// The word for expected periods, which are no kind of their own.
    package static let expectedPeriod = "expected-period"

    /// What a titles file can name.
    package static let kindWords: [String] = EventKind.allCases.flatMap {
        $0 == .period ? [$0.rawValue, expectedPeriod] : [$0.rawValue]
    }

    /// The longest title in a titles file, in characters.
    package static let longestTitle = 200

    /// Reads lines of `kind = text`; blank lines and those that start with `#` are skipped.
    package init(file bytes: [UInt8]) throws {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw TitlesError.notText }
        var titles: [EventKind: String] = [:]
        var expected: String?
        let unmarked = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
        for (index, rawLine) in unmarked.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).enumerated() {
            let line = rawLine.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let equals = line.firstIndex(of: "=") else {
                throw TitlesError.noEquals(line: index + 1)
            }
            let word = line[..<equals].trimmed.lowercased()
            let kind = EventKind(rawValue: word)
            guard kind != nil || word == Self.expectedPeriod else {
                throw TitlesError.unknownKind(line: index + 1, word)
            }
            let title = line[line.index(after: equals)...].trimmed
            guard !title.isEmpty else { throw TitlesError.emptyTitle(line: index + 1) }
            guard title.count <= Self.longestTitle else {
                throw TitlesError.tooLong(line: index + 1)
            }
            guard title.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
            else { throw TitlesError.controlCharacter(line: index + 1) }
            if let kind { titles[kind] = String(title) } else { expected = String(title) }
        }
        guard !titles.isEmpty || expected != nil else { throw TitlesError.nothingIn }
        self = .custom(titles, expectedPeriod: expected)
    }
}

extension TitleMessages {
    fileprivate func plain(_ kind: EventKind) -> String {
        switch kind {
        case .period: period
        case .fertile: fertile
        case .ovulation: ovulation
        case .pill: pill
        case .patch: patch
        case .ring: ring
        case .injection: injection
        case .renewal: renewal
        case .prompt: prompt
        }
    }

    fileprivate func neutral(_ kind: EventKind) -> String {
        switch kind {
        case .period: neutralPeriod
        case .fertile: neutralFertile
        case .ovulation: neutralOvulation
        case .pill: neutralPill
        case .patch: neutralPatch
        case .ring: neutralRing
        case .injection: neutralInjection
        case .renewal: neutralRenewal
        case .prompt: neutralPrompt
        }
    }
}

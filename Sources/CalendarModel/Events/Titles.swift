/// What events are called.
package enum Titles: Equatable, Sendable {
    case plain
    /// Words that give nothing away, a different one for each kind.
    case neutral
    /// The person's own, by kind; a kind that is missing keeps its plain title.
    case custom([EventKind: String])

    package subscript(kind: EventKind) -> String {
        switch self {
        case .plain: Self.plainTitle(kind)
        case .neutral: Self.neutralTitle(kind)
        case .custom(let titles): titles[kind] ?? Self.plainTitle(kind)
        }
    }

    package var isNeutral: Bool { self == .neutral }

    private static func plainTitle(_ kind: EventKind) -> String {
        switch kind {
        case .period: "Period"
        case .fertile: "Fertile window"
        case .ovulation: "Ovulation"
        case .pill: "Pill"
        case .patch: "Patch"
        case .ring: "Ring"
        case .injection: "Injection"
        case .renewal: "Renewal"
        case .prompt: "Question"
        }
    }

    private static func neutralTitle(_ kind: EventKind) -> String {
        switch kind {
        case .period: "Routine"
        case .fertile: "Focus"
        case .ovulation: "Review"
        case .pill: "Checklist"
        case .patch: "Errand"
        case .ring: "Upkeep"
        case .injection: "Appointment"
        case .renewal: "Follow-up"
        case .prompt: "Note"
        }
    }
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
    /// The longest title in a titles file, in characters.
    package static let longestTitle = 200

    /// Reads lines of `kind = text`; blank lines and those that start with `#` are skipped.
    package init(file bytes: [UInt8]) throws {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw TitlesError.notText }
        var titles: [EventKind: String] = [:]
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
            guard let kind = EventKind(rawValue: word) else {
                throw TitlesError.unknownKind(line: index + 1, word)
            }
            let title = line[line.index(after: equals)...].trimmed
            guard !title.isEmpty else { throw TitlesError.emptyTitle(line: index + 1) }
            guard title.count <= Self.longestTitle else {
                throw TitlesError.tooLong(line: index + 1)
            }
            guard title.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
            else { throw TitlesError.controlCharacter(line: index + 1) }
            titles[kind] = String(title)
        }
        guard !titles.isEmpty else { throw TitlesError.nothingIn }
        self = .custom(titles)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return self[first...last]
    }
}

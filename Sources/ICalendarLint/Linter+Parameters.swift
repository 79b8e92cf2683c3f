import ICalendar

/// The parameters of one line that other rules ask for, as ranges in the line.
struct LineParameters {
    var names: UInt64 = 0
    var value: ValueTypes?
    /// VALUE names a type that is not registered.
    var hasUnknownValue = false
    var tzid: Range<Int>?
    var zone: UInt64 = 0
    /// A zone of a registry (RFC 5545, 3.2.19), which needs no definition here.
    var isGlobalZone = false
    var language: UInt64 = 0
    var countsFromEnd = false
    var isSnooze = false
    var isBase64 = false

    func has(_ parameter: ParameterName) -> Bool { names & (1 << UInt64(parameter.rawValue)) != 0 }
}

extension Linter {
    /// - Parameter property: `nil` for a property that has no registration.
    mutating func checkParameters(
        _ line: borrowing ContentLineScanner, of property: PropertyName?
    ) -> LineParameters {
        var found = LineParameters()
        guard !line.parameters.isEmpty else { return found }
        let text = line.text.span
        for parameter in line.parameters {
            let name = text.extracting(parameter.name)
            let value = text.extracting(parameter.value)
            guard let known = ParameterName.table[name] else {
                if !name.isExtension {
                    report.add(.parameterUnregistered, at: line.layout.line)
                }
                checkCharacters(of: value, named: "the parameter", at: line.layout.line)
                continue
            }
            let number = line.layout.line
            checkCharacters(of: value, named: known.text, at: number)
            if found.has(known) { report.add(.parameterOnce, at: number, about: known.text) }
            found.names |= 1 << UInt64(known.rawValue)
            if let property, let homes = known.properties, homes & property.bit == 0 {
                report.add(.parameterMisplaced, at: number, about: known.text)
                continue
            }
            let isQuoted = value.count >= 2 && value[0] == .quote
            let bare = isQuoted ? value.extracting(1..<(value.count - 1)) : value
            checkShape(of: known, bare, isQuoted: isQuoted, at: number)
            switch known {
            case .value:
                found.value = ValueTypes.names[bare]
                found.hasUnknownValue = found.value == nil
            case .tzid:
                found.tzid = parameter.value
                found.zone = value.zoneHash
                found.isGlobalZone = bare.first(.slash) == 0
            case .language: found.language = bare.wordHash
            case .related: found.countsFromEnd = bare.isWord("END")
            case .reltype: found.isSnooze = bare.isWord("SNOOZE")
            case .encoding: found.isBase64 = bare.isWord("BASE64")
            default: break
            }
        }
        return found
    }

    /// Quotes stand around a whole value, and a `^` begins one of RFC 6868's three pairs.
    private mutating func checkCharacters(
        of value: Span<UInt8>, named name: String, at line: Int
    ) {
        var index = 0
        var startsValue = true
        while index < value.count {
            let byte = value[index]
            index += 1
            switch byte {
            case .quote:
                guard startsValue else {
                    report.add(.parameterCharacter, at: line, about: name)
                    return
                }
                let start = index
                guard let end = value.first(.quote, from: start),
                    end + 1 == value.count || value[end + 1] == .comma
                else {
                    report.add(.parameterCharacter, at: line, about: name)
                    return
                }
                checkCarets(of: value.extracting(start..<end), named: name, at: line)
                index = end + 1
                startsValue = false
            case .comma: startsValue = true
            case .caret:
                checkCarets(of: value.extracting((index - 1)..<value.count), named: name, at: line)
                return
            default: startsValue = false
            }
        }
    }

    private mutating func checkCarets(of value: Span<UInt8>, named name: String, at line: Int) {
        var index = 0
        while let caret = value.first(.caret, from: index) {
            let next = caret + 1 < value.count ? value[caret + 1] : 0
            if next != .caret, next != UInt8(ascii: "n"), next != UInt8(ascii: "'") {
                report.add(.parameterCaret, at: line, about: name)
                return
            }
            index = caret + 2
        }
    }

    private mutating func checkShape(
        of parameter: ParameterName, _ value: Span<UInt8>, isQuoted: Bool, at line: Int
    ) {
        let holds: Bool
        switch parameter.shape {
        case .any: holds = true
        case .boolean: holds = value.isWord("TRUE") || value.isWord("FALSE")
        case .number: holds = value.number(value.indices) != nil
        case .address:
            if !isQuoted { report.add(.parameterQuoted, at: line, about: parameter.text) }
            holds = true
        case .language: holds = value.isToken
        case .mediaType: holds = value.contains(.slash)
        case .words(let words): holds = words.contains { value.isWord($0) }
        }
        if !holds { report.add(.parameterValue, at: line, about: parameter.text) }
    }
}

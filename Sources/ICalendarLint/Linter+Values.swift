import ICalendar

// The forms of RFC 5545, 3.3 that are neither TEXT nor a date.
extension Linter {
    mutating func checkForm(
        of value: Span<UInt8>, _ type: ValueTypes, list: Bool, named name: String, at line: Int
    ) {
        // A recurrence rule and a URI have commas of their own.
        let isList = list && type != .recurrence && type != .uri && type != .calendarAddress
        let before = report.total
        var start = 0
        while report.total == before,
            let part = value.part(from: &start, upTo: isList ? .comma : nil)
        {
            checkOne(value.extracting(part), type, named: name, at: line)
        }
    }

    private mutating func checkOne(
        _ value: Span<UInt8>, _ type: ValueTypes, named name: String, at line: Int
    ) {
        let (holds, rule): (Bool, LintRule)
        switch type {
        case .duration: (holds, rule) = (DurationValue(value) != nil, .durationForm)
        case .integer: (holds, rule) = (value.integer != nil, .integerForm)
        case .boolean: (holds, rule) = (value.isBoolean, .booleanForm)
        case .float: (holds, rule) = (value.isFloat, .floatForm)
        case .geo: (holds, rule) = (value.isGeo, .geoForm)
        case .time: (holds, rule) = (value.isTime, .timeForm)
        case .utcOffset: (holds, rule) = (value.isUTCOffset, .utcOffsetForm)
        case .period: (holds, rule) = (value.isPeriod, .periodForm)
        case .uri: (holds, rule) = (value.isURI, .uriForm)
        case .calendarAddress: (holds, rule) = (value.isURI, .calAddressForm)
        case .binary: (holds, rule) = (value.isBase64, .binaryForm)
        case .requestStatus: (holds, rule) = (value.isRequestStatus, .requestStatusForm)
        case .date: (holds, rule) = (DateTimeValue(date: value) != nil, .dateForm)
        case .dateTime: (holds, rule) = (DateTimeValue(dateTime: value) != nil, .dateTimeForm)
        case .recurrence: return checkRecurrence(RecurrenceValue(value), named: name, at: line)
        default: return
        }
        if !holds { report.add(rule, at: line, about: name) }
    }

    private mutating func checkRecurrence(
        _ value: RecurrenceValue, named name: String, at line: Int
    ) {
        let rules: [(RecurrenceValue.Problems, LintRule)] = [
            (.form, .rruleForm), (.frequency, .rruleFreq), (.countAndUntil, .rruleCountUntil),
            (.range, .rruleRange), (.combination, .rruleCombination),
            (.setPosition, .rruleSetpos), (.skip, .rruleSkip),
        ]
        for (problem, rule) in rules where value.problems.contains(problem) {
            report.add(rule, at: line, about: name)
        }
        if let frequency = value.frequency, frequency < .daily {
            report.add(.rruleSubdaily, at: line)
        }
    }
}

extension Span<UInt8> {
    /// An INTEGER within 32 bits (RFC 5545, 3.3.8).
    var integer: Int? {
        guard let number = signedNumber, Int(Int32.min)...Int(Int32.max) ~= number else {
            return nil
        }
        return number
    }

    var isBoolean: Bool { isWord("TRUE") || isWord("FALSE") }

    /// Digits with at most one point that has digits on both sides (3.3.7).
    var isFloat: Bool {
        let start = !isEmpty && (self[0] == .plus || self[0] == .minus) ? 1 : 0
        let point = first(UInt8(ascii: ".")) ?? count
        return start < point && extracting(start..<point).allSatisfy { $0.digit != nil }
            && (point == count
                || point + 1 < count && extracting((point + 1)...).allSatisfy { $0.digit != nil })
    }

    /// Whether the whole part of a FLOAT is at most `limit`, and nothing follows at the limit.
    private func isWithin(_ limit: Int) -> Bool {
        let start = self[0] == .plus || self[0] == .minus ? 1 : 0
        let point = first(UInt8(ascii: ".")) ?? count
        guard let whole = number(start..<point), whole <= limit else { return false }
        guard whole == limit, point < count else { return true }
        return extracting((point + 1)...).allSatisfy { $0 == UInt8(ascii: "0") }
    }

    fileprivate var isGeo: Bool {
        guard let middle = first(.semicolon) else { return false }
        let latitude = extracting(0..<middle)
        let longitude = extracting((middle + 1)..<count)
        return latitude.isFloat && longitude.isFloat && latitude.isWithin(90)
            && longitude.isWithin(180)
    }

    fileprivate var isTime: Bool {
        guard count == 6 || count == 7 && self[6].uppercased == UInt8(ascii: "Z") else {
            return false
        }
        return timeOfDay(at: 0) != nil
    }

    fileprivate var isUTCOffset: Bool {
        utcOffset.map { $0 != 0 || self[0] == .plus } ?? false
    }

    fileprivate var isPeriod: Bool {
        guard let slash = first(.slash),
            let start = DateTimeValue(dateTime: extracting(0..<slash))
        else { return false }
        let rest = extracting((slash + 1)..<count)
        if let duration = DurationValue(rest) { return !duration.isNegative && !duration.isZero }
        guard let end = DateTimeValue(dateTime: rest) else { return false }
        return start.isUTC == end.isUTC && end.ordinal > start.ordinal
    }

    /// A scheme, a colon and then something without spaces (RFC 3986, 3).
    fileprivate var isURI: Bool {
        guard !isEmpty, self[0].isLetter, let colon = first(.colon), colon + 1 < count else {
            return false
        }
        return extracting(1..<colon).allSatisfy {
            $0.isNameByte || $0 == .plus || $0 == UInt8(ascii: ".")
        } && extracting((colon + 1)...).allSatisfy { !" \t\"<>".utf8.contains($0) }
    }

    fileprivate var isBase64: Bool {
        guard count % 4 == 0 else { return false }
        var padding = 0
        for index in indices {
            let byte = self[index]
            if byte == .equals {
                padding += 1
            } else if padding > 0
                || !(byte.isLetter || byte.digit != nil || byte == .plus || byte == .slash)
            {
                return false
            }
        }
        return padding <= 2
    }

    /// `2.0` or `2.8.1`, a semicolon, and one or two texts.
    var isRequestStatus: Bool {
        guard let semicolon = first(.semicolon) else { return false }
        var parts = 1
        var digits = 0
        for index in 0..<semicolon {
            if self[index].digit != nil {
                digits += 1
            } else if self[index] == UInt8(ascii: "."), digits > 0 {
                parts += 1
                digits = 0
            } else {
                return false
            }
        }
        return (2...3).contains(parts) && digits > 0 && semicolon + 1 < count
    }
}

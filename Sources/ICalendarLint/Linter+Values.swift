import ICalendar

// The forms of RFC 5545, 3.3 that are neither TEXT nor a date.
extension Linter {
    mutating func checkForm(
        of value: Span<UInt8>, _ type: ValueTypes, list: Bool, named name: String, at line: Int
    ) {
        guard list else {
            checkOne(value, type, named: name, at: line)
            return
        }
        // A recurrence rule and a URI have commas of their own.
        guard type != .recurrence, type != .uri, type != .calendarAddress else {
            checkOne(value, type, named: name, at: line)
            return
        }
        let before = report.total
        var start = 0
        while start <= value.count, report.total == before {
            let end = value.first(.comma, from: start) ?? value.count
            checkOne(value.extracting(start..<end), type, named: name, at: line)
            start = end + 1
        }
    }

    private mutating func checkOne(
        _ value: Span<UInt8>, _ type: ValueTypes, named name: String, at line: Int
    ) {
        switch type {
        case .duration:
            if DurationValue(value) == nil { report.add(.durationForm, at: line, about: name) }
        case .integer:
            if value.integer == nil { report.add(.integerForm, at: line, about: name) }
        case .boolean:
            if !value.isWord("TRUE"), !value.isWord("FALSE") {
                report.add(.booleanForm, at: line, about: name)
            }
        case .float: if !value.isFloat { report.add(.floatForm, at: line, about: name) }
        case .geo: if !value.isGeo { report.add(.geoForm, at: line) }
        case .time: if !value.isTime { report.add(.timeForm, at: line, about: name) }
        case .utcOffset:
            if !value.isUTCOffset { report.add(.utcOffsetForm, at: line, about: name) }
        case .period: if !value.isPeriod { report.add(.periodForm, at: line, about: name) }
        case .uri: if !value.isURI { report.add(.uriForm, at: line, about: name) }
        case .calendarAddress:
            if !value.isURI { report.add(.calAddressForm, at: line, about: name) }
        case .binary: if !value.isBase64 { report.add(.binaryForm, at: line, about: name) }
        case .recurrence: checkRecurrence(RecurrenceValue(value), named: name, at: line)
        case .requestStatus:
            if !value.isRequestStatus { report.add(.requestStatusForm, at: line) }
        case .date:
            if DateTimeValue(date: value) == nil { report.add(.dateForm, at: line, about: name) }
        case .dateTime:
            if DateTimeValue(dateTime: value) == nil {
                report.add(.dateTimeForm, at: line, about: name)
            }
        default: break
        }
    }

    private mutating func checkRecurrence(
        _ rule: RecurrenceValue, named name: String, at line: Int
    ) {
        let problems = rule.problems
        if problems.contains(.form) { report.add(.rruleForm, at: line, about: name) }
        if problems.contains(.frequency) { report.add(.rruleFreq, at: line, about: name) }
        if problems.contains(.countAndUntil) {
            report.add(.rruleCountUntil, at: line, about: name)
        }
        if problems.contains(.range) { report.add(.rruleRange, at: line, about: name) }
        if problems.contains(.combination) {
            report.add(.rruleCombination, at: line, about: name)
        }
        if problems.contains(.setPosition) { report.add(.rruleSetpos, at: line, about: name) }
        if problems.contains(.skip) { report.add(.rruleSkip, at: line, about: name) }
        if let frequency = rule.frequency,
            frequency.rawValue < RecurrenceValue.Frequency.daily.rawValue
        {
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

    /// Digits with at most one point that has digits on both sides (3.3.7).
    var isFloat: Bool {
        var index = !isEmpty && (self[0] == .plus || self[0] == .minus) ? 1 : 0
        let start = index
        while index < count, self[index].digit != nil { index += 1 }
        guard index > start else { return false }
        guard index < count else { return true }
        guard self[index] == UInt8(ascii: ".") else { return false }
        index += 1
        let fraction = index
        while index < count, self[index].digit != nil { index += 1 }
        return index == count && index > fraction
    }

    /// Whether the whole part of a FLOAT is at most `limit`, and nothing follows at the limit.
    private func isWithin(_ limit: Int) -> Bool {
        let start = self[0] == .plus || self[0] == .minus ? 1 : 0
        let point = first(UInt8(ascii: ".")) ?? count
        guard let whole = number(start..<point), whole <= limit else { return false }
        guard whole == limit else { return true }
        var index = point + 1
        while index < count {
            if self[index] != UInt8(ascii: "0") { return false }
            index += 1
        }
        return true
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
        guard count == 5 || count == 7, self[0] == .plus || self[0] == .minus,
            let hours = number(1..<3), let minutes = number(3..<5), hours < 24, minutes < 60
        else { return false }
        var seconds = 0
        if count == 7 {
            guard let last = number(5..<7), last < 60 else { return false }
            seconds = last
        }
        return self[0] == .plus || hours + minutes + seconds > 0
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
        for index in 1..<colon {
            let byte = self[index]
            guard byte.isNameByte || byte == .plus || byte == UInt8(ascii: ".") else {
                return false
            }
        }
        for index in (colon + 1)..<count {
            switch self[index] {
            case .space, .tab, .quote, UInt8(ascii: "<"), UInt8(ascii: ">"): return false
            default: break
            }
        }
        return true
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

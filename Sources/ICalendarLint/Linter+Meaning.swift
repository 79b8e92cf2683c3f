import ICalendar

// What a property's value says: words that it may be, and what to remember for the END.
extension Linter {
    mutating func meaning(
        of property: PropertyName, _ value: Span<UInt8>, _ parameters: LineParameters,
        _ line: borrowing ContentLineScanner
    ) {
        let number = line.layout.line
        switch property {
        case .dtstart: top.start = moment(value, parameters, at: number)
        case .dtend, .due: top.end = moment(value, parameters, at: number)
        case .recurrenceID:
            top.recurrenceID = moment(value, parameters, at: number)
            top.identity.recurrence = (value.byteHash, line.offset)
        case .exdate: rememberException(value, at: number)
        case .rrule: rememberRule(RecurrenceValue(value), at: number)
        case .freebusy: checkBusyTimes(value, at: number)
        case .exrule: report.add(.exruleDeprecated, at: number)
        case .duration:
            if let duration = DurationValue(value) {
                top.duration = (duration, number)
                if duration.isNegative { report.add(.durationNegative, at: number) }
            }
        case .uid: uid(value, line)
        case .tzid where top.component == .timeZone:
            top.zone = value.zoneHash
            if !zones.define(top.zone) { report.add(.timezoneUnique, at: number) }
        case .attendee: if top.attendee == nil { top.attendee = number }
        case .requestStatus:
            if !hasMethod, value.isRequestStatus { report.add(.requestStatus, at: number) }
        case .action, .trigger, .attach, .relatedTo, .acknowledged, .proximity, .repeat:
            alarmProperty(property, value, parameters, at: number)
        case .name, .description, .refreshInterval, .source, .image, .conference, .color:
            laterProperty(property, value, parameters, at: number)
        default: words(of: property, value, at: number)
        }
    }

    private func moment(
        _ value: Span<UInt8>, _ parameters: LineParameters, at line: Int
    ) -> LintFrame.Moment? {
        DateTimeValue(value).map {
            LintFrame.Moment(value: $0, zone: parameters.zone, line: line)
        }
    }

    /// Says nothing of what is no period; that is said already.
    private mutating func checkBusyTimes(_ value: Span<UInt8>, at line: Int) {
        var start = 0
        while let part = value.part(from: &start) {
            let period = value.extracting(part)
            let from = period.extracting(0..<(period.first(.slash) ?? period.count))
            if let time = DateTimeValue(dateTime: from), !time.isUTC {
                report.add(.freebusyUTC, at: line)
                return
            }
        }
    }

    private mutating func rememberException(_ value: Span<UInt8>, at line: Int) {
        let end = value.first(.comma) ?? value.count
        guard let first = DateTimeValue(value.extracting(0..<end)) else { return }
        if first.isDate {
            if top.exdates.date == nil { top.exdates.date = line }
        } else if top.exdates.dateTime == nil {
            top.exdates.dateTime = line
        }
    }

    private mutating func rememberRule(_ rule: RecurrenceValue, at line: Int) {
        guard top.recurrence == nil else { return }
        let until = rule.until.map { LintFrame.Moment(value: $0, zone: 0, line: line) }
        let hasClock = !rule.parts.isDisjoint(with: .clock)
        top.recurrence = (until, hasClock, line)
    }

    private mutating func uid(_ value: Span<UInt8>, _ line: borrowing ContentLineScanner) {
        let number = line.layout.line
        if value.count >= 255 { report.add(.uidLength, at: number) }
        // A dot behind the @ makes a host of it, and often a person's address.
        if let at = value.first(UInt8(ascii: "@")),
            value.first(UInt8(ascii: "."), from: at) != nil
        {
            report.add(.uidHost, at: number)
        }
        guard top.identity.uid == nil else { return }
        top.identity.uid = (value.byteHash, line.offset, number)
    }

    private mutating func words(of property: PropertyName, _ value: Span<UInt8>, at line: Int) {
        switch property {
        case .version: if !value.isWord("2.0") { report.add(.calendarVersion, at: line) }
        case .calscale: if !value.isWord("GREGORIAN") { report.add(.calendarScale, at: line) }
        case .method:
            hasMethod = true
            report.add(value.isToken ? .methodInFeed : .calendarMethod, at: line)
        case .status:
            if let words = top.component.statuses, !words.contains(where: { value.isWord($0) }) {
                report.add(.statusValue, at: line)
            }
        case .transp:
            if !value.isWord("OPAQUE"), !value.isWord("TRANSPARENT") {
                report.add(.transpValue, at: line)
            }
        case .class:
            if value.isWord("PRIVATE") || value.isWord("CONFIDENTIAL") {
                report.add(.classPrivate, at: line)
            } else if !value.isWord(of: ["PUBLIC"]) {
                report.add(.classValue, at: line)
            }
        case .busytype:
            if !value.isWord(of: ["BUSY", "BUSY-UNAVAILABLE", "BUSY-TENTATIVE"]) {
                report.add(.busytypeValue, at: line)
            }
        case .priority: checkRange(value, 0...9, .priorityRange, at: line)
        case .percentComplete: checkRange(value, 0...100, .percentRange, at: line)
        case .sequence: checkRange(value, 0...Int(Int32.max), .sequenceRange, at: line)
        default: break
        }
    }

    /// Says nothing of what is no number; that is said already.
    mutating func checkRange(
        _ value: Span<UInt8>, _ range: ClosedRange<Int>, _ rule: LintRule, at line: Int
    ) {
        guard let number = value.integer, !range.contains(number) else { return }
        report.add(rule, at: line)
    }
}

extension Span<UInt8> {
    /// FNV-1a over the bytes as they are.
    var byteHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in indices { hash = (hash ^ UInt64(self[index])) &* 0x100_0000_01B3 }
        return hash
    }
}

extension Span<UInt8> {
    /// Whether this is one of these words, or one that a vendor made up.
    func isWord(of words: [String]) -> Bool {
        words.contains { isWord($0) } || isExtension && isToken
    }
}

extension ComponentName {
    /// The values of STATUS; `nil` where they are not listed.
    fileprivate var statuses: [String]? {
        switch self {
        case .event: ["TENTATIVE", "CONFIRMED", "CANCELLED"]
        case .toDo: ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"]
        case .journal: ["DRAFT", "FINAL", "CANCELLED"]
        default: nil
        }
    }
}

import ICalendar

// VALARM (RFC 5545, 3.6.6 and RFC 9074).
extension Linter {
    mutating func alarmProperty(
        _ property: PropertyName, _ value: Span<UInt8>, _ parameters: LineParameters, at line: Int
    ) {
        guard top.component == .alarm else { return }
        switch property {
        case .action: action(value, at: line)
        case .trigger: trigger(value, parameters, at: line)
        case .attach:
            top.alarm.attachments += 1
            if top.alarm.attachments == 2 { top.alarm.secondAttachment = line }
        case .repeat: checkRange(value, 0...Int(Int32.max), .repeatRange, at: line)
        case .relatedTo: if parameters.isSnooze { snoozes.append((value.byteHash, line)) }
        case .proximity:
            let words = ["ARRIVE", "DEPART", "CONNECT", "DISCONNECT"]
            if !value.isWord(of: words) { report.add(.alarmProximity, at: line) }
        default: break
        }
    }

    private mutating func action(_ value: Span<UInt8>, at line: Int) {
        if value.isWord("AUDIO") {
            top.alarm.action = .audio
        } else if value.isWord("DISPLAY") {
            top.alarm.action = .display
        } else if value.isWord("EMAIL") {
            top.alarm.action = .email
        } else {
            top.alarm.action = .other
            report.add(.alarmAction, at: line)
        }
    }

    private mutating func trigger(
        _ value: Span<UInt8>, _ parameters: LineParameters, at line: Int
    ) {
        let isRelative = parameters.value != .dateTime
        top.alarm.trigger = (line, isRelative, parameters.countsFromEnd)
        guard !isRelative else { return }
        if let time = DateTimeValue(dateTime: value), !time.isUTC {
            report.add(.triggerUTC, at: line)
        }
        if parameters.has(.related) { report.add(.triggerRelated, at: line) }
    }

    mutating func alarmEnded(_ frame: LintFrame) {
        switch frame.alarm.action {
        case .display:
            if !frame.has(.description) { report.add(.alarmDisplay, at: frame.line) }
        case .email:
            for property in [PropertyName.description, .summary, .attendee]
            where !frame.has(property) {
                report.add(.alarmEmail, at: frame.line, about: property.facts.text)
            }
        case .audio:
            if let second = frame.alarm.secondAttachment { report.add(.alarmAudio, at: second) }
        case .other, nil: break
        }
        if frame.has(.duration) != frame.has(.repeat) { report.add(.alarmRepeat, at: frame.line) }
        if let uid = frame.identity.uid, alarmUIDs.insert(frame.identity, in: bytes) {
            report.add(.alarmUIDUnique, at: uid.line)
        }
        checkAnchor(of: frame.alarm)
    }

    /// Alarms come after the properties of their entry, so the entry's times are known here.
    private mutating func checkAnchor(of alarm: LintFrame.AlarmFacts) {
        guard let trigger = alarm.trigger, trigger.isRelative, let entry = stack.last,
            entry.component == .event || entry.component == .toDo
        else { return }
        if trigger.countsFromEnd {
            let hasEnd = entry.has(.dtend) || entry.has(.due) || entry.has(.duration)
            // The day after an all-day event's DTSTART is its end, even unwritten.
            let isDay = entry.component == .event && entry.start?.kind == .date
            if !hasEnd, !isDay { report.add(.triggerEnd, at: trigger.line) }
        } else if entry.component == .toDo, !entry.has(.dtstart) {
            report.add(.triggerStart, at: trigger.line)
        }
    }
}

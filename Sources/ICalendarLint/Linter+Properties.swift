import ICalendar

// One property: whether it may stand here, and what its value has to look like.
extension Linter {
    mutating func property(_ line: borrowing ContentLineScanner) {
        let text = line.text.span
        let name = text.extracting(line.name)
        let number = line.layout.line
        checkOrder(at: number)
        guard let property = PropertyName.table[name] else {
            extensionProperty(line)
            return
        }
        let facts = property.facts
        checkPlace(of: facts, at: number)
        let parameters = checkParameters(line, of: property)
        guard !line.layout.isCut else { return }
        guard let type = valueType(of: facts, parameters, at: number) else { return }
        let value = text.extracting(line.value)
        check(value, of: facts, as: type, parameters, at: number)
        meaning(of: property, value, parameters, line)
    }

    /// A VCALENDAR's properties come first, and so do those of what holds alarms.
    private mutating func checkOrder(at number: Int) {
        guard top.children > 0, !top.saidOrder else { return }
        if top.component == .calendar {
            report.add(.calendarOrder, at: number)
            top.saidOrder = true
        } else if top.hasAlarm {
            report.add(.alarmLast, at: number)
            top.saidOrder = true
        }
    }

    private mutating func extensionProperty(_ line: borrowing ContentLineScanner) {
        let text = line.text.span
        let name = text.extracting(line.name)
        let number = line.layout.line
        if !name.isExtension {
            report.add(.unregisteredProperty, at: number)
        } else if name[0] == UInt8(ascii: "x") {
            report.add(.lowerCaseName, at: number)
        }
        let parameters = checkParameters(line, of: nil)
        guard !line.layout.isCut else { return }
        let value = text.extracting(line.value)
        // A vendor's own text keeps the vendor's own escapes.
        if let type = parameters.value, type != .text, type != .other {
            checkForm(of: value, type, list: true, named: "the property", at: number)
        }
        guard top.component == .calendar else { return }
        if name.isWord("X-WR-CALNAME") { top.hasWrittenName = true }
        if name.isWord("X-APPLE-CALENDAR-COLOR"), !value.isAppleColor {
            report.add(.appleColor, at: number)
        }
    }

    private mutating func checkPlace(of facts: PropertyFacts, at number: Int) {
        let component = top.component
        let bit = facts.name.bit
        defer { top.properties |= bit }
        guard component.isRegistered else { return }
        guard facts.allowed.contains(component.set) else {
            report.add(.misplacedProperty, at: number, about: facts.text, in: facts.section)
            return
        }
        guard top.properties & bit != 0 else { return }
        if facts.once.contains(component.set) {
            report.add(component.countRules.once, at: number, about: facts.text)
        } else if facts.name == .rrule {
            report.add(.rruleTwice, at: number)
        }
    }

    /// The type that VALUE or the default says, or `nil` where the value cannot be judged.
    private mutating func valueType(
        of facts: PropertyFacts, _ parameters: LineParameters, at number: Int
    ) -> ValueTypes? {
        guard parameters.value != nil || parameters.hasUnknownValue else { return facts.type }
        guard let type = parameters.value, facts.types.contains(type) else {
            report.add(.valueType, at: number, about: facts.text)
            return nil
        }
        return type
    }

    private mutating func check(
        _ value: Span<UInt8>, of facts: PropertyFacts, as type: ValueTypes,
        _ parameters: LineParameters, at number: Int
    ) {
        let section = facts.section
        if type == .binary || parameters.isBase64, type.isSubset(of: [.binary, .uri]) {
            guard type == .binary, parameters.isBase64 else {
                report.add(.binaryEncoding, at: number, about: facts.text)
                return
            }
        }
        if type == .date || type == .dateTime {
            checkTimes(value, of: facts, as: type, parameters, at: number)
        } else if type == .text {
            // The words of these have rules of their own.
            guard !facts.name.isKeyword else { return }
            let faults = TextValue.faults(value)
            if faults.contains(.escape) { report.add(.textEscape, at: number, about: facts.text) }
            if faults.contains(.bareSemicolon) || faults.contains(.bareComma) && !facts.isList {
                report.add(.textSeparator, at: number, about: facts.text)
            }
            if facts.name == .categories, faults.contains(.escapedComma) {
                report.add(.categoriesComma, at: number, in: section)
            }
        } else {
            checkForm(of: value, type, list: facts.isList, named: facts.text, at: number)
        }
    }

    /// Dates and times, each of a list.
    private mutating func checkTimes(
        _ value: Span<UInt8>, of facts: PropertyFacts, as type: ValueTypes,
        _ parameters: LineParameters, at number: Int
    ) {
        var start = 0
        while let part = value.part(from: &start, upTo: facts.isList ? .comma : nil) {
            let time = value.extracting(part)
            if let rule = fault(in: time, of: facts, as: type, hasZone: parameters.tzid != nil) {
                report.add(rule, at: number, about: facts.text, in: facts.section)
                return
            }
        }
        guard parameters.tzid != nil else { return }
        if type == .date {
            report.add(.tzidWithDate, at: number, about: facts.text)
        } else if !parameters.isGlobalZone {
            zones.use(parameters.zone, by: facts.name, at: number)
        }
    }

    private func fault(
        in time: Span<UInt8>, of facts: PropertyFacts, as type: ValueTypes, hasZone: Bool
    ) -> LintRule? {
        let isDate = DateTimeValue(date: time) != nil
        if type == .date { return isDate ? nil : .dateForm }
        guard let time = DateTimeValue(dateTime: time) else {
            return isDate && facts.types.contains(.date) ? .dateNeedsValue : .dateTimeForm
        }
        if time.isUTC, hasZone { return .tzidWithUTC }
        return facts.mustBeUTC && !time.isUTC ? .utcNeeded : nil
    }
}

extension PropertyName {
    /// Its value is one of a few words.
    fileprivate var isKeyword: Bool {
        switch self {
        case .status, .transp, .class, .action, .calscale, .version, .method, .color, .proximity,
            .busytype:
            true
        default: false
        }
    }
}

extension Span<UInt8> {
    /// `#RRGGBB` or `#RRGGBBAA`.
    fileprivate var isAppleColor: Bool {
        guard count == 7 || count == 9, self[0] == UInt8(ascii: "#") else { return false }
        return extracting(1...).allSatisfy {
            $0.digit != nil || $0.isLetter && $0.uppercased <= UInt8(ascii: "F")
        }
    }
}

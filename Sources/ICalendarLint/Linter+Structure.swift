import ICalendar

// Components: what may hold what, and where each ends.
extension Linter {
    mutating func begin(_ line: borrowing ContentLineScanner) {
        let number = line.layout.line
        let name = line.text.span.extracting(line.value)
        if !line.parameters.isEmpty || !name.isToken { report.add(.beginForm, at: number) }
        guard stack.count < Self.deepest else {
            if hiddenDepth == 0 { report.add(.nestingDepth, at: number) }
            hiddenDepth += 1
            return
        }
        let component = ComponentName(name)
        let before = report.total
        if component == .unregistered, name.isToken {
            report.add(.unregisteredComponent, at: number)
        }
        checkPlace(of: component, at: number)
        openingRules(for: component)
        var frame = LintFrame(component: component, nameHash: name.wordHash, line: number)
        if !libical.begin(component, depth: stack.count) { frame.totalAtDrop = before }
        stack.append(frame)
    }

    private mutating func checkPlace(of component: ComponentName, at number: Int) {
        guard let parent = stack.last?.component else {
            if component != .calendar, !saidOutside {
                report.add(.outsideCalendar, at: number)
                saidOutside = true
            }
            return
        }
        // What an unregistered component may hold is for its inventor to say.
        guard parent.isRegistered, !component.parents.contains(parent.set) else { return }
        report.add(.misplacedComponent, at: number, about: component.text)
    }

    private mutating func openingRules(for component: ComponentName) {
        if component == .calendar, stack.isEmpty {
            calendars += 1
            uids = UIDIndex()
            zones = ZoneIndex()
            seriesAreDates = [:]
            hasMethod = false
        } else if stack.isEmpty || top.component == .calendar {
            alarmUIDs.removeAll()
            snoozes.removeAll(keepingCapacity: snoozes.count <= 64)
        }
        guard !stack.isEmpty else { return }
        top.children += 1
        if component == .alarm { top.hasAlarm = true }
    }

    mutating func end(_ line: borrowing ContentLineScanner) {
        let name = line.text.span.extracting(line.value)
        if !line.parameters.isEmpty || !name.isToken {
            report.add(.beginForm, at: line.layout.line)
        }
        if hiddenDepth > 0 {
            hiddenDepth -= 1
            return
        }
        let hash = name.wordHash
        guard let match = stack.lastIndex(where: { $0.nameHash == hash }) else {
            report.add(.endMismatch, at: line.layout.line)
            return
        }
        while stack.count > match + 1 {
            report.add(.endMissing, at: top.line, about: top.component.text)
            close()
        }
        close()
    }

    /// Ends the innermost component and judges what only the whole of it shows.
    mutating func close() {
        guard let frame = stack.popLast() else { return }
        checkCounts(of: frame)
        switch frame.component {
        case .calendar where stack.isEmpty: calendarEnded(frame)
        case .event, .toDo, .journal, .freeBusy: entryEnded(frame)
        case .timeZone: timeZoneEnded(frame)
        case .standard, .daylight: observanceEnded(frame)
        case .alarm: alarmEnded(frame)
        case .availability, .available: endingRules(frame)
        default: break
        }
        if frame.totalAtDrop == report.total {
            report.add(.libicalDrops, at: frame.line, about: "the \(frame.component.text)")
        }
        if libical.end(frame.component, depth: stack.count) > 0 {
            report.add(.libicalDrops, at: frame.line, about: "a parameter or value")
        }
    }

    /// The properties that the component must have.
    private mutating func checkCounts(of frame: LintFrame) {
        guard frame.component.isRegistered else { return }
        let missing = frame.component.requiredBits & ~frame.properties
        guard missing != 0 else { return }
        let rule = frame.component.countRules.required
        for property in PropertyName.allCases where missing & property.bit != 0 {
            if property == .dtstart, frame.component == .event, hasMethod { continue }
            report.add(rule, at: frame.line, about: property.facts.text)
        }
    }
}

extension ComponentName {
    private static let required: [UInt128] = allCases.map { component in
        PropertyName.allCases.reduce(0) { bits, property in
            property.facts.required.contains(component.set) ? bits | property.bit : bits
        }
    }

    var requiredBits: UInt128 { Self.required[Int(rawValue)] }
}

package import ICalendar

extension CalendarObject {
    /// Instances of one object that a report gives at most.
    package static let mostInstances = 2_000
    /// Of one object, each with all that its entry holds.
    private static let mostInstanceBytes = 8 << 20

    /// What a report returns of this object.
    ///
    /// Every line that is returned is the one that was stored; only times change, where instances are made of a
    /// rule.
    /// - Throws: `number-of-matches-within-limits` where there are too many instances.
    package func data(_ selection: CalendarDataSelection, zones: CalendarZones) throws -> [UInt8] {
        var data = bytes
        switch selection.recurrences {
        case .asStored: break
        case .limited(let range): data = limited(to: range, zones: zones)
        case .expanded(let range): data = try expanded(in: range, zones: zones)
        }
        if selection.freeBusy != nil || selection.component != nil {
            var picking = LinePicking(
                component: selection.component, freeBusy: selection.freeBusy,
                clock: ObjectClock(calendar, zones: zones))
            data = picking.pick(data)
        }
        return data
    }

    private func limited(to range: TimeRange, zones: CalendarZones) -> [UInt8] {
        var evaluation = FilterEvaluation(calendar, zones: zones, ranges: [range])
        var data: [UInt8] = []
        var copied = 0
        let master = calendar.components.first {
            Self.kinds.contains($0.name) && $0.first("RECURRENCE-ID") == nil
        }
        let series = master.map { RecurrenceSet($0, clock: evaluation.clock) }
        for entry in calendar.components where Self.kinds.contains(entry.name) {
            guard let property = entry.first("RECURRENCE-ID"),
                !evaluation.overlaps(entry, in: calendar, range)
            else { continue }
            if entry.reachesOn, let from = evaluation.clock.times(property).first?.moment,
                from < range.end
            {
                continue
            }
            if let series, let time = evaluation.clock.times(property).first,
                let original = series.occurrence(at: time),
                FilterEvaluation.test(series.component, range)(original)
            {
                continue
            }
            data += bytes[copied..<entry.bytes.lowerBound]
            copied = entry.bytes.upperBound
        }
        return data + bytes[copied...]
    }

    // MARK: Instances

    private func expanded(in range: TimeRange, zones: CalendarZones) throws -> [UInt8] {
        var evaluation = FilterEvaluation(calendar, zones: zones, ranges: [range])
        var data: [UInt8] = []
        var copied = 0
        var count = 0
        for component in calendar.components {
            guard component.name == "VTIMEZONE" || Self.kinds.contains(component.name) else {
                continue
            }
            data += bytes[copied..<component.bytes.lowerBound]
            copied = component.bytes.upperBound
            guard component.name != "VTIMEZONE" else { continue }
            let instances = try instances(of: component, in: range, &evaluation)
            count += instances.count
            guard count <= Self.mostInstances else { throw Self.tooMany }
            for instance in instances {
                data += Self.written(component, instance, of: bytes, evaluation.clock)
                guard data.count <= Self.mostInstanceBytes else { throw Self.tooMany }
            }
        }
        return data + bytes[copied...]
    }

    private static var tooMany: DAVError {
        DAVError(507, .matchesWithinLimits, "there are too many instances in this range")
    }

    /// An instance, and which time of its series it is.
    private struct Instance {
        var occurrence: Occurrence?
        var recurrence: ClockTime?
    }

    private func instances(
        of component: Component, in range: TimeRange, _ evaluation: inout FilterEvaluation
    ) throws -> [Instance] {
        let series = evaluation.series(of: component)
        let recurrence = component.first("RECURRENCE-ID").flatMap {
            evaluation.clock.times($0).first
        }
        guard series.start != nil, component.name != "VFREEBUSY" else {
            let isThere = evaluation.overlaps(component, in: calendar, range)
            return isThere ? [Instance(recurrence: recurrence)] : []
        }
        let test = FilterEvaluation.test(component, range)
        var found: [Int64: Occurrence] = [:]
        series.occurrences(from: range.start, to: range.end, work: &evaluation.work) {
            // A period says how long it is, also where a rule gives the same time.
            if test($0), found[$0.start.moment]?.hasOwnEnd != true { found[$0.start.moment] = $0 }
            return found.count <= Self.mostInstances
        }
        guard !evaluation.work.isExhausted, found.count <= Self.mostInstances else {
            throw Self.tooMany
        }
        return found.values.sorted { $0.start.moment < $1.start.moment }.map {
            Instance(
                occurrence: $0,
                recurrence: $0.original ?? recurrence ?? (series.isRecurring ? $0.start : nil))
        }
    }

    private static func written(
        _ component: Component, _ instance: Instance, of bytes: [UInt8],
        _ clock: ObjectClock
    ) -> [UInt8] {
        var lines = ContentLineScanner(bytes, from: component.bytes.lowerBound)
        var data: [UInt8] = []
        var depth = 0
        while lines.offset < component.bytes.upperBound, lines.next(),
            lines.offset < component.bytes.upperBound
        {
            let name = String(decoding: lines.text[lines.name], as: UTF8.self).uppercased()
            let line = bytes[lines.offset..<lines.endOffset]
            if name == "END" { depth -= 1 }
            let occurrence = instance.occurrence
            switch name {
            case "RRULE" where depth == 1, "RDATE" where depth == 1, "EXDATE" where depth == 1,
                "EXRULE" where depth == 1:
                break
            case "DTSTART" where depth == 1 && occurrence != nil:
                data.append(line: occurrence?.start.line(named: name))
                data.append(line: instance.recurrence?.line(named: "RECURRENCE-ID"))
                if let occurrence, occurrence.hasOwnEnd {
                    data.append(
                        line: occurrence.end?.line(
                            named: component.name == "VTODO" ? "DUE" : "DTEND"))
                }
            case "RECURRENCE-ID" where depth == 1 && occurrence != nil: break
            case "DTEND" where depth == 1 && occurrence?.hasOwnEnd == true,
                "DUE" where depth == 1 && occurrence?.hasOwnEnd == true,
                "DURATION" where depth == 1 && occurrence?.hasOwnEnd == true:
                break
            case "DTEND" where depth == 1, "DUE" where depth == 1:
                if let end = occurrence?.end {
                    data.append(line: end.line(named: name))
                } else {
                    data += line
                }
            default: data += line
            }
            if name == "BEGIN" { depth += 1 }
        }
        return data
    }
}

extension [UInt8] {
    /// A short line of ours, which needs no folding.
    fileprivate mutating func append(line: String?) {
        guard let line else { return }
        self += line.utf8
        self += "\r\n".utf8
    }
}

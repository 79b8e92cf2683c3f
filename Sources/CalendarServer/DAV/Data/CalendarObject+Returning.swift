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
    package func data(
        _ selection: CalendarDataSelection, zones: CalendarZones, work: ReportWork = ReportWork()
    ) throws -> [UInt8] {
        var data = bytes
        switch selection.recurrences {
        case .asStored: break
        case .limited(let range):
            var evaluation = FilterEvaluation(calendar, zones: zones, ranges: [range], total: work)
            defer { evaluation.end() }
            data = limited(to: range, &evaluation)
        case .expanded(let range):
            var evaluation = FilterEvaluation(calendar, zones: zones, ranges: [range], total: work)
            defer { evaluation.end() }
            data = try expanded(in: range, &evaluation)
        }
        work.spend(data.count)
        if selection.freeBusy != nil || selection.component != nil {
            var picking = LinePicking(
                component: selection.component, freeBusy: selection.freeBusy,
                clock: ObjectClock(calendar, zones: zones))
            data = picking.pick(data)
        }
        return data
    }

    private func limited(to range: TimeRange, _ evaluation: inout FilterEvaluation) -> [UInt8] {
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

    private func expanded(
        in range: TimeRange, _ evaluation: inout FilterEvaluation
    ) throws -> [UInt8] {
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
            guard count <= Self.mostInstances else { throw Self.tooManyInstances }
            guard !instances.isEmpty else { continue }
            let pieces = InstancePieces(component, of: bytes)
            for instance in instances {
                pieces.append(
                    instance.occurrence, instead: instance.recurrence, of: bytes, to: &data)
                guard data.count <= Self.mostInstanceBytes else { throw Self.tooManyInstances }
            }
        }
        return data + bytes[copied...]
    }

    static var tooManyInstances: DAVError {
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
        guard series.start != nil, !series.isDueOnce, component.name != "VFREEBUSY" else {
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
            throw Self.tooManyInstances
        }
        return found.values.sorted { $0.start.moment < $1.start.moment }.map {
            Instance(
                occurrence: $0,
                recurrence: $0.original ?? recurrence ?? (series.isRecurring ? $0.start : nil))
        }
    }
}

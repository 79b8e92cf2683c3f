package import CivilDate

/// So many doses left out in a row that the method's leaflet asks for more than taking the next one.
///
/// Nobody knows from then on what the method does: neither its bleeds nor days without fertility can be
/// forecast.
package struct Lapse: Equatable, Sendable {
    package var course: Int
    /// The doses in a row that are recorded as skipped, counted in the last such row.
    package var doses: Int
}

extension Contraceptive {
    /// How many doses left out in a row make a lapse; `nil` where no hormone is ever due.
    ///
    /// Two combined pills, and one of anything else: docs/contraception.md names the leaflets.
    var dosesToLapse: Int? {
        pattern == nil ? nil : kind == .pill ? 2 : 1
    }

    /// How many days of hormone end a lapse. A low dose of an older progestin needs two, all others seven.
    fileprivate var daysToRecover: Int { progestin == .traditional ? 2 : 7 }
}

extension Contraception {
    /// The lapse that is in force on `today`; `nil` without one, or where another method without a lapse
    /// stops ovulation.
    ///
    /// It lasts until so many days of the method are recorded as taken. What is not recorded at all
    /// ends it only after a reset, with which the person said that the pack begins again.
    ///
    /// - Parameter log: Its days after `today` don't count.
    package func lapse(on today: Day, log: DayLog) -> Lapse? {
        guard
            courses.contains(where: { $0.takings.values.contains(.skipped) })
                || !courses.isEmpty && log.entries.contains(where: { $0.record.dose == .skipped })
        else { return nil }
        let running = running(on: today).filter { $0.method.ovulationEffect != .unaffected }
        guard let first = running.map(\.start).min() else { return nil }
        let doses = doses(
            from: max(first, today - PackPattern.longest), through: today, log: log.through(today))
        var found: Lapse?
        for course in running {
            if let lapse = course.lapse(in: doses, on: today) {
                found = found ?? lapse
            } else if course.method.ovulationEffect == .suppressed {
                return nil
            }
        }
        return found
    }

    /// Whether bleeds follow the method of a course and not the person's own cycles.
    func stopsOvulation(_ course: Int) -> Bool {
        self[course]?.method.ovulationEffect == .suppressed
    }
}

extension ContraceptionCourse {
    /// - Parameter doses: All that were due up to `today`, in order.
    fileprivate func lapse(in doses: [Dose], on today: Day) -> Lapse? {
        guard let needed = method.dosesToLapse else { return nil }
        let restart = resets.last { $0.day <= today }?.day
        var (skipped, taken) = (0, 0)
        var lapse: (doses: Int, last: Day)?
        for dose in doses where dose.identity.course == number && dose.kind.bringsHormone {
            switch dose.taking {
            case .skipped:
                skipped += 1
                taken = 0
                if skipped >= needed { lapse = (skipped, dose.day) }
                continue
            case nil where restart.map({ $0 > dose.day || $0 <= lapse?.last ?? $0 - 1 }) ?? true,
                nil where dose.day == today:
                taken = 0
            case nil, .taken, .late:
                taken += method.isDaily ? 1 : today - dose.day
            }
            skipped = 0
            if taken >= method.daysToRecover { lapse = nil }
        }
        return lapse.map { Lapse(course: number, doses: $0.doses) }
    }
}

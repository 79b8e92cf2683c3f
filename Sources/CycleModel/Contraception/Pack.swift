package import CivilDate

/// One pack of a course as it falls on the calendar.
package struct Pack: Equatable, Sendable {
    /// Counted from 1 in the course.
    package var number: Int
    /// The days with a hormone.
    package var active: [Day] = []
    /// The break, or the days of placebo tablets.
    package var off: [Day] = []
    /// The days on which something with a hormone is taken, put on, changed or given.
    package var doses: [Day] = []
}

extension ContraceptionCourse {
    /// The running pack and those that begin by `horizon`, each whole.
    ///
    /// - Parameter today: Of a course that is still to begin, packs are counted from its first day.
    package func packs(from today: Day, through horizon: Day) -> [Pack] {
        let length = method.pattern?.length ?? 1
        guard var day = firstDayOfPack(on: today) else { return [] }
        var packs: [Pack] = []
        let handled = Set(
            doses(from: day, through: horizon + length).filter(\.kind.bringsHormone).map(\.day))
        while let place = packDay(on: day) {
            if packs.last?.number != place.pack {
                guard day <= horizon else { break }
                packs.append(Pack(number: place.pack))
            }
            let index = packs.count - 1
            switch place.state {
            case .active: packs[index].active.append(day)
            case .placebo, .pause: packs[index].off.append(day)
            case .gap: break
            }
            if handled.contains(day) { packs[index].doses.append(day) }
            day = day + 1
        }
        return packs.filter { !$0.active.isEmpty || !$0.off.isEmpty }
    }

    /// The first day of the pack that runs on `today`, or of the course that is still to begin.
    private func firstDayOfPack(on today: Day) -> Day? {
        guard start <= today else { return start }
        guard let pack = packDay(on: today)?.pack else { return nil }
        var day = today
        while let before = packDay(on: day - 1), before.pack == pack { day = day - 1 }
        return day
    }

    /// Whether the packs, or the renewals, fall otherwise than those of `other` from `day` on.
    package func isMoved(by other: ContraceptionCourse?, from day: Day) -> Bool {
        guard let other else { return false }
        guard method.pattern != nil else {
            let horizon = day.advanced(byMonths: 601)
            return doses(from: start, through: horizon)
                != other.doses(from: start, through: horizon)
        }
        return packDay(on: day) != other.packDay(on: day)
    }
}

extension Contraception {
    /// The days on which some pack brings no hormone.
    package func hormoneFreeDays(in days: ClosedRange<Day>) -> [Day] {
        days.filter { packDays(on: $0).contains(where: \.isHormoneFree) }
    }

    /// The days that ask for more than the daily pill: a pack begins, or something is put on, changed, given or
    /// renewed.
    package func daysOfChange(in days: ClosedRange<Day>) -> [Day] {
        doses(from: days.lowerBound, through: days.upperBound)
            .filter { $0.isRestart || !$0.isPill }.map(\.day)
    }

    /// The other courses with a hormone that go on when `course` begins: often one of them was to end.
    package func companions(of course: ContraceptionCourse) -> [ContraceptionCourse] {
        guard course.method.ovulationEffect != .unaffected else { return [] }
        return running(on: course.start).filter {
            $0.number != course.number && $0.method.ovulationEffect != .unaffected && $0.end == nil
        }
    }

    /// The last day on which a course that ends still acts on ovulation: an injection does so after its weeks' end.
    ///
    /// `nil` where it has no end or never acts, and where another course acts in its place.
    package func lastDayOfEffect(of course: ContraceptionCourse) -> Day? {
        guard let end = course.end, course.method.ovulationEffect != .unaffected else {
            return nil
        }
        var last = end
        while last - end < PackPattern.longest, ovulationEffect(on: last + 1) != .unaffected {
            last = last + 1
            guard running(on: last).allSatisfy({ $0.method.ovulationEffect == .unaffected })
            else { return nil }
        }
        return last
    }
}

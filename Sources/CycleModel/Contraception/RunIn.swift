package import CivilDate

extension Contraceptive {
    /// Until which day of a cycle it stops ovulation at once: after that it needs a run-in.
    ///
    /// The fifth day of a pill, an injection and an implant; leaflets of patches, rings, desogestrel and
    /// drospirenone name the first one. docs/contraception.md names the sources.
    fileprivate var lastDayWithoutRunIn: Int {
        switch kind {
        case .patch, .ring, .minipill: 1
        case .pill, .injection, .implant, .hormonalIUD, .copperIUD, .condom, .diaphragm, .other: 5
        }
    }
}

extension Contraception {
    /// How many days a method needs where it begins later in a cycle.
    static let runInLength = 7

    /// The first days of a course, in which its method does not yet stop ovulation; `nil` where it does so at
    /// once.
    ///
    /// It does where it begins with a cycle, or where another method stopped ovulation up to the day before; while
    /// that one still has such days, they go on. A pack begun before the course counts from its own first day.
    ///
    /// - Parameter starts: The first days of cycles, logged and forecast.
    package func runIn(of course: ContraceptionCourse, after starts: [Day]) -> ClosedRange<Day>? {
        runIns(after: starts)[course.number]
    }

    /// The run-ins of all courses that have one, by the courses' numbers.
    private func runIns(after starts: [Day]) -> [Int: ClosedRange<Day>] {
        var runIns: [Int: ClosedRange<Day>] = [:]
        var earlier: [(number: Int, spans: [ClosedRange<Day>])] = []
        for course in courses.sorted(by: { ($0.start, $0.number) < ($1.start, $1.number) })
        where course.method.ovulationEffect == .suppressed {
            let first = course.start - (course.firstNumber - 1)
            let others = earlier.filter { other in
                other.spans.contains { $0.contains(course.start - 1) || $0.contains(first - 1) }
            }
            // Of several other methods, the one that stopped ovulation first counts.
            let end =
                others.map { runIns[$0.number]?.upperBound ?? first - 1 }.min()
                ?? first + (Self.runInLength - 1)
            let isEarly = starts.contains {
                (0..<course.method.lastDayWithoutRunIn).contains(first - $0)
            }
            if !isEarly, end >= course.start { runIns[course.number] = course.start...end }
            earlier.append((course.number, course.suppressedSpans))
        }
        return runIns
    }

    /// The days on which no fertile window can be forecast.
    ///
    /// A window that a run-in reaches into stands whole: nobody knows whether its ovulation still comes.
    func barredDays(windows: [ClosedRange<Day>], after starts: [Day]) -> BarredDays {
        guard !courses.isEmpty else { return BarredDays() }
        let runIns = runIns(after: starts).values
        let open =
            Array(runIns)
            + windows.filter { days in runIns.contains { $0.overlaps(days) } }
        func closed(_ span: ClosedRange<Day>) -> ClosedRange<Day>? {
            var first = span.lowerBound
            while let last = open.first(where: { $0.contains(first) })?.upperBound {
                first = last + 1
            }
            return first <= span.upperBound ? first...span.upperBound : nil
        }
        let affecting = courses.filter { $0.method.ovulationEffect != .unaffected }
        let stopped = affecting.flatMap(\.suppressedSpans).compactMap(closed)
        let used = affecting.map { $0.start...($0.end ?? PackTimeline.days.upperBound) }
        return BarredDays(all: stopped + used.compactMap(closed), stopped: stopped)
    }
}

/// Days on which methods leave no fertile window to forecast.
struct BarredDays: Equatable {
    /// In no order.
    var all: [ClosedRange<Day>] = []
    /// Those of them on which a method stops ovulation; on the others it comes in some cycles and not in others.
    var stopped: [ClosedRange<Day>] = []

    func effect(onOvulation day: Day) -> OvulationEffect {
        if stopped.contains(where: { $0.contains(day) }) { return .suppressed }
        return all.contains { $0.contains(day) } ? .uncertain : .unaffected
    }
}

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
    /// It does where it begins with a cycle, or where another method stopped ovulation up to the day before. A
    /// pack begun before the course is past its beginning.
    ///
    /// - Parameter starts: The first days of cycles, logged and forecast.
    package func runIn(of course: ContraceptionCourse, after starts: [Day]) -> ClosedRange<Day>? {
        let start = course.start
        guard course.method.ovulationEffect == .suppressed, course.firstNumber == 1,
            !courses.contains(where: { other in
                other.number != course.number && other.start < start
                    && other.suppressedSpans.contains { $0.contains(start - 1) }
            }),
            !starts.contains(where: {
                (0..<course.method.lastDayWithoutRunIn).contains(start - $0)
            })
        else { return nil }
        return start...(start + (Self.runInLength - 1))
    }

    /// The days on which no fertile window can be forecast, in no order.
    ///
    /// A window that a run-in reaches into stands whole: nobody knows whether its ovulation still comes.
    func daysWithoutFertileWindows(
        _ windows: [Forecast.FertileWindow], after starts: [Day]
    ) -> [ClosedRange<Day>] {
        courses.flatMap { course -> [ClosedRange<Day>] in
            guard course.method.ovulationEffect != .unaffected else { return [] }
            let days = course.start...(course.end ?? PackTimeline.days.upperBound)
            let spans = course.suppressedSpans + [days]
            guard let runIn = runIn(of: course, after: starts) else { return spans }
            let last = windows.lazy.filter { $0.days.overlaps(runIn) }.map(\.days.upperBound).max()
            let first = max(runIn.upperBound, last ?? runIn.upperBound) + 1
            return spans.compactMap { span in
                first <= span.upperBound
                    ? max(first, span.lowerBound)...span.upperBound : nil
            }
        }
    }
}

import CivilDate

/// The times without ovulation, and how each of them ends.
struct Suppression {
    /// One time, through all the methods that follow each other in it without a day between.
    struct Stretch {
        var span: SuppressedSpan
        /// The last day on which some method gives its hormone.
        var lastHormone: Day
        /// It can be told how soon natural cycles begin again.
        var returnsSoon: Bool
    }

    /// The stretches in order.
    let stretches: [Stretch]
    let classifier: BleedClassifier

    init(_ contraception: Contraception) {
        let classifier = BleedClassifier(contraception)
        self.classifier = classifier
        stretches = classifier.spans.map { span in
            let last = span.days.upperBound
            let ending = classifier.courses.filter { course in
                course.suppressedSpans.contains { $0.upperBound == last }
            }
            return Stretch(
                span: span, lastHormone: classifier.lastHormone(in: span),
                returnsSoon: !ending.contains { $0.method.kind == .injection })
        }
    }

    /// The last stretch that no hormone worked in any more by `day`.
    func ended(by day: Day) -> Stretch? {
        stretches.last { $0.lastHormone < day && $0.span.days.upperBound < day }
    }

    /// The last stretch whose last hormone came before a bleed that began on `start`.
    func stretch(before start: Day) -> Stretch? {
        stretches.last { $0.lastHormone < start }
    }

    func stretch(on day: Day) -> Stretch? {
        stretches.first { $0.span.days.contains(day) }
    }

    func next(after day: Day) -> Stretch? {
        stretches.first { $0.span.days.lowerBound > day }
    }
}

extension BleedClassifier {
    /// The last day of a span on which some method gives its hormone, its first day where none does.
    fileprivate func lastHormone(in span: SuppressedSpan) -> Day {
        var day = span.days.upperBound
        // No break is longer than a hundred days; a course that goes on has no last day that matters.
        guard day < PackTimeline.days.upperBound else { return day }
        for _ in 0...100 where day > span.days.lowerBound {
            if courses.contains(where: { $0.givesHormone(on: day) }) { return day }
            day = day - 1
        }
        return span.days.lowerBound
    }
}

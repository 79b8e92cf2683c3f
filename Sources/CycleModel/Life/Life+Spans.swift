package import CivilDate

extension Life {
    /// The phases in order, with turns that only correct a due date or a reason put together.
    package var spans: [Turn] {
        var spans: [Turn] = []
        for turn in turns {
            let before = spans.last?.phase ?? .cycling
            if before.kind != turn.phase.kind {
                spans.append(turn)
            } else if let last = spans.indices.last {
                spans[last].phase = turn.phase
            }
        }
        return spans
    }

    /// The phase in force on `day` and its first day; `nil` where no phase was ever named.
    package func span(on day: Day) -> Turn? {
        guard var span = spans.last(where: { $0.day <= day }) else { return nil }
        span.phase = phase(on: day)
        return span
    }

    /// The pregnancy or birth that ends a cycle from `start` by `today`, so that it has ended.
    package func turn(endingCycleFrom start: Day, by today: Day) -> Turn? {
        turns.first { $0.day > start && $0.day <= today && $0.phase.endsCycles }
    }
}

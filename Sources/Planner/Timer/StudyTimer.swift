import CivilDate

/// A timer that takes turns between studying and breaks, and asks at the end of each part what comes next.
///
/// No part begins by itself: studying → asked → a break → asked → studying. It knows no clock: moments come in, in
/// seconds since 1970-01-01T00:00:00Z.
package struct StudyTimer: Equatable, Sendable {
    /// How long the parts are, in seconds.
    package struct Lengths: Equatable, Sendable {
        package let study: Int
        package let rest: Int

        package static let standard = Lengths(study: 25 * 60, rest: 5 * 60)
        /// A minute to eight hours.
        package static let range = 60...8 * 3_600

        /// Values outside the range become the nearest in it.
        package init(study: Int, rest: Int) {
            self.study = min(max(study, Self.range.lowerBound), Self.range.upperBound)
            self.rest = min(max(rest, Self.range.lowerBound), Self.range.upperBound)
        }
    }

    package enum Part: String, CaseIterable, Sendable {
        case study
        /// Between two parts of studying.
        case rest = "break"
    }

    package enum State: Equatable, Sendable {
        /// What begins at `since` ends at `until`.
        case running(Part, since: Int64, until: Int64)
        /// So many seconds of it are left.
        case paused(Part, left: Int)
        /// The part is over; nobody has said what comes next.
        case asked(after: Part, since: Int64)
    }

    package let lengths: Lengths
    /// What is studied; empty where nobody said.
    package let title: String
    package internal(set) var state: State
    /// When the studying that runs began, where it was asked about meanwhile and went on.
    var studied: Int64?

    /// A question that nobody answers for so long ends the timer at the moment at which it was asked.
    package static let patience: Int64 = 30 * 60

    /// Starts with studying.
    package init(title: String = "", lengths: Lengths = .standard, at now: Int64) {
        self.lengths = lengths
        self.title = title
        state = .running(.study, since: now, until: now + Int64(lengths.study))
    }

    init(lengths: Lengths, title: String, state: State, studied: Int64?) {
        self.lengths = lengths
        self.title = title
        self.state = state
        self.studied = studied
    }
}

/// Some uninterrupted studying that is over.
package struct StudySession: Equatable, Sendable {
    package let title: String
    /// In seconds since 1970-01-01T00:00:00Z.
    package let time: Range<Int64>

    /// Shorter ones are not worth an entry.
    package static let shortest: Int64 = 60

    package init(title: String, time: Range<Int64>) {
        self.title = title
        self.time = time
    }
}

// MARK: - Steps

extension StudyTimer {
    package enum Step: String, CaseIterable, Sendable {
        case study
        case rest = "break"
        /// Adds the length of a break, to either part.
        case extend
        case pause
        case end
    }

    /// What a step makes of a timer.
    package struct Outcome: Equatable, Sendable {
        /// `nil` where it has ended.
        package let timer: StudyTimer?
        /// The studying that it concludes.
        package let sessions: [StudySession]

        /// The same where studying is not written down.
        package var withoutSessions: Outcome { Outcome(timer: timer, sessions: []) }
    }

    /// The timer at a moment: a part whose time is over asks, and a question that waited too long has ended it. What a
    /// clock began that was ahead has ended, too: nobody knows how long it ran.
    package func settled(at now: Int64) -> Outcome {
        if let began, StoredTime.known(began, at: now) == nil {
            return Outcome(timer: nil, sessions: [])
        }
        var timer = self
        if case .running(let part, _, let until) = state, until <= now {
            timer.studied = part == .study ? timer.beginning : nil
            timer.state = .asked(after: part, since: until)
        }
        if case .asked(_, let since) = timer.state, since + Self.patience <= now {
            return Outcome(timer: nil, sessions: timer.session(until: since))
        }
        return Outcome(timer: timer, sessions: [])
    }

    /// Takes a step.
    ///
    /// - Throws: Where the timer has ended meanwhile, or already does what is asked.
    package func taking(_ step: Step, at now: Int64) throws(PlannerError) -> Outcome {
        let settled = settled(at: now)
        guard let timer = settled.timer else {
            if step == .end { return settled }
            throw PlannerError.wrongPart
        }
        return try timer.stepping(step, at: now)
    }

    private func stepping(_ step: Step, at now: Int64) throws(PlannerError) -> Outcome {
        guard steps.contains(step) else { throw PlannerError.wrongPart }
        switch (step, state) {
        case (.end, .asked(_, let since)):
            return Outcome(timer: nil, sessions: session(until: since))
        case (.end, _): return Outcome(timer: nil, sessions: session(until: now))
        case (.study, .paused(.study, let left)), (.rest, .paused(.rest, let left)):
            return running(step.part, for: left, at: now)
        case (.study, _), (.rest, _): return running(step.part, for: length(of: step.part), at: now)
        case (.extend, .running(let part, let since, let until)):
            var timer = self
            timer.state = .running(part, since: since, until: until + Int64(lengths.rest))
            return Outcome(timer: timer, sessions: [])
        case (.extend, .paused(let part, let left)):
            var timer = self
            timer.state = .paused(part, left: left + lengths.rest)
            return Outcome(timer: timer, sessions: [])
        case (.extend, .asked(let part, _)):
            // What was studied until the answer counts.
            var timer = self
            timer.state = .running(
                part, since: beginning ?? now, until: now + Int64(lengths.rest))
            timer.studied = nil
            return Outcome(timer: timer, sessions: [])
        case (.pause, .running(let part, _, let until)):
            var timer = self
            timer.state = .paused(part, left: Int(until - now))
            timer.studied = nil
            return Outcome(timer: timer, sessions: session(until: now))
        case (.pause, .paused), (.pause, .asked): throw PlannerError.wrongPart
        }
    }

    private func length(of part: Part) -> Int { part == .study ? lengths.study : lengths.rest }

    private func running(_ part: Part, for seconds: Int, at now: Int64) -> Outcome {
        var timer = self
        timer.state = .running(part, since: now, until: now + Int64(seconds))
        timer.studied = nil
        let end = if case .asked(_, let since) = state { since } else { now }
        return Outcome(timer: timer, sessions: session(until: end))
    }

    /// When the studying that runs, or that is asked about, began.
    private var beginning: Int64? {
        switch state {
        case .running(.study, let since, _): since
        case .asked(after: .study, _): studied
        default: nil
        }
    }

    /// When its state was written; `nil` for a pause, which has no time.
    private var began: Int64? {
        switch state {
        case .running(_, let since, _), .asked(_, let since): since
        case .paused: nil
        }
    }

    private func session(until end: Int64) -> [StudySession] {
        guard let beginning, end - beginning >= StudySession.shortest else { return [] }
        return [StudySession(title: title, time: beginning..<end)]
    }

    /// What rings, and when: the end of the part that runs, or of the one that is asked about.
    package var rings: (part: Part, at: Int64)? {
        switch state {
        case .running(let part, _, let until): (part, until)
        case .asked(let part, let since): (part, since)
        case .paused: nil
        }
    }

    /// What can be done with it now, the most likely first.
    package var steps: [Step] {
        switch state {
        case .running(.study, _, _): [.rest, .extend, .pause, .end]
        case .running(.rest, _, _): [.study, .extend, .pause, .end]
        case .paused(.study, _): [.study, .rest, .extend, .end]
        case .paused(.rest, _): [.rest, .study, .extend, .end]
        case .asked(after: .study, _): [.rest, .extend, .end]
        case .asked(after: .rest, _): [.study, .extend, .end]
        }
    }
}

extension StudyTimer.Step {
    fileprivate var part: StudyTimer.Part { self == .rest ? .rest : .study }
}

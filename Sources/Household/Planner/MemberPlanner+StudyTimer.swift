import CalendarModel
package import Planner
import Store

/// A person's study timer, which every device sees as it is.
extension MemberPlanner {
    /// The study timer at a moment; one that a question ended is gone, and its studying is in the calendar.
    package func studyTimer(at now: Int64, _ words: StudyWords) throws -> StudyTimer? {
        guard let timer = try store.studyTimer(of: person.id).flatMap(StudyTimer.init) else {
            return nil
        }
        let settled = timer.settled(at: now)
        if settled.timer == nil, !household.isReadOnly {
            _ = try conclude(timer, with: settled, at: now, words)
        }
        return settled.timer
    }

    private static let choice = "study"

    /// What the person chose last; the usual where nobody chose.
    package func studyChoice() throws -> StudyChoice {
        try store.personSetting(Self.choice, of: person.id).flatMap(StudyChoice.init(stored:))
            ?? StudyChoice()
    }

    package func setStudyChoice(_ choice: StudyChoice) throws {
        guard try studyChoice() != choice else { return }
        try store.setPersonSetting(Self.choice, of: person.id, to: choice.stored)
    }

    /// Starts a timer.
    ///
    /// - Returns: `false` where one runs.
    package func start(_ timer: StudyTimer, at now: Int64, _ words: StudyWords) throws -> Bool {
        guard try studyTimer(at: now, words) == nil else { return false }
        return try store.changeStudyTimer(of: person.id) { old in
            old == nil ? (timer.stored, true) : (old, false)
        }
    }

    /// Takes a step of the timer that runs.
    ///
    /// - Returns: What it makes of it; `nil` where none runs.
    /// - Throws: `PlannerError.wrongPart` where the timer does something else just now.
    package func take(
        _ step: StudyTimer.Step, at now: Int64, _ words: StudyWords
    ) throws -> StudyTimer.Outcome? {
        guard try studyTimer(at: now, words) != nil,
            let timer = try store.studyTimer(of: person.id).flatMap(StudyTimer.init)
        else { return nil }
        return try conclude(timer, with: try timer.taking(step, at: now), at: now, words)
    }

    /// Writes what was studied, then what comes next: killed in between, it writes the same entry once more.
    private func conclude(
        _ timer: StudyTimer, with outcome: StudyTimer.Outcome, at now: Int64, _ words: StudyWords
    ) throws -> StudyTimer.Outcome {
        let outcome = try studyChoice().writesSessions ? outcome : outcome.withoutSessions
        for session in outcome.sessions { try record(session, at: now, words) }
        let isWritten = try store.changeStudyTimer(of: person.id) { old in
            old == timer.stored ? (outcome.timer?.stored, true) : (old, false)
        }
        guard isWritten else { throw StoreError(.changedMeanwhile, path: store.path) }
        return outcome
    }

    private func record(_ session: StudySession, at now: Int64, _ words: StudyWords) throws {
        let name = PlannerCalendar.ofSessions
        let calendar =
            try calendars().first { $0.name == name }
            ?? addCalendar(named: name, titled: words.calendar, for: [.events])
        let uid = Household.naming(seed: person.seed).entryUID("study \(session.time.lowerBound)")
        guard try store.object(uid: uid, in: calendar.stored.id) == nil else { return }
        let content = PlannedEvent.Content(
            title: session.title.isEmpty ? words.session : session.title,
            start: PlannedTime(utc: session.time.lowerBound),
            end: PlannedTime(utc: session.time.upperBound))
        _ = try add(content, to: calendar, uid: uid, at: now)
    }
}

/// How a person's next timer begins, and whether what was studied goes into the calendar.
package struct StudyChoice: Equatable, Sendable {
    package var lengths: StudyTimer.Lengths
    package var writesSessions: Bool

    package init(lengths: StudyTimer.Lengths = .standard, writesSessions: Bool = true) {
        self.lengths = lengths
        self.writesSessions = writesSessions
    }

    // MARK: As it is kept

    init?(stored text: String) {
        let fields = text.split(separator: " ")
        guard fields.count == 3, let study = Int(fields[0]), let rest = Int(fields[1]) else {
            return nil
        }
        self.init(
            lengths: StudyTimer.Lengths(study: study, rest: rest),
            writesSessions: fields[2] != "off")
    }

    var stored: String {
        "\(lengths.study) \(lengths.rest) \(writesSessions ? "on" : "off")"
    }
}

/// The words with which studying goes into the calendar, in the person's language.
package struct StudyWords: Sendable {
    /// The title of the calendar.
    let calendar: String
    /// The title of a session of which nobody said what is studied.
    let session: String

    package init(calendar: String, session: String) {
        self.calendar = calendar
        self.session = session
    }
}

import CommandLineInterface
import CycleJSON
import CyclePipeline
import Household
import Messages
import Planner

/// The family of `timer` commands.
enum TimerCommands {
    static var command: Command<Verb> {
        Command(
            "timer", summary: "A timer for studying and breaks",
            discussion: """
                You study for 25 minutes and take a break of 5, or as long as you say. At the end \
                of each the timer asks what comes next: nothing begins by itself. It goes on when \
                this computer restarts, and a question that waits for half an hour ends it. What \
                you studied is in the calendar for that.
                """,
            subcommands: [
                TimerStartCommand.command, TimerStepCommand<BreakStep>.command,
                TimerStepCommand<StudyStep>.command, TimerStepCommand<ExtendStep>.command,
                TimerStepCommand<PauseStep>.command, TimerStepCommand<EndStep>.command,
                TimerStatusCommand.command,
            ],
            examples: [
                Example("eve-ics timer start Maths", "25 minutes."),
                Example("eve-ics timer break", "Time for a break."),
            ])
    }
}

extension Plan {
    var studyWords: StudyWords {
        StudyWords(calendar: language.study.study, session: language.study.study)
    }

    /// What the timer does, and what can be done with it.
    func text(of timer: StudyTimer?) -> String {
        let messages = language.study
        guard let timer else {
            return "\(messages.none)\n\(messages.startBy(command: "eve-ics timer start"))\n"
        }
        let commands = timer.steps.map { "eve-ics timer \($0.rawValue)" }
        return "\(sentence(of: timer))\n" + commands.map { "  \($0)\n" }.joined()
    }

    private func sentence(of timer: StudyTimer) -> String {
        let messages = language.study
        func left(_ seconds: Int64) -> String { messages.minutes(Int((seconds + 59) / 60)) }
        switch timer.state {
        case .running(let part, _, let until):
            let time = language.time(
                minuteOfDay: person.time.dayAndMinute(at: until).minuteOfDay)
            return part == .study
                ? messages.studying(until: time, left: left(until - now))
                : messages.onBreak(until: time, left: left(until - now))
        case .paused(.study, let seconds): return messages.pausedStudy(left: left(Int64(seconds)))
        case .paused(.rest, let seconds): return messages.pausedBreak(left: left(Int64(seconds)))
        case .asked(after: .study, _): return messages.studyOver
        case .asked(after: .rest, _): return messages.breakOver
        }
    }

    func json(of timer: StudyTimer?) -> JSON {
        guard let timer else { return ["timer": JSON.null] }
        var json: JSON = [
            "title": timer.title, "studyMinutes": timer.lengths.study / 60,
            "breakMinutes": timer.lengths.rest / 60, "next": timer.steps.map(\.rawValue),
        ]
        switch timer.state {
        case .running(let part, let since, let until):
            json = json.adding([
                "state": part == .study ? "studying" : "break", "since": JSON.instant(since),
                "until": JSON.instant(until),
            ])
        case .paused(let part, let left):
            json = json.adding(["state": "paused", "part": part.rawValue, "secondsLeft": left])
        case .asked(let part, let since):
            json = json.adding([
                "state": "asked", "part": part.rawValue, "since": JSON.instant(since),
            ])
        }
        return ["timer": json]
    }

    /// Takes a step, and says what the timer does then.
    func take(_ step: StudyTimer.Step, in context: Context) throws -> Outcome {
        guard let outcome = try member.planner.take(step, at: now, studyWords) else {
            throw ToolError.refused(
                "timer \(step.rawValue): no timer is running",
                advice: "start one with 'eve-ics timer start'")
        }
        let messages = language.study
        let studied = outcome.sessions.map {
            messages.recorded(
                messages.minutes(Int(($0.time.upperBound - $0.time.lowerBound + 30) / 60))) + "\n"
        }.joined()
        let sessions = outcome.sessions.map { session -> JSON in
            [
                "start": JSON.instant(session.time.lowerBound),
                "end": JSON.instant(session.time.upperBound),
            ]
        }
        let ended =
            messages.ended + "\n" + messages.startBy(command: "eve-ics timer start") + "\n"
        return context.outcome(
            studied + (outcome.timer == nil ? ended : text(of: outcome.timer)),
            json: json(of: outcome.timer).adding(["studied": JSON.array(sessions)]))
    }
}

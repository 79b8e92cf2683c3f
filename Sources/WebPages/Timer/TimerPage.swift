import CivilDate
package import CyclePipeline
package import HTML
import Messages
package import Planner

/// `/timer`: studying and breaks that take turns, and the question between them.
package struct TimerPage: Page {
    private let person: PersonState
    /// `nil` where none runs.
    private let timer: StudyTimer?
    private let lengths: StudyTimer.Lengths
    private let writesSessions: Bool
    private let typed: TypedForm

    /// - Parameters:
    ///   - timer: As it is at the person's moment.
    ///   - lengths: What the form for a new one begins with.
    ///   - writesSessions: Whether what was studied goes into the calendar.
    package init(
        _ person: PersonState, _ timer: StudyTimer?, lengths: StudyTimer.Lengths,
        writesSessions: Bool, typed: TypedForm = TypedForm()
    ) {
        self.person = person
        self.timer = timer
        self.lengths = lengths
        self.writesSessions = writesSessions
        self.typed = typed
    }

    package static let minutes = 1...StudyTimer.Lengths.range.upperBound / 60

    private var language: Language { person.language }
    private var words: WebTimerMessages { language.webTimer }
    private var now: Int64 { person.moment.seconds }

    package var title: String { words.title }
    package var windowTitle: String {
        guard case .asked(let part, _) = timer?.state else { return title }
        return part == .study ? language.study.timeForBreak : language.study.timeToStudy
    }
    package var place: PageFrame.Place? { .plan }
    package var scripts: [Asset.Name] { [.timerScript] }
    package var secondsToReload: Int? { secondsLeft.map { $0 + 1 } }

    /// Of the part that runs.
    private var secondsLeft: Int? {
        guard case .running(_, _, let until) = timer?.state else { return nil }
        return max(1, Int(until - now))
    }

    /// As the script writes it: `24:59`, or `1:00:00`.
    private static func clockText(_ seconds: Int) -> String {
        let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3_600)
        func padded(_ count: Int) -> String { count < 10 ? "0\(count)" : "\(count)" }
        return (hours > 0 ? "\(hours):\(padded(rest / 60))" : "\(rest / 60)")
            + ":\(padded(rest % 60))"
    }

    package var body: HTML {
        div(.id("timer"), .class("stack")) {
            if let timer {
                if !timer.title.isEmpty { p(.dir("auto")) { strong { timer.title } } }
                state(timer)
                steps(timer)
            } else {
                starting
            }
        }
        section {
            p(.class("muted")) { words.explanation }
            noscript { p { words.needsScripts } }
        }
    }

    // MARK: A timer

    @HTMLBuilder private func state(_ timer: StudyTimer) -> HTML {
        switch timer.state {
        case .running(let part, _, let until):
            let time = language.time(
                minuteOfDay: person.time.dayAndMinute(at: until).minuteOfDay)
            p(.class("lead")) {
                part == .study ? words.studying(until: time) : words.onBreak(until: time)
            }
            p(
                .class("countdown", "number", "script"), .role("timer"),
                .data(DataName("data-left"), secondsLeft.map { "\($0)" })
            ) { secondsLeft.map(Self.clockText) ?? "" }
        case .paused(let part, let left):
            let left = language.study.minutes((left + 59) / 60)
            p(.class("lead")) {
                part == .study
                    ? language.study.pausedStudy(left: left)
                    : language.study.pausedBreak(left: left)
            }
        case .asked(let part, _):
            StudyPicture(after: part).html
            p(.class("lead"), .role("alert")) {
                part == .study ? language.study.studyOver : language.study.breakOver
            }
        }
    }

    private func steps(_ timer: StudyTimer) -> HTML {
        form(.class("row"), .method("post"), .action(WebRoute.timer.path)) {
            input(.type("hidden"), .name("timer"), .value(timer.stored))
            for (index, step) in timer.steps.enumerated() {
                button(
                    .type("submit"), .name("step"), .value(step.rawValue),
                    .class("primary").when(index == 0 && !timer.isRunning),
                    .data(DataName("data-key"), Shortcut.flip.keys[0])
                        .when(step == timer.startOrPause)
                ) { name(of: step, timer) }
            }
        }
    }

    private func name(of step: StudyTimer.Step, _ timer: StudyTimer) -> String {
        switch step {
        case .study, .rest:
            if timer.isPaused, step == timer.startOrPause {
                words.goOn
            } else {
                step == .rest ? words.takeBreak : words.studyOn
            }
        case .extend: words.extend(minutes: (timer.lengths.rest + 59) / 60)
        case .pause: words.pause
        case .end: words.end
        }
    }

    // MARK: A new one

    private var starting: HTML {
        let fields = FormFields(typed: typed)
        let range = (min: "\(Self.minutes.lowerBound)", max: "\(Self.minutes.upperBound)")
        return form(.class("stack"), .method("post"), .action(WebRoute.timer.path)) {
            fields.line(
                "title", words.subject, "", hint: words.subjectHint,
                longest: TextRule.studySubject.longest)
            fields.line(
                "study", words.studyMinutes, "\(lengths.study / 60)", type: "number",
                min: range.min, max: range.max)
            fields.line(
                "break", words.breakMinutes, "\(lengths.rest / 60)", type: "number",
                min: range.min, max: range.max)
            fields.toggle("writes", words.writesSessions, writesSessions)
            button(
                .class("primary"), .type("submit"),
                .data(DataName("data-key"), Shortcut.flip.keys[0])
            ) { words.start }
        }
    }
}

extension StudyTimer {
    fileprivate var isPaused: Bool {
        if case .paused = state { true } else { false }
    }

    fileprivate var isRunning: Bool {
        if case .running = state { true } else { false }
    }

    /// The step that pauses what runs, and goes on with what does not.
    fileprivate var startOrPause: Step? {
        isRunning ? .pause : steps.first
    }
}

/// A cup where it is time for a break, and a book where it is time to study; the words beside it say so.
struct StudyPicture {
    let after: StudyTimer.Part

    init(after part: StudyTimer.Part) { after = part }

    var html: HTML {
        SVG.decoration(width: 48, height: 40, class: "drawing") {
            switch after {
            case .study:
                SVG.rectangle(x: 10, y: 16, width: 22, height: 17, radius: 5)
                SVG.circle(x: 35, y: 23, radius: 4.5)
                SVG.line(from: (6, 37), to: (40, 37))
                for x in [15.0, 21, 27] {
                    SVG.line(from: (x, 11), to: (x + 1.5, 8))
                    SVG.line(from: (x + 1.5, 8), to: (x, 5))
                }
            case .rest:
                SVG.rectangle(x: 5, y: 8, width: 19, height: 25, radius: 2)
                SVG.rectangle(x: 24, y: 8, width: 19, height: 25, radius: 2)
                for y in [14.0, 19, 24] {
                    SVG.line(from: (10, y), to: (19, y))
                    SVG.line(from: (29, y), to: (38, y))
                }
                SVG.line(from: (24, 33), to: (24, 37))
            }
        }
    }
}

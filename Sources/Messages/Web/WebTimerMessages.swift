/// The page of the study timer.
package struct WebTimerMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-timer.title", "Study timer") }
    package var explanation: String {
        text(
            "web-timer.explanation",
            "You study, take a break, and study on. Nothing begins by itself: at the end of each part you are asked. It rings where your alarms ring."
        )
    }
    /// Only where a browser runs no scripts.
    package var needsScripts: String {
        text(
            "web-timer.needs-scripts",
            "This browser runs no scripts, so the page can't count down or ring. It asks you when the time is up."
        )
    }
    /// `time` is "12:25".
    package func studying(until time: String) -> String {
        text("web-timer.studying", "Studying until {time}.", ["time": time])
    }
    /// `time` is "12:25".
    package func onBreak(until time: String) -> String {
        text("web-timer.on-break", "On a break until {time}.", ["time": time])
    }

    // MARK: Buttons

    package var start: String { text("web-timer.start", "Start") }
    package var takeBreak: String { text("web-timer.break", "Take a break") }
    package var studyOn: String { text("web-timer.study-on", "Study on") }
    /// A button; what was paused goes on.
    package var goOn: String { text("web-timer.go-on", "Go on") }
    package var pause: String { text("web-timer.pause", "Pause") }
    package var end: String { text("web-timer.end", "End") }
    /// A button that makes studying or a break longer.
    package func extend(minutes: Int) -> String {
        plural(
            "web-timer.extend", minutes, one: "{count} more minute",
            other: "{count} more minutes")
    }

    // MARK: The form

    package var subject: String { text("web-timer.subject", "What do you study?") }
    package var subjectHint: String {
        text("web-timer.subject.hint", "You can leave this empty.")
    }
    package var studyMinutes: String {
        text("web-timer.study-minutes", "Minutes of studying")
    }
    package var breakMinutes: String { text("web-timer.break-minutes", "Minutes of a break") }
    /// A switch.
    package var writesSessions: String {
        text("web-timer.writes", "Add what you study to your calendar")
    }
    package func badMinutes(most: Int) -> String {
        text(
            "web-timer.bad-minutes", "This must be a whole number from 1 to {most}.",
            ["most": String(most)])
    }
    package func badSubject(most: Int) -> String {
        text(
            "web-timer.bad-subject", "This must be one line of up to {most} letters.",
            ["most": String(most)])
    }

    /// Somebody pressed a button of a page that was out of date.
    package var changed: String {
        text("web-timer.changed", "The timer has changed meanwhile. Nothing was done.")
    }
}

extension Language {
    package var webTimer: WebTimerMessages { WebTimerMessages(language: self) }
}

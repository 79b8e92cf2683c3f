/// What commands and the page say of the study timer.
package struct StudyMessages: MessageGroup {
    package let language: Language

    /// The title of the calendar in which studying is kept, and of an entry without a subject.
    package var study: String { text("study.study", "Study") }

    /// `left` is "24 minutes".
    package func studying(until time: String, left: String) -> String {
        text(
            "study.studying", "Studying until {time} ({left} left).",
            ["time": time, "left": left])
    }

    /// `left` is "4 minutes".
    package func onBreak(until time: String, left: String) -> String {
        text(
            "study.on-break", "On a break until {time} ({left} left).",
            ["time": time, "left": left])
    }

    package func pausedStudy(left: String) -> String {
        text("study.paused", "Paused, with {left} of studying left.", ["left": left])
    }

    package func pausedBreak(left: String) -> String {
        text("study.paused-break", "Paused, with {left} of the break left.", ["left": left])
    }

    /// What is asked when studying is over.
    package var studyOver: String {
        text("study.over", "Time is up. Take a break, study a little longer, or end?")
    }

    /// What is asked when a break is over.
    package var breakOver: String {
        text("study.break-over", "The break is over. Study on, rest a little longer, or end?")
    }

    /// The title of what rings when studying is over.
    package var timeForBreak: String { text("study.time-for-break", "Time for a break") }

    /// The title of what rings when a break is over.
    package var timeToStudy: String { text("study.time-to-study", "Time to study") }

    package var ended: String { text("study.ended", "The timer has ended.") }

    /// `length` is "25 minutes".
    package func recorded(_ length: String) -> String {
        text("study.recorded", "Added to your calendar: {length} of studying.", ["length": length])
    }

    package var none: String { text("study.none", "No timer is running.") }

    package func startBy(command: String) -> String {
        text("study.start-by", "To start one: {command}", ["command": command])
    }

    /// Before commands, each behind what it does.
    package func minutes(_ count: Int) -> String {
        plural("study.minutes", count, one: "{count} minute", other: "{count} minutes")
    }
}

extension Language {
    package var study: StudyMessages { StudyMessages(language: self) }
}

/// Questions on a terminal, and how they are answered.
package struct QuestionMessages: MessageGroup {
    package let language: Language

    // MARK: Answers

    /// What a person may type for yes, in lower case, with a comma and a blank between the words. The English words
    /// count in every language.
    package var yes: String { text("question.yes", "y, yes") }
    /// What a person may type for no, in lower case, with a comma and a blank between the words. The English words
    /// count in every language.
    package var no: String { text("question.no", "n, no") }
    /// What a person types to skip a question, in lower case.
    package var skip: String { text("question.skip", "skip") }

    /// Stands behind a question: letters that count as yes and no ("question.yes", "question.no"). Enter alone means
    /// no, so that its letter is a capital.
    package var noByDefault: String { text("question.hint.no", "[y/N]") }
    /// Stands behind a question: letters that count as yes and no ("question.yes", "question.no"). Enter alone means
    /// yes, so that its letter is a capital.
    package var yesByDefault: String { text("question.hint.yes", "[Y/n]") }
    /// Stands behind a question: letters that count as yes and no, or a date. Enter alone means yes.
    package var yesOrDate: String { text("question.hint.yes-or-date", "[Y/n/date]") }
    /// Stands behind a question that a date answers.
    package var date: String { text("question.hint.date", "[date]") }
    /// Stands behind a question: words that count as yes and no. Enter alone leaves things as they are.
    package var yesNoOrEnter: String { text("question.hint.enter", "[yes, no, or Enter]") }

    /// `answer` is what was typed; the words count as yes and no.
    package func neither(_ answer: String) -> String {
        text("question.neither", "{answer}: write yes or no", ["answer": answer])
    }

    package var skipped: String {
        text("question.skipped", "Skipped. You can answer this another time.")
    }

    // MARK: Questions of 'eve-ics log'

    package var didPeriodStart: String {
        text("question.log.started", "Did your period start today?")
    }
    package var doesPeriodGoOn: String {
        text("question.log.goes-on", "Does your period go on today?")
    }
    package var whichOtherDay: String {
        text(
            "question.log.other-day", "Today is logged already. Which other day was a period day?")
    }

    // MARK: Other questions

    /// `typed` is a date without a year, as it was typed, and `date` the latest such day, with its year.
    package func isLongAgo(_ typed: String, _ date: String) -> String {
        text(
            "question.long-ago", "Without a year, {typed} is {date}. Is that the day you mean?",
            ["typed": typed, "date": date])
    }

    /// After a line of an edited sheet that cannot be read.
    package var editAgain: String { text("question.edit-again", "Edit it again?") }

    /// `days` are logged days of the same period after its last one.
    package func end(on last: String, dropping days: String) -> String {
        text(
            "question.ended",
            "Your period would end on {last}. No longer period days: {days}. Go on?",
            ["last": last, "days": days])
    }

    /// Above the lines that a person types.
    package var typeNote: String {
        text(
            "question.note",
            "Type your note, and end it with Ctrl-D on a line of its own:")
    }
}

extension Language {
    package var questions: QuestionMessages { QuestionMessages(language: self) }
}

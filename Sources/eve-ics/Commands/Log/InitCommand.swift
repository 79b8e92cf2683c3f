import CalendarModel
import CommandLineInterface
import CyclePipeline
import CycleViews
import Household
import Machine
import Messages
import Secrets

/// `init`: answers to a few questions → the journal, and a calendar.
struct InitCommand: Action {
    static var command: Command<Verb> {
        Command(
            "init", Self.self, summary: "Answer a few questions to get started",
            discussion: """
                It asks for your last periods, how long a cycle usually is, your time zone, whether you want \
                reminders, and where you want to see your calendar. Each question can be skipped: \
                press Enter, or type skip.

                Each answer is kept at once, and 'eve-ics undo' takes back the last one. When you \
                run it again, it shows what it knows and asks for the rest.
                """,
            examples: [
                Example("eve-ics init", "Set up your log and your calendar."),
                Example("eve-ics init --person Mia", "The same for Mia."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        guard Terminal.isInput, !context.printsJSON, context.logFile == nil else {
            throw ToolError.refused(
                "init: it asks questions, and here is no terminal to ask on; nothing was changed",
                advice: """
                    these do the same: 'eve-ics log DATE', 'eve-ics settings usual-length DAYS', 'eve-ics \
                    settings timezone ZONE', 'eve-ics remind', 'eve-ics export -o year.ics'
                    """)
        }
        var session = try InitSession(context)
        return Outcome(try session.run())
    }
}

/// The questions of one `init`, each answer of which is written before the next question.
private struct InitSession {
    private let context: Context
    private var person: PersonState
    private let interview: Interview

    init(_ context: Context) throws {
        self.context = context
        let person = try context.subject(creating: true)
        self.person = person
        interview = .atTerminal(in: AnswerWords(person.language)) {
            let entry = (try? context.subject(creating: true))?.lastEntry
            let words = person.language.starting
            return "\n\(entry == person.lastEntry ? words.stopped : words.stoppedHalfway)\n"
        }
    }

    private var words: InitMessages { person.language.starting }

    mutating func run() throws -> String {
        interview.say(words.welcome)
        try askPeriods()
        try askLength()
        try askZone()
        try askReminders()
        try askPlace()
        let headline = ForecastText(person.forecast(months: 2), person.language).headline
        return "\n\(headline)\n\(words.whatNow)\n"
    }

    /// What the person has said by now.
    private var answers: FirstAnswers { FirstAnswers(person) }

    private func open(_ title: String, _ text: String) { interview.say("\n\(title)\n\(text)") }

    /// Runs a command and shows what it says.
    private mutating func perform(_ words: String...) throws {
        let text = try context.perform(words).output
        interview.say(String(text.dropLast()))
        person = try context.subject(creating: true)
    }

    private mutating func askPeriods() throws {
        open(words.periods, answers.periods ?? words.whichPeriods)
        var question = answers.periods == nil ? words.dates : words.moreDates
        while try interview.answer(to: question + " ", { try perform("log", "--", $0) }) != nil {
            question = words.moreDates
        }
    }

    private mutating func askLength() throws {
        guard answers.needsUsualLength else { return }
        let known = answers.usualLength
        open(words.cycle, known ?? words.howLong)
        _ = try interview.answer(to: (known == nil ? words.days : words.otherDays) + " ") {
            // "28 days", in any language.
            let parts = $0.split(separator: " ")
            let isUnit = parts.count == 2 && parts[1].allSatisfy(\.isLetter)
            try perform("settings", "usual-length", "--", isUnit ? String(parts[0]) : $0)
        }
    }

    private mutating func askZone() throws {
        let here = Clock.systemZone.map { words.follow("\($0)") } ?? words.followComputer
        open(words.zone, answers.timeZone ?? "\(words.whyZone) \(here)")
        let isKnown = answers.timeZone != nil
        let answer: Void? = try interview.answer(to: words.zoneOrEnter + " ") {
            try perform("settings", "timezone", "--", $0)
        }
        // Elsewhere, a server or a container may have another zone than the computer at which somebody sits.
        if answer == nil, !isKnown, !interview.isOver, let here = Clock.systemZone {
            try perform("settings", "timezone", "--", here)
        }
    }

    private mutating func askReminders() throws {
        let known = answers.reminders
        open(
            words.reminders,
            known ?? words.canRemind(person.settings.reminder(.period).text(in: person.language)))
        let questions = person.language.questions
        let question =
            known == nil
            ? "\(words.wantsReminders) \(questions.yesByDefault) "
            : "\(words.remindersAgain) \(questions.yesNoOrEnter) "
        guard let isWanted = try interview.agrees(to: question) else { return }
        person = try context.change { $0.settings.changes(reminding: isWanted) }.after
        interview.say([answers.reminders ?? "", words.howToRemind].joined(separator: " "))
    }

    /// The file that `init` writes, and the name of the feed that it makes.
    private static let (file, feed) = ("year.ics", "calendar")

    private mutating func askPlace() throws {
        let places = [words.whichPlace, words.file, words.feed, words.nowhere]
        open(words.calendar, places.joined(separator: "\n"))
        _ = try interview.answer(to: words.oneToThree + " ") { answer in
            switch answer {
            case "1": try writeFile()
            case "2": try addFeed()
            case "3": interview.say(words.months)
            default: throw ToolError.refused(words.notOneToThree(answer))
            }
        }
    }

    private mutating func writeFile() throws {
        if person.cycles.isEmpty {
            interview.say(words.writeLater(Self.file))
        } else if OutputFile.exists(Self.file) {
            interview.say(words.isThere(Self.file))
        } else {
            try perform("export", "-o", Self.file)
            interview.say(words.open(Self.file))
        }
    }

    private mutating func addFeed() throws {
        if try context.storedPersonToWrite().member.access(.feed, named: Self.feed) != nil {
            interview.say(words.hasFeed(Self.feed))
        } else {
            try perform("feed", "add", Self.feed)
            interview.say(words.subscribe)
        }
        interview.say(words.whileServing)
    }
}

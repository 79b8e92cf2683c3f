import CalendarModel
import CommandLineInterface
import CyclePipeline
import CycleServer
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
        interview = .atTerminal {
            let entry = (try? context.subject(creating: true))?.lastEntry
            return entry == person.lastEntry
                ? "\nStopped. Nothing was changed.\n"
                : "\nStopped. Your answers so far are kept; 'eve-ics init' asks for the rest.\n"
        }
    }

    mutating func run() throws -> String {
        interview.say(
            """
            A few questions to begin with. Type an answer and press Enter. To skip a question, press Enter \
            alone. To stop, press Ctrl and C. Your answers are kept, and 'eve-ics undo' takes back the last one.
            """)
        try askPeriods()
        try askLength()
        try askZone()
        try askReminders()
        try askPlace()
        return """

            \(person.forecast(months: 2).headline(in: person.language))
            'eve-ics log today' records a day, 'eve-ics status' says where you are, and 'eve-ics help' lists \
            everything.

            """
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
        open(
            "Your last periods",
            answers.periods ?? """
                When did you have your last periods? Write the first days, such as 20 Nov, or whole periods, \
                such as 3 Oct - 7 Oct. Write several with commas between them, or one after another.
                """)
        var question = answers.periods == nil ? "Dates: " : "More dates, or Enter: "
        while try interview.answer(to: question, { try perform("log", "--", $0) }) != nil {
            question = "More dates, or Enter: "
        }
    }

    private mutating func askLength() throws {
        guard answers.needsUsualLength else { return }
        let known = answers.usualLength
        open(
            "Your usual cycle",
            known ?? """
                How many days are there usually from the first day of a period to the first day of the next?
                """)
        _ = try interview.answer(to: known == nil ? "Days: " : "Other days, or Enter: ") {
            let number = $0.hasSuffix(" days") ? String($0.dropLast(5)) : $0
            try perform("settings", "usual-length", "--", number)
        }
    }

    private mutating func askZone() throws {
        let here = Clock.systemZone.map { "This computer's is \($0). Press Enter to follow it." }
        open(
            "Your time zone",
            answers.timeZone
                ?? "It decides when your day begins. \(here ?? "Press Enter to follow this computer's.")"
        )
        _ = try interview.answer(to: "Time zone, or Enter: ") {
            try perform("settings", "timezone", "--", $0)
        }
    }

    private mutating func askReminders() throws {
        let standard = person.settings.reminder(.period).phrase
        let known = answers.reminders
        open("Reminders", known ?? "Your calendar can remind you of a period at \(standard).")
        let question =
            known == nil ? "Do you want reminders? [Y/n] " : "Reminders? [yes, no, or Enter] "
        guard let isWanted = try interview.agrees(to: question) else { return }
        person = try context.change { $0.settings.changes(reminding: isWanted) }.after
        interview.say(
            "\(answers.reminders ?? "") 'eve-ics remind' shows and changes your reminders.")
    }

    /// The file that `init` writes, and the name of the feed that it makes.
    private static let (file, feed) = ("year.ics", "calendar")

    private mutating func askPlace() throws {
        open(
            "Your calendar",
            """
            Where do you want to see it?
            1 - in a calendar program, from a file
            2 - there, always up to date (a feed)
            3 - only here
            """)
        _ = try interview.answer(to: "1, 2 or 3: ") { answer in
            switch answer {
            case "1": try writeFile()
            case "2": try addFeed()
            case "3": interview.say("'eve-ics months' shows the months.")
            default: throw ToolError.refused("\(answer): write 1, 2 or 3")
            }
        }
    }

    private mutating func writeFile() throws {
        let command = "'eve-ics export -o \(Self.file)'"
        if person.cycles.isEmpty {
            interview.say("Once a period is logged, \(command) writes the file.")
        } else if OutputFile.exists(Self.file) {
            interview.say("\(Self.file) is there already. \(command) replaces it.")
        } else {
            try perform("export", "-o", Self.file)
            interview.say(
                "Open \(Self.file) in your calendar program. When you have logged more, \(command) writes it again."
            )
        }
    }

    private mutating func addFeed() throws {
        if try context.storedPersonToWrite().member.access(.feed, named: Self.feed) != nil {
            interview.say(
                "You have a feed named \(Self.feed) already. 'eve-ics feed rotate \(Self.feed)' gives it a new address."
            )
        } else {
            try perform("feed", "add", Self.feed)
            interview.say("Let your calendar program subscribe to this address.")
        }
        interview.say("It finds the feed as long as 'eve-ics serve' runs.")
    }
}

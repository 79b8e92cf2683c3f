import CivilDate
package import CommandLineInterface
package import CycleModel
package import CyclePipeline
import CycleViews
import Messages
import TrackerImport

/// `log`: days and what was noticed on them → the journal.
package struct LogCommand: Action {
    private static let days = Argument(
        optionalRepeating: "DATE", .days,
        "A day (20 Nov, 2026-11-20, monday, yesterday, -3) or a range (18..20 Nov, 18 Nov..)")
    private static let period = Flag(
        "--period", "These are period days, whatever the strength of the bleeding")
    private static let startOnly = Flag(
        "--start-only", "A period began on this day, and its end is not known")
    private static let flow = Option(
        "--flow", .choice(of: Flow.allCases, "F", synonym: { TrackerWords.flow($0)?.flow }),
        "The strength of the bleeding")
    private static let temperature = Option(
        "--temperature", .text("T"),
        "Temperature on waking: 36.55, or 97.8F; without F or C, in the unit of your settings or language"
    )
    private static let weight = Option(
        "--weight", .text("W"),
        "Weight: 62.5kg, or 137lb; without kg or lb, in the unit of your settings or language")
    private static let lh = Option(
        "--lh", .choice(of: LHTest.allCases, "RESULT", synonym: TrackerWords.lh),
        "The result of the ovulation test")
    private static let mucus = Option(
        "--mucus", .choice(of: Mucus.allCases, "M", synonym: TrackerWords.mucus),
        "The cervical mucus")
    private static let ovulation = Flag(
        "--ovulation", "You noticed your ovulation on this day")
    private static let symptoms = Option(
        repeating: "--symptom", .text("S"), "A symptom, such as cramps, or several with commas")
    private static let moods = Option(repeating: "--mood", .text("M"), "A mood, such as calm")
    private static let note = Option(
        "--note", .text("TEXT"),
        "Anything else you want to remember; - reads it from standard input")

    package static var command: Command<Verb> {
        Command(
            "log", Self.self, summary: "Record days of your period, and how you were",
            discussion: """
                A day with no options is a period day. With options, only their values are \
                recorded, so a note alone logs no period: add --period or --flow. Earlier values \
                for that day stay; options such as --no-temperature remove single values, and \
                'eve-ics unlog' removes all of them. Options without a day apply to today. On a \
                terminal, 'eve-ics log' alone asks.

                Other users of this computer can see the words of a command while it runs, and your shell may \
                remember them. With --note - you type the note, or another program writes it, on standard input.

                Write days as you like: 20 Nov, Nov 20, 20.11., 2026/11/20, monday, 'last monday', \
                3 days ago, -3. Ranges: 18..20 Nov, 29 Oct to 2 Nov, and 18 Nov.. for until today. \
                A date without a year is the latest such day; if that was nine months ago or more, you are asked. \
                Days are read in all six languages: 26. Nov., le 1er nov., ayer.
                """,
            parameters: [
                days, period, startOnly, flow, temperature, weight, lh, mucus, ovulation,
                symptoms, moods, note,
            ] + LogRemoval.parameters,
            examples: [
                Example("eve-ics log today", "Your period started today, or goes on."),
                Example("eve-ics log 20..24 Nov", "A whole period, afterward."),
                Example("eve-ics log 20 Nov --start-only", "You only know when it began."),
                Example(
                    "eve-ics log yesterday --flow heavy --symptom cramps --symptom tired",
                    "A heavy day, with two symptoms."),
                Example(
                    "eve-ics log 2026-11-20..2026-11-24 --period --note 'on holiday'",
                    "A period with a note on each day."),
                Example(
                    "eve-ics log yesterday --note -", "A note that is not on the command line."),
                Example(
                    "eve-ics log today --temperature 36.55 --lh positive", "Signs of ovulation."),
                Example(
                    "eve-ics log 3 Oct --no-temperature --remove-symptom cramps",
                    "Remove two values of that day."),
            ])
    }

    /// None for today, or for what the person is asked.
    package let days: [TypedDays]
    /// Whether there is neither a day nor an option.
    private let asks: Bool
    /// As they were typed: the person's settings say in which unit.
    private let temperature, weight: String?
    /// What the options say but for a temperature and a weight, with a flow of `unknown` strength for period
    /// days of which nothing else is known.
    package let told: DayRecord
    private let taken: LogRemoval

    package init(_ words: ParsedCommand) throws {
        days = try words[Self.days]
        var told = DayRecord()
        told.flow = words[Self.flow]
        (temperature, weight) = (words[Self.temperature], words[Self.weight])
        told.lh = words[Self.lh]
        told.mucus = words[Self.mucus]
        told.ovulationObserved = words[Self.ovulation]
        told.symptoms = try Self.items(words[Self.symptoms], "--symptom")
        told.moods = try Self.items(words[Self.moods], "--mood")
        told.note = words[Self.note].map(TypedValue.note)
        var measured: Set<RecordRemoval.Part> = []
        if temperature != nil { measured.insert(.temperature) }
        if weight != nil { measured.insert(.weight) }
        var taken = try LogRemoval(words, besides: told, and: measured)
        if told.note?.isEmpty == true {
            taken.removal.parts.insert(.note)
            told.note = nil
        }
        self.taken = taken
        let isBare = told.isEmpty && measured.isEmpty && taken.removal.isEmpty
        told.periodEndUnknown = words[Self.startOnly]
        let isPeriod = words[Self.period] || told.periodEndUnknown
        asks = days.isEmpty && isBare && !isPeriod
        guard !taken.removal.parts.contains(.end) || !told.periodEndUnknown else {
            throw ToolError.usage("log: --no-end and --start-only contradict each other")
        }
        if isPeriod || isBare {
            guard !taken.removal.parts.contains(.flow) else {
                let name = words[Self.period] ? "--period" : "--start-only"
                throw ToolError.usage("log: --no-flow and \(name) contradict each other")
            }
            guard told.flow?.isPeriod ?? true else {
                let name = words[Self.period] ? "--period" : "--start-only"
                throw ToolError.usage(
                    "log: \(name) and --flow \(told.flow?.rawValue ?? "") contradict each other")
            }
            told.flow = told.flow ?? .unknown
        }
        self.told = told
    }

    /// `a,b` as two, without the blanks around them.
    static func items(_ values: [String], _ option: String) throws -> [String] {
        try values.flatMap { value in
            let items = TypedValue.items(value)
            guard items.allSatisfy({ !$0.isEmpty }) else {
                throw ToolError.usage("log: \(option) needs a word, such as cramps or calm")
            }
            return items
        }
    }

    /// What the options say to a person who reads temperatures in `unit`.
    ///
    /// - Parameter isChosen: Whether the settings say so. If only the language does, a number that can't be
    ///   Fahrenheit is Celsius.
    package func told(in unit: TemperatureUnit, isChosen: Bool = true) throws -> DayRecord {
        var told = told
        guard let temperature else { return told }
        do {
            told.temperature = try Temperature(typed: temperature, in: unit, isChosen: isChosen)
        } catch LineProblem.temperatureOutOfRange
            where unit == .fahrenheit && temperature.last?.isNumber == true && isChosen
        {
            throw ToolError.refused(
                "--temperature \(temperature): your setting is Fahrenheit, and this is outside 86 to 113 °F",
                advice: "write \(temperature)C for Celsius")
        } catch {
            throw ToolError.refused("--temperature \(temperature): \(error)")
        }
        return told
    }

    /// The weight that the option says; a number without a unit is in that of the settings, or else in that of the
    /// language, unless it can only be in kilograms.
    private func weight(of person: PersonState) throws -> Weight? {
        guard let weight else { return nil }
        let isPounds = person.weightUnit == .pounds
        do {
            return try Weight(
                typed: weight, in: person.weightUnit, isChosen: person.settings[.weight] != nil)
        } catch LineProblem.weightOutOfRange where isPounds && weight.last?.isNumber == true {
            throw ToolError.refused(
                "--weight \(weight): this is in pounds, and outside 45 to 771 lb",
                advice: "write \(weight)kg for kilograms")
        } catch {
            throw ToolError.refused("--weight \(weight): \(error)")
        }
    }

    package func run(in context: Context) throws -> Outcome {
        let days = try asks ? asked(in: context) : self.days
        if asks, days.isEmpty {
            return Outcome(try context.subject().language.logging.nothing + "\n")
        }
        let note = told.note == "-" ? try readNote(in: context) : told.note
        var logging = DayLogging()
        let change = try context.changeDays { person in
            var told = try told(
                in: person.temperatureUnit, isChosen: person.settings[.temperature] != nil)
            told.weight = try weight(of: person)
            told.note = note
            logging = DayLogging(told: told, removal: taken.removal)
            let days =
                days.isEmpty
                ? [person.today] : try days.days(today: person.today, asking: person.language)
            return try entries(logging, of: days, for: person)
        }
        return change.outcome(
            in: context, done: logging.sentences(on: change).joined(separator: " "),
            unchanged: logging.unchanged(change.language))
    }

    private func entries(
        _ logging: DayLogging, of days: [Day], for person: PersonState
    ) throws -> [DayLog.Entry] {
        do {
            return try logging.entries(of: days, for: person)
        } catch .severalFirstDays {
            throw ToolError.refused(
                "log: --start-only is about the first day of a period; name one day")
        } catch .endIsKnown(let period) {
            throw ToolError.refused(
                """
                log: --start-only leaves the end of a period unknown, but more of its days are logged: \
                \(Language.english.dates(period, near: person.today))
                """,
                advice:
                    "remove the others first with 'eve-ics unlog', or name its last day with 'eve-ics ended'"
            )
        } catch .longWord(let word) {
            throw ToolError.refused(
                """
                log: “\(word.prefix(20))…” is too long: a symptom or a mood has at most \
                \(TypedValue.longestWord) characters; nothing was changed
                """,
                advice: "a longer text is a note: --note TEXT")
        } catch .tooMuch(let problem) {
            // Nothing is taken that 'export --format log' could not give back.
            throw ToolError.refused("log: \(problem); nothing was changed")
        }
    }

    /// All of standard input, without the line's end after it.
    private func readNote(in context: Context) throws -> String {
        if Terminal.isInput {
            Screen.note(try context.subject().language.questions.typeNote + "\n")
        }
        let bytes = try InputFile("-").readAll(limit: PlainLog.longestNote)
        guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
            throw ToolError.refused(
                "log: the note on standard input is not text in UTF-8; nothing was changed")
        }
        let note = TypedValue.note(text)
        guard !note.isEmpty else {
            throw ToolError.refused(
                "log: there is no note on standard input; nothing was changed",
                advice: "--no-note takes a note back")
        }
        return note
    }

    private func asked(in context: Context) throws -> [TypedDays] {
        guard Terminal.isInput, !context.printsJSON else {
            throw ToolError.usage("eve-ics: missing DATE", advice: "try 'eve-ics log --help'")
        }
        return LogQuestion(try context.subject()).answer()
    }
}

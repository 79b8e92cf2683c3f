import CivilDate
package import CommandLineInterface
package import CycleModel
import CyclePipeline

/// `log`: days and what was noticed on them → the journal.
package struct LogCommand: Action {
    private static let days = Argument(
        repeating: "DATE", .days,
        "A day (2026-11-20, today, yesterday) or a range (2026-11-20..2026-11-24)")
    private static let period = Flag(
        "--period", "These are period days, however strong the bleeding was")
    private static let flow = Option(
        "--flow", .choice(of: Flow.allCases, "F"), "How strong the bleeding was")
    private static let temperature = Option(
        "--temperature", .text("T"), "Temperature on waking, in °C, or in °F with an F: 97.8F")
    private static let lh = Option(
        "--lh", .choice(of: LHTest.allCases, "RESULT"), "What the ovulation test showed")
    private static let mucus = Option(
        "--mucus", .choice(of: Mucus.allCases, "M"), "How the cervical mucus was")
    private static let ovulation = Flag(
        "--ovulation", "You noticed your ovulation on this day")
    private static let symptoms = Option(
        repeating: "--symptom", .text("S"), "A symptom, such as cramps")
    private static let moods = Option(repeating: "--mood", .text("M"), "A mood, such as calm")
    private static let note = Option(
        "--note", .text("TEXT"), "Anything else you want to remember")

    package static var command: Command<Verb> {
        Command(
            "log", Self.self, summary: "Record days of your period, and how you were",
            discussion: """
                A day with no options is a period day. With options, only what they say \
                is recorded, so a note alone logs no period: add --period or --flow. What you \
                logged about that day before stays.
                """,
            parameters: [
                days, period, flow, temperature, lh, mucus, ovulation, symptoms, moods, note,
            ],
            examples: [
                Example("eve-ics log today", "Your period started today, or goes on."),
                Example("eve-ics log 2026-11-20..2026-11-24", "A whole period, afterwards."),
                Example(
                    "eve-ics log yesterday --flow heavy --symptom cramps --symptom tired",
                    "A heavy day, with two symptoms."),
                Example(
                    "eve-ics log 2026-11-20..2026-11-24 --period --note 'on holiday'",
                    "A period with a note on each day."),
                Example(
                    "eve-ics log today --temperature 36.55 --lh positive", "Signs of ovulation."),
            ])
    }

    package let days: [TypedDays]
    /// What the options say, with a flow of `unknown` strength for period days of which no more is known.
    package let told: DayRecord

    package init(_ words: ParsedCommand) throws {
        days = try words[Self.days]
        var told = DayRecord()
        told.flow = words[Self.flow]
        told.temperature = try words[Self.temperature].map(Self.temperature(typed:))
        told.lh = words[Self.lh]
        told.mucus = words[Self.mucus]
        told.ovulationObserved = words[Self.ovulation]
        told.symptoms = words[Self.symptoms]
        told.moods = words[Self.moods]
        told.note = words[Self.note]
        if words[Self.period] || told.isEmpty {
            guard told.flow?.isPeriod ?? true else {
                throw ToolError.usage(
                    "log: --period and --flow \(told.flow?.rawValue ?? "") contradict each other")
            }
            told.flow = told.flow ?? .unknown
        }
        self.told = told
    }

    private static func temperature(typed word: String) throws -> Temperature {
        do {
            return try Temperature(logged: word)
        } catch {
            throw ToolError.refused("--temperature \(word): \(error)")
        }
    }

    package func run(in context: Context) throws -> Outcome {
        let change = try DayChange(in: context) { person in
            try days.days(today: person.today).map {
                DayLog.Entry(day: $0, record: try record(of: $0, in: person.log))
            }
        }
        return change.outcome(
            done: sentence(on: change), unchanged: "That is logged already; nothing changed.")
    }

    /// Nothing is taken that 'export --format log' could not give back.
    private func record(of day: Day, in log: DayLog) throws -> DayRecord {
        let record = log[day].adding(told)
        do {
            try PlainLog.check(record)
        } catch {
            throw ToolError.refused("log: \(error); nothing was changed")
        }
        return record
    }

    /// What was recorded: a period only where one was.
    private func sentence(on change: DayChange) -> String {
        let days = Phrases.days(change.days, today: change.after.today)
        let signs = Phrases.list(signs)
        let with = signs.isEmpty ? "" : ", with \(signs)"
        switch told.flow {
        case nil:
            let isBleeding = change.days.contains { change.after.log[$0].flow != nil }
            return "Noted \(signs) on \(days)\(isBleeding ? "" : " (no bleeding recorded)")."
        case .some(.none): return "Logged no bleeding, \(days)\(with)."
        case .spotting: return "Logged spotting, \(days)\(with)."
        case .light, .medium, .heavy, .unknown:
            return "Logged \(change.bleeds)\(with)."
        }
    }

    /// What the options say beside the bleeding, by name.
    private var signs: [String] {
        [
            told.temperature == nil ? nil : "a temperature",
            told.lh == nil ? nil : "an ovulation test",
            told.mucus == nil ? nil : "cervical mucus",
            told.ovulationObserved ? "ovulation" : nil,
            told.symptoms.isEmpty ? nil : "symptoms",
            told.moods.isEmpty ? nil : "a mood",
            told.note == nil ? nil : told.note == "" ? "no note" : "a note",
        ].compactMap(\.self)
    }
}

extension DayChange {
    /// `a period, 6–10 Nov, and bleeding between periods, 18 Nov`.
    fileprivate var bleeds: String {
        let records = days.map { DayLog.Entry(day: $0, record: after.log[$0]) }
        let parts = after.bleeds(in: records).map { name, days in
            let noun =
                name == .period ? days.count == 1 ? "a period day" : "a period" : name.rawValue
            return "\(noun), \(Phrases.days(days, today: after.today))"
        }
        return parts.joined(separator: ", and ")
    }
}

import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import Household
import ICalendar
import Messages
import Planner

/// A person's calendars, to-dos, notes and cards as commands name them.
struct Plan {
    let stored: StoredPerson
    let calendars: [PlannerCalendar]
    /// When things are, in words.
    let text: PlannedText

    var member: Member { stored.member }
    var person: PersonState { stored.person }
    var language: Language { stored.person.language }
    var messages: PlannerMessages { language.planner }
    var today: Day { person.today }
    /// Seconds since 1970-01-01T00:00:00Z.
    var now: Int64 { stored.now }

    init(_ stored: StoredPerson) throws {
        self.stored = stored
        calendars = try stored.member.planner.calendars()
        text = PlannedText(stored.person)
    }
}

extension Context {
    /// What there is to look at; `nil` where there is no store yet, or nobody in it.
    func plan() throws -> Plan? {
        guard let household = try householdAtHand(), let member = try member(of: household) else {
            return nil
        }
        return try Plan(stored(member))
    }

    /// The same to change it; a store and its first person are made if they are not there yet.
    func planToWrite() throws -> Plan { try Plan(storedPersonToWrite()) }

    /// The same to change something that must be there already.
    func planOfSomebody() throws -> Plan { try Plan(storedPerson()) }
}

// MARK: - Calendars

extension Plan {
    /// Which calendar an entry is in or goes into.
    static let calendar = Option(
        "--in", .text("NAME"), "The calendar, list or deck; without it, the first one")

    /// The calendars for a use, or the one that is named.
    func calendars(
        for use: PlannerCalendar.Use, named word: String?
    ) throws -> [PlannerCalendar] {
        let all = calendars.filter { $0.uses.contains(use) }
        guard let word else { return all }
        return [try calendar(named: word, among: all, option: "--in")]
    }

    /// The calendar for a new entry, which is made where nothing is for that yet.
    func calendarToFill(
        for use: PlannerCalendar.Use, named word: String?
    ) throws -> PlannerCalendar {
        let all = calendars.filter { $0.uses.contains(use) }
        if let word { return try calendar(named: word, among: all, option: "--in") }
        return try member.planner.calendarToFill(for: use, in: language)
    }

    /// The one that a word names: its title, or the last part of its address.
    ///
    /// - Parameters:
    ///   - kind: What such a calendar is called in an error.
    ///   - option: The one that the word stands behind.
    func calendar(
        named word: String, among all: [PlannerCalendar], kind: String = "calendar",
        option: String? = nil
    ) throws -> PlannerCalendar {
        let same = all.filter { $0.title.lowercased() == word.lowercased() }
        if same.count == 1 { return same[0] }
        if let exact = all.first(where: { $0.name == word }) { return exact }
        let place = (option.map { "\($0) " } ?? "") + word.typedPlace
        if same.count > 1 {
            throw ToolError.refused(
                "\(place): you have \(same.count) calendars of this name",
                advice: "name it by the last part of its address, such as \(same[0].name)")
        }
        let other = calendars.first { $0.title.lowercased() == word.lowercased() }
        throw ToolError.refused(
            other.map {
                "\(place): this calendar is for \($0.shownUses.map(\.rawValue).joined(separator: ", "))"
            }
                ?? "\(place): you have no \(kind) of this name",
            advice: kind == "deck"
                ? "see your decks with 'eve-ics cards list'"
                : "see them with 'eve-ics calendar list', or add one with 'eve-ics calendar add'")
    }
}

// MARK: - Words

extension Plan {
    /// A title without blanks at its ends.
    ///
    /// - Throws: Where it is empty, too long, or has control characters.
    ///
    /// - Parameter option: The one that it stands behind.
    static func checked(title: String, _ option: String? = nil) throws -> String {
        let trimmed = title.trimmed
        guard TextRule.title.problem(of: trimmed) == nil else {
            throw ToolError.refused(
                "\(option ?? title.typedPlace): a title is one line of up to \(TextRule.title.longest) letters",
                advice: "write another title")
        }
        return trimmed
    }

    /// - Throws: Where a text is too long, or has control characters other than the rule allows.
    ///
    /// - Parameter place: The option that it stands behind, or the command.
    static func checked(_ text: String?, _ rule: TextRule, _ place: String) throws -> String? {
        guard let text, let problem = rule.problem(of: text) else { return text }
        throw ToolError.refused(
            "\(place): write a text of up to \(rule.longest) letters",
            advice: problem == .tooLong ? "split it in two" : "write letters, digits or signs")
    }

    /// A name without blanks at its ends.
    ///
    /// - Throws: Where a calendar or a deck can't be called so.
    ///
    /// - Parameters:
    ///   - calendar: The one that may be called so already.
    ///   - option: The one that the name stands behind.
    func checked(
        name: String, renaming calendar: PlannerCalendar? = nil, _ option: String? = nil
    ) throws -> String {
        let (place, trimmed) = (option ?? name.typedPlace, name.trimmed)
        switch try member.planner.problem(ofName: trimmed, renaming: calendar) {
        case nil: return trimmed
        case .text:
            throw ToolError.refused(
                "\(place): a name is one line of up to \(TextRule.calendarName.longest) letters",
                advice: "write another name")
        case .taken:
            throw ToolError.refused(
                "\(place): there is already a calendar of this name",
                advice: "choose another name")
        }
    }

    /// A title as it is shown on a line.
    func shown(_ title: String) -> String {
        let line = title.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.isEmpty ? messages.untitled : line.terminalSafe
    }

    /// The one that a word names among some: by its title, else by its number.
    ///
    /// - Parameters:
    ///   - all: Each with the number under which it is listed.
    ///   - kind: Such as `to-do`.
    static func find<Item>(
        _ word: String, among all: [(number: Int, title: String, item: Item)], kind: String,
        command: String
    ) throws -> Item {
        let same = all.filter { $0.title.lowercased() == word.lowercased() }
        if let only = same.first, same.count == 1 { return only.item }
        if same.isEmpty, let number = Int(word),
            let numbered = all.first(where: { $0.number == number })
        {
            return numbered.item
        }
        throw ToolError.refused(
            same.isEmpty
                ? "\(word.typedPlace): you have no \(kind) of this \(Int(word) == nil ? "name" : "number")"
                : "\(word.typedPlace): you have \(same.count) \(kind)s of this name",
            advice: "see them with '\(command)', and write the number of one")
    }
}

extension ToolError {
    /// Why something cannot be planned as asked.
    init(_ error: PlannerError) {
        self =
            switch error {
            case .repeats(let title):
                .refused(
                    "\(title.terminalSafe): it repeats as a calendar program set it",
                    advice: "change it there")
            case .notBeside:
                .refused(
                    "todo move: the two are not in the same list, or parts of different to-dos",
                    advice: "see 'eve-ics todo list'")
            case .endsBeforeStart:
                .refused(
                    "--to: the event would end before it starts",
                    advice: "write a time after that of --from")
            case .mixedDayAndTime:
                .refused(
                    "--to: one end is a whole day and the other has a time",
                    advice: "write a time for both, or for neither")
            case .tooLong:
                .refused(
                    "the text is longer than an entry may be (1 MiB)", advice: "split it in two")
            case .ofDueCards:
                .refused(
                    "todo remove: this one comes and goes with the cards that are due",
                    advice: "review them with 'eve-ics cards review'")
            case .wrongPart:
                .refused(
                    "timer: it does something else just now",
                    advice: "see what it does with 'eve-ics timer status'")
            }
    }
}

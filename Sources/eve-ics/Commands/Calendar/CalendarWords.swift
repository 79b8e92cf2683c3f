import CalendarModel
import CommandLineInterface
package import CyclePipeline
import Household

/// What a command line asks a calendar to hold: `export`, `feed add` and `app-password add` take the same options.
package struct CalendarWords {
    static let months = Option(
        "--months", .number(1...120), default: 12, "How many months ahead")
    static let past = Option(
        "--past", .number(0...1200), default: 6, "How many months back of logged days")
    static let include = Option(
        "--include", .list(of: CalendarOptions.Content.allCases, "LIST"),
        default: CalendarOptions.Content.usual, "The contents, separated by commas")
    static let titles = Option(
        "--titles", .titles, default: "plain",
        "Plain titles, neutral ones that give nothing away, or your own from a file of "
            + "'kind = text' lines")
    static let client = Option(
        "--for", .choice(of: ClientProfile.allCases, "CLIENT"), default: .generic,
        "The calendar program it is for")
    static let noAlarms = Flag("--no-alarms", "Leave the reminders out")
    static let datesOnly = Flag(
        "--dates-only", "Only titles and dates, without descriptions and reminders")
    static let cheerful = Flag("--cheerful", "A light, kind line with your fertile days")
    static let hideFertility = ForecastOptions.hideFertility

    /// The command's words, which errors begin with.
    private let place: String
    private let titlesWord: String
    /// All but the titles.
    private let untitled: CalendarOptions

    init(_ words: ParsedCommand) {
        place = words.path.joined(separator: " ")
        titlesWord = words[Self.titles]
        var options = CalendarOptions()
        options.include = words[Self.include]
        options.months = words[Self.months]
        options.past = words[Self.past]
        options.client = words[Self.client]
        options.hasAlarms = !words[Self.noAlarms]
        options.datesOnly = words[Self.datesOnly]
        options.cheerful = words[Self.cheerful]
        options.hidesFertility = words[Self.hideFertility]
        untitled = options
    }

    /// With the titles, which a file may hold, in English.
    package func options() throws -> CalendarOptions {
        var options = untitled
        options.titles = try readTitles()
        if options.cheerful, options.datesOnly || options.titles.isNeutral {
            let other = options.datesOnly ? "--dates-only" : "a neutral calendar"
            throw ToolError.usage(
                "\(place): --cheerful adds a line of text, and \(other) has none",
                advice: "leave one of the two out")
        }
        return options
    }

    private func readTitles() throws -> Titles {
        if titlesWord == "plain" { return .plain }
        if titlesWord == "neutral" { return .neutral }
        let bytes = try InputFile(titlesWord).readAll(limit: 1 << 20)
        do {
            return try Titles(file: bytes)
        } catch let error as TitlesError {
            throw ToolError.refused("\(titlesWord)\(error.place)", advice: error.advice)
        }
    }

    /// A calendar that the person's settings leave empty is refused.
    func refuseNothingToShow(_ options: CalendarOptions, _ person: PersonState) throws {
        guard !options.showsAnything(of: person) else { return }
        throw ToolError.refused(
            "\(place): what --include asks for is hidden",
            advice: "leave --hide-fertility out, or see 'eve-ics settings hide-fertility'")
    }
}

extension TitlesError {
    fileprivate var place: String {
        switch self {
        case .notText: ": not a text file"
        case .noEquals(let line): ":\(line): no = between kind and title"
        case .unknownKind(let line, _): ":\(line): not a kind of event"
        case .emptyTitle(let line): ":\(line): the title is empty"
        case .controlCharacter(let line): ":\(line): the title has a control character"
        case .tooLong(let line):
            ":\(line): the title is longer than \(Titles.longestTitle) characters"
        case .nothingIn: ": no title in it"
        }
    }

    fileprivate var advice: String {
        "write lines such as 'period = Strawberry week'; kinds are "
            + Titles.kindWords.joined(separator: ", ")
    }
}

extension ValueFormat where Value == String {
    fileprivate static var titles: ValueFormat {
        ValueFormat(
            "TITLES", expectation: "plain, neutral or the name of a file",
            completion: .wordsOrFiles(["plain", "neutral"]),
            read: { $0.isEmpty ? nil : $0 }, write: { $0 })
    }
}

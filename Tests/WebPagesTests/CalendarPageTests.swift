import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Foundation
import HTML
import Messages
import Testing
import WebPages

/// Months, days, circles to choose and the help, as markup.
@Suite struct CalendarPageTests {
    private static let today = ChartedPerson.today

    private static func text(_ page: some Page) -> String {
        String(decoding: page.body.bytes, as: UTF8.self)
    }

    private static func months(
        _ person: PersonState, _ range: MonthRange? = nil
    ) -> String { text(CalendarPage(CalendarMonths(person, range))) }

    /// The opening tag of the link to a day.
    private static func cell(_ day: Day, in page: String) throws -> Substring {
        let link = try #require(page.range(of: "href=\"/calendar/\(day)\""))
        let start = try #require(page[..<link.lowerBound].lastIndex(of: "<"))
        return page[start...].prefix { $0 != ">" }
    }

    // MARK: Months

    @Test func `seven months have one link for each day`() throws {
        let page = Self.months(try ChartedPerson.state())
        let range = CalendarMonths.standard(for: Self.today)
        #expect(page.components(of: "<table") == 7)
        #expect(page.components(of: "href=\"/calendar/20") == range.days.count)
        #expect(page.components(of: "aria-current=\"date\"") == 1)
        #expect(try Self.cell(Self.today, in: page).contains("aria-current=\"date\""))
    }

    @Test func `a link says all that the day shows`() throws {
        let page = Self.months(try ChartedPerson.state())
        let start = ChartedPerson.starts[8]
        let cell = try Self.cell(start + 1, in: page)
        #expect(cell.contains("class=\"day logged heavy\""))
        #expect(cell.contains("day 2, period, logged, heavy bleeding, cramps"))
    }

    @Test func `weeks begin where the person wants`() throws {
        let monday = Self.months(try ChartedPerson.state(["week-start": "monday"]))
        let sunday = Self.months(try ChartedPerson.state(["week-start": "sunday"]))
        let saturday = Self.months(try ChartedPerson.state(["week-start": "saturday"]))
        #expect(
            saturday.contains(
                "<tr><th scope=\"col\" abbr=\"Saturday\">Sa</th><th scope=\"col\" abbr=\"Sunday\">Su</th>"
            ))
        #expect(monday.contains("<tr><th scope=\"col\" abbr=\"Monday\">Mo</th>"))
        #expect(sunday.contains("<tr><th scope=\"col\" abbr=\"Sunday\">Su</th>"))
    }

    @Test func `doses and what else was logged have signs that the legend explains`() throws {
        let page = Self.months(try ChartedPerson.state(pill: true))
        #expect(page.contains("✓"))
        #expect(page.contains("×"))
        for meaning in ["dose taken", "dose skipped", "more logged", "light, medium, heavy"] {
            #expect(page.contains("<span>\(meaning)</span>"))
        }
    }

    @Test func `nothing fertile is anywhere where fertility is hidden`() throws {
        let shown = Self.months(try ChartedPerson.state())
        #expect(shown.contains("class=\"day ovulation\""))
        #expect(shown.contains("A forecast, not a contraceptive."))
        let hidden = try ChartedPerson.state([
            "hide-fertility": "yes", "cheerful-pictures": "yes",
        ])
        var all = Self.months(hidden) + Self.text(HelpPage(hidden))
        for day in CalendarMonths.standard(for: Self.today).days {
            all += Self.text(DayPage(day, hidden))
        }
        for word in ["fertil", "ovulation", "contracept", "mucus", "<img"] {
            #expect(!all.lowercased().contains(word), "\(word)")
        }
    }

    @Test func `earlier months are reached, and none before those that a log can hold`() throws {
        let person = try ChartedPerson.state()
        #expect(Self.months(person).contains("href=\"/calendar?from=2026-02\""))
        let first = try #require(Day(year: 1900, month: 1, day: 1))
        let oldest = Self.months(person, MonthRange(from: first, count: 7))
        #expect(!oldest.contains("from=1899"))
        #expect(oldest.contains("from=1900-07"))
        #expect(oldest.contains("href=\"/calendar#this-month\""))
    }

    // MARK: A day

    @Test func `a day says what 'explain' says`() throws {
        let person = try ChartedPerson.state()
        for day in [Self.today - 40, Self.today - 1, Self.today, Self.today + 9, Self.today + 90] {
            let explanation = DayExplanation(day, person)
            let page = Self.text(DayPage(day, person))
            for sentence in explanation.past(tellsFertilityThen: false) + explanation.future {
                let escaped = String(decoding: HTML(sentence).bytes, as: UTF8.self)
                #expect(page.contains("<p>\(escaped)</p>"))
            }
            #expect(DayPage(day, person).title == explanation.title)
        }
    }

    @Test func `only a day that is here has plus and minus`() throws {
        let person = try ChartedPerson.state()
        let logged = Self.text(DayPage(ChartedPerson.starts[8], person))
        #expect(logged.contains("aria-pressed=\"true\""))
        #expect(logged.contains("value=\"remove\""))
        let empty = Self.text(DayPage(Self.today, person))
        #expect(empty.contains("aria-pressed=\"false\""))
        #expect(empty.contains("value=\"add\""))
        let future = Self.text(DayPage(Self.today + 1, person))
        #expect(!future.contains("<form"))
        #expect(future.contains("This day is still to come."))
    }

    @Test func `a fertile day has a drawing and a line only where they are wanted`() throws {
        let plain = try ChartedPerson.state()
        let cheerful = try ChartedPerson.state(["cheerful-pictures": "yes"])
        let window = try #require(plain.forecast(months: 3).comingWindows.first)
        #expect(!Self.text(DayPage(window.ovulation, plain)).contains("<img"))
        let page = Self.text(DayPage(window.ovulation, cheerful))
        let drawing = CheerfulPicture(of: window.days.lowerBound)
        #expect(page.contains("src=\"\(Asset[drawing.assets.moving].path.text)\""))
        #expect(page.contains("alt=\"\(drawing.alternative(in: .english))\""))
        #expect(page.contains("<source media=\"(prefers-reduced-motion: reduce)\""))
        #expect(page.contains("A forecast, not a contraceptive."))
        #expect(!Self.text(DayPage(window.days.upperBound + 2, cheerful)).contains("<img"))
    }

    @Test func `what a person typed stays text`() throws {
        let day = Self.today - 3
        let note = ChartedPerson.entry(day) {
            $0.note = "<script>\n\"'&"
            $0.symptoms = ["<b>"]
        }
        let page = Self.text(DayPage(day, try ChartedPerson.state(log: [note])))
        #expect(page.contains("<pre>&lt;script&gt;\n&quot;&#39;&amp;</pre>"))
        #expect(page.contains("&lt;b&gt;"))
        #expect(!page.contains("<b>"))
    }

    // MARK: First use and help

    @Test func `circles are offered for days that are not logged yet`() throws {
        let log = [ChartedPerson.entry(Self.today - 5) { $0.flow = .medium }]
        let person = try ChartedPerson.state(log: log)
        let page = Self.text(FirstUsePage(person))
        #expect(page.components(of: "type=\"checkbox\"") == 90)
        #expect(!page.contains("value=\"\(Self.today - 5)\""))
        #expect(!page.contains("value=\"\(Self.today + 1)\""))
    }

    @Test func `the help shows the keys that the script reads`() throws {
        let page = Self.text(HelpPage(try ChartedPerson.state(), canLock: true))
        for key in Shortcut.all(canLock: true) {
            let shown = key.keyNames.map { "<kbd>\($0)</kbd>" }.joined(separator: " then ")
            #expect(page.contains(shown))
            #expect(page.contains(key.meaning(in: .english)))
        }
        let table = Shortcut.table(today: Self.today, canLock: true)
        #expect(table.split(separator: "|").count == Shortcut.allCases.count)
        // Nobody without a passcode has a key that locks.
        #expect(!Self.text(HelpPage(try ChartedPerson.state())).contains("Shift+L"))
        #expect(!Shortcut.table(today: Self.today, canLock: false).contains("L here"))
        #expect(table.contains("|l /log/\(Self.today)|"))
        let off = Self.text(HelpPage(try ChartedPerson.state(["shortcuts": "no"])))
        #expect(!off.contains("<kbd>g</kbd>"))
    }

    /// Word stems in all languages, for those who hope for a child and those who don't.
    private static let unkind = [
        "safe", "sicher", "sûr", "segur", "bezpiecz", "pregnan", "schwanger", "enceinte",
        "grossesse",
        "embaraz", "grávid", "gravid", "ciąż", "baby", "bébé", "bebé", "bebê", "dziec",
        "enfant",
        "sex", "fertil", "fruchtbar", "płodn", "contracep", "verhüt",
    ]

    @Test(arguments: Language.offered)
    func `no cheerful line or drawing speaks of a child, or says that anyone is safe`(
        _ language: Language
    ) {
        #expect(CheerfulPicture.allCases.count == 6)
        let lines = (0..<CheerMessages.count).map { language.cheer[$0] }
        let drawings = CheerfulPicture.allCases.map { $0.alternative(in: language) }
        #expect(Set(lines + drawings).count == lines.count + drawings.count)
        for text in lines + drawings {
            for word in Self.unkind {
                #expect(!text.lowercased().contains(word), "\(text): \(word)")
            }
        }
    }

    @Test(arguments: CheerfulPicture.allCases)
    func `a drawing is small, stops by itself and has a still one`(
        _ picture: CheerfulPicture
    ) throws {
        let moving = String(decoding: Asset[picture.assets.moving].bytes, as: UTF8.self)
        let still = String(decoding: Asset[picture.assets.still].bytes, as: UTF8.self)
        #expect(moving.utf8.count <= 2_048)
        #expect(moving.contains("<animate"))
        #expect(!moving.contains("indefinite"))
        #expect(!still.contains("<animate"))
        #expect(still.hasSuffix("</svg>\n"))
        for animation in moving.split(separator: "<animate").dropFirst() {
            let seconds = try #require(Self.value("dur", in: animation).dropLast().asDouble)
            let times = try #require(Self.value("repeatCount", in: animation).asDouble)
            #expect(seconds * times <= 5)
        }
    }

    private static func value(_ name: String, in element: Substring) -> Substring {
        guard let start = element.range(of: "\(name)=\"") else { return "" }
        return element[start.upperBound...].prefix { $0 != "\"" }
    }
}

extension String {
    fileprivate func components(of text: String) -> Int { components(separatedBy: text).count - 1 }
}

extension Substring {
    fileprivate var asDouble: Double? { Double(hasPrefix(".") ? "0\(self)" : String(self)) }
}

import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import HTML
import ICalendar
import Messages
import QRCodes
import Testing
import WebPages

@Suite struct SettingsPageTests {
    /// Somebody on 20 November 2026 in a zone of no offset.
    private static func person(
        _ settings: [String: String] = [:], _ language: Language = .english
    ) -> PersonState {
        let changes = settings.sorted { $0.key < $1.key }.enumerated().map {
            JournalChange(
                number: Int64($0.offset + 1),
                content: .setting(key: $0.element.key, value: $0.element.value),
                isReturned: false)
        }
        var person = PersonState(
            JournalState(replaying: changes, lastEntry: Int64(changes.count)),
            naming: EventNaming { $0 }, at: .day(Day(number: 20_777)),
            zones: ZoneDatabase(system: LocalTime { _ in 0 }) { _ in nil })
        person.language = language
        return person
    }

    private func text(_ page: some Page) -> String {
        String(decoding: page.body.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("Ada", "A"), ("ada lovelace", "AL"), ("Ada King Noel", "AN"), ("élodie", "É"),
        ("  ", ""), ("…", ""), ("7 of 9", "79"), ("张 三", "张三"),
    ])
    func `a picture is the first letters of a name`(_ name: String, _ initials: String) {
        #expect(Initials(name).text == initials)
    }

    @Test func `hostile text stands in its field as text`() {
        let text = text(
            SettingsPage(Self.person(["period-words": "\"><script>x</script>"]), name: "<b>'\""))
        #expect(!text.contains("<script>"))
        #expect(!text.contains("<b>"))
        #expect(text.contains("value=\"&lt;b&gt;&#39;&quot;\""))
    }

    @Test func `what was typed stays, with what is wrong tied to it`() {
        let typed = TypedForm(
            [(name: "birth-year", value: "soon")], faults: ["birth-year": "No year."])
        let text = text(SettingsPage(Self.person(), name: nil, typed: typed))
        #expect(text.contains("value=\"soon\""))
        #expect(text.contains("aria-invalid=\"true\""))
        #expect(text.contains("<p class=\"error\" id=\"birth-year-fault\">No year.</p>"))
        #expect(text.contains("birth-year-hint birth-year-fault"))
    }

    @Test func `a switch that was turned off and refused stays off`() {
        let typed = TypedForm(
            [(name: "shortcuts", value: "no"), (name: "weight", value: "stone")],
            faults: ["weight": "Choose."])
        let text = text(SettingsPage(Self.person(), name: nil, typed: typed))
        let shortcuts = text.split(separator: "name=\"shortcuts\"").last?.prefix { $0 != ">" }
        #expect(shortcuts?.contains("checked") == false)
    }

    @Test(arguments: Language.offered)
    func `every language names itself in its own words`(_ language: Language) {
        let text = text(SettingsPage(Self.person([:], language), name: nil))
        for other in Language.offered {
            #expect(text.contains("lang=\"\(other.rawValue)\">\(other.ownName)</option>"))
        }
    }

    @Test func `no two controls of a page share an id`() {
        let pages: [any Page] = [
            SettingsPage(Self.person(), name: "Ada"), RemindersPage(Self.person()),
            ContraceptionPage(Self.person()),
            SharingPage(Self.person(), feeds: [], passwords: []), DataPage(Self.person()),
        ]
        for page in pages {
            let ids = String(decoding: page.body.bytes, as: UTF8.self)
                .split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
            #expect(Set(ids).count == ids.count, "\(page.title)")
        }
    }

    @Test func `a QR code is drawn with its quiet zone, a module a unit`() throws {
        let code = try #require(QRCode("https://calendar.example.org/feed/abc.ics"))
        let text = text(
            SecretPage(
                .feed(address: "https://x", webcal: "webcal://x"), of: Self.person(),
                sentences: [], code: code))
        #expect(text.contains("viewBox=\"0 0 \(code.size + 8) \(code.size + 8)\""))
        // The first finder pattern: seven dark modules from the corner on.
        #expect(text.contains("m4 4l7 0 0 1-7 0z"))
    }
}

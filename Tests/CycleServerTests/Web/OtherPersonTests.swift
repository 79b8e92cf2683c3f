import CivilDate
import CycleModel
import CyclePipeline
import HTML
import HTTPServer
import Household
import SQLStore
import SQLiteStore
import Secrets
import Store
import Testing
import WebPages

/// Nobody reaches what is another person's, by any address with any method, or with any form of hers.
@Suite struct OtherPersonTests {
    private static let methods: [Request.Method] = [
        .get, .head, .post, .put, .delete, .options, .propfind, .report, .copy, .other("PATCH"),
    ]
    private static let planted = [
        "planted-note", "planted-symptom", "planted-feed", "planted-app", "planted-alarm",
        "planted-todo", "planted-text", "planted-calendar", "planted-deck", "planted-timer",
        "planted-page",
    ]
    private let door: LoginDoor
    private let start: Day

    init() throws {
        door = try LoginDoor()
        start = try #require(Day("2026-11-02"))
        let days = [start, start + 1, start + 2].map { day in
            var record = DayRecord(flow: .medium)
            record.note = "planted-note"
            record.symptoms = ["planted-symptom"]
            return DayLog.Entry(day: day, record: record)
        }
        _ = try door.store.append(
            [
                NewEntry(
                    recorded: door.now, origin: .commandLine, body: JournalCodec.encode(.days(days))
                )
            ], for: door.bea.id, expecting: nil)
    }

    /// Bea's browser, with a feed, an app password and an alarm made in it.
    private func bea() throws -> LoginDoor.Browser {
        let bea = try door.browser(of: "Bea")
        for (form, name) in [("add-feed", "planted-feed"), ("add-password", "planted-app")] {
            let answer = bea.post(
                "/settings/sharing", ["do": form, "name": name, "include": "periods"])
            #expect(answer.status == 200)
        }
        let page = bea.post("/settings/sharing", ["do": "add-partner", "name": "planted-page"])
        #expect(page.status == 200)
        let alarm = bea.post("/alarms/new", ["title": "planted-alarm", "at": "08:00"])
        #expect(alarm.status == 303)
        let entries: [(String, KeyValuePairs<String, String>)] = [
            ("/todo", ["do": "add", "title": "planted-todo"]),
            ("/notes/new", ["do": "save", "text": "planted-text"]),
            ("/calendars", ["do": "add", "title": "planted-calendar", "for": "events"]),
        ]
        for (page, form) in entries { #expect(bea.post(page, form).status == 303) }
        #expect(bea.post("/cards", ["title": "planted-deck"]).status == 303)
        let timer = bea.post("/timer", ["title": "planted-timer", "study": "25", "break": "5"])
        #expect(timer.status == 303)
        return bea
    }

    /// What must stay as it is, whatever somebody else does.
    private func belongings() throws -> [Int] {
        let member = try door.member("Bea")
        let calendars = try member.planner.calendars()
        return [
            try Int(door.store.lastEntryNumber(of: door.bea.id)),
            try member.access(.feed).count, try member.access(.appPassword).count,
            try member.webDevices(at: door.now).count,
            try member.alarms.ownAlarms(of: member.state(at: .second(door.now))).count,
            try member.planner.decks().count,
            try door.store.studyTimer(of: door.bea.id) == nil ? 0 : 1,
        ] + (try calendars.map { try member.planner.entryCount(of: $0) })
    }

    private func expectNothing(of answer: Response, _ asked: String) {
        let text = answer.text + answer.fields.map(\.value).joined()
        for word in Self.planted {
            #expect(!text.contains(word), "\(asked) shows \(word)")
        }
        #expect(answer.status < 500, "\(asked) is answered \(answer.status)")
    }

    @Test func `no address shows or changes what is another's, with any method`() throws {
        let bea = try bea()
        let before = try belongings()
        var ada = try door.browser(of: "Ada")
        for route in WebRoute.all(on: start) {
            let target = route.path.text
            for method in Self.methods {
                let answer = ada.ask(method, target, Array("action=remove&entry=1".utf8))
                expectNothing(of: answer, "\(method) \(target)")
                // What a file is not is not found, whoever asks.
                if ![.get, .head, .post].contains(method), route.pattern != "/static/*" {
                    #expect(answer.status == 405, "\(method) \(target)")
                }
                if ada.cookie == nil { ada = try door.browser(of: "Ada") }
            }
        }
        #expect(ada.get(WebRoute.period(start).path.text).status == 404)
        #expect(try belongings() == before)
        // She herself sees it, so the words would have been found.
        let shown = WebRoute.all(on: start).map { bea.get($0.path.text).text }.joined()
        for word in Self.planted { #expect(shown.contains(word)) }
    }

    @Test func `somebody who is not logged in reaches no page and changes nothing`() throws {
        _ = try bea()
        let before = try belongings()
        for route in WebRoute.all(on: start) {
            let target = route.path.text
            let stranger = door.browser()
            for method in [Request.Method.get, .post] {
                let answer = stranger.ask(method, target, Array("action=add&do=add&title=x".utf8))
                expectNothing(of: answer, "\(method) \(target)")
                #expect(stranger.cookie == nil, "\(method) \(target)")
            }
            switch route {
            case .login, .register, .recover, .open, .invitation, .asset: continue
            case .picture: #expect(stranger.ask(.get, target, []).status == 404)
            default:
                let asked = stranger.ask(.get, target, [])
                #expect(asked.place?.hasPrefix("/login") == true, "\(target)")
            }
        }
        #expect(try belongings() == before)
    }

    @Test func `a page is a page, whatever a program would rather have`() throws {
        let bea = try bea()
        for route in WebRoute.all(on: start) {
            if case .asset = route { continue }
            let target = route.path.text
            bea.accepted = nil
            let page = bea.get(target)
            bea.accepted = "application/json"
            let asked = bea.get(target)
            #expect(asked.status == page.status, "\(target)")
            #expect(asked.field("Content-Type") == page.field("Content-Type"), "\(target)")
            if page.status == 200 {
                #expect(page.field("Content-Type") == "text/html; charset=utf-8", "\(target)")
            }
        }
    }

    @Test func `no form of a person's does anything to them when another sends it`() throws {
        let bea = try bea()
        // Of further devices there are forms.
        _ = try door.browser(of: "Bea")
        // Once each, though many pages have the same one.
        let forms = Set(
            WebRoute.all(on: start).filter { $0 != .logout }
                .flatMap { SentForm.all(in: bea.get($0.path.text).text) })
        #expect(forms.contains { $0.fields.contains { $0.name == "device" } })
        #expect(forms.contains { $0.fields.contains { $0.name == "id" } })
        #expect(Set(forms.map(\.action)).count > 8)
        let before = try belongings()
        var ada = try door.browser(of: "Ada")
        for form in forms.sorted(by: { "\($0)" < "\($1)" }) {
            // Her words would become words of the other person.
            let body = form.fields.filter { !Self.planted.contains($0.value) }
                .map { "\($0.name)=\($0.value)" }.joined(separator: "&")
            let answer = ada.ask(.post, form.action, Array(body.utf8))
            expectNothing(of: answer, "\(form.action) with \(body)")
            // Such as after the form that ends all devices.
            if try door.session(of: ada) == nil { ada = try door.browser(of: "Ada") }
        }
        #expect(try belongings() == before)
        #expect(bea.get("/settings/security").status == 200)
    }
}

extension WebRoute {
    /// Every route, those of days with this one and those of tokens with one that opens nothing.
    static func all(on day: Day) -> [WebRoute] {
        Array(sequence(first: .today) { $0.next(on: day) })
    }

    /// A case that is new does not compile until it has its place here.
    private func next(on day: Day) -> WebRoute? {
        let token = String(repeating: "a", count: 26)
        let id = String(repeating: "a", count: 32)
        return switch self {
        case .today: .calendar
        case .calendar: .firstUse
        case .firstUse: .day(day)
        case .day: .log(day)
        case .log: .history
        case .history: .period(day)
        case .period: .insights
        case .insights: .report
        case .report: .help
        case .help: .plan
        case .plan: .alarms
        case .alarms: .newAlarm
        case .newAlarm: .alarm(id)
        case .alarm: .ringing
        case .ringing: .dismissal(id)
        case .dismissal: .snooze(id)
        case .snooze: .alarmWeek
        case .alarmWeek: .alarmDay(day)
        case .alarmDay: .todos
        case .todos: .todo(id)
        case .todo: .notes
        case .notes: .newNote
        case .newNote: .note(id)
        case .note: .calendars
        case .calendars: .storedCalendar(id)
        case .storedCalendar: .newEvent(id)
        case .newEvent: .event(id, id)
        case .event: .timer
        case .timer: .cards
        case .cards: .deck(id)
        case .deck: .quiz(id)
        case .quiz: .review(id)
        case .review: .card(id, in: id)
        case .card: .settings
        case .settings: .reminders
        case .reminders: .contraception
        case .contraception: .sharing
        case .sharing: .security
        case .security: .recovery
        case .recovery: .household
        case .household: .profile
        case .profile: .picture
        case .picture: .data
        case .data: .login
        case .login: .logout
        case .logout: .confirm
        case .confirm: .lock
        case .lock: .open(token)
        case .open: .invitation(token)
        case .invitation: .register
        case .register: .recover
        case .recover: .asset(.script, digest: "0")
        case .asset: nil
        }
    }
}

/// A form as a page has it, with what is in its fields, once for each of its buttons.
private struct SentForm: Hashable {
    struct Field: Hashable {
        let name: String
        let value: String
    }

    let action: String
    let fields: [Field]

    static func all(in page: String) -> [SentForm] {
        page.matches(of: /(?s)<form([^>]*)>(.*?)<\/form>/).flatMap { form -> [SentForm] in
            guard let action = form.1.firstMatch(of: /action="([^"]*)"/)?.1 else { return [] }
            var fields: [Field] = []
            var buttons: [Field] = []
            for tag in form.2.matches(of: /<(input|button)([^>]*)>/) {
                guard let name = tag.2.firstMatch(of: /\sname="([^"]*)"/)?.1 else { continue }
                let value = tag.2.firstMatch(of: /\svalue="([^"]*)"/)?.1 ?? ""
                let field = Field(name: String(name), value: String(value))
                if tag.1 == "button" { buttons.append(field) } else { fields.append(field) }
            }
            let path = action.prefix { $0 != "#" }.replacing("&amp;", with: "&")
            return buttons.isEmpty
                ? [SentForm(action: String(path), fields: fields)]
                : buttons.map { SentForm(action: String(path), fields: fields + [$0]) }
        }
    }
}

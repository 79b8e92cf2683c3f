import Addresses
import CalendarDoors
import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import Foundation
import HTML
import HTTPServer
import Household
import Messages
import RunningTool
import SQLStore
import SQLiteStore
import Secrets
import SeededRandomness
import Store
import Testing
import WebDoor
import WebPages

/// The page that a partner's link opens: it shows what the feed of that link holds, and nothing else.
@Suite struct SharedPageTests {
    private let door: WebDoor
    private let handler: Handler
    private let today: Day

    init() throws {
        door = try WebDoor()
        today = try #require(Day("2026-11-20"))
        handler = Handler(
            source: StoreFeeds(door.household) { SharedPageAnswer($0) }, pages: door.handler)
        try door.recordPeriod("2026-09-01", "2026-09-02", "2026-09-03", "2026-09-04")
        try door.recordPeriod("2026-09-29", "2026-09-30", "2026-10-01", "2026-10-02")
        try door.recordPeriod("2026-10-27", "2026-10-28", "2026-10-29", "2026-10-30")
        try door.record(
            .days([
                DayLog.Entry(day: today - 9, record: DayRecord(flow: .light)),
                DayLog.Entry(
                    day: today - 20,
                    record: {
                        var record = DayRecord()
                        (record.note, record.symptoms) = ("planted-note", ["planted-symptom"])
                        return record
                    }()),
            ]))
    }

    private func ask(
        _ target: String, _ method: Request.Method = .get, cookie: Bool = false,
        gzip: Bool = false, at now: Int64 = WebDoor.now
    ) -> Response {
        var fields = [(name: "Host", value: "192.0.2.7:8765")]
        if cookie { fields.append((name: "Cookie", value: "__Host-eve=abc")) }
        if gzip { fields.append((name: "Accept-Encoding", value: "gzip")) }
        let request = Request(
            method, target, fields: fields, peer: IPAddress(ipv4: 0xC000_0201), now: now)
        return handler.refusal(request) ?? handler.answer(request)
    }

    private func member(_ name: String = "Ada") throws -> Member {
        try #require(
            try Household(door.store, zones: Serving.zones).members().first { $0.name == name })
    }

    private func add(
        _ options: CalendarOptions, named name: String = "partner", expires: Int64? = nil
    ) throws -> String {
        try member().addAccess(
            .feed, named: name, options, canWrite: false, created: WebDoor.now, expires: expires
        ).token.text
    }

    private func partner(
        fertile: Bool = false, name: Bool = false
    ) -> CalendarOptions { .partner(showsFertileDays: fertile, saysName: name) }

    /// The days that a page marks, with the look of each, by what stands in its months.
    private func marked(_ page: String) throws -> [Day: String] {
        var marked: [Day: String] = [:]
        for table in page.matches(of: /(?s)<table id="([^"]*)"(.*?)<\/table>/) {
            let month = table.1 == "this-month" ? "2026-11" : table.1.dropFirst()
            let cell = /<span class="day ([a-z]+)"[^>]*><span aria-hidden="true">(\d+)/
            for found in table.2.matches(of: cell) {
                // No event says that nobody knows.
                if found.1 == "unknown" { continue }
                let day = try #require(Day("\(month)-\(found.2.count == 1 ? "0" : "")\(found.2)"))
                marked[day] = String(found.1)
            }
        }
        return marked
    }

    /// The days of the events of the same feed, as a calendar program reads them.
    private func served(_ token: String, in months: ClosedRange<Day>) throws -> [Day: String] {
        let calendar = try ExportedCalendar(Data(ask("/feed/\(token).ics").body))
        var days: [Day: String] = [:]
        func add(_ look: String, _ event: ExportedCalendar.Event) throws {
            func day(_ name: String) throws -> Day {
                let text = event(name).suffix(8)
                return try #require(
                    Day("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"))
            }
            for day in try day("DTSTART")...(day("DTEND") - 1) where months.contains(day) {
                days[day] = look == "logged" && day > today ? "predicted" : look
            }
        }
        let fertile = calendar.events.filter { $0("SUMMARY").hasPrefix("Fertile") }
        let periods = calendar.events.filter { $0("SUMMARY").hasPrefix("Period") }
        #expect(fertile.count + periods.count == calendar.events.count)
        for event in fertile { try add("fertile", event) }
        for event in periods where event.isPredicted { try add("predicted", event) }
        for event in periods where !event.isPredicted { try add("logged", event) }
        return days
    }

    @Test(arguments: 1...6)
    func `the marked days are those of the feed's events, whatever is logged`(
        _ seed: UInt64
    ) throws {
        var random = SplitMix(seed)
        var day = today - 200 - random.below(20)
        while day < today - 3 {
            let length = 2 + random.below(5)
            try door.record(
                .days(
                    (0..<length).map { day + $0 }.filter { $0 <= today }.map {
                        DayLog.Entry(day: $0, record: DayRecord(flow: .medium))
                    }))
            day = day + 20 + random.below(18)
        }
        var options = partner(fertile: random.happens(70))
        (options.past, options.months) = (random.below(9), 1 + random.below(14))
        if random.happens(30) { options.titles = .custom([.period: "Period of mine"]) }
        let token = try add(options)
        let page = ask("/shared/\(token)").text
        let months = MonthRange(
            from: try #require(
                try marked(page.replacing("class=\"day\"", with: "class=\"day plain\"")).keys.min()),
            count: page.matches(of: /<table/).count)
        #expect(months.count <= 12)
        #expect(months.days.contains(today))
        let served = try served(token, in: months.days)
        #expect(try marked(page) == served)
        #expect(served.values.contains("logged") || options.past < 3)
    }

    @Test func `the page has dates, and no name, note, script, form, link or cookie`() throws {
        let token = try add(partner())
        let plain = ask("/shared/\(token)")
        #expect(plain.status == 200)
        let policy = try #require(plain.field("Content-Security-Policy"))
        #expect(policy.hasPrefix("default-src 'none'; ") && !policy.contains("script-src"))
        #expect(policy.contains("form-action 'none'") && policy.contains("frame-ancestors 'none'"))
        for (name, value) in [
            ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
            ("X-Robots-Tag", "noindex"), ("X-Content-Type-Options", "nosniff"),
        ] {
            #expect(plain.field(name) == value)
        }
        #expect(plain.field("Set-Cookie") == nil)
        for word in [
            "<script", "<form", "<a ", "<input", "Ada", "planted", "partner", token, "http:",
            "contraceptive", "fertile\"", "flow", "between",
        ] {
            #expect(!plain.text.contains(word), "\(word)")
        }
        // The month before, this one and five more; a day tells its state in words.
        #expect(plain.text.matches(of: /<caption>/).count == 7)
        #expect(plain.text.contains("Tuesday 27 Oct, period</span>"))
        // Whoever is logged in, and whatever a browser shows with it, it is the same page.
        #expect(ask("/shared/\(token)", cookie: true).body == plain.body)
        #expect(ask("/shared/\(token)?x=1").body == plain.body)
        #expect(ask("/shared/\(token)", gzip: true).field("Content-Encoding") == "gzip")
        #expect(plain.route.name == "/shared/*")
        // Nothing is sent there.
        for method in [Request.Method.post, .put, .delete, .propfind] {
            #expect(ask("/shared/\(token)", method).status == 405)
        }
    }

    @Test func `fertile days are there only where they are chosen, and never while hidden`() throws
    {
        let token = try add(partner(fertile: true))
        #expect(try marked(ask("/shared/\(token)").text).values.contains("fertile"))
        #expect(ask("/shared/\(token)").text.contains("A forecast, not a contraceptive."))
        try door.record(.setting(key: "hide-fertility", value: "yes"))
        let hidden = ask("/shared/\(token)").text
        #expect(try !marked(hidden).values.contains("fertile"))
        #expect(try marked(hidden).values.contains("predicted"))
        #expect(!hidden.contains("ertile") && !hidden.contains("contraceptive"))
    }

    @Test func `a name is said only where that is allowed, and as it is now`() throws {
        let silent = try add(partner(), named: "a")
        let named = try add(partner(name: true), named: "b")
        #expect(!ask("/shared/\(silent)").text.contains("Ada"))
        #expect(ask("/shared/\(named)").text.contains("<h1 dir=\"auto\">Calendar of Ada</h1>"))
        try member().rename(to: "Mia")
        let later = ask("/shared/\(named)").text
        #expect(later.contains("Calendar of Mia") && !later.contains("Ada"))
    }

    @Test func `what is ended, expired, wrong or no page is answered with the same bytes`() throws {
        let now = WebDoor.now
        let ended = try add(partner(), named: "a")
        let expired = try add(partner(), named: "b", expires: now + 60)
        let feed = try add(CalendarOptions(), named: "c")
        let password = try member().addAccess(
            .appPassword, named: "d", CalendarOptions(), canWrite: true, created: now
        ).token.text
        let open = try add(partner(), named: "e")
        for token in [ended, expired] { #expect(ask("/shared/\(token)").status == 200) }
        try member().revoke(try #require(try member().access(.feed, named: "a")))
        let wrong = ask("/shared/\(String(repeating: "a", count: 48))", at: now + 60)
        #expect(wrong.status == 404)
        #expect(wrong.field("Cache-Control") == "no-store")
        let others = [
            ended, expired, feed, password, open.uppercased(), open + "/", "", "x", open + ".ics",
            "\(open)%20",
        ]
        for (number, token) in others.enumerated() {
            for method in [Request.Method.get, .head, .post] {
                // A minute apart, so that guesses are not refused.
                let at = now + 120 + Int64(number) * 120
                let answer = ask("/shared/\(token)", method, cookie: method == .get, at: at)
                #expect(answer.status == 404)
                #expect(answer.body == wrong.body)
                #expect(answer.fields.map { "\($0)" } == wrong.fields.map { "\($0)" })
                #expect(answer.route.name == "/shared/*")
            }
        }
        #expect(ask("/shared/\(open)", at: now + 3_600).status == 200)
    }

    @Test func `wrong links are guesses, which are refused after some`() throws {
        var answers: Set<Int> = []
        for _ in 0..<40 {
            answers.insert(ask("/shared/\(String(repeating: "a", count: 48))").status)
        }
        #expect(answers == [404, 429])
    }

    @Test func `a revoked page can stay empty, and says so`() throws {
        let token = try add(partner(fertile: true, name: true))
        let before = ask("/shared/\(token)").text
        let feed = try #require(try member().access(.feed).first)
        let until = WebDoor.now + 30 * 86_400
        try member().blank(feed, until: until)
        let page = ask("/shared/\(token)")
        #expect(page.status == 200)
        #expect(page.text.contains("Nothing is shared here at the moment."))
        #expect(try marked(page.text).isEmpty)
        #expect(!page.text.contains("Ada") && !page.text.contains("contraceptive"))
        #expect(page.text.matches(of: /<table/).count == before.matches(of: /<table/).count)
        #expect(ask("/shared/\(token)", at: until).status == 404)
    }

    @Test func `opening the page is a use, kept as a week`() throws {
        let token = try add(partner())
        #expect(try member().access(.feed).first?.lastUsed == nil)
        _ = ask("/shared/\(token)")
        #expect(try member().access(.feed).first?.lastUsed == 1_794_787_200)
    }

    // MARK: Made on the page

    @Test func `as they see it is what they see, before it exists and after`() throws {
        let form: KeyValuePairs = [
            "do": "view-partner", "name": "Kim", "fertile": "yes", "say-name": "yes",
        ]
        let preview = door.post("/settings/sharing", form)
        #expect(preview.status == 200)
        #expect(preview.text.contains("Nothing is shared yet."))
        #expect(try member().access(.feed).isEmpty)
        let made = door.post(
            "/settings/sharing",
            ["do": "add-partner", "name": "Kim", "fertile": "yes", "say-name": "yes"])
        #expect(made.status == 200)
        let page = try #require(made.text.firstMatch(of: /\/shared\/([0-9a-z]{48})/))
        let feed = try #require(made.text.firstMatch(of: /\/feed\/([0-9a-z]{48})\.ics/))
        #expect(page.1 == feed.1)
        #expect(page.range.lowerBound < feed.range.lowerBound)
        let shown = ask("/shared/\(page.1)").text
        let seen = try #require(shown.firstMatch(of: /(?s)<\/h1>(.*)<\/main>/)?.1)
        #expect(seen.contains("day fertile") && seen.contains("day predicted"))
        #expect(preview.text.contains("dir=\"auto\">Calendar of Ada</h2>\(seen)</section>"))
        let id = try #require(try member().access(.feed).first?.id)
        let now = door.post("/settings/sharing", ["do": "view-feed", "id": "\(id)"])
        #expect(now.text.contains("</h2>\(seen)</section>"))
        // What cannot be is refused before it is shown.
        for (name, value) in [("name", " "), ("expires", "2026-11-19"), ("expires", "soon")] {
            let answer = door.post(
                "/settings/sharing",
                pairs: [("do", "view-partner"), ("name", "Kim")].filter { $0.0 != name }
                    + [(name, value)])
            #expect(answer.status == 422)
            #expect(answer.text.contains("id=\"partner-\(name)-fault\""))
        }
    }

    @Test func `three presets are what they say`() throws {
        for name in ["phone", "partner", "work"] {
            let made = door.post("/settings/sharing", ["do": "add-\(name)", "name": name])
            #expect(made.status == 200)
            #expect(made.text.contains("/shared/") == (name == "partner"))
        }
        let feeds = try member().access(.feed)
        #expect(feeds.map(\.canWrite) == [false, false, false])
        let options = feeds.compactMap(\.options)
        #expect(options.map(\.include) == [CalendarOptions.Content.usual, [.periods], [.periods]])
        #expect(options.map(\.titles) == [.plain, .plain, .neutral])
        #expect(options.map(\.datesOnly) == [false, true, true])
        #expect(options.map(\.hasAlarms) == [true, true, false])
        #expect(options.map(\.hasPage) == [false, true, false])
        #expect(options[1].ownNames != nil && options[1].ownNames != options[2].ownNames)
        // One page says who sees what, devices among it.
        let list = door.get("/settings/sharing").text
        for word in ["phone", "partner", "work", "never fetched", "until you revoke it", "Devices"]
        {
            #expect(list.contains(word), "\(word)")
        }
    }

    @Test func `a name is taken once, beside the preset's own field`() throws {
        for status in [200, 422] as [UInt16] {
            let answer = door.post("/settings/sharing", ["do": "add-work", "name": "Work"])
            #expect(answer.status == Int(status))
            #expect(answer.text.contains("id=\"work-name-fault\"") == (status == 422))
        }
    }

    @Test func `where fertile days are shown, days that may be fertile are no days without a mark`()
        throws
    {
        // Cycles of 20 to 60 days place no window far ahead.
        for (start, length) in [
            ("2025-11-01", 5), ("2026-01-10", 4), ("2026-02-02", 5), ("2026-04-05", 5),
        ] {
            let first = try #require(Day(start))
            try door.record(
                .days(
                    (0..<length).map {
                        DayLog.Entry(day: first + $0, record: DayRecord(flow: .medium))
                    }))
        }
        let shown = ask("/shared/\(try add(partner(fertile: true)))").text
        #expect(shown.contains(#"class="day unknown""#))
        #expect(shown.contains("A forecast, not a contraceptive."))
        let without = ask("/shared/\(try add(partner(), named: "other"))").text
        #expect(!without.contains("unknown") && !without.contains("contraceptive"))
        try door.record(.setting(key: "hide-fertility", value: "yes"))
        let hidden = ask("/shared/\(try add(partner(fertile: true), named: "third"))").text
        #expect(!hidden.contains("unknown") && !hidden.contains("contraceptive"))
        #expect(!door.get("/settings/sharing").text.contains("fertile"))
    }

    @Test func `a link that has ended is shown as ended and does not come back`() throws {
        let now = WebDoor.now
        let token = try add(partner(), expires: now - 86_400)
        let page = door.get("/settings/sharing").text
        #expect(page.contains("Ended") && !page.contains("view-feed"))
        let id = try #require(page.firstMatch(of: /name="id" value="(\d+)"/)).1
        #expect(
            door.post("/settings/sharing", ["do": "view-feed", "id": String(id)]).status == 422)
        _ = door.post("/settings/sharing", ["do": "revoke-feed", "id": String(id), "blank": "yes"])
        #expect(ask("/shared/\(token)").status == 404)
        #expect(!door.get("/settings/sharing").text.contains("view-feed"))
    }

    @Test func `the feed of a page that names nobody has a name that says nothing`() throws {
        try door.record(.setting(key: "calendar-name", value: "Anna Schmidt"))
        let token = try add(partner())
        #expect(!ask("/feed/\(token).ics").text.contains("Anna"))
        let named = try add(partner(name: true), named: "named")
        #expect(ask("/feed/\(named).ics").text.contains("Anna"))
        var neutral = partner()
        neutral.titles = .neutral
        let access = NewAccess(.feed, named: "neutral", neutral, canWrite: false)
        #expect(throws: NewAccess.Problem.pageShowsMore) { try access.check() }
    }

    @Test func `nobody has more than two hundred links`() throws {
        for number in 0..<NewAccess.most { _ = try add(partner(), named: "link \(number)") }
        let answer = door.post("/settings/sharing", ["do": "add-phone", "name": "one more"])
        #expect(answer.status == 422 && answer.text.contains("You have 200 already"))
        #expect(try member().access(.feed).count == NewAccess.most)
        // App passwords are counted by themselves.
        let password = door.post(
            "/settings/sharing",
            ["do": "add-password", "name": "desk", "include": "periods", "months": "12"])
        #expect(password.status == 200)
    }
}

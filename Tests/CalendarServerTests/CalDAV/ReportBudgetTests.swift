import CalendarServer
import HTTPServer
import ICalendar
import RequestSoundness
import SeededRandomness
import Synchronization
import Testing
import XML

/// What one request gets at most, however much there is and however much is asked for.
@Suite struct ReportBudgetTests {
    private let calendars = Calendars()
    private static let cycle = Calendars.home + "cycle/"
    /// A short answer that says that there is more goes beyond it.
    private static let most = Multistatus.most + 1_000

    private func report(
        _ root: String, _ content: String, _ calendars: Calendars? = nil
    ) -> CalendarReply {
        (calendars ?? self.calendars).ask(
            .report, Self.cycle, [("Depth", "1")],
            "<\(root) \(Calendars.namespaces)>\(content)</\(root)>")
    }

    private static func names(_ count: Int, length: Int = 1) -> String {
        let ending = String(repeating: "y", count: length)
        return (0..<count).map { "<d:x\($0)\(ending)/>" }.joined()
    }

    private static func filter(_ prop: String, _ inner: String = "") -> String {
        """
        <d:prop>\(prop)</d:prop><c:filter><c:comp-filter name="VCALENDAR">\
        <c:comp-filter name="VEVENT">\(inner)</c:comp-filter></c:comp-filter></c:filter>
        """
    }

    /// Whether the last answer says that what was asked for holds more than was told.
    private func isCut(_ reply: CalendarReply) -> Bool {
        let last = reply.text.suffix(400).components(before: "<d:sync-token>")
        return last.contains(
            """
            <d:response><d:href>\(Self.cycle)</d:href>\
            <d:status>HTTP/1.1 507 Insufficient Storage</d:status>\
            <d:error><d:number-of-matches-within-limits/></d:error></d:response>
            """)
    }

    // MARK: How much is asked for

    @Test func `two hundred properties may be asked for, and no others`() {
        func sync(_ prop: String) -> String {
            "<d:sync-token/><d:sync-level>1</d:sync-level><d:prop>\(prop)</d:prop>"
        }
        for (count, status) in [(200, 207), (201, 403), (12_000, 403)] {
            let names = Self.names(count)
            let include = "<d:allprop/><d:include>\(names)</d:include>"
            let all = "<d:propfind \(Calendars.namespaces)>\(include)</d:propfind>"
            let search = """
                <d:property-search><d:prop>\(names)</d:prop><d:match>x</d:match></d:property-search>
                """
            #expect(calendars.propfind(Self.cycle, depth: "1", names).status == status)
            #expect(calendars.ask(.propfind, Self.cycle, [("Depth", "0")], all).status == status)
            #expect(report("c:calendar-query", Self.filter(names)).status == status)
            #expect(report("d:sync-collection", sync(names)).status == status)
            let found = calendars.ask(
                .report, "/dav/", [],
                "<d:principal-property-search \(Calendars.namespaces)>\(search)"
                    + "</d:principal-property-search>")
            #expect(found.status == status)
        }
        let refused = calendars.propfind(Self.cycle, Self.names(201))
        #expect(refused.root?.name == .dav("error"))
        #expect(refused.text.contains("more than 200 properties"))
    }

    @Test func `each entry is told what it lacks, also where another lacks something else`() {
        let reply = calendars.propfind(
            Self.cycle, depth: "1", "<d:getetag/><d:sync-token/><d:none/><d:getetag/>")
        let one = Self.cycle + "one.ics"
        #expect(reply.properties(Self.cycle).map(\.name.local) == ["sync-token"])
        #expect(
            reply.properties(Self.cycle, status: "404").map(\.name.local) == ["getetag", "none"])
        for path in [one, Self.cycle + "two.ics"] {
            #expect(reply.properties(path).map(\.name.local) == ["getetag"])
            #expect(
                reply.properties(path, status: "404").map(\.name.local) == ["sync-token", "none"])
        }
    }

    // MARK: How much is told

    @Test func `a listing ends where it becomes too long, and says so`() {
        let event = Calendars.event("x", "20261201")
        for number in 0..<200 {
            calendars.source.put(event, as: "\(number)", in: "cycle", of: Calendars.anna)
        }
        let names = Self.names(200, length: 1_000)
        let listing = calendars.propfind(Self.cycle, depth: "1", names)
        #expect(listing.status == 207)
        #expect((Multistatus.most / 2...Self.most).contains(listing.response.body.count))
        #expect(isCut(listing))
        let query = report("c:calendar-query", Self.filter(names))
        #expect(query.response.body.count <= Self.most)
        #expect(isCut(query))
        let some = calendars.propfind(Self.cycle, depth: "1", "<d:getetag/>")
        #expect(some.hrefs.count == 203)
        #expect(!isCut(some))
    }

    /// A megabyte in one entry.
    private func fill(_ count: Int, _ text: String = "a") {
        let line = "X-FILL:\(String(repeating: text, count: 60_000 / text.utf8.count))\r\n"
        for number in 0..<count {
            let event = Calendars.event("big\(number)", "20261201").replacing(
                "SUMMARY", with: String(repeating: line, count: 17) + "SUMMARY")
            calendars.source.put(
                event, as: "big\(number).ics", in: "cycle", of: Calendars.anna)
        }
    }

    @Test func `a sync of much comes in pieces, and a multiget ends`() throws {
        fill(20)
        var found: [String] = []
        var token = ""
        var pieces = 0
        repeat {
            let piece = report(
                "d:sync-collection",
                """
                <d:sync-token>\(token)</d:sync-token><d:sync-level>1</d:sync-level>\
                <d:prop><d:getetag/><c:calendar-data/></d:prop>
                """)
            #expect(piece.status == 207)
            #expect(piece.response.body.count <= Self.most)
            pieces += 1
            found += piece.texts(in: "d:href").filter { $0 != Self.cycle }
            token = try #require(piece.texts(in: "d:sync-token").last)
            #expect(isCut(piece) == (pieces == 1))
        } while pieces < 2
        let all =
            (0..<20).map { Self.cycle + "big\($0).ics" }
            + ["one", "two"].map {
                Self.cycle + "\($0).ics"
            }
        #expect(found == all.sorted())
        let multiget = report(
            "c:calendar-multiget",
            "<d:prop><c:calendar-data/></d:prop>"
                + all.map { "<d:href>\($0)</d:href>" }.joined())
        #expect(multiget.response.body.count <= Self.most)
        #expect(isCut(multiget))
    }

    // MARK: How much is done

    private func calendars(working amount: Int) -> Calendars {
        var calendars = calendars
        calendars.handler = Handler(
            source: FixedFeeds(), calendars: calendars.source, reportWork: amount)
        return calendars
    }

    @Test func `work is summed over a request, which says what it did not come to`() {
        for number in 10..<60 {
            let event = Calendars.event("e\(number)", "20261201").replacing(
                "SUMMARY", with: "RRULE:FREQ=DAILY\r\nSUMMARY")
            calendars.source.put(event, as: "\(number)", in: "cycle", of: Calendars.anna)
        }
        let range = "<c:time-range start=\"20270601T000000Z\" end=\"20270701T000000Z\"/>"
        let query = Self.filter("<d:getetag/>", range)
        let whole = report("c:calendar-query", query)
        #expect(whole.hrefs.count == 50)
        #expect(!isCut(whole))
        let some = report("c:calendar-query", query, calendars(working: 10_000))
        #expect(some.status == 207)
        #expect((2..<45).contains(some.hrefs.count))
        #expect(isCut(some))
        let busy = report("c:free-busy-query", range, calendars(working: 10_000))
        #expect(busy.condition == .dav("number-of-matches-within-limits"))
        #expect(report("c:free-busy-query", range).status == 200)
    }

    private static func series(_ more: [String]) -> String {
        Calendars.event("x", "20261201").replacing(
            ";VALUE=DATE:20261201",
            with: ":20261201T120000Z\r\n" + (["RRULE:FREQ=DAILY"] + more).joined(separator: "\r\n"))
    }

    @Test func `an entry's thousand zones are not looked up`() throws {
        let lines = (0..<5_000).map { "EXDATE;TZID=Nowhere/Z\($0):20270101T000000" }
        let object = try CalendarObject(Array(Self.series(lines).utf8))
        final class Lookups: Sendable { let count = Atomic<Int>(0) }
        let lookups = Lookups()
        let zones = CalendarZones { _ in
            lookups.count.wrappingAdd(1, ordering: .relaxed)
            return nil
        }
        let range = try #require(TimeRange(start: 1_800_000_000, end: 1_800_100_000))
        let work = ReportWork()
        _ = try object.data(.init(recurrences: .expanded(range)), zones: zones, work: work)
        #expect(lookups.count.load(ordering: .relaxed) <= 60)
        // What took a while has been counted.
        #expect(ReportWork().left - work.left > 50_000)
    }

    @Test func `exceptions are not read again for each instance`() throws {
        let lines = (0..<15_000).map { _ in "EXDATE;TZID=Europe/Berlin:20270101T000000" }
        let object = try CalendarObject(Array(Self.series(lines).utf8))
        func expand(to end: Int64) throws -> Int {
            let range = try #require(TimeRange(start: 1_800_000_000, end: end))
            return try ThreadWork.processorTime {
                let data = try object.data(
                    .init(recurrences: .expanded(range)), zones: CalendarZones())
                let text = String(decoding: data, as: UTF8.self)
                #expect(text.contains("RECURRENCE-ID:20270115T120000Z"))
            }
        }
        // One day, and a year: read for each instance they would cost some hundred times as much.
        let day = try expand(to: 1_800_086_400)
        #expect(try expand(to: 1_831_536_000) < 30 * day)
    }

    @Test func `looking for a text twenty times as long takes no four hundred times as long`() {
        func search(in count: Int) -> Int {
            let text = String(repeating: "a", count: count)
            let part = text.prefix(count / 2)
            return ThreadWork.processorTime {
                #expect(!TextMatch(part + "b").matches(text))
                #expect(TextMatch(part.uppercased()).matches("b" + text))
            }
        }
        #expect(search(in: 60_000) < 100 * search(in: 3_000))
    }

    @Test(arguments: [
        ("", "", true), ("", "a", true), ("aab", "aaab", true), ("abab", "abaabab", true),
        ("abc", "ab", false), ("ABC", "xabcx", true), ("aa", "aba", false),
    ])
    func `a text is found wherever it is`(_ part: String, _ text: String, _ isFound: Bool) {
        #expect(TextMatch(part).matches(text) == isFound)
    }
}

extension Substring {
    fileprivate func components(before mark: String) -> Substring {
        firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self
    }
}

extension CalendarReply {
    /// The texts of the elements of that name, in a document too long for a tree.
    fileprivate func texts(in name: String) -> [String] {
        text.split(separator: "<\(name)>").dropFirst().map {
            String($0.prefix { $0 != "<" })
        }
    }
}

import CalendarServer
import HTTPServer
import RequestSoundness
import Testing
import XML

@Suite struct CalendarReportTests {
    private let calendars = Calendars()
    private static let cycle = Calendars.home + "cycle/"

    private func report(
        _ root: String, _ content: String, _ path: String = cycle,
        _ fields: [(name: String, value: String)] = [("Depth", "1")]
    ) -> CalendarReply {
        calendars.ask(
            .report, path, fields, "<\(root) \(Calendars.namespaces)>\(content)</\(root)>")
    }

    private static func filter(_ inner: String) -> String {
        """
        <d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter>\
        <c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">\(inner)</c:comp-filter>\
        </c:comp-filter></c:filter>
        """
    }

    // MARK: calendar-query

    @Test func `a month is found, with what is in it`() {
        let answer = report(
            "c:calendar-query",
            Self.filter("<c:time-range start=\"20261201T000000Z\" end=\"20270101T000000Z\"/>"))
        #expect(answer.status == 207)
        #expect(answer.hrefs == [Self.cycle + "two.ics"])
        #expect(
            answer.property(.caldav("calendar-data"))?.text == Calendars.event("two", "20261218"))
    }

    @Test func `an event that moves to another month is found there, and no more where it was`() {
        func found(_ month: String, _ next: String) -> [String] {
            let range = "<c:time-range start=\"\(month)01T000000Z\" end=\"\(next)01T000000Z\"/>"
            return report("c:calendar-query", Self.filter(range)).hrefs
        }
        for _ in 0..<2 {
            #expect(found("202612", "202701") == [Self.cycle + "two.ics"])
            #expect(found("202702", "202703").isEmpty)
        }
        calendars.source.put(
            Calendars.event("two", "20270218"), as: "two.ics", in: "cycle", of: Calendars.anna)
        #expect(found("202612", "202701").isEmpty)
        #expect(found("202702", "202703") == [Self.cycle + "two.ics"])
    }

    @Test func `whole days are those of the zone that the client names, or of the person`() {
        // The 20th of November begins an hour before midnight in UTC for her, eleven after elsewhere.
        let range = "<c:time-range start=\"20261119T230000Z\" end=\"20261120T000000Z\"/>"
        #expect(report("c:calendar-query", Self.filter(range)).hrefs == [Self.cycle + "one.ics"])
        let zone = """
            <c:timezone>BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nBEGIN:VTIMEZONE\nTZID:x
            BEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:-1100\nTZOFFSETTO:-1100
            END:STANDARD\nEND:VTIMEZONE\nEND:VCALENDAR\n</c:timezone>
            """
        #expect(report("c:calendar-query", Self.filter(range) + zone).hrefs.isEmpty)
        let bad = report("c:calendar-query", Self.filter(range) + "<c:timezone>x</c:timezone>")
        #expect(bad.condition == .caldav("valid-calendar-data"))
    }

    @Test func `how deep a query goes is as the client says`() {
        let all = Self.filter("")
        #expect(report("c:calendar-query", all).hrefs.count == 2)
        #expect(report("c:calendar-query", all, Self.cycle, []).hrefs.count == 2)
        #expect(report("c:calendar-query", all, Self.cycle, [("Depth", "0")]).hrefs.isEmpty)
        #expect(report("c:calendar-query", all, Calendars.home).hrefs.isEmpty)
        let deep = report("c:calendar-query", all, Calendars.home, [("Depth", "infinity")])
        #expect(deep.hrefs.count == 2)
        #expect(
            report("c:calendar-query", all, Self.cycle + "one.ics", [("Depth", "0")]).hrefs
                == [Self.cycle + "one.ics"])
    }

    @Test func `instances of a rule come one by one if they are asked for`() {
        let daily = Calendars.event("daily", "20261120").replacing(
            "SUMMARY", with: "RRULE:FREQ=DAILY;COUNT=5\r\nSUMMARY")
        calendars.source.put(daily, as: "daily.ics", in: "cycle", of: Calendars.anna)
        let answer = report(
            "c:calendar-query",
            Self.filter("<c:prop-filter name=\"RRULE\"/>").replacing(
                "<c:calendar-data/>",
                with: """
                    <c:calendar-data><c:expand start="20261121T000000Z" end="20261123T000000Z"/>\
                    </c:calendar-data>
                    """))
        let data = answer.property(.caldav("calendar-data"))?.text ?? ""
        #expect(data.ranges(of: "BEGIN:VEVENT").count == 3)
        #expect(!data.contains("RRULE"))
    }

    @Test func `a series of too many instances keeps no other entry from being told`() {
        let busy = Calendars.event("busy", "20261120").replacing(
            ";VALUE=DATE:20261120", with: ":20261120T000000Z\r\nRRULE:FREQ=MINUTELY")
        calendars.source.put(busy, as: "busy.ics", in: "cycle", of: Calendars.anna)
        let answer = report(
            "c:calendar-query",
            Self.filter("").replacing(
                "<c:calendar-data/>",
                with: """
                    <c:calendar-data><c:expand start="20261101T000000Z" end="20270101T000000Z"/>\
                    </c:calendar-data>
                    """))
        #expect(answer.status == 207)
        #expect(answer.hrefs.sorted() == ["busy", "one", "two"].map { Self.cycle + "\($0).ics" })
        let responses = answer.text.split(separator: "<d:response>").dropFirst()
        for response in responses {
            let isBusy = response.contains("busy.ics")
            #expect(response.contains("<d:getetag>"))
            #expect(response.contains("BEGIN:VEVENT") == !isBusy)
            #expect(response.contains("507") == isBusy)
            #expect(response.contains("number-of-matches-within-limits") == isBusy)
        }
        #expect(responses.count == 3)
    }

    @Test func `a filter that is none is refused by the name of what is wrong`() {
        #expect(
            report("c:calendar-query", "<d:prop/>").condition == .caldav("valid-filter"))
        #expect(report("c:calendar-query", "<d:prop/><").status == 400)
        #expect(report("d:expand-property", "").condition == .dav("supported-report"))
        #expect(calendars.ask(.report, Self.cycle).status == 400)
        for path in ["/dav/", "/dav/\(Calendars.anna)/"] {
            #expect(
                report("c:calendar-query", Self.filter(""), path).condition
                    == .dav("supported-report"))
        }
    }

    // MARK: calendar-multiget

    @Test func `each path that is named is answered once, under that name`() {
        let hrefs = [
            Self.cycle + "one.ics", "https://other.example" + Self.cycle + "two%2Eics",
            Self.cycle + "none.ics", "nonsense", Self.cycle + "one.ics",
            "/dav/\(Calendars.berta)/calendars/cycle/hers.ics", Self.cycle,
        ]
        for path in [Self.cycle, Calendars.home] {
            let answer = report(
                "c:calendar-multiget",
                "<d:prop><d:getetag/><c:calendar-data/></d:prop>"
                    + hrefs.map { "<d:href>\($0)</d:href>" }.joined(), path, [])
            #expect(answer.status == 207)
            #expect(answer.hrefs == [0, 1, 2, 3, 5, 6].map { hrefs[$0] })
            #expect(
                answer.property(.caldav("calendar-data"), hrefs[1])?.text
                    == Calendars.event("two", "20261218"))
            let missing = answer.responses.filter { $0.first(.dav("status")) != nil }
            #expect(missing.count == 4)
            #expect(missing.allSatisfy { $0.first(.dav("status"))?.text.contains("404") == true })
        }
    }

    @Test func `only what lies below is got, and of entries only what they have`() {
        let answer = report(
            "c:calendar-multiget",
            """
            <d:prop><d:getetag/><d:other/></d:prop><d:href>\(Self.cycle)one.ics</d:href>
            """, Self.cycle + "two.ics")
        #expect(answer.text.contains("404"))
        let minimal = report(
            "c:calendar-multiget",
            "<d:prop><d:getetag/><d:other/></d:prop><d:href>\(Self.cycle)one.ics</d:href>",
            Self.cycle, [("Prefer", "return=minimal")])
        #expect(!minimal.text.contains("404"))
    }

    // MARK: sync-collection

    private func sync(
        _ token: String, _ more: String = "", depth: String = "0", in path: String = cycle
    ) -> CalendarReply {
        report(
            "d:sync-collection",
            """
            <d:sync-token>\(token)</d:sync-token><d:sync-level>1</d:sync-level>\(more)
            <d:prop><d:getetag/></d:prop>
            """, path, [("Depth", depth)])
    }

    @Test(arguments: ["0", "1"])
    func `what changed is told, what is gone, and nothing else`(_ depth: String) throws {
        let first = sync("", depth: depth)
        #expect(first.hrefs == [Self.cycle + "one.ics", Self.cycle + "two.ics"])
        let token = try #require(first.syncToken)
        #expect(sync(token, depth: depth).responses.isEmpty)
        #expect(sync(token, depth: depth).syncToken == token)
        calendars.source.put(
            Calendars.event("new", "20261201"), as: "new.ics", in: "cycle", of: Calendars.anna)
        #expect(calendars.ask(.delete, Self.cycle + "one.ics").status == 204)
        let later = sync(token, depth: depth)
        #expect(later.hrefs == [Self.cycle + "new.ics", Self.cycle + "one.ics"])
        #expect(
            later.responses.last?.first(.dav("status"))?.text == "HTTP/1.1 404 Not Found")
        #expect(later.syncToken != token)
    }

    @Test(arguments: ["data:,r99", "data:,x", "x", "data:,r-1", "http://other"])
    func `a token that was never given out is refused by name`(_ token: String) {
        let answer = sync(token)
        #expect(answer.status == 403)
        #expect(answer.condition == .dav("valid-sync-token"))
    }

    private static func limit(_ count: Int) -> String {
        "<d:limit><d:nresults>\(count)</d:nresults></d:limit>"
    }

    @Test func `a home is not synced, only its calendars`() {
        #expect(sync("", in: Calendars.home).condition == .dav("supported-report"))
    }

    @Test(arguments: 1...6)
    func `a sync in pieces ends with what a sync at once tells`(_ size: Int) throws {
        for name in ["a", "b", "ü /x", "m", "z"] {
            calendars.source.put(
                Calendars.event(name, "20261201"), as: name, in: "cycle", of: Calendars.anna)
        }
        var seen: [String: String?] = [:]
        var token = ""
        var pieces = 0
        while true {
            let piece = sync(token, Self.limit(size))
            #expect(piece.status == 207)
            let isLast = !piece.text.contains("number-of-matches-within-limits")
            #expect(piece.responses.count <= size + (isLast ? 0 : 1))
            for response in piece.responses {
                let href = try #require(response.first(.dav("href"))?.text)
                guard href != Self.cycle else { continue }
                seen[href] = .some(piece.property(.dav("getetag"), href)?.text)
            }
            token = try #require(piece.syncToken)
            pieces += 1
            if isLast || pieces > 20 { break }
            // Between the pieces something told already changes, and something goes.
            if pieces == 1 {
                calendars.source.put(
                    Calendars.event("a", "20261203"), as: "a", in: "cycle", of: Calendars.anna)
                _ = calendars.ask(.delete, Self.cycle + "one.ics")
            }
        }
        let now = sync("")
        for href in now.hrefs {
            #expect(seen[href] == .some(now.property(.dav("getetag"), href)?.text))
        }
        #expect(seen.filter { $0.value != nil }.count == now.hrefs.count)
        #expect(sync(token).responses.isEmpty)
    }

    @Test(arguments: ["data:,page", "data:,page/-/-x/-y", "data:,page/-data:,r1/-data:,r9/-y"])
    func `a mark that was never given out is refused by name`(_ token: String) {
        #expect(sync(token).condition == .dav("valid-sync-token"))
    }

    // MARK: principals

    @Test(arguments: [("ann", true), ("ANNA", true), ("Berta", false), ("", true)])
    func `a search for people finds only the one who asks`(_ name: String, _ isFound: Bool) {
        let answer = report(
            "d:principal-property-search",
            """
            <d:property-search><d:prop><d:displayname/></d:prop><d:match>\(name)</d:match>
            </d:property-search><d:prop><d:displayname/></d:prop>
            """, "/dav/", [("Depth", "0")])
        #expect(answer.status == 207)
        #expect(answer.hrefs == (isFound ? ["/dav/\(Calendars.anna)/"] : []))
        let all = report(
            "d:principal-property-search", "<d:prop><d:displayname/></d:prop>", "/", [])
        #expect(all.hrefs == ["/dav/\(Calendars.anna)/"])
        #expect(
            report("d:principal-property-search", "", Self.cycle).condition
                == .dav("supported-report"))
        #expect(
            report("d:principal-property-search", "<d:property-search/>", "/dav/").status == 400)
    }

    // MARK: free-busy-query

    @Test func `busy times are told as a calendar`() {
        let answer = report(
            "c:free-busy-query",
            "<c:time-range start=\"20261120T120000Z\" end=\"20261201T000000Z\"/>")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "text/calendar; charset=utf-8")
        #expect(answer.text.contains("FREEBUSY;FBTYPE=BUSY:20261120T120000Z/20261120T230000Z"))
        #expect(report("c:free-busy-query", "").status == 400)
    }
}

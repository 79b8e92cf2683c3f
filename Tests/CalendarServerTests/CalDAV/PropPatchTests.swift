import CalendarServer
import HTTPServer
import RequestSoundness
import Testing
import XML

@Suite struct PropPatchTests {
    private let calendars = Calendars()
    private static let cycle = Calendars.home + "cycle/"

    private func proppatch(
        _ steps: String, _ path: String = cycle, _ fields: [(name: String, value: String)] = [],
        password: String = Calendars.annasPassword
    ) -> CalendarReply {
        calendars.ask(
            .proppatch, path, fields,
            "<d:propertyupdate \(Calendars.namespaces)>\(steps)</d:propertyupdate>",
            password: password)
    }

    private func value(_ name: XMLName) -> String? {
        let xml = "<x:\(name.local) xmlns:x=\"\(name.namespace)\"/>"
        return calendars.propfind(Self.cycle, xml).property(name)?.text
    }

    @Test func `what a client sets is kept, and gone when it takes it away`() {
        let set = proppatch(
            """
            <d:set><d:prop><d:displayname>Tage &amp; Zeiten</d:displayname></d:prop></d:set>
            <d:set><d:prop><a:calendar-color>#FF0000FF</a:calendar-color>
            <x:y xmlns:x="urn:x"><x:z a="b">c</x:z></x:y></d:prop></d:set>
            """)
        #expect(set.status == 207)
        #expect(set.properties().count == 3)
        #expect(value(.dav("displayname")) == "Tage & Zeiten")
        #expect(value(.apple("calendar-color")) == "#FF0000FF")
        let kept = calendars.propfind(Self.cycle, "<x:y xmlns:x='urn:x'/>")
            .property(XMLName("urn:x", "y"))
        #expect(kept?.elements.first?["a"] == "b")
        let all = calendars.ask(.propfind, Self.cycle, [("Depth", "0")])
        #expect(all.properties().map(\.name).contains(.apple("calendar-color")))
        #expect(
            proppatch(
                "<d:remove><d:prop><a:calendar-color/><d:displayname/><d:none/></d:prop></d:remove>"
            )
            .properties().count == 3)
        #expect(value(.apple("calendar-color")) == nil)
        #expect(value(.dav("displayname")) == "cycle")
    }

    @Test func `one that cannot be set leaves all the others as they were`() {
        let answer = proppatch(
            """
            <d:set><d:prop><d:displayname>New</d:displayname><d:getetag>x</d:getetag></d:prop></d:set>
            <d:remove><d:prop><d:resourcetype/></d:prop></d:remove>
            """)
        #expect(answer.status == 207)
        #expect(answer.properties(status: "424").map(\.name) == [.dav("displayname")])
        #expect(
            Set(answer.properties(status: "403").map(\.name)) == [
                .dav("getetag"), .dav("resourcetype"),
            ])
        #expect(answer.text.contains("cannot-modify-protected-property"))
        #expect(value(.dav("displayname")) == "Cycle")
    }

    @Test func `a time zone has to be one`() {
        func set(_ zone: String) -> CalendarReply {
            proppatch(
                "<d:set><d:prop><c:calendar-timezone>\(zone)</c:calendar-timezone></d:prop></d:set>"
            )
        }
        #expect(set("Europe/Berlin").properties(status: "403").count == 1)
        let zone = """
            BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nBEGIN:VTIMEZONE\nTZID:x\nBEGIN:STANDARD
            DTSTART:19700101T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0100\nEND:STANDARD
            END:VTIMEZONE\nEND:VCALENDAR\n
            """
        #expect(set(zone).properties().count == 1)
    }

    @Test func `properties are not without limits`() {
        let large = String(repeating: "x", count: 70_000)
        let answer = proppatch("<d:set><d:prop><x>\(large)</x></d:prop></d:set>")
        #expect(answer.properties(status: "507").count == 1)
        let many = (0..<250).map { "<x\($0)>1</x\($0)>" }.joined()
        #expect(
            proppatch("<d:set><d:prop>\(many)</d:prop></d:set>").properties(status: "507").count
                > 0)
    }

    @Test func `only calendars have properties to set, and only for who may write`() {
        let step = "<d:set><d:prop><d:displayname>New</d:displayname></d:prop></d:set>"
        for path in ["/dav/", "/dav/\(Calendars.anna)/", Calendars.home, Self.cycle + "one.ics"] {
            #expect(proppatch(step, path).properties(status: "403").count == 1)
        }
        let shared = proppatch(step, password: Calendars.sharedPassword)
        #expect(shared.status == 403)
        #expect(shared.condition == .dav("need-privileges"))
        #expect(value(.dav("displayname")) == "Cycle")
    }

    @Test func `a state that is not the calendar's stops it`() {
        let step = "<d:set><d:prop><d:displayname>New</d:displayname></d:prop></d:set>"
        #expect(proppatch(step, Self.cycle, [("If", "(<data:,r1>)")]).status == 412)
        #expect(proppatch(step, Self.cycle, [("If", "(<data:,r3>)")]).status == 207)
        #expect(proppatch(step, Self.cycle, [("If", "nonsense")]).status == 400)
    }

    @Test func `a client that prefers a minimal answer gets one`() {
        let answer = proppatch(
            "<d:set><d:prop><d:displayname>New</d:displayname></d:prop></d:set>", Self.cycle,
            [("Prefer", "return=minimal")])
        #expect(answer.status == 200)
        #expect(answer.response.body.isEmpty)
        #expect(answer["Preference-Applied"] == "return=minimal")
    }
}

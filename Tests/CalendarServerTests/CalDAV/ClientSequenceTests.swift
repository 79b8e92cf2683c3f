import CalendarServer
import HTTPServer
import RequestSoundness
import Testing

/// What programs ask, one request after another, and what they need to be told each time.
///
/// Thunderbird's and Evolution's were recorded, the others are from their sources and from what is published
/// of them. `{cycle}` and the like stand for paths that the program was told before.
struct ClientStep: Sendable, CustomTestStringConvertible {
    var method: Request.Method
    var target: String
    var fields: [String: String] = [:]
    var body = ""
    var status: Int
    /// What has to be in the body of the answer.
    var tells: [String] = []
    var field: (name: String, value: String)?
    var isSignedIn = true

    var testDescription: String { "\(method.name) \(target)" }
}

@Suite struct ClientSequenceTests {
    private static let cycle = "\(Calendars.home)cycle/"
    private static let principal = "/dav/\(Calendars.anna)/"
    private static let one = Calendars.event("one", "20261120")
    private static let new = Calendars.event("new", "20261121")

    private static func prop(_ names: String) -> String { Calendars.propfind(names) }

    private static func multiget(_ hrefs: String...) -> String {
        "<c:calendar-multiget \(Calendars.namespaces)><d:prop><d:getetag/><c:calendar-data/></d:prop>"
            + hrefs.map { "<d:href>\($0)</d:href>" }.joined() + "</c:calendar-multiget>"
    }

    private static func sync(_ token: String, _ names: String = "<d:getetag/>") -> String {
        """
        <d:sync-collection \(Calendars.namespaces)><d:sync-token>\(token)</d:sync-token>\
        <d:sync-level>1</d:sync-level><d:prop>\(names)</d:prop></d:sync-collection>
        """
    }

    private static func query(_ names: String, _ inner: String) -> String {
        """
        <c:calendar-query \(Calendars.namespaces)><d:prop>\(names)</d:prop><c:filter>\
        <c:comp-filter name="VCALENDAR">\(inner)</c:comp-filter></c:filter></c:calendar-query>
        """
    }

    private static let xml = ["Content-Type": "text/xml; charset=utf-8"]
    private static func depth(_ depth: String) -> [String: String] {
        xml.merging(["Depth": depth]) { $1 }
    }

    private static let thunderbird: [ClientStep] = [
        ClientStep(
            method: .propfind, target: "/.well-known/caldav", fields: depth("0"), status: 301,
            field: ("Location", "/dav/"), isSignedIn: false),
        ClientStep(
            method: .propfind, target: "/dav/", fields: depth("0"),
            body: prop("<d:resourcetype/>"), status: 401, isSignedIn: false),
        ClientStep(
            method: .propfind, target: "/dav/", fields: depth("0"),
            body: prop(
                """
                <d:resourcetype/><d:owner/><d:displayname/><d:current-user-principal/>
                <d:current-user-privilege-set/><a:calendar-color/><c:calendar-home-set/>
                """), status: 207, tells: ["<d:href>\(principal)</d:href>"]),
        ClientStep(
            method: .propfind, target: principal, fields: depth("0"),
            body: prop("<d:resourcetype/><c:calendar-home-set/>"), status: 207,
            tells: ["<d:href>\(Calendars.home)</d:href>"]),
        ClientStep(
            method: .propfind, target: Calendars.home, fields: depth("1"),
            body: prop(
                """
                <d:resourcetype/><d:displayname/><d:current-user-privilege-set/>
                <a:calendar-color/>
                """), status: 207, tells: ["<c:calendar/>", "<d:displayname>Cycle</d:displayname>"]),
        ClientStep(
            method: .propfind, target: cycle, fields: depth("0"),
            body: prop(
                """
                <d:resourcetype/><d:owner/><d:current-user-principal/><d:supported-report-set/>
                <c:supported-calendar-component-set/><cs:getctag/>
                <d:current-user-privilege-set/>
                """), status: 207,
            tells: ["<d:sync-collection/>", "<c:comp name=\"VEVENT\"/>", "<cs:getctag>"]),
        ClientStep(
            method: .options, target: Calendars.home, status: 200,
            field: ("DAV", "1, 3, extended-mkcol, access-control, calendar-access"),
            isSignedIn: false),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"),
            body: sync("", "<d:getcontenttype/><d:getetag/>"), status: 207,
            tells: ["<d:getcontenttype>text/calendar", "<d:sync-token>data:,r3</d:sync-token>"]),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"),
            body: multiget(cycle + "one.ics", cycle + "two.ics"), status: 207,
            tells: ["UID:one", "UID:two"]),
        ClientStep(
            method: .put, target: cycle + "one.ics",
            fields: [
                "Content-Type": "text/calendar; charset=utf-8",
                "If-Match": Calendars.tag(of: one),
            ], body: Calendars.event("one", "20261119"), status: 204),
        ClientStep(
            method: .put, target: cycle + "new.ics",
            fields: ["Content-Type": "text/calendar; charset=utf-8", "If-None-Match": "*"],
            body: new, status: 201),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"), body: multiget(cycle + "new.ics"),
            status: 207, tells: ["UID:new"]),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"),
            body: sync("data:,r3", "<d:getcontenttype/><d:getetag/>"), status: 207,
            tells: ["one.ics", "new.ics", "<d:sync-token>data:,r5</d:sync-token>"]),
        ClientStep(
            method: .delete, target: cycle + "new.ics",
            fields: ["If-Match": Calendars.tag(of: new)], status: 204),
    ]

    private static let evolution: [ClientStep] = [
        ClientStep(
            method: .options, target: cycle, status: 200,
            field: ("DAV", "1, 3, extended-mkcol, access-control, calendar-access"),
            isSignedIn: false),
        ClientStep(
            method: .propfind, target: cycle, fields: depth("0"),
            body: prop("<d:current-user-privilege-set/>"), status: 207,
            tells: ["<d:write-content/>"]),
        ClientStep(
            method: .propfind, target: cycle, fields: depth("0"), body: prop("<cs:getctag/>"),
            status: 207, tells: ["<cs:getctag>data:,r3</cs:getctag>"]),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"),
            body: query(
                "<d:getetag/>",
                """
                <c:comp-filter name="VEVENT"><c:time-range start="20261017T000000Z" \
                end="20261226T000000Z"/></c:comp-filter>
                """), status: 207, tells: ["one.ics", "two.ics"]),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"),
            body: query("<d:getetag/>", "<c:comp-filter name=\"VEVENT\"/>"), status: 207,
            tells: ["one.ics", "two.ics"]),
        ClientStep(
            method: .report, target: cycle, fields: xml,
            body: multiget(cycle + "one.ics", cycle + "two.ics"), status: 207,
            tells: ["UID:one"]),
        ClientStep(
            method: .put, target: cycle + "one.ics",
            fields: [
                "Content-Type": "text/calendar; charset=\"utf-8\"", "Prefer": "return=minimal",
            ],
            body: Calendars.event("one", "20261119"), status: 204),
    ]

    private static let vdirsyncer: [ClientStep] = [
        ClientStep(method: .get, target: "/.well-known/caldav", status: 301),
        ClientStep(
            method: .propfind, target: "/.well-known/caldav", fields: depth("0"), status: 301),
        ClientStep(
            method: .propfind, target: "/dav/", fields: depth("0"),
            body: prop("<d:current-user-principal/>"), status: 207, tells: [principal]),
        ClientStep(
            method: .propfind, target: principal, fields: depth("0"),
            body: prop("<c:calendar-home-set/>"), status: 207, tells: [Calendars.home]),
        ClientStep(
            method: .propfind, target: Calendars.home, fields: depth("1"),
            body: prop("<d:resourcetype/>"), status: 207, tells: [cycle, "<c:calendar/>"]),
        ClientStep(
            method: .propfind, target: cycle, fields: depth("0"), body: prop("<d:displayname/>"),
            status: 207, tells: ["Cycle"]),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"),
            body: query(
                "<d:getcontenttype/><d:getetag/>", "<c:comp-filter name=\"VEVENT\"/>"),
            status: 207, tells: ["one.ics"]),
        ClientStep(
            method: .report, target: cycle, fields: xml, body: multiget(cycle + "one.ics"),
            status: 207, tells: ["UID:one"]),
        ClientStep(
            method: .put, target: cycle + "new.ics",
            fields: ["Content-Type": "text/calendar", "If-None-Match": "*"], body: new,
            status: 201, field: ("ETag", Calendars.tag(of: new))),
        ClientStep(
            method: .delete, target: cycle + "new.ics",
            fields: ["If-Match": Calendars.tag(of: new)], status: 204),
    ]

    private static let calcurse: [ClientStep] = [
        ClientStep(
            method: .report, target: cycle, fields: depth("1"),
            body: query(
                "<d:getetag/>",
                "<c:comp-filter name=\"VEVENT\"><c:time-range start=\"20261101T000000Z\"/></c:comp-filter>"
            ), status: 207, tells: ["one.ics"]),
        ClientStep(
            method: .report, target: cycle, fields: xml,
            body: multiget(cycle + "one.ics"), status: 207, tells: ["UID:one"]),
        ClientStep(
            method: .delete, target: cycle + "one.ics",
            fields: ["If-Match": Calendars.tag(of: one)], status: 204),
        ClientStep(
            method: .put, target: cycle + "otherhash.ics",
            fields: ["Content-Type": "text/calendar; charset=utf-8", "If-None-Match": "*"],
            body: Calendars.event("other", "20261119"), status: 201),
    ]

    private static let apple: [ClientStep] = [
        ClientStep(
            method: .propfind, target: "/.well-known/caldav", fields: depth("0"), status: 301,
            isSignedIn: false),
        ClientStep(
            method: .propfind, target: "/dav/", fields: depth("0"),
            body: prop("<d:current-user-principal/><d:principal-URL/><d:resourcetype/>"),
            status: 207, tells: ["<d:current-user-principal><d:href>\(principal)"]),
        ClientStep(method: .options, target: principal, status: 200),
        ClientStep(
            method: .propfind, target: principal, fields: depth("0"),
            body: prop(
                """
                <c:calendar-home-set/><c:calendar-user-address-set/><d:current-user-principal/>
                <d:displayname/><cs:dropbox-home-URL/><cs:email-address-set/>
                <cs:notification-URL/><d:principal-collection-set/><d:principal-URL/>
                <d:resource-id/><c:schedule-inbox-URL/><c:schedule-outbox-URL/>
                <d:supported-report-set/>
                """), status: 207,
            tells: ["<c:calendar-user-address-set><d:href>\(principal)", "404 Not Found"]),
        ClientStep(
            method: .report, target: principal, fields: depth("0"),
            body: "<d:principal-search-property-set \(Calendars.namespaces)/>", status: 200,
            tells: ["<d:displayname/>"]),
        ClientStep(
            method: .propfind, target: Calendars.home, fields: depth("1"),
            body: prop(
                """
                <d:add-member/><cs:allowed-sharing-modes/><a:calendar-color/>
                <c:calendar-description/><a:calendar-order/><c:calendar-timezone/>
                <d:current-user-privilege-set/><d:displayname/><cs:getctag/><d:owner/>
                <cs:pre-publish-url/><cs:publish-url/><cs:push-transports/><cs:pushkey/>
                <d:quota-available-bytes/><d:quota-used-bytes/><a:refreshrate/><d:resource-id/>
                <d:resourcetype/><c:schedule-calendar-transp/><cs:source/>
                <cs:subscribed-strip-alarms/><c:supported-calendar-component-set/>
                <d:supported-report-set/><d:sync-token/>
                """), status: 207, tells: ["<d:sync-token>", "<c:calendar/>"]),
        ClientStep(
            method: .proppatch, target: cycle, fields: xml,
            body: """
                <d:propertyupdate \(Calendars.namespaces)><d:set><d:prop>\
                <a:calendar-order>2</a:calendar-order></d:prop></d:set></d:propertyupdate>
                """, status: 207, tells: ["200 OK"]),
        ClientStep(
            method: .mkcalendar, target: Calendars.home + "1C2D-4E/", fields: xml,
            body: """
                <c:mkcalendar \(Calendars.namespaces)><d:set><d:prop>\
                <d:displayname>Home</d:displayname><a:calendar-color>#FF2968FF</a:calendar-color>\
                <a:calendar-order>3</a:calendar-order><c:supported-calendar-component-set>\
                <c:comp name="VEVENT"/></c:supported-calendar-component-set></d:prop></d:set>\
                </c:mkcalendar>
                """, status: 201),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"),
            body: sync("", "<d:getcontenttype/><d:getetag/>"), status: 207,
            tells: ["<d:sync-token>data:,r3</d:sync-token>"]),
        ClientStep(
            method: .report, target: cycle, fields: depth("1"), body: sync("data:,unknown"),
            status: 403, tells: ["valid-sync-token"]),
    ]

    private static let davx5: [ClientStep] = [
        ClientStep(
            method: .propfind, target: "/dav/", fields: depth("0"),
            body: prop(
                """
                <d:resourcetype/><d:displayname/><c:calendar-home-set/><d:current-user-principal/>
                """), status: 207, tells: [principal]),
        ClientStep(method: .options, target: "/dav/", status: 200),
        ClientStep(
            method: .propfind, target: principal, fields: depth("0"),
            body: prop("<c:calendar-home-set/><d:group-membership/>"), status: 207,
            tells: [Calendars.home]),
        ClientStep(
            method: .propfind, target: Calendars.home, fields: depth("1"),
            body: prop(
                """
                <d:resourcetype/><d:current-user-privilege-set/><d:displayname/><d:owner/>
                <a:calendar-color/><c:calendar-description/><c:calendar-timezone/>
                <c:supported-calendar-component-set/><cs:source/>
                """), status: 207, tells: ["<c:calendar/>", "<d:bind/>"]),
        ClientStep(
            method: .propfind, target: cycle, fields: depth("0"),
            body: prop(
                "<d:max-resource-size/><c:max-resource-size/><d:supported-report-set/><cs:getctag/><d:sync-token/>"
            ), status: 207, tells: ["1048576", "<d:sync-collection/>"]),
        ClientStep(
            method: .report, target: cycle, fields: depth("0"), body: sync(""), status: 207,
            tells: ["one.ics"]),
        ClientStep(
            method: .report, target: cycle, fields: depth("0"),
            body: multiget(cycle + "one.ics"), status: 207, tells: ["UID:one"]),
        ClientStep(
            method: .put, target: cycle + "one.ics",
            fields: [
                "Content-Type": "text/calendar; charset=utf-8",
                "If-Match": Calendars.tag(of: one),
            ], body: Calendars.event("one", "20261119"), status: 204),
        ClientStep(
            method: .mkcol, target: Calendars.home + "uuid/", fields: xml,
            body: """
                <d:mkcol \(Calendars.namespaces)><d:set><d:prop><d:resourcetype><d:collection/>\
                <c:calendar/></d:resourcetype><d:displayname>X</d:displayname></d:prop></d:set>\
                </d:mkcol>
                """, status: 201),
    ]

    @Test(arguments: [
        ("Thunderbird", thunderbird), ("Evolution", evolution), ("vdirsyncer", vdirsyncer),
        ("calcurse", calcurse), ("Apple", apple), ("DAVx5", davx5),
    ])
    func `a program is told what it needs, step by step`(_ name: String, _ steps: [ClientStep]) {
        let calendars = Calendars()
        for step in steps {
            let answer = calendars.ask(
                step.method, step.target, step.fields.map { (name: $0.key, value: $0.value) },
                step.body, password: step.isSignedIn ? Calendars.annasPassword : nil)
            #expect(answer.status == step.status, "\(name): \(step.testDescription)")
            for part in step.tells {
                #expect(answer.text.contains(part), "\(name): \(step.testDescription)")
            }
            if let field = step.field {
                #expect(answer[field.name] == field.value, "\(name): \(step.testDescription)")
            }
        }
    }
}

import CalendarServer
import Testing

@Suite struct DepthTests {
    @Test func `depth is read, and may be left out`() throws {
        #expect(try Depth("0", orElse: .infinity) == .zero)
        #expect(try Depth("1", orElse: .infinity) == .one)
        #expect(try Depth("Infinity", orElse: .zero) == .infinity)
        #expect(try Depth(nil, orElse: .infinity) == .infinity)
        #expect(throws: DAVError.self) { try Depth("2", orElse: .zero) }
    }
}

@Suite struct PreferencesTests {
    @Test(
        arguments: [
            ([], nil, false, nil), (["return=minimal"], .minimal, false, "return=minimal"),
            (
                ["respond-async, return=\"representation\"; x=y"], .representation, false,
                "return=representation"
            ),
            (["depth-noroot", "return=minimal"], .minimal, true, "return=minimal, depth-noroot"),
            (["return=minimal, return=representation"], .minimal, false, "return=minimal"),
            (["return=other", ",;=,"], nil, false, nil),
        ] as [([String], Preferences.Return?, Bool, String?)])
    func `preferences are read from every field`(
        _ fields: [String], _ value: Preferences.Return?, _ leavesOutRoot: Bool, _ applied: String?
    ) {
        let preferences = Preferences(fields)
        #expect(preferences.return == value)
        #expect(preferences.leavesOutRoot == leavesOutRoot)
        #expect(preferences.applied == applied)
    }
}

@Suite struct IfHeaderTests {
    /// The resource of the request has the entity tag "a", the one at /other "b" and the token `urn:t`.
    private func has(_ resource: String?, _ state: IfHeader.State) -> Bool {
        switch (resource, state) {
        case (nil, .entityTag("\"a\"")), ("/other", .entityTag("\"b\"")),
            ("/other", .token("urn:t")):
            true
        default: false
        }
    }

    @Test(arguments: [
        (#"(["a"])"#, true),
        (#"(["b"])"#, false),
        (#"(["b"]) (["a"])"#, true),
        (#"(["a"] ["b"])"#, false),
        (#"(Not ["b"])"#, true),
        (#"(not ["a"])"#, false),
        (#"(Not <DAV:no-lock> ["a"])"#, true),
        (#"(<DAV:no-lock>)"#, false),
        (#"</other> (["b"])"#, true),
        (#"</other> (["a"])"#, false),
        (#"</other> (["a"]) (<urn:t>)"#, true),
        (#"</none> (["a"]) </other>  ( <urn:t>  ["b"] )"#, true),
    ])
    func `a list that holds suffices`(_ field: String, _ holds: Bool) throws {
        #expect(try IfHeader(field).holds(has) == holds)
    }

    @Test func `an entity tag may hold a bracket`() throws {
        #expect(
            try IfHeader(#"([W/"x]y"])"#).lists == [
                .init([.init(.entityTag(#"W/"x]y""#))])
            ])
    }

    @Test(arguments: [
        "", " ", "()", "(", #"(["a"]"#, #"["a"]"#, #"([a])"#, "<>", "</other>", "(<>)", "(Not)",
        #"(["a"]) </other> (["b"])"#, #"(["a"]) x"#, "</a> </b> (<c>)", #"(["a)"#, "(x)",
    ])
    func `anything else is the client's fault`(_ field: String) {
        #expect { try IfHeader(field) } throws: { ($0 as? DAVError)?.status == 400 }
    }
}

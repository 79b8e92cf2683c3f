import XML

/// What an account may do with a resource (RFC 3744 3, RFC 4791 6.1).
enum Privilege {
    static func held(on node: CalendarNode) -> [XMLElement] {
        var names: [XMLName] = [.dav("read"), .dav("read-current-user-privilege-set")]
        switch node.kind {
        case .root, .principal: break
        case .home, .calendar, .object: names.append(.caldav("read-free-busy"))
        }
        if node.isWritable {
            switch node.kind {
            case .root, .principal: break
            case .home: names += [.dav("bind"), .dav("unbind")]
            case .calendar: names += [.dav("write")] + writing
            case .object: names += [.dav("write"), .dav("write-content")]
            }
        }
        return names.map { XMLElement($0) }
    }

    private static let writing: [XMLName] = [
        .dav("write-content"), .dav("write-properties"), .dav("bind"), .dav("unbind"),
    ]

    /// What contains what (RFC 3744 5.3).
    static let supported = supported(
        .dav("all"), "Everything",
        [
            supported(
                .dav("read"), "Read",
                [
                    supported(
                        .dav("read-current-user-privilege-set"), "See what one may do"),
                    supported(.caldav("read-free-busy"), "See busy times"),
                ]),
            supported(
                .dav("write"), "Write",
                [
                    supported(.dav("write-content"), "Change entries"),
                    supported(.dav("write-properties"), "Change properties"),
                    supported(.dav("bind"), "Add to a collection"),
                    supported(.dav("unbind"), "Take from a collection"),
                ]),
        ])

    private static func supported(
        _ name: XMLName, _ description: String, _ contained: [XMLElement] = []
    ) -> XMLElement {
        var text = XMLElement(.dav("description"), text: description)
        text.attributes = [.init(.language, "en")]
        return XMLElement(
            .dav("supported-privilege"),
            [XMLElement(.dav("privilege"), [XMLElement(name)]), text] + contained)
    }
}

import HTTPServer

extension CalendarRequest {
    /// RFC 4918 9.1.
    func propfind() throws -> Response {
        let depth = try Depth(request["Depth"], orElse: .infinity)
        guard depth != .infinity else {
            throw DAVError(403, .finiteDepth, "Ask with Depth 0 or 1.")
        }
        let asked = try PropertyRequest(propfind: try xmlBody())
        let root = try node()
        var nodes = preferences.leavesOutRoot && depth == .one ? [] : [root]
        if depth == .one { nodes += try members(of: root) }
        return .multistatus(
            Multistatus(
                nodes.map {
                    Multistatus.Response($0.path.href, .properties($0.properties(asked)))
                }), preferences)
    }

    private func members(of node: CalendarNode) throws -> [CalendarNode] {
        switch node.kind {
        case .root:
            [CalendarNode(kind: .principal, path: .principal(account.id), owner: owner)]
        case .principal: [CalendarNode(kind: .home, path: .home(account.id), owner: owner)]
        case .home:
            try account.calendars().map(self.node)
        case .calendar(let calendar):
            try account.resources(of: calendar.name, named: nil).map { self.node($0, in: calendar) }
        case .object: []
        }
    }
}

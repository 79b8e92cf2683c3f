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
        var answers = CalendarAnswers(asked, preferences, work)
        var isWhole = preferences.leavesOutRoot && depth == .one || answers.add(root)
        if depth == .one {
            isWhole =
                try isWhole
                && eachMember(of: root, areShown: asked.tellsState) { answers.add($0) }
        }
        return answers.response(cutAt: isWhole ? nil : path.href)
    }

    /// - Parameters:
    ///   - areShown: Whether the program is told in which state they are.
    ///   - body: Says whether it wants another one.
    /// - Returns: Whether it wanted all.
    private func eachMember(
        of node: CalendarNode, areShown: Bool, _ body: (CalendarNode) throws -> Bool
    ) throws -> Bool {
        switch node.kind {
        case .root:
            return try body(
                CalendarNode(kind: .principal, path: .principal(account.id), owner: owner))
        case .principal:
            return try body(CalendarNode(kind: .home, path: .home(account.id), owner: owner))
        case .home: return try account.calendars().allSatisfy { try body(self.node($0)) }
        case .calendar(let calendar):
            return try account.eachResource(of: calendar.name, areShown: areShown) {
                try body(self.node($0, in: calendar))
            }
        case .object: return true
        }
    }
}

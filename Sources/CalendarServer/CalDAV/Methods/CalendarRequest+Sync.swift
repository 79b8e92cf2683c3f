import HTTPServer

extension CalendarRequest {
    /// RFC 6578 3.2. What is in a calendar is all on one level, so that both levels are the same.
    func answer(_ sync: SyncCollection, on node: CalendarNode) throws -> Response {
        guard case .calendar(let calendar) = node.kind else { throw Self.noSuchReport }
        // 0 is what it should be; Thunderbird says 1.
        _ = try Depth(request["Depth"], orElse: .zero)
        let bookmark = SyncBookmark(sync.token)
        var answers = CalendarAnswers(.some(sync.properties), preferences, work)
        var room = sync.limit ?? .max
        let zones = account.zones
        /// Tells of one change, where there is room for it.
        func tell(_ name: String, _ resource: CalendarResource?) throws -> Bool {
            guard room > 0 else { return false }
            room -= 1
            guard let resource else {
                let path = CalendarPath.object(account.id, calendar.name, name)
                return answers.add(path.href.path, status: 404)
            }
            return try answers.add(self.node(resource, in: calendar), resource, nil, zones)
        }
        // What was told already may have changed since.
        let again = try bookmark.map { bookmark in
            try changes(of: calendar, since: bookmark.state).each { name, resource in
                try bookmark.last.precedes(name) || tell(name, resource)
            }
        }
        guard again != false else {
            throw DAVError(507, .matchesWithinLimits, "More changes than that come together.")
        }
        var last = bookmark?.last ?? ""
        /// The same for what was not told yet, in the order of its names.
        func tellNext(_ name: String, _ resource: CalendarResource?) throws -> Bool {
            guard last.precedes(name) else { return true }
            guard try tell(name, resource) else { return false }
            last = name
            return true
        }
        let since = bookmark?.since ?? sync.token
        // A first one's token is older than the resources, if anything: what came between is told again.
        var token = calendar.syncToken
        let isLast: Bool
        if since.isEmpty {
            let isFirst = last.isEmpty
            isLast = try account.eachResource(of: calendar.name, after: last, areShown: false) {
                try tellNext($0.name, $0)
            }
            // What comes with the next answers is told again if it changes meanwhile.
            if isFirst { try account.noteShown(nil, andGone: true, of: calendar.name) }
        } else {
            let changes = try changes(of: calendar, since: since)
            token = changes.token
            isLast = try changes.each(tellNext)
        }
        if !isLast { token = SyncBookmark(since: since, state: token, last: last).token }
        return answers.response(cutAt: isLast ? nil : path.href, syncToken: token)
    }

    private func changes(
        of calendar: CalendarCollection, since token: String
    ) throws -> CalendarChanges {
        guard let changes = try account.changes(of: calendar.name, since: token) else {
            throw DAVError(
                403, .validSyncToken, "That state is not known any more; ask for everything.")
        }
        return changes
    }
}

extension CalendarChanges {
    /// Calls `body` with each change in the order of their names, for as long as it says that it wants another
    /// one.
    ///
    /// - Returns: Whether it wanted all.
    fileprivate func each(_ body: (String, CalendarResource?) throws -> Bool) throws -> Bool {
        let all = changed.map { ($0.name, Optional($0)) } + removed.map { ($0, nil) }
        return try all.sorted { $0.0.precedes($1.0) }.allSatisfy(body)
    }
}

extension String {
    fileprivate func precedes(_ other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}

/// How far a sync in pieces has come: the changes since one state are told, in the order of their names, as
/// they were in another state.
private struct SyncBookmark {
    /// Empty for a first sync.
    let since: String
    let state: String
    let last: String

    private static let start = "data:,page"

    /// A URI, as it has to be.
    var token: String {
        Self.start + Href(["-" + since, "-" + state, "-" + last], endsInSlash: false).path
    }
}

extension SyncBookmark {
    /// `nil` for what is no token of this kind.
    init?(_ token: String) {
        guard token.hasPrefix(Self.start) else { return nil }
        // A path's segments can hold every token and every name.
        guard let parts = Href(String(token.dropFirst(Self.start.count)))?.segments,
            parts.count == 3, parts.allSatisfy({ $0.hasPrefix("-") })
        else { return nil }
        (since, state, last) = (
            String(parts[0].dropFirst()), String(parts[1].dropFirst()),
            String(parts[2].dropFirst())
        )
    }
}

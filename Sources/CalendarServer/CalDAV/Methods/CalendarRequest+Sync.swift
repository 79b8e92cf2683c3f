import HTTPServer

extension CalendarRequest {
    /// RFC 6578 3.2. What is in a calendar is all on one level, so that both levels are the same.
    func answer(_ sync: SyncCollection, on node: CalendarNode) throws -> Response {
        guard case .calendar(let calendar) = node.kind else { throw Self.noSuchReport }
        // 0 is what it should be; Thunderbird says 1.
        _ = try Depth(request["Depth"], orElse: .zero)
        let page = try page(of: calendar, sync.token, limit: sync.limit ?? .max)
        var answers = CalendarAnswers(.some(sync.properties))
        let zones = account.zones
        for resource in page.changes.changed {
            try answers.add(self.node(resource, in: calendar), resource, nil, zones)
        }
        for name in page.changes.removed {
            let path = CalendarPath.object(account.id, calendar.name, name)
            answers.add(Multistatus.Response(path.href, .status(404)))
        }
        if !page.isLast {
            answers.add(
                Multistatus.Response(path.href, .status(507), condition: .matchesWithinLimits))
        }
        return answers.response(preferences, syncToken: page.changes.token)
    }

    /// As many changes as are asked for, and the token with which the others follow (RFC 6578 3.6).
    private func page(
        of calendar: CalendarCollection, _ token: String, limit: Int
    ) throws -> (changes: CalendarChanges, isLast: Bool) {
        let bookmark = SyncBookmark(token)
        var changes = try changes(of: calendar, since: bookmark?.since ?? token)
        if let bookmark {
            changes.keep { $0 > bookmark.last }
            // What was told already may have changed since.
            var again = try self.changes(of: calendar, since: bookmark.state)
            again.keep { $0 <= bookmark.last }
            guard again.count <= limit else {
                throw DAVError(507, .matchesWithinLimits, "More changes than that come together.")
            }
            changes.changed += again.changed
            changes.removed += again.removed
        }
        guard changes.count > limit else { return (changes, true) }
        let first = bookmark?.last
        let names = (changes.changed.map(\.name) + changes.removed).sorted()
        let told = names.filter { name in first.map { name <= $0 } ?? false }.count
        let last = limit > told ? names[limit - 1] : first ?? ""
        changes.keep { $0 <= last }
        changes.token =
            SyncBookmark(since: bookmark?.since ?? token, state: changes.token, last: last).token
        return (changes, false)
    }

    private func changes(
        of calendar: CalendarCollection, since token: String
    ) throws -> CalendarChanges {
        guard !token.isEmpty else {
            // The token is older than the resources, if anything: what came between is told again.
            return CalendarChanges(
                changed: try account.resources(of: calendar.name, named: nil), removed: [],
                token: calendar.syncToken)
        }
        let changes = try account.changes(of: calendar.name, since: token)
        guard let changes else {
            throw DAVError(
                403, .validSyncToken, "That state is not known any more; ask for everything.")
        }
        return changes
    }
}

extension CalendarChanges {
    fileprivate var count: Int { changed.count + removed.count }

    fileprivate mutating func keep(_ isKept: (String) -> Bool) {
        changed.removeAll { !isKept($0.name) }
        removed.removeAll { !isKept($0) }
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

extension CalendarRequest {
    /// RFC 6578 3.2. What is in a calendar is all on one level, so that both levels are the same.
    func answer(_ sync: SyncCollection, on node: CalendarNode) throws(DAVError) -> Response {
        guard case .calendar(let calendar) = node.kind else { throw Self.noSuchReport }
        // 0 is what it should be; Thunderbird says 1.
        _ = try Depth(request["Depth"], orElse: .zero)
        let changes = try changes(of: calendar, since: sync.token)
        if let limit = sync.limit, changes.changed.count + changes.removed.count > limit {
            throw DAVError(
                507, .matchesWithinLimits, "There are more changes than that, which come together.")
        }
        var answers = CalendarAnswers(.some(sync.properties))
        for resource in changes.changed {
            try answers.add(self.node(resource, in: calendar), resource, nil, account.zones)
        }
        for name in changes.removed {
            let path = CalendarPath.object(account.id, calendar.name, name)
            answers.add(Multistatus.Response(path.href, .status(404)))
        }
        return answers.response(preferences, syncToken: changes.token)
    }

    private func changes(
        of calendar: CalendarCollection, since token: String
    ) throws(DAVError) -> CalendarChanges {
        guard !token.isEmpty else {
            // The token is older than the resources, if anything: what came between is told again.
            return CalendarChanges(
                changed: try resources(of: calendar.name), removed: [], token: calendar.syncToken)
        }
        let changes = try asking { () throws(CalendarFailure) in
            try account.changes(of: calendar.name, since: token)
        }
        guard let changes else {
            throw DAVError(
                403, .validSyncToken, "That state is not known any more; ask for everything.")
        }
        return changes
    }
}

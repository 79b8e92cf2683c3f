import CivilDate
import HTTPServer

extension CalendarRequest {
    /// What the request says of the state that the object it writes must be in.
    ///
    /// Other resources that it names are looked at now, the object itself when it is written.
    func writeCondition(
        unless calendar: CalendarCollection, _ name: String
    ) throws -> WriteCondition {
        var parts: [@Sendable (String?) -> Bool] = []
        var namesState = false
        var tags: [String] = []
        if let list = request["If-Match"] {
            namesState = !Self.isAny(list)
            tags = EntityTag.strongTags(list)
            parts.append { tag in
                EntityTag.ifMatch(list, Self.quoted(tag), exists: tag != nil)
            }
        } else if let text = request["If-Unmodified-Since"],
            let date = HTTPDate.seconds(text, now: request.now)
        {
            let place = CalendarPlace(calendar.name, name)
            let modified = try account.unshownResource(at: place)?.modified ?? .max
            // Nobody knows when what a clock wrote that was ahead was modified (RFC 9110 13.1.4).
            let isUnknown = modified < .max && StoredTime.known(modified, at: request.now) == nil
            parts.append { _ in isUnknown || modified <= date }
        }
        if let list = request["If-None-Match"] {
            parts.append { tag in
                EntityTag.ifNoneMatch(list, Self.quoted(tag), exists: tag != nil)
            }
        }
        if let text = request["If"] {
            let header = try IfHeader(text)
            let others = try states(of: header)
            let own = path.href
            let named = header.tags { $0.map { Href($0) == own } ?? true }
            namesState = namesState || !named.isEmpty
            tags += named.flatMap(EntityTag.strongTags)
            parts.append { tag in
                header.holds { resource, state in
                    guard resource == nil || resource.map(Href.init) == own else {
                        return others[resource ?? ""]?.contains(state) ?? false
                    }
                    return tag.map { state == .entityTag("\"\($0)\"") } ?? false
                }
            }
        }
        let all = parts
        return WriteCondition(namesState: namesState, tags: tags) { tag in
            all.allSatisfy { $0(tag) }
        }
    }

    /// Whether what is there is in the state that the request says, where it is written as a whole.
    func checkState(of node: CalendarNode) throws {
        let states = Self.states(of: node)
        let tags = states.compactMap { state -> String? in
            if case .entityTag(let tag) = state { tag } else { nil }
        }
        if let list = request["If-Match"], !EntityTag.ifMatch(list, tags) {
            throw CalendarFailure.conditionFailed
        }
        if let list = request["If-None-Match"], !EntityTag.ifNoneMatch(list, tags) {
            throw CalendarFailure.conditionFailed
        }
        guard let text = request["If"] else { return }
        let header = try IfHeader(text)
        let others = try self.states(of: header)
        let holds = header.holds { resource, state in
            guard let resource, Href(resource) != node.path.href else {
                return states.contains(state)
            }
            return others[resource]?.contains(state) ?? false
        }
        guard holds else { throw CalendarFailure.conditionFailed }
    }

    /// The states of the resources that lists are about, as far as they are this account's.
    private func states(of header: IfHeader) throws -> [String: [IfHeader.State]] {
        var states: [String: [IfHeader.State]] = [:]
        for resource in header.lists.compactMap(\.resource) where states[resource] == nil {
            // Each costs a look at the store.
            guard states.count < 100, let path = Href(resource).flatMap(CalendarPath.init),
                path.id == account.id
            else { continue }
            do {
                let node = try CalendarRequest(
                    request, path, account, extents, reportWork: work.left
                ).node()
                states[resource] = Self.states(of: node)
            } catch CalendarFailure.notFound {
                states[resource] = []
            }
        }
        return states
    }

    private static func states(of node: CalendarNode) -> [IfHeader.State] {
        switch node.kind {
        case .object(let resource, in: _): [.entityTag(resource.quotedTag)]
        // RFC 6578 5.
        case .calendar(let calendar): [.token(calendar.syncToken)]
        case .root, .principal, .home: []
        }
    }

    private static func isAny(_ list: String) -> Bool {
        EntityTag.match(list, [], by: .strong) == .any
    }

    private static func quoted(_ tag: String?) -> [String] { tag.map { ["\"\($0)\""] } ?? [] }
}

extension IfHeader {
    /// The entity tags that are asked for of a resource of that kind, as they were sent.
    fileprivate func tags(of isIt: (String?) -> Bool) -> [String] {
        lists.filter { isIt($0.resource) }.flatMap(\.conditions).compactMap { condition in
            if case .entityTag(let tag) = condition.state, !condition.isNegated { tag } else { nil }
        }
    }
}

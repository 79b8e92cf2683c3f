import HTTPServer
import XML

extension CalendarRequest {
    func get() throws -> Response {
        guard case .object(let resource, in: _) = try node().kind else {
            return .calendars(
                200, [(name: "Content-Type", value: "text/plain; charset=utf-8")],
                body: Array("Give this address to a calendar program.\n".utf8))
        }
        let tag = resource.quotedTag
        if let list = request["If-Match"], !EntityTag.ifMatch(list, [tag]) {
            throw CalendarFailure.conditionFailed
        }
        if let list = request["If-None-Match"] {
            switch EntityTag.match(list, [tag], by: .weak) {
            case .any?, .tag?: return .calendars(304, [(name: "ETag", value: tag)])
            case EntityTag.Match.none?, nil: break
            }
        } else if let text = request["If-Modified-Since"],
            let date = HTTPDate.seconds(text, now: request.now), resource.modified <= date
        {
            return .calendars(304, [(name: "ETag", value: tag)])
        }
        return .calendars(200, fields(of: resource), body: resource.bytes)
    }

    private func fields(of resource: CalendarResource) -> [(name: String, value: String)] {
        [
            (name: "Content-Type", value: CalendarResource.type),
            (name: "ETag", value: resource.quotedTag),
            (name: "Last-Modified", value: HTTPDate.text(resource.modified)),
        ]
    }

    func put() throws -> Response {
        guard case .object(_, let calendarName, let name) = path else {
            throw DAVError(409, nil, "There is no calendar at this place.")
        }
        try checkForm()
        guard let calendar = try account.calendar(calendarName) else {
            throw DAVError(409, nil, "There is no such calendar.")
        }
        try require(.dav("write-content"), !calendar.isReadOnly, on: path.href)
        let condition = try writeCondition(unless: calendar, name)
        let object = try CalendarObject(request.body, kinds: calendar.components)
        do {
            let outcome = try account.put(object, as: name, in: calendar.name, if: condition)
            let status = outcome.isNew ? 201 : 204
            if preferences.return == .representation {
                return try representation(status == 201 ? 201 : 200, name, calendar.name)
            }
            let tag = outcome.tag.map { [(name: "ETag", value: "\"\($0)\"")] } ?? []
            return .calendars(status, tag + minimalFields)
        } catch CalendarFailure.conditionFailed {
            // What is there instead spares the client a question (RFC 8144 3.2).
            guard preferences.return == .representation,
                try resource(name, of: calendar.name) != nil
            else { throw CalendarFailure.conditionFailed }
            return try representation(412, name, calendar.name)
        }
    }

    private var minimalFields: [(name: String, value: String)] {
        preferences.return == .minimal ? preferences.fields : []
    }

    private func representation(
        _ status: Int, _ name: String, _ calendar: String
    ) throws -> Response {
        // It may have become something else, or nothing: the cycle has a form of its own.
        guard let resource = try resource(name, of: calendar) else {
            return .calendars(status == 200 ? 204 : status)
        }
        return .calendars(
            status,
            fields(of: resource) + [(name: "Content-Location", value: path.href.path)]
                + preferences.fields, body: resource.bytes)
    }

    private func checkForm() throws {
        if request["Content-Range"] != nil {
            throw DAVError(400, nil, "A part of an entry cannot be put; send all of it.")
        }
        if let coding = request["Content-Encoding"], coding.lowercased() != "identity" {
            throw DAVError(415, nil, "Send the entry uncompressed.")
        }
        if let type = request["Content-Type"], !MediaType.isCalendar(type) {
            throw DAVError(
                415, .supportedCalendarData, "Only text/calendar in UTF-8 can be put here.")
        }
    }

    func delete() throws -> Response {
        switch path {
        case .object(_, let calendarName, let name):
            let calendar = try calendar(calendarName)
            try require(
                .dav("unbind"), !calendar.isReadOnly,
                on: CalendarPath.calendar(account.id, calendar.name).href)
            let condition = try writeCondition(unless: calendar, name)
            try account.delete(name, of: calendar.name, if: condition)
        case .calendar(_, let name):
            let calendar = try calendar(name)
            guard try Depth(request["Depth"], orElse: .infinity) == .infinity else {
                throw DAVError(400, nil, "A calendar can only be deleted with all that is in it.")
            }
            try checkState(of: node(calendar))
            guard !calendar.isCycle else {
                throw DAVError(
                    403, .needPrivilege(.dav("unbind"), on: CalendarPath.home(account.id).href),
                    "This calendar cannot be deleted; remove it from the program instead.")
            }
            try require(
                .dav("unbind"), !calendar.isReadOnly, on: CalendarPath.home(account.id).href)
            try account.deleteCalendar(name)
        case .root, .principal, .home: return .calendarMethodNotAllowed(path.methods)
        case .beyond: throw CalendarFailure.notFound
        }
        return .calendars(204)
    }
}

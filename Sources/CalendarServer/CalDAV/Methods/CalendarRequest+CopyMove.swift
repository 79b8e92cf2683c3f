import HTTPServer
import XML

/// COPY and MOVE of an entry (RFC 4918 9.8, 9.9): Apple's programs move one to another calendar so.
extension CalendarRequest {
    func copy() throws -> Response {
        let (_, resource, _) = try origin()
        let there = try destination(of: resource)
        return answer(at: there) {
            try account.put(
                there.object, as: there.place.name, in: there.place.calendar, if: there.vacancy)
        }
    }

    func move() throws -> Response {
        let (calendar, resource, condition) = try origin()
        try require(
            .dav("unbind"), !calendar.isReadOnly,
            on: CalendarPath.calendar(account.id, calendar.name).href)
        let there = try destination(of: resource)
        let place = CalendarPlace(calendar.name, resource.name)
        return answer(at: there) {
            try account.move(place, to: there.place, if: condition, replacing: there.vacancy)
        }
    }

    /// What is there, in the state that the request says.
    private func origin() throws -> (CalendarCollection, CalendarResource, WriteCondition) {
        guard case .object(_, let calendarName, let name) = path else {
            throw CalendarFailure.notFound
        }
        let calendar = try calendar(calendarName)
        let condition = try writeCondition(unless: calendar, name)
        let resource = try account.unshownResource(at: CalendarPlace(calendar.name, name))
        guard condition.holds(for: resource?.tag) else { throw CalendarFailure.conditionFailed }
        guard let resource else { throw CalendarFailure.notFound }
        return (calendar, resource, condition)
    }

    private struct Destination {
        let path: CalendarPath
        let place: CalendarPlace
        let object: CalendarObject
        let vacancy: WriteCondition
    }

    /// Another entry with this UID is named beside the one that would be there.
    private func answer(at there: Destination, _ write: () throws -> PutOutcome) -> Response {
        do {
            return .calendars(try write().isNew ? 201 : 204)
        } catch {
            return .calendars(for: failure(for: error), at: there.path)
        }
    }

    private func destination(of resource: CalendarResource) throws -> Destination {
        guard let href = request["Destination"].flatMap({ Href($0) }) else {
            throw DAVError(400, nil, "The field Destination has to say where to.")
        }
        guard href != path.href else { throw DAVError(403, nil, "The entry is there already.") }
        // The host that it names does not matter: the id says that it is this one. Another person's place is
        // answered like one that is not there.
        guard let place = CalendarPath(href), place.id == account.id,
            case .object(_, let calendarName, let name) = place,
            let calendar = try account.calendar(calendarName)
        else { throw DAVError(409, nil, "There is no calendar at that place.") }
        try require(
            .dav("bind"), !calendar.isReadOnly,
            on: CalendarPath.calendar(account.id, calendar.name).href)
        let replaces = try mayReplace()
        return Destination(
            path: place,
            place: CalendarPlace(calendar.name, name),
            object: try CalendarObject(resource.bytes, kinds: calendar.components),
            vacancy: WriteCondition { replaces || $0 == nil })
    }

    /// RFC 4918 10.6.
    private func mayReplace() throws -> Bool {
        switch request["Overwrite"] {
        case nil, "T": return true
        case "F": return false
        default: throw DAVError(400, nil, "The field Overwrite is either T or F.")
        }
    }
}

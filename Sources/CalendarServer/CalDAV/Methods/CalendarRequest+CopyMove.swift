import HTTPServer

/// COPY and MOVE of an entry (RFC 4918 9.8, 9.9): Apple's programs move one to another calendar so.
extension CalendarRequest {
    func copy() throws(DAVError) -> Response {
        let (_, resource, _) = try origin()
        let there = try destination(of: resource)
        let outcome = try there.request.asking {
            try account.put(
                there.object, as: there.place.name, in: there.place.calendar, if: there.vacancy)
        }
        return .calendars(outcome.isNew ? 201 : 204)
    }

    func move() throws(DAVError) -> Response {
        let (calendar, resource, condition) = try origin()
        try require(
            .dav("unbind"), !calendar.isReadOnly,
            on: CalendarPath.calendar(account.id, calendar.name).href)
        let there = try destination(of: resource)
        let place = CalendarPlace(calendar.name, resource.name)
        let outcome = try there.request.asking {
            try account.move(place, to: there.place, if: condition, replacing: there.vacancy)
        }
        return .calendars(outcome.isNew ? 201 : 204)
    }

    /// What is there, in the state that the request says.
    private func origin() throws(DAVError) -> (
        CalendarCollection, CalendarResource, WriteCondition
    ) {
        guard case .object(_, let calendarName, let name) = path else {
            throw CalendarFailure.nothingHere
        }
        let calendar = try calendar(calendarName)
        let condition = try writeCondition(unless: calendar, name)
        let resource = try resource(name, of: calendar.name)
        guard condition.holds(for: resource?.tag) else { throw CalendarFailure.changedMeanwhile }
        guard let resource else { throw CalendarFailure.nothingHere }
        return (calendar, resource, condition)
    }

    private struct Destination {
        /// As if the place had been asked for.
        let request: CalendarRequest
        let place: CalendarPlace
        let object: CalendarObject
        let vacancy: WriteCondition
    }

    private func destination(of resource: CalendarResource) throws(DAVError) -> Destination {
        guard let href = request["Destination"].flatMap({ Href($0) }) else {
            throw DAVError(400, nil, "The field Destination has to say where to.")
        }
        guard href != path.href else { throw DAVError(403, nil, "The entry is there already.") }
        // Whichever host it names: the id says that it is this one. What is another's is nobody's.
        guard let place = CalendarPath(href), place.id == account.id,
            case .object(_, let calendarName, let name) = place,
            let calendar = try calendarIfAny(calendarName)
        else { throw DAVError(409, nil, "There is no calendar at that place.") }
        try require(
            .dav("bind"), !calendar.isReadOnly,
            on: CalendarPath.calendar(account.id, calendar.name).href)
        let replaces = try mayReplace()
        return Destination(
            request: CalendarRequest(request, place, account, extents),
            place: CalendarPlace(calendar.name, name),
            object: try CalendarObject(resource.bytes, kinds: calendar.components),
            vacancy: WriteCondition { replaces || $0 == nil })
    }

    /// RFC 4918 10.6.
    private func mayReplace() throws(DAVError) -> Bool {
        switch request["Overwrite"] {
        case nil, "T": return true
        case "F": return false
        default: throw DAVError(400, nil, "The field Overwrite is either T or F.")
        }
    }
}

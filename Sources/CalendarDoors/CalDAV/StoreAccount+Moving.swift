import CalendarServer
import XML

/// MOVE, from one calendar to another.
extension StoreAccount {
    func move(
        _ resource: CalendarPlace, to place: CalendarPlace, if condition: WriteCondition,
        replacing vacancy: WriteCondition
    ) throws -> PutOutcome {
        try requireWritable(href(resource.calendar, resource.name))
        guard resource.calendar == Self.cycle || place.calendar == Self.cycle else {
            return try ownCalendars.move(
                resource.name, of: ownCalendars.required(resource.calendar), to: place.name,
                in: ownCalendars.required(place.calendar), if: condition, replacing: vacancy)
        }
        guard resource.calendar != place.calendar else {
            throw unmovable(resource, "In this calendar an entry keeps its name")
        }
        return try putThenDelete(resource, place, condition, vacancy)
    }

    /// The log and a calendar do not change in one step, so the entry is put before it is deleted: at worst
    /// it is in both places.
    private func putThenDelete(
        _ place: CalendarPlace, _ newPlace: CalendarPlace, _ condition: WriteCondition,
        _ vacancy: WriteCondition
    ) throws -> PutOutcome {
        let resource = try unshownResource(at: place)
        guard condition.holds(for: resource?.tag) else { throw CalendarFailure.conditionFailed }
        if !condition.namesState {
            try ownCalendars.requireSeen(place.name, of: storedCalendar(place.calendar))
        }
        guard let resource else { throw CalendarFailure.notFound }
        if place.calendar == Self.cycle, try collection().resource(named: place.name) != nil {
            throw unmovable(
                place, "A computed event stays in its calendar; copy it instead")
        }
        let outcome = try put(
            try object(of: resource), as: newPlace.name, in: newPlace.calendar, if: vacancy)
        let tag = resource.tag
        try delete(
            place.name, of: place.calendar,
            if: WriteCondition(namesState: true, tags: [tag]) { $0 == tag })
        return outcome
    }

    private func object(of resource: CalendarResource) throws -> CalendarObject {
        do {
            return try CalendarObject(resource.bytes)
        } catch let error as DAVError {
            throw CalendarFailure.refused(error)
        }
    }

    private func unmovable(_ place: CalendarPlace, _ why: String) -> CalendarFailure {
        .refused(
            DAVError(
                403, .needPrivilege(.dav("unbind"), on: href(place.calendar)),
                "Nothing was changed: \(why)."))
    }
}

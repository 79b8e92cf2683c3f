import HTTPServer
import XML

extension CalendarRequest {
    private static let longestName = 255
    /// What a new calendar takes where nothing is said; busy times are computed, not kept.
    private static let usualComponents: Set<String> = ["VEVENT", "VTODO", "VJOURNAL"]

    /// MKCALENDAR (RFC 4791 5.3.1) and the extended MKCOL (RFC 5689).
    func makeCalendar() throws -> Response {
        let body = try xmlBody()
        let name = try newName()
        guard !account.isReadOnly else {
            throw DAVError(
                403, .needPrivilege(.dav("bind"), on: CalendarPath.home(account.id).href),
                "With this password calendars can only be read.")
        }
        var properties = try PropertyChange.newCollection(body)
        try checkType(&properties)
        let components = try Self.components(&properties)
        guard properties.count <= Self.mostProperties else {
            throw DAVError(507, nil, "These are too many properties.")
        }
        let faults = properties.map(Self.fault(setting:))
        guard faults.allSatisfy({ $0 == nil }) else { return refused(properties, faults) }
        var last: [XMLElement] = []
        for property in properties {
            last.removeAll { $0.name == property.name }
            last.append(property)
        }
        try account.makeCalendar(name, components: components, properties: last)
        return .calendars(201)
    }

    /// The name of a calendar that is not there yet, at a place where one may be.
    private func newName() throws -> String {
        switch path {
        case .root, .principal, .home: throw Self.alreadyThere
        case .object(_, let calendar, let name): throw try misplaced([calendar, name])
        case .beyond(_, let names): throw try misplaced(names)
        case .calendar(_, let name):
            guard try account.calendar(name) == nil else { throw Self.alreadyThere }
            guard name.utf8.count <= Self.longestName else {
                throw DAVError(403, nil, "The name of the calendar's path is too long.")
            }
            return name
        }
    }

    private func misplaced(_ names: [String]) throws -> DAVError {
        guard names.count == 2, try account.calendar(names[0]) != nil else {
            return DAVError(409, nil, "There is no collection to make it in.")
        }
        return DAVError(403, .calendarLocation, "A calendar cannot be made in another calendar.")
    }

    private static let alreadyThere = DAVError(
        405, .resourceMustBeNull, "There is something at this place already.")

    /// Takes resourcetype out of what is to be set; nothing but calendars can be made, and what is to be a
    /// collection of no said kind is one too.
    private func checkType(_ properties: inout [XMLElement]) throws {
        let types = properties.filter { $0.name == .dav("resourcetype") }
        properties.removeAll { $0.name == .dav("resourcetype") }
        guard !types.isEmpty else { return }
        guard
            types.last.map({ Set($0.elements.map(\.name)) })
                == [.dav("collection"), .caldav("calendar")]
        else { throw DAVError(403, .validResourceType, "Only calendars can be made here.") }
    }

    private static func components(_ properties: inout [XMLElement]) throws -> Set<String> {
        let name = XMLName.caldav("supported-calendar-component-set")
        let sets = properties.filter { $0.name == name }
        properties.removeAll { $0.name == name }
        guard let set = sets.last else { return usualComponents }
        let asked = Set(
            set.elements.filter { $0.name == .caldav("comp") }
                .compactMap { $0["name"]?.uppercased() })
        // Apple's programs ask for more than there is, and go by what they find afterward.
        let components = asked.intersection(CalendarObject.kinds)
        guard !components.isEmpty else {
            throw DAVError(403, .supportedComponent, "Entries of none of these kinds can be kept.")
        }
        return components
    }

    private func refused(_ properties: [XMLElement], _ faults: [DAVError?]) -> Response {
        let outcome = Self.outcome(
            of: properties.map(PropertyChange.set), faults, at: path.href)
        guard request.method == .mkcol else { return .multistatus(outcome) }
        return .calendars(
            403, Response.xml, body: outcome.document(root: .dav("mkcol-response")))
    }
}

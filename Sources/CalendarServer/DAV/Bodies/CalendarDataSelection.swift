import XML

/// What of a calendar object a report returns (RFC 4791 9.6).
package struct CalendarDataSelection: Hashable, Sendable {
    package enum Recurrences: Hashable, Sendable {
        case asStored
        /// Each instance in the range as a component of its own (9.6.5).
        case expanded(TimeRange)
        /// The master, and of the overrides only those that matter to the range (9.6.6).
        case limited(TimeRange)
    }

    /// `nil` is the whole object.
    package var component: ComponentSelection?
    package var recurrences = Recurrences.asStored
    /// Of FREEBUSY only the periods in this range (9.6.7).
    package var freeBusy: TimeRange?

    package init(
        component: ComponentSelection? = nil, recurrences: Recurrences = .asStored,
        freeBusy: TimeRange? = nil
    ) {
        self.component = component
        self.recurrences = recurrences
        self.freeBusy = freeBusy
    }

    /// Whether the object's own bytes are the answer.
    package var isWhole: Bool { self == CalendarDataSelection() }
}

/// What of a component is returned (RFC 4791 9.6.1).
package struct ComponentSelection: Hashable, Sendable {
    package struct Property: Hashable, Sendable {
        /// In capitals.
        package var name: String
        /// Its name and parameters only.
        package var withoutValue: Bool

        package init(_ name: String, withoutValue: Bool = false) {
            self.name = name
            self.withoutValue = withoutValue
        }
    }

    /// In capitals.
    package var name: String
    /// `nil` is all of them.
    package var properties: [Property]?
    /// `nil` is all of them.
    package var components: [ComponentSelection]?

    package init(
        _ name: String, properties: [Property]? = nil, components: [ComponentSelection]? = nil
    ) {
        self.name = name
        self.properties = properties
        self.components = components
    }
}

extension CalendarDataSelection {
    /// - Parameter element: CALDAV:calendar-data.
    init(_ element: XMLElement) throws {
        self.init()
        let type = element["content-type"] ?? "text/calendar"
        let version = element["version"] ?? "2.0"
        guard type.lowercased() == "text/calendar", version == "2.0" else {
            throw DAVError(403, .supportedCalendarData, "only text/calendar 2.0 is kept here")
        }
        for child in element.elements where child.name.namespace == element.name.namespace {
            switch child.name.local {
            case "comp":
                guard component == nil else {
                    throw DAVError.malformed("CALDAV:comp is there twice")
                }
                component = try ComponentSelection(child)
            case "expand", "limit-recurrence-set":
                guard recurrences == .asStored else {
                    throw DAVError.malformed(
                        "only one of expand and limit-recurrence-set may be there")
                }
                let range = try TimeRange(child, isClosed: true)
                recurrences =
                    child.name.local == "expand" ? .expanded(range) : .limited(range)
            case "limit-freebusy-set": freeBusy = try TimeRange(child, isClosed: true)
            default: break
            }
        }
    }
}

extension ComponentSelection {
    /// One that names nothing is all of its component, as the example of RFC 4791 7.8.1 has it for
    /// VTIMEZONE.
    fileprivate init(_ element: XMLElement) throws {
        guard let name = element["name"] else {
            throw DAVError.malformed("CALDAV:comp has no name")
        }
        self.init(name.uppercased())
        let children = element.elements.filter { $0.name.namespace == element.name.namespace }
        let props = children.filter { $0.name.local == "prop" }
        let comps = children.filter { $0.name.local == "comp" }
        if props.isEmpty, comps.isEmpty { return }
        let hasAllProps = children.contains { $0.name.local == "allprop" }
        let hasAllComps = children.contains { $0.name.local == "allcomp" }
        if !hasAllProps {
            var properties: [Property] = []
            for prop in props {
                guard let name = prop["name"] else {
                    throw DAVError.malformed("CALDAV:prop has no name")
                }
                properties.append(
                    Property(name.uppercased(), withoutValue: prop["novalue"] == "yes"))
            }
            self.properties = properties
        }
        if !hasAllComps {
            var components: [ComponentSelection] = []
            for comp in comps { components.append(try ComponentSelection(comp)) }
            self.components = components
        }
    }
}

import HTTPServer
import ICalendar
import XML

extension CalendarRequest {
    /// Bytes of one property that is kept.
    private static let largestProperty = 64 << 10
    /// Properties of one calendar.
    static let mostProperties = 200

    /// RFC 4918 9.2: all of it or nothing.
    func proppatch() throws -> Response {
        let changes = try PropertyChange.proppatch(try xmlBody())
        let node = try node()
        try checkState(of: node)
        if case .calendar = node.kind {
            try require(.dav("write-properties"), node.isWritable, on: path.href)
        }
        var names = Set(node.kept.map(\.name))
        let faults = changes.map { Self.fault($0, on: node, having: &names) }
        if faults.allSatisfy({ $0 == nil }), case .calendar(let calendar) = node.kind {
            try account.change(changes, of: calendar.name)
            if preferences.return == .minimal { return .calendars(200, preferences.fields) }
        }
        return .multistatus(Self.outcome(of: changes, faults, at: path.href), preferences)
    }

    /// The outcome for each property; if one is refused, the others are left as they were (424).
    static func outcome(
        of changes: [PropertyChange], _ faults: [DAVError?], at href: Href
    ) -> Multistatus.Response {
        let isDone = faults.allSatisfy { $0 == nil }
        var properties: [Multistatus.Property] = []
        var indices: [XMLName: Int] = [:]
        for (change, fault) in zip(changes, faults) {
            let property = Multistatus.Property(
                XMLElement(change.name), fault?.status ?? (isDone ? 200 : 424),
                condition: fault?.condition)
            // Named twice, it is told once, and what is wrong with it goes first.
            if let index = indices[change.name] {
                if fault != nil { properties[index] = property }
            } else {
                indices[change.name] = properties.count
                properties.append(property)
            }
        }
        let why = faults.lazy.compactMap { $0?.why }.first
        return Multistatus.Response(href, .properties(properties), explanation: why)
    }

    /// - Parameter names: Of the properties that it has by now.
    private static func fault(
        _ change: PropertyChange, on node: CalendarNode, having names: inout Set<XMLName>
    ) -> DAVError? {
        guard case .calendar = node.kind else {
            return DAVError(403, nil, "Only calendars have properties that can be set.")
        }
        guard case .set(let element) = change else {
            let isProtected = LiveProperty.named(change.name).map { !$0.isKept } ?? false
            names.remove(change.name)
            return isProtected ? protected : nil
        }
        if let fault = fault(setting: element) { return fault }
        names.insert(element.name)
        guard names.count <= mostProperties else {
            return DAVError(507, nil, "This calendar has too many properties.")
        }
        return nil
    }

    private static let protected = DAVError(
        403, .protectedProperty, "The server knows this property by itself.")

    /// Why a calendar cannot have this property, or `nil`.
    static func fault(setting element: XMLElement) -> DAVError? {
        if let live = LiveProperty.named(element.name), !live.isKept { return protected }
        if element.name == .caldav("calendar-timezone"),
            CalendarZones.floating(in: Array(element.text.utf8)) == nil
        {
            return DAVError(403, .validCalendarData, "This is no calendar with one time zone.")
        }
        guard XMLWriter.document(element).count <= largestProperty else {
            return DAVError(507, nil, "This property is too large.")
        }
        return nil
    }
}

import XML

/// The properties that a request asks of each resource, looked up once for all of them.
struct PropertyColumns {
    private enum Column {
        /// - Parameter isAsked: Whether it is told that a resource has no such property.
        case live(LiveProperty, isAsked: Bool)
        /// CALDAV:calendar-data.
        case data
        /// One that is kept as a client set it.
        case kept(XMLName)
        /// Everything that is kept and that the server does not know.
        case allKept
        /// One that stands among all the others, if it is there.
        case included(XMLName)
    }

    private let columns: [Column]
    private let namesAlone: Bool
    /// What was written last of properties that a resource does not have, and which they are: most resources of
    /// a calendar lack the same.
    private var missing: (columns: [Int], block: [UInt8]) = ([], [])

    /// - Parameter hasData: Whether the request is a report that tells the data of objects.
    init(_ request: PropertyRequest, hasData: Bool = false) {
        func column(_ name: XMLName) -> Column {
            if let live = LiveProperty.named(name) { return .live(live, isAsked: true) }
            return hasData && name == .caldav("calendar-data") ? .data : .kept(name)
        }
        switch request {
        case .names:
            columns = LiveProperty.all.map { .live($0, isAsked: false) } + [.allKept]
        case .all(let including):
            columns =
                LiveProperty.all.filter(\.isInAll).map { .live($0, isAsked: false) } + [.allKept]
                + including.map { name in
                    LiveProperty.named(name).map { !$0.isInAll } ?? false
                        ? column(name) : .included(name)
                }
        case .some(let selection): columns = selection.names.map(column)
        }
        namesAlone = request == .names
    }

    /// Writes the properties that `node` has, and says which ones it has not.
    ///
    /// - Parameters:
    ///   - data: What CALDAV:calendar-data is.
    ///   - failure: Why that can't be told.
    ///   - isMinimal: Leaves out what is not there, as `Prefer: return=minimal` asks (RFC 8144 2.1).
    mutating func write(
        _ node: CalendarNode, data: [UInt8]?, without failure: DAVError?, isMinimal: Bool,
        to writer: inout XMLWriter
    ) {
        var missing: [Int] = []
        let start = writer.bytes.count
        var isEmpty = true
        writer.properties(200) { writer in
            let start = writer.bytes.count
            for (index, column) in columns.enumerated() {
                if !write(column, of: node, data, to: &writer) { missing.append(index) }
            }
            isEmpty = writer.bytes.count == start
        }
        if case _? = failure {
            missing.removeAll { if case .data = columns[$0] { true } else { false } }
        }
        let tellsMissing = !isMinimal && !missing.isEmpty
        // A response has one group at least (RFC 4918 14.24).
        if isEmpty, tellsMissing || failure != nil { writer.removeAll(after: start) }
        if tellsMissing { write(missing: missing, to: &writer) }
        if let failure {
            writer.properties(failure.status, failure.condition) {
                $0.element(.caldav("calendar-data")) { _ in }
            }
        }
    }

    /// - Returns: `false` for what is asked for and is not there.
    private func write(
        _ column: Column, of node: CalendarNode, _ data: [UInt8]?, to writer: inout XMLWriter
    ) -> Bool {
        switch column {
        case .live(let property, let isAsked):
            guard let element = property.element(of: node) else { return !isAsked }
            write(element, to: &writer)
        case .data:
            guard let data else { return false }
            writer.element(.caldav("calendar-data")) { $0.text(data) }
        case .kept(let name):
            guard let element = node.kept.first(where: { $0.name == name }) else { return false }
            write(element, to: &writer)
        case .included(let name): return node.element(name) != nil
        case .allKept:
            for element in node.kept where LiveProperty.named(element.name) == nil {
                write(element, to: &writer)
            }
        }
        return true
    }

    private func write(_ element: XMLElement, to writer: inout XMLWriter) {
        writer.write(namesAlone ? XMLElement(element.name) : element)
    }

    private mutating func write(missing columns: [Int], to writer: inout XMLWriter) {
        if columns == missing.columns {
            writer.copy(missing.block[...])
            return
        }
        let start = writer.bytes.count
        writer.properties(404) { writer in
            for column in columns {
                switch self.columns[column] {
                case .live(let property, isAsked: _): writer.element(property.name) { _ in }
                case .data: writer.element(.caldav("calendar-data")) { _ in }
                case .kept(let name), .included(let name): writer.element(name) { _ in }
                case .allKept: break
                }
            }
        }
        missing = (columns, Array(writer.bytes[start...]))
    }
}

extension CalendarNode {
    /// What the server knows of it by that name, or what is kept of it.
    func element(_ name: XMLName) -> XMLElement? {
        LiveProperty.named(name).map { $0.element(of: self) } ?? kept.first { $0.name == name }
    }
}

extension PropertyRequest {
    /// What of calendar-data is wanted; `nil` where it is not among what is asked for.
    var calendarData: CalendarDataSelection? {
        guard case .some(let selection) = self,
            selection.names.contains(.caldav("calendar-data"))
        else { return nil }
        return selection.calendarData
    }
}

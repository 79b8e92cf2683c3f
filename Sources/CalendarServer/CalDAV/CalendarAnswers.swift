import HTTPServer
import ICalendar

/// Gathers what a request is told of many resources, for as long as there is room for it.
struct CalendarAnswers {
    private let selection: CalendarDataSelection?
    private let preferences: Preferences
    private var columns: PropertyColumns
    private var multistatus = Multistatus()
    private let work: ReportWork

    /// - Parameter work: What may still be done for the request.
    init(_ request: PropertyRequest, _ preferences: Preferences, _ work: ReportWork) {
        selection = request.calendarData
        columns = PropertyColumns(request, hasData: selection != nil)
        self.preferences = preferences
        self.work = work
    }

    /// - Parameter href: As the client named it.
    /// - Returns: Whether there was room for it, as those below do.
    mutating func add(_ href: String, status: Int) -> Bool {
        multistatus.add(href) { $0.status(status) }
    }

    mutating func add(_ node: CalendarNode) -> Bool {
        write(node, node.path.href.path, nil, without: nil)
    }

    /// - Parameters:
    ///   - href: Its path as the client named it, where it did.
    ///   - object: What was read of it, if it was.
    mutating func add(
        _ node: CalendarNode, named href: String? = nil, _ resource: CalendarResource,
        _ object: CalendarObject?, _ zones: CalendarZones
    ) throws -> Bool {
        let href = href ?? node.path.href.path
        guard let selection else { return write(node, href, nil, without: nil) }
        var data = resource.bytes
        if !selection.isWhole,
            let object = object ?? CalendarObject(kept: resource.bytes, work: work)
        {
            do {
                data = try object.data(selection, zones: zones, work: work)
            } catch let error as DAVError {
                // One entry that can't be told is no reason to be silent about the others.
                return write(node, href, nil, without: error)
            }
        }
        if write(node, href, data, without: nil) { return true }
        // Instances may be more than there is ever room for, and a client would ask for them for ever.
        return data.count > 2 * CalendarObject.largest
            && write(node, href, nil, without: CalendarObject.tooManyInstances)
    }

    private mutating func write(
        _ node: CalendarNode, _ href: String, _ data: [UInt8]?, without failure: DAVError?
    ) -> Bool {
        let isMinimal = preferences.return == .minimal
        var columns = columns
        defer { self.columns = columns }
        return multistatus.add(href) { writer in
            columns.write(node, data: data, without: failure, isMinimal: isMinimal, to: &writer)
        }
    }

    /// - Parameter href: What was asked, where it holds more than was told.
    consuming func response(cutAt href: Href? = nil, syncToken: String? = nil) -> Response {
        if let href { multistatus.cut(at: href) }
        return .multistatus(multistatus.document(syncToken: syncToken), preferences)
    }
}

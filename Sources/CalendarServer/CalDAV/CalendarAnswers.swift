import HTTPServer
import ICalendar

/// Gathers what a report tells of calendar objects.
struct CalendarAnswers {
    /// Bytes of objects in one answer; a stored calendar holds less than that, but instances of a rule can be
    /// more than the rule.
    private static let mostBytes = 64 << 20

    private let request: PropertyRequest
    private let selection: CalendarDataSelection?
    private var multistatus = Multistatus()
    private var bytes = 0

    init(_ request: PropertyRequest) {
        self.request = request
        selection = request.calendarData
    }

    mutating func add(_ response: Multistatus.Response) {
        multistatus.responses.append(response)
    }

    /// - Parameters:
    ///   - href: Its path as the client named it, where it did.
    ///   - object: What was read of it, if it was.
    mutating func add(
        _ node: CalendarNode, named href: String? = nil, _ resource: CalendarResource,
        _ object: CalendarObject?, _ zones: CalendarZones
    ) throws {
        var data: [UInt8]?
        var failure: DAVError?
        if let selection {
            data = resource.bytes
            if !selection.isWhole, let object = object ?? (try? CalendarObject(resource.bytes)) {
                do {
                    data = try object.data(selection, zones: zones)
                } catch let error as DAVError {
                    // One entry that can't be told is no reason to be silent about the others.
                    (data, failure) = (nil, error)
                }
            }
        }
        bytes += data?.count ?? 0
        guard bytes <= Self.mostBytes else {
            throw DAVError(507, .matchesWithinLimits, "That is more than one answer can hold.")
        }
        let properties = node.properties(request, data: data, without: failure)
        add(
            Multistatus.Response(
                named: href ?? node.path.href.path, .properties(properties)))
    }

    func response(_ preferences: Preferences, syncToken: String? = nil) -> Response {
        var multistatus = multistatus
        multistatus.syncToken = syncToken
        return .multistatus(multistatus, preferences)
    }
}

import CalendarServer
import ICalendar
import Synchronization
import XML

/// One empty calendar that lets everything in and notes under which condition.
final class NotedConditions: CalendarSource {
    private let noted = Mutex<WriteCondition?>(nil)
    private let resource: CalendarResource?

    /// - Parameter resource: What is there under every name that is asked for, and can't be moved.
    init(_ resource: CalendarResource? = nil) { self.resource = resource }

    private struct Fault: Error {}

    var condition: WriteCondition? { noted.withLock { $0 } }

    func signIn(password: Substring, now: Int64) -> SignIn { .account(Account(source: self)) }

    private struct Account: CalendarAccount {
        let source: NotedConditions
        let id = "x"
        let displayName = "X"
        let isReadOnly = false
        let zones = CalendarZones()

        func calendars() -> [CalendarCollection] { [] }

        func calendar(_ name: String) -> CalendarCollection? {
            CalendarCollection(
                name: name, components: ["VEVENT"], isReadOnly: false, isCycle: true,
                syncToken: "data:,1", properties: [])
        }

        func resources(of calendar: String, named names: Set<String>) -> [CalendarResource] {
            source.resource.map { [$0] } ?? []
        }

        func resources(of calendar: String, after name: String) -> [CalendarResource] { [] }

        func changes(of calendar: String, since token: String) -> CalendarChanges? { nil }

        func put(
            _ object: CalendarObject, as name: String, in calendar: String,
            if condition: WriteCondition
        ) -> PutOutcome {
            source.noted.withLock { $0 = condition }
            return PutOutcome(isNew: true, tag: nil)
        }

        func delete(_ name: String, of calendar: String, if condition: WriteCondition) {}

        func move(
            _ resource: CalendarPlace, to place: CalendarPlace, if condition: WriteCondition,
            replacing vacancy: WriteCondition
        ) throws -> PutOutcome {
            throw Fault()
        }

        func failure(for error: any Error) -> CalendarFailure {
            error is Fault
                ? .refused(DAVError(507, nil, "there is no room")) : .unavailable
        }

        func makeCalendar(
            _ name: String, components: Set<String>, properties: [XMLElement]
        ) {}

        func deleteCalendar(_ name: String) {}

        func change(_ changes: [PropertyChange], of calendar: String) {}
    }
}

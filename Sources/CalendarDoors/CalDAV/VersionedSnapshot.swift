package import CalendarModel
import CalendarServer
import CyclePipeline
import Household
import Store

/// A snapshot of the cycle calendar with the versions that its events have now: a resource for each.
package final class VersionedSnapshot: Sendable {
    let snapshot: IndexedSnapshot
    /// In the order of the snapshot's events.
    let resources: [CalendarResource]
    private let versions: [EventVersion]
    /// When any of its events changed last, in seconds since 1970: one that becomes another and what it was
    /// again changes after this.
    let second: Int64

    package init(_ snapshot: IndexedSnapshot, versions: [EventVersion]) {
        self.snapshot = snapshot
        var resources: [CalendarResource] = []
        resources.reserveCapacity(versions.count)
        for (index, version) in versions.enumerated() {
            resources.append(snapshot.resource(at: index, version: version))
        }
        self.resources = resources
        self.versions = versions
        second = versions.reduce(0) { max($0, $1.modified) }
    }

    /// The resource with what is known of its alarms.
    func resource(at index: Int, _ acknowledgement: AlarmAcknowledgement?) -> CalendarResource {
        guard let acknowledgement else { return resources[index] }
        let event = snapshot.events[index].dismissed(
            by: acknowledgement, snapshot.snapshot.person, snapshot.snapshot.naming)
        guard event.acknowledgement != nil else { return resources[index] }
        return snapshot.resource(at: index, version: versions[index], as: event)
    }

    /// An estimate, in bytes.
    var weight: Int { resources.reduce(1_024) { $0 + 2 * $1.bytes.count + 256 } }

    /// The UIDs of the events that are not as they were in `earlier`, a calendar that was given out at `then`.
    ///
    /// An event that became another one and what it was again has a later version with the same content.
    func changes(since earlier: IndexedSnapshot, second then: Int64) -> (
        changed: [Int], removed: [String]
    ) {
        var changed: [Int] = []
        for (index, event) in snapshot.events.enumerated() {
            let isSame =
                earlier[event.uid].map {
                    earlier.fingerprints[$0] == snapshot.fingerprints[index]
                } ?? false
            if !isSame || resources[index].modified > then { changed.append(index) }
        }
        let removed = earlier.events.lazy.map(\.uid).filter { self.snapshot[$0] == nil }
        return (changed, Array(removed))
    }
}

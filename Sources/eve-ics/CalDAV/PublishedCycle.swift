import CalendarModel
import CalendarServer

/// An edition of the cycle calendar with the versions that its events have now: a resource for each.
final class PublishedCycle: Sendable {
    let edition: CycleEdition
    /// In the order of the edition's events.
    let resources: [CalendarResource]
    /// When any of its events changed last, in seconds since 1970: one that becomes another and what it was
    /// again changes after this.
    let second: Int64

    init(_ edition: CycleEdition, versions: [EventVersion]) {
        self.edition = edition
        var resources: [CalendarResource] = []
        resources.reserveCapacity(versions.count)
        for (place, version) in versions.enumerated() {
            resources.append(edition.resource(at: place, version: version))
        }
        self.resources = resources
        second = versions.reduce(0) { max($0, $1.modified) }
    }

    /// An estimate, in bytes.
    var weight: Int { resources.reduce(1_024) { $0 + 2 * $1.bytes.count + 256 } }

    /// The UIDs of the events that are not as they were in `earlier`, a calendar that was given out at `then`.
    ///
    /// An event that became another one and what it was again has a later version with the same content.
    func changes(since earlier: CycleEdition, second then: Int64) -> (
        changed: [Int], removed: [String]
    ) {
        var changed: [Int] = []
        for (place, event) in edition.events.enumerated() {
            let isSame =
                earlier[event.uid].map {
                    earlier.fingerprints[$0] == edition.fingerprints[place]
                } ?? false
            if !isSame || resources[place].modified > then { changed.append(place) }
        }
        let removed = earlier.events.lazy.map(\.uid).filter { self.edition[$0] == nil }
        return (changed, Array(removed))
    }
}

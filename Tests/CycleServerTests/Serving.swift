import CalendarDoors
import CivilDate
import CyclePipeline
import Foundation
import Household
import ICalendar
import SQLiteStore
import Store

/// What a server has of a store, without the command line that starts it.
enum Serving {
    /// Everybody lives in UTC who chose no other zone.
    static let zones = ZoneDatabase(system: LocalTime { _ in 0 }) { id in
        let file = try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(id)"))
        return file.flatMap { ZoneHistory(id: id, file: Array($0)) }
    }

    static func household(
        _ store: SQLiteStore, day: Day? = nil, log: @escaping @Sendable (String) -> Void = { _ in }
    ) -> LiveHousehold {
        LiveHousehold(Household(store, zones: zones), day: day, log: log)
    }

    static func feeds(
        _ store: SQLiteStore, publicURL: PublicURL? = nil, day: Day? = nil,
        cacheLimit: Int = 64 << 20, log: @escaping @Sendable (String) -> Void = { _ in }
    ) -> StoreFeeds {
        StoreFeeds(
            household(store, day: day, log: log), publicURL: publicURL, cacheLimit: cacheLimit)
    }
}

import CycleModel
package import CyclePipeline
import ICalendar
import Store

extension Member {
    /// Takes the time zone of the device at which somebody begins, unless one is set: the server's may be another.
    ///
    /// - Parameter name: As the device names it; of one that is not known, nothing is taken.
    /// - Returns: The zone that was taken.
    package func takeZone(_ name: String?, at now: Now) throws -> String? {
        guard let name, let zone = household.zones.zone(name)?.id else { return nil }
        let written = try JournalWriter(household.store, for: person.id, from: .web).write {
            try state(at: now)
        } plan: { person in
            let isSet = person.settings[.timezone] != nil
            return JournalDraft(
                isSet ? [] : [.setting(key: Settings.Key.timezone.rawValue, value: zone)],
                answer: isSet)
        }
        return written.draft.answer ? nil : zone
    }
}

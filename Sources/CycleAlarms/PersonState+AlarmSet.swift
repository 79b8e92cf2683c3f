import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

extension PersonState {
    /// When somebody last said when an alarm of an event rings: what was over by then, nobody missed.
    ///
    /// A dose that had rung before a change of its course or its reminder is still to be answered.
    ///
    /// - Parameter ring: When it rings, in seconds since 1970-01-01T00:00:00Z.
    func lastChange(of event: CalendarEvent, ringing ring: Int64) -> Int64 {
        let key = Settings.reminderKey(event.identity.kind)
        guard case .dose(let identity) = event.identity.owner else {
            return [
                lastChanges[setting: key], lastChanges.cycles,
                lastChanges[setting: Settings.Key.usualLength.rawValue],
            ].map(believed).max() ?? .min
        }
        let reminder = settings.reminder(event.identity.kind)
        let day = event.days.lowerBound
        func minute(_ reminder: Reminder, _ dose: Int?) -> Int {
            reminder.minuteOfDay ?? dose ?? Reminder.morning
        }
        let now = minute(reminder, event.time?.minuteOfDay)
        let course = moment(of: lastChanges[course: identity.course], ringing: ring) { before in
            let dose = before.doses(from: day, through: day).first
            return dose.map { minute(reminder, $0.minuteOfDay) - now }
        }
        let setting = moment(of: lastChanges[changesOf: key], ringing: ring) { before in
            let reminder = Reminder(before) ?? .standard(for: event.identity.kind)
            return reminder.isOn ? minute(reminder, event.time?.minuteOfDay) - now : nil
        }
        return max(course, setting)
    }

    /// When the last change was made before which it had not rung.
    ///
    /// - Parameter shift: How many minutes later it rang by what was before a change; `nil` where it did not.
    private func moment<Value>(
        of changes: [LastChanges.Change<Value>], ringing ring: Int64, _ shift: (Value) -> Int?
    ) -> Int64 {
        let last = changes.last { change in
            guard let shift = change.before.flatMap(shift) else { return true }
            return ring + 60 * Int64(shift) > believed(change.moment)
        }
        return last.map { believed($0.moment) } ?? .min
    }

    /// When something was changed; long ago, where a clock that was ahead wrote it.
    func believed(_ moment: Int64) -> Int64 {
        StoredTime.known(moment, at: self.moment.seconds) ?? .min
    }
}

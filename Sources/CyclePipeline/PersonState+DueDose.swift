import CalendarModel
package import CivilDate
import CycleModel

extension PersonState {
    /// The day of the dose that somebody means who names none: the one that rings or was due last, whatever the calendar
    /// says since.
    ///
    /// Once that is recorded, it is the one of today, taken ahead of its time, unless the recorded one is nearer: then
    /// that is corrected. A day that was named, and not read off a clock, means its own dose.
    package var dayOfDueDose: Day {
        guard moment.hasTime else { return today }
        let doses = timedDoses(from: today - PackPattern.longest, through: today)
        // In a break the last pill is not what is due.
        let last = doses.last { dose in
            let age = moment.seconds - dose.moment
            return age >= 0 && (!dose.isPill || age < 86_400)
        }
        guard let last, last.day != today else { return today }
        if log[last.day].dose == nil { return last.day }
        let next = doses.first { $0.moment > moment.seconds }
        let ahead = next.map { $0.moment - moment.seconds } ?? 43_200
        return moment.seconds - last.moment < ahead ? last.day : today
    }

    private struct TimedDose {
        let day: Day
        let moment: Int64
        let isPill: Bool
    }

    /// Of each day those that its record speaks of, with when they ring by the person's clock, in that order.
    private func timedDoses(from first: Day, through last: Day) -> [TimedDose] {
        let doses = circumstances.contraception.doses(from: first, through: last)
            .filter { $0.kind != .renewal }
        let pillDays = Set(doses.filter(\.isPill).map(\.day))
        return doses.filter { $0.isPill || !pillDays.contains($0.day) }
            .map {
                TimedDose(
                    day: $0.day, moment: time.moment(of: $0.day, second: 60 * minuteOfDay(of: $0)),
                    isPill: $0.isPill)
            }
            .sorted { $0.moment < $1.moment }
    }

    /// When it rings on its day, as `Publishing` has it; without a reminder, when it is due.
    private func minuteOfDay(of dose: Dose) -> Int {
        let reminder = settings.reminder(EventKind(dose.kind))
        guard reminder.isOn else { return dose.minuteOfDay ?? 0 }
        return reminder.minuteOfDay ?? dose.minuteOfDay ?? Reminder.morning
    }
}

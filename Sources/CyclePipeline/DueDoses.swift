import AlarmClock
import CalendarModel
import CivilDate
package import CycleModel

/// Which doses are due for a person, by the clock of one moment.
package struct DueDoses {
    private let person: PersonState

    private var today: Day { person.today }
    private var moment: Moment { person.moment }
    private var contraception: Contraception { person.circumstances.contraception }

    package init(_ person: PersonState) { self.person = person }

    /// The dose that is meant where none is named: the one that rings, else the one that was due last, whatever the
    /// calendar says since.
    ///
    /// Once that is recorded, it is the next one of today, taken ahead of its time, unless the recorded one is nearer or
    /// was late: then that is corrected. A day that was named, and not read off a clock, means its own dose.
    ///
    /// - Parameter course: The only one whose doses are meant.
    package func target(for taking: DoseTaking, course: Int? = nil) -> DoseTarget {
        let first = today - PackPattern.longest
        let usual = DoseTarget(
            day: course.flatMap { course in
                contraception.doses(from: first, through: today).last {
                    $0.identity.course == course && $0.kind != .renewal
                }?.day
            } ?? today, course: course)
        guard moment.hasTime else { return usual }
        let doses = timedDoses(from: first, through: today).filter {
            course == nil || $0.dose.identity.course == course
        }
        // In a break the last pill is not what is due.
        let past = doses.filter { timed in
            let age = moment.seconds - timed.moment
            return age >= 0 && (!timed.dose.isPill || age < 86_400)
        }
        let open = past.last { $0.dose.taking == nil && $0.end > moment.seconds } ?? past.last
        guard let open else { return usual }
        func target(_ dose: Dose) -> DoseTarget {
            course == nil ? DoseTarget(dose) : DoseTarget(day: dose.day, course: course)
        }
        guard open.dose.taking != nil else { return target(open.dose) }
        guard let next = doses.first(where: { $0.moment > moment.seconds }) else {
            return open.dose.day == today || moment.seconds - open.moment < 43_200
                ? target(open.dose) : usual
        }
        let isNearer = moment.seconds - open.moment < next.moment - moment.seconds
        return target(isNearer || taking == .late ? open.dose : next.dose)
    }

    /// The doses that a record on `target` would speak of.
    package func doses(of target: DoseTarget) -> [Dose] {
        contraception.doses(from: target.day, through: target.day, log: person.log)
            .filter(target.means)
    }

    /// The first of these doses that is still to come, so that nobody can be late with it.
    package func ahead(among doses: [Dose]) -> Dose? {
        guard moment.hasTime else { return nil }
        // A reminder may ring long before or after.
        let isAhead = doses.allSatisfy { dose in
            let due = dose.minuteOfDay.map { person.time.moment(of: dose.day, second: 60 * $0) }
            return (due ?? moment(of: dose)) > moment.seconds
        }
        return isAhead ? doses.first : nil
    }

    private struct TimedDose {
        let dose: Dose
        let moment: Int64
        /// When it no longer rings.
        let end: Int64
    }

    /// All but renewals, with when they ring by the person's clock, in that order; of several at once, a day's own last.
    private func timedDoses(from first: Day, through last: Day) -> [TimedDose] {
        contraception.doses(from: first, through: last, log: person.log)
            .filter { $0.kind != .renewal }
            .map { dose in
                let moment = moment(of: dose)
                let ladder = Ladder.standard
                let rings = person.settings.reminder(EventKind(dose.kind)).isOn
                return TimedDose(
                    dose: dose, moment: moment,
                    end: moment + (rings ? Int64(ladder.lead + ladder.after) : 0))
            }
            .sorted {
                $0.moment == $1.moment
                    ? !$0.dose.hasDaysRecord && $1.dose.hasDaysRecord : $0.moment < $1.moment
            }
    }

    /// When it rings on its day, as `Publishing` has it; without a reminder, when it is due.
    private func moment(of dose: Dose) -> Int64 {
        let reminder = person.settings.reminder(EventKind(dose.kind))
        let minute =
            reminder.isOn
            ? reminder.minuteOfDay ?? dose.minuteOfDay ?? Reminder.morning : dose.minuteOfDay ?? 0
        return person.time.moment(of: dose.day, second: 60 * minute)
    }
}

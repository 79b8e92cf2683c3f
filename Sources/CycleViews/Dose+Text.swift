package import CivilDate
package import CycleModel
package import Messages

extension Dose {
    /// `pill 5 of 21`, `change to patch 2 of 3`, `injection 3`.
    package func label(in language: Language) -> String {
        let messages = language.due
        let number = language.doses.number(ordinal, of: count)
        let isOnlyOne = count == 1
        return switch kind {
        case .active: messages.pill(number)
        case .placebo: messages.placebo(number)
        case .patchOn: isOnlyOne ? messages.patchOn : messages.patchOn(number)
        case .patchChange: isOnlyOne ? messages.patchChange : messages.patchChange(number)
        case .patchOff: messages.patchOff
        case .ringIn: isOnlyOne ? messages.ringIn : messages.ringIn(number)
        case .ringChange: isOnlyOne ? messages.ringChange : messages.ringChange(number)
        case .ringOut: messages.ringOut
        case .injection: messages.injection(number)
        case .renewal: messages.renewal
        }
    }

    /// `pill 5 of 21, taken`.
    package func label(_ taking: DoseTaking, in language: Language) -> String {
        let (messages, label) = (language.taking, label(in: language))
        return switch taking {
        case .taken: isPill ? messages.taken(label) : messages.done(label)
        case .late: messages.late(label)
        case .skipped: messages.skipped(label)
        }
    }

    /// Why nobody can be late with it yet.
    package func aheadSentence(on today: Day, in language: Language) -> String {
        language.taking.isAhead(
            label(in: language), due: language.due.when(day, minuteOfDay: minuteOfDay, today: today)
        )
    }

    /// `Today at 21:00: pill 5 of 21, not recorded yet.`, or the same of yesterday.
    package func openLine(on today: Day, in language: Language) -> String {
        language.due.open(
            label(in: language), isToday: day == today,
            time: minuteOfDay.map { language.time(minuteOfDay: $0) })
    }
}

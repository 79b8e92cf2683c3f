package import CivilDate
package import CycleModel
package import CyclePipeline
package import Messages

extension MemberErasure {
    /// What was erased, what is left of it elsewhere, in sentences.
    package func report(_ messages: EraseMessages) -> [String] {
        let done =
            if calendars > 0 {
                messages.done(calendars: calendars)
            } else if entriesBesideCycle > 0 {
                messages.done(entriesBesideCycle: entriesBesideCycle)
            } else {
                messages.done
            }
        return ["\(done) \(messages.othersHaveDays)"]
            + (leavesCalendars ? [messages.leavesCalendars] : [])
    }

    /// These days, with days to come of a running period, which belong to what is recorded until today.
    package static func span(_ days: ClosedRange<Day>, of person: PersonState) -> DaySpan {
        let today = person.today
        let logged = person.log.entries.last?.day ?? today
        let last = days.upperBound < today ? days.upperBound : max(days.upperBound, logged)
        return DaySpan(first: days.lowerBound, last: last)
    }
}

import Messages

extension PlanBuilder {
    mutating func readNew() {
        for duplicate in choice.matching.duplicates {
            guard let calendar = choice.calendar else { break }
            let (served, event) = (
                calendar.events[duplicate.served], returned.events[duplicate.returned]
            )
            if served.isShown(by: event) {
                plan.unchanged += 1
            } else if duplicate.rule == .uid {
                plan.conflicts.append(
                    EditConflict(
                        uid: served.uid, days: event.dayList,
                        calendar: setting.language.dates(event.days, near: today),
                        log: setting.language.dates(served.days, near: today),
                        why: edits.isTwice, name: name(of: served)))
            } else {
                readNew(event, isPeriod: served.identity.kind == .period)
            }
        }
        let unknown = choice.unknown(in: returned)
        let lessons = setting.words.lessons(in: returned.events)
        for index in unknown {
            let event = returned.events[index]
            // The mark of an entry that no remembered calendar has: an old one of ours, or somebody else's.
            if !event.tokens.isEmpty {
                plan.unknownMarks += 1
                ignoreNew(event, refusals.unknownMark)
            } else if lessons.contains(index) {
                plan.lessons += 1
                ignoreNew(event, refusals.lesson)
            } else {
                readNew(event, isPeriod: setting.words.match(event))
            }
        }
    }

    private mutating func readNew(_ event: ReturnedEvent, isPeriod: Bool) {
        guard isPeriod else { return ignoreNew(event, refusals.notPeriod) }
        plan.recognised += 1
        guard event.status != .cancelled, !returned.isCancellation else {
            return ignoreNew(event, refusals.canceled)
        }
        guard event.repetition == .none else { return ignoreNew(event, refusals.repeats) }
        guard event.days.lowerBound <= today else { return ignoreNew(event, refusals.toCome) }
        let problem =
            event.days.count > ReturnedEvent.mostDays
            ? refusals.tooLong
            : setting.problem(with: event.days.lowerBound)
        if let problem {
            return plan.refused.append(
                UnappliedEdit(
                    uid: event.uid, why: problem, name: event.shortTitle, days: event.days))
        }
        requests.append(
            PeriodRequest(
                reported: ReportedChange(
                    kind: .logged, days: [], uid: event.uid, match: .new,
                    why: edits.new, name: event.shortTitle, was: event.days),
                calendar: choice.calendar, wants: event.dayList, drops: [], isEdit: false))
    }

    private mutating func ignoreNew(_ event: ReturnedEvent, _ why: String) {
        plan.ignored.append(
            UnappliedEdit(uid: event.uid, why: why, name: event.shortTitle, days: event.days))
    }
}

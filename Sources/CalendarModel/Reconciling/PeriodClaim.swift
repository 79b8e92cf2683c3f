import CivilDate
import CycleModel

/// Days that an event wants logged as a period, and days that it wants taken out.
struct PeriodClaim {
    /// Its days are filled in when the claim is settled.
    var correction: Correction
    /// The log that she saw in the calendar; `nil` for a calendar that is not ours.
    let base: DayLog?
    /// In order.
    let wants: [Day]
    let drops: [Day]
    /// Changes an event of ours, and is no new one.
    let isEdit: Bool

    /// The days on which the log can contradict it: two more on both sides of an edit, for a period day there
    /// would join it.
    var reach: ClosedRange<Day>? {
        guard let first = (wants + drops).min(), let last = (wants + drops).max() else {
            return nil
        }
        return isEdit ? (first - 2)...(last + 2) : first...last
    }
}

extension Reconciliation {
    mutating func claim(_ event: MatchedEvent, _ days: [Day], _ why: String) {
        let served = event.served
        guard event.returned.days.count <= ReturnedEvent.mostDays,
            event.returned.repetition != .endless, let first = days.first
        else { return refuse(event, "no period is longer than a month") }
        guard first >= Self.firstLoggedDay else { return refuse(event, Self.tooEarly) }
        guard first <= today else {
            return refuse(
                event,
                served.status == .confirmed
                    ? "what was logged can't have happened in the future"
                    : "the future can't be logged; the forecast stays")
        }
        let base = event.calendar.log
        let logged =
            served.status == .confirmed ? served.days.filter { base[$0].isPeriodDay } : []
        // A day without bleeding inside the period stays one.
        let wants = days.filter { day in
            !(served.status == .confirmed && served.days.contains(day) && !base[day].isPeriodDay
                && day != first && day != days.last)
        }
        claims.append(
            PeriodClaim(
                correction: event.correction(.logged, [], why), base: base, wants: wants,
                drops: logged.filter { !wants.contains($0) }, isEdit: true))
    }

    /// Decides all claims together, for what one takes out another may want.
    mutating func settleClaims() {
        let wanted = Set(claims.flatMap(\.wants))
        let rivals = rivals()
        for index in claims.indices {
            let claim = claims[index]
            let drops = claim.drops.filter { !wanted.contains($0) }
            if isDone(claim, drops) {
                if !claim.isEdit { plan.unchanged += 1 }
                continue
            }
            if let conflict = rivals[index] ?? contradiction(of: claim) {
                plan.conflicts.append(conflict)
                guard setting.prefer == .incoming else { continue }
            }
            accept(claim, drops)
        }
        for correction in notYet { settle(notYet: correction, wanted) }
    }

    private func isDone(_ claim: PeriodClaim, _ drops: [Day]) -> Bool {
        claim.wants.allSatisfy { setting.log[$0].isPeriodDay }
            && drops.allSatisfy { !setting.log[$0].isPeriodDay }
    }

    private mutating func accept(_ claim: PeriodClaim, _ drops: [Day]) {
        var correction = claim.correction
        if claim.wants.isEmpty {
            correction.days = drops.filter { setting.log[$0].isPeriodDay }
            plan.deletion.periods += 1
            plan.deletion.days += correction.days.count
        } else {
            correction.days = claim.wants.filter { $0 <= today }
            correction.later = claim.wants.filter { $0 > today }
        }
        let endWasUnknown =
            claim.base.map { base in claim.drops.contains { base[$0].periodEndUnknown } } ?? false
        for day in drops {
            change(day) { record in
                record.flow = nil
                record.periodEndUnknown = false
                // Where a record came from says nothing by itself.
                var bare = record
                bare.source = nil
                if bare.isEmpty { record = bare }
            }
        }
        for day in claim.wants {
            change(day) { record in
                if !record.isPeriodDay { record.flow = .unknown }
                record.periodEndUnknown =
                    claim.wants.count == 1 && (record.periodEndUnknown || endWasUnknown)
            }
        }
        plan.corrections.append(correction)
    }

    // MARK: Contradictions

    /// Edits of two events that want the same day: the cycles that they begin can't both be right.
    private func rivals() -> [Int: EditConflict] {
        var owner: [Day: Int] = [:]
        var conflicts: [Int: EditConflict] = [:]
        for index in claims.indices where claims[index].isEdit {
            for day in claims[index].wants {
                guard let other = owner[day] else {
                    owner[day] = index
                    continue
                }
                guard conflicts[index] == nil else { continue }
                conflicts[index] = conflict(
                    claims[index], log: Wording.days(claims[other].wants, near: today),
                    "another event was put on the same days")
            }
        }
        return conflicts
    }

    /// What was logged since the calendar was made, and says something else.
    private func contradiction(of claim: PeriodClaim) -> EditConflict? {
        guard let reach = claim.reach else { return nil }
        let contrary = reach.filter { day in
            let now = setting.log[day]
            let wants = claim.wants.contains(day)
            // She has seen what the calendar was made from, so only what came later can contradict her.
            let isNews = claim.base.map { $0[day].flow != now.flow } ?? (now.flow != nil && wants)
            return isNews && now.isPeriodDay != wants
        }
        guard !contrary.isEmpty else { return nil }
        let logged = reach.filter { setting.log[$0].isPeriodDay }
        return conflict(
            claim,
            log: logged.isEmpty ? "no period" : "period \(Wording.days(logged, near: today))",
            claim.base == nil
                ? "the log says otherwise" : "the log was changed after the calendar was made")
    }

    private func conflict(_ claim: PeriodClaim, log: String, _ why: String) -> EditConflict {
        let days = claim.wants.isEmpty ? claim.drops : claim.wants
        return EditConflict(
            uid: claim.correction.uid, days: days,
            calendar: claim.wants.isEmpty
                ? "deleted" : "period \(Wording.days(claim.wants, near: today))",
            log: log, why: why, name: claim.correction.name)
    }

    // MARK: Not yet

    /// Whether she has said of the forecast start, some time before, that nothing came.
    func isTold(_ correction: Correction) -> Bool {
        correction.days.first.map { setting.log[$0].flow == Flow.none } ?? true
    }

    /// No bleeding from the forecast start through today, except where the calendar itself has a period.
    private mutating func settle(notYet correction: Correction, _ wanted: Set<Day>) {
        guard let first = correction.days.first, !isTold(correction),
            !correction.days.contains(where: wanted.contains)
        else { return }
        let logged = ((first - 7)...today).filter { setting.log[$0].isPeriodDay }
        if let last = logged.last, last >= first {
            plan.conflicts.append(
                EditConflict(
                    uid: correction.uid, days: correction.days, calendar: "not yet",
                    log: "period \(Wording.days(logged, near: today))",
                    why: "the log has a period on these days", name: correction.name))
            // Days that she logged are not taken out by a deleted forecast.
            guard setting.prefer == .incoming else { return }
        }
        for day in correction.days {
            change(day) { record in
                if record.flow == nil || record.isPeriodDay { record.flow = Flow.none }
            }
        }
        plan.corrections.append(correction)
    }
}

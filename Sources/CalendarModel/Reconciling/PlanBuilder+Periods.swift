import CivilDate
import CycleModel
import Messages

extension PlanBuilder {
    mutating func requestPeriod(_ event: MatchedEvent, _ days: [Day], _ why: String) {
        let served = event.served
        guard event.returned.days.count <= ReturnedEvent.mostDays,
            event.returned.repetition != .endless, let first = days.first
        else { return refuse(event, refusals.tooLong) }
        if let why = setting.problem(with: first) { return refuse(event, why) }
        guard first <= today else {
            return refuse(
                event,
                served.status == .confirmed ? refusals.loggedInFuture : refusals.future)
        }
        let base = event.calendar.log
        let logged =
            served.status == .confirmed ? served.days.filter { base[$0].isPeriodDay } : []
        let said = ReturnedPeriod(
            event, on: first...(days.last ?? first), days, logged: logged, today: today)
        requests.append(
            PeriodRequest(
                reported: self.reported(event, .logged, [], why), calendar: event.calendar,
                wants: said.wants,
                drops: (logged + (earlier[served.uid] ?? [])).filter { !said.wants.contains($0) },
                isEdit: true, end: said.end, expected: said.expected))
    }

    /// Decides all requests together, because what one takes out another may want.
    mutating func settleRequests() {
        let wanted = Set(requests.flatMap(\.wants))
        let overlaps = conflictsOfOverlaps()
        for index in requests.indices {
            let request = requests[index]
            let drops = request.drops.filter { !wanted.contains($0) }
            if request.isDone(in: setting.log, dropping: drops) {
                if !request.isEdit { plan.unchanged += 1 }
                continue
            }
            if let conflict = overlaps[index] ?? contradiction(of: request) {
                plan.conflicts.append(conflict)
                guard setting.prefer == .incoming else { continue }
                accept(request, drops + contrary(to: request, drops, wanted))
                continue
            }
            accept(request, drops)
        }
        for reported in notYet { settle(notYet: reported, wanted) }
    }

    private mutating func accept(_ request: PeriodRequest, _ drops: [Day]) {
        var reported = request.reported
        let gone = drops.filter { setting.log[$0].isPeriodDay }
        plan.deletion.days += gone.count
        if request.isEdit {
            plan.deletion.changedDays +=
                gone.count + request.wants.count { !setting.log[$0].isPeriodDay }
        }
        if request.wants.isEmpty {
            reported.days = gone
            plan.deletion.periods += 1
        } else {
            reported.days = request.wants.filter { $0 <= today }
            reported.later = request.wants.filter { $0 > today }
            if request.end == .last { reported.end = request.wants.last }
        }
        let endWasUnknown =
            request.base.map { base in request.drops.contains { base[$0].periodEndUnknown } }
            ?? false
        for day in drops {
            change(day) { record in
                record.flow = nil
                record.periodEndUnknown = false
                record.periodEnded = false
                // Where a record came from says nothing by itself.
                var bare = record
                bare.source = nil
                if bare.isEmpty { record = bare }
            }
        }
        for day in request.wants {
            change(day) { record in
                if !record.isPeriodDay { record.flow = .unknown }
                if day == request.wants.last, request.marksEnd {
                    record.periodEnded = true
                } else if request.end != .untouched {
                    record.periodEnded = false
                }
                record.periodEndUnknown =
                    request.wants.count == 1 && !record.periodEnded
                    && (record.periodEndUnknown || endWasUnknown)
            }
        }
        plan.reported.append(reported)
    }

    // MARK: Contradictions

    /// Edits of two events that want the same day: the cycles that they begin can't both be right.
    private func conflictsOfOverlaps() -> [Int: EditConflict] {
        var owner: [Day: Int] = [:]
        var conflicts: [Int: EditConflict] = [:]
        for index in requests.indices where requests[index].isEdit {
            for day in requests[index].wants {
                guard let other = owner[day] else {
                    owner[day] = index
                    continue
                }
                guard conflicts[index] == nil else { continue }
                conflicts[index] = conflict(
                    requests[index],
                    log: edits.period(requests[other].wants, near: today),
                    edits.onSameDays)
            }
        }
        return conflicts
    }

    /// What was logged since the calendar was made, and says something else.
    private func contradiction(of request: PeriodRequest) -> EditConflict? {
        let reach = request.reach
        let returned = request.calendar.map { setting.returnedDays(since: $0) } ?? []
        let contrary = reach.filter { day in
            let now = setting.log[day]
            let wants = request.wants.contains(day)
            // The person has seen what the calendar was made from, so only what came later can contradict it.
            let isNews = request.base.map { $0[day].flow != now.flow } ?? (now.flow != nil && wants)
            return isNews && now.isPeriodDay != wants && !returned.contains(day)
        }
        guard !contrary.isEmpty else { return nil }
        let logged = reach.filter { setting.log[$0].isPeriodDay }
        return conflict(
            request,
            log: logged.isEmpty ? edits.noPeriod : edits.period(logged, near: today),
            request.base == nil ? edits.logDiffers : edits.logIsNewer)
    }

    /// Where the calendar is right, the days of the period in the log that no event wants: what is written is what the
    /// calendar says, and no union of both.
    private func contrary(
        to request: PeriodRequest, _ drops: [Day], _ wanted: Set<Day>
    ) -> [Day] {
        guard request.isEdit, var first = request.reach.first, var last = request.reach.last else {
            return []
        }
        while setting.log[first - 1].isPeriodDay { first = first - 1 }
        while setting.log[last + 1].isPeriodDay { last = last + 1 }
        return (first...last).filter {
            setting.log[$0].isPeriodDay && !wanted.contains($0) && !drops.contains($0)
                && request.expected?.contains($0) != true
        }
    }

    private func conflict(_ request: PeriodRequest, log: String, _ why: String) -> EditConflict {
        let days = request.wants.isEmpty ? request.drops : request.wants
        return EditConflict(
            uid: request.reported.uid, days: days,
            calendar: request.wants.isEmpty
                ? edits.isDeleted : edits.period(request.wants, near: today),
            log: log, why: why, name: request.reported.name)
    }

    // MARK: Not yet

    /// Whether the log says already that nothing came on the forecast start.
    func isLogged(notYet reported: ReportedChange) -> Bool {
        reported.days.first.map { setting.log[$0].flow == Flow.none } ?? true
    }

    /// No bleeding from the forecast start through today, except where the calendar itself has a period.
    private mutating func settle(notYet reported: ReportedChange, _ wanted: Set<Day>) {
        guard let first = reported.days.first, !isLogged(notYet: reported),
            !reported.days.contains(where: wanted.contains)
        else { return }
        let logged = ((first - 7)...today).filter { setting.log[$0].isPeriodDay }
        if let last = logged.last, last >= first {
            plan.conflicts.append(
                EditConflict(
                    uid: reported.uid, days: reported.days, calendar: edits.isNotYet,
                    log: edits.period(logged, near: today), why: edits.isLogged,
                    name: reported.name))
            // Logged days are not taken out by a deleted forecast.
            guard setting.prefer == .incoming else { return }
        }
        for day in reported.days {
            change(day) { record in
                if record.flow == nil || record.isPeriodDay { record.flow = Flow.none }
            }
        }
        plan.reported.append(reported)
    }
}

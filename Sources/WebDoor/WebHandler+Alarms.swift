import AlarmClock
import CivilDate
import CycleAlarms
import CyclePipeline
import HTML
import Household
import Messages
import Planner
import WebPages

/// `/plan` and `/alarms…`.
extension WebHandler {
    func plan(_ visit: WebVisit) throws -> WebAnswer {
        guard !visit.isPost else { return .notFound }
        let today = visit.state.today
        let agenda = Agenda(
            of: visit.state, try visit.member.storedEntries(onlyAlarmed: false),
            on: today...(today + PlanPage.days - 1))
        return .page(PlanPage(visit.state, agenda, heads: try heads(visit)), isKept: true)
    }

    /// What comes first of what is to be done, and of the notes.
    private func heads(_ visit: WebVisit) throws -> [PlanPage.Head] {
        let (key, text) = (visit.member.plannerKey, PlannedText(visit.state))
        let most = PlanPage.Head.most
        let todos = try visit.openTodos().prefix(most).map { todo in
            PlannerListPage.Row(
                WebRoute.todo(key.id(todo.object.calendar, todo.object.name)).path,
                title: visit.shown(todo.content.title), remark: text.remark(on: todo))
        }
        let notes = try visit.notes(latest: 20).notes.prefix(most).map(visit.row)
        return [PlanPage.Head(.todos, Array(todos)), PlanPage.Head(.notes, Array(notes))]
    }

    /// The own alarms; a form switches one on or off.
    func alarms(_ visit: WebVisit) throws -> WebAnswer {
        let alarms = try visit.member.ownAlarms(of: visit.state)
        guard visit.isPost else {
            let ringing = try visit.ringingAlarms(ahead: 1).filter {
                $0.isHere(at: visit.moment) || $0.snoozedUntil(at: visit.moment) != nil
            }
            return .page(
                AlarmsPage(visit.state, alarms.map(visit.listed), ringing: ringing))
        }
        guard let known = alarms.first(where: { $0.id == visit.form["alarm"] }),
            var alarm = known.alarm, let isOn = visit.form["on"].map({ $0 == "yes" })
        else { return .redirect(visit.back(.alarms), notice: visit.language.webLog.notUnderstood) }
        let messages = visit.language.alarms
        guard known.standing != .over else {
            return .redirect(visit.back(.alarms), notice: messages.nothingToCome)
        }
        if alarm.isOn != isOn {
            alarm.isOn = isOn
            try visit.member.put(alarm, replacing: known.entry, at: visit.moment)
        }
        return .redirect(
            visit.back(.alarms),
            notice: isOn ? messages.switchedOn(alarm.title) : messages.switchedOff(alarm.title))
    }

    func newAlarm(_ visit: WebVisit) throws -> WebAnswer {
        let back = visit.back(.alarms)
        guard visit.isPost else {
            let day = visit.query["date"].flatMap(Day.init).flatMap {
                $0 >= visit.state.today ? $0 : nil
            }
            return .page(
                AlarmPage(visit.state, nil, uid: visit.member.newUID(), on: day, back: back))
        }
        let sent = SentAlarm(visit.form, changing: nil, for: visit.state)
        let known = try visit.member.ownAlarms(of: visit.state)
        let uid = visit.form["uid"].flatMap { Member.isUID($0) ? $0 : nil } ?? visit.member.newUID()
        var alarm = sent.alarm(changing: nil, uid: uid)
        // Where the form was sent before.
        let isThere = known.contains { $0.alarm == alarm }
        var faults = sent.faults
        if known.count >= OwnAlarm.most, !isThere {
            faults["title"] = visit.language.webAlarms.full(OwnAlarm.most)
        }
        guard faults.isEmpty else {
            return .page(
                AlarmPage(visit.state, nil, uid: uid, back: back, typed: visit.typed(faults)),
                status: 422)
        }
        if !isThere {
            // One went back to the form and typed another alarm.
            if known.contains(where: { $0.alarm?.uid == uid }) { alarm.uid = visit.member.newUID() }
            try visit.member.put(alarm, replacing: nil, at: visit.moment)
        }
        return .redirect(
            back,
            notice: notice(of: alarm, visit, visit.language.alarms.added))
    }

    /// One own alarm: to change, to leave out a day, to remove.
    func alarm(_ id: String, _ visit: WebVisit) throws -> WebAnswer {
        guard
            let known = try visit.member.ownAlarms(of: visit.state).first(where: { $0.id == id })
        else { return .notFound }
        let (back, messages) = (visit.back(.alarms), visit.language.alarms)
        guard visit.isPost else {
            return .page(AlarmPage(visit.state, visit.listed(known), back: back))
        }
        switch (visit.form["do"], known.alarm) {
        case ("remove", _):
            try visit.member.remove(known.entry, at: visit.moment)
            return .redirect(
                back.text == WebRoute.alarm(id).path.text ? WebRoute.alarms.path : back,
                notice: messages.removed(known.title))
        case ("skip", let alarm?):
            guard let day = visit.form["day"].flatMap(Day.init), day >= visit.state.today,
                alarm.days(from: day, limit: 1) == [day]
            else { return .redirect(back, notice: visit.language.webLog.notUnderstood) }
            try visit.member.skip(
                day, of: alarm, known.entry, today: visit.state.today, at: visit.moment)
            return .redirect(
                back,
                notice: messages.skipped(
                    alarm.title,
                    day: visit.language.weekdayAndDate(day, near: visit.state.today)))
        case ("save", let old?): return try save(visit, known, old, back)
        default: return .redirect(back, notice: visit.language.webLog.notUnderstood)
        }
    }

    private func save(
        _ visit: WebVisit, _ known: KnownAlarm, _ old: OwnAlarm, _ back: Path
    ) throws -> WebAnswer {
        let listed = visit.listed(known)
        let sent = SentAlarm(visit.form, changing: old, for: visit.state)
        let isChanged = visit.form["version"].map { $0 != listed.version } ?? false
        guard sent.faults.isEmpty, !isChanged else {
            return .page(
                AlarmPage(
                    visit.state, listed, back: back, typed: visit.typed(sent.faults),
                    isChanged: isChanged), status: isChanged ? 409 : 422)
        }
        let alarm = sent.alarm(changing: old, uid: old.uid)
        guard alarm != old else {
            return .redirect(back, notice: visit.language.webSettings.unchanged)
        }
        try visit.member.put(alarm, replacing: known.entry, at: visit.moment)
        return .redirect(
            back,
            notice: notice(of: alarm, visit, visit.language.alarms.changed))
    }

    /// That it was written, and when it rings or that it does not any more.
    private func notice(
        of alarm: OwnAlarm, _ visit: WebVisit,
        _ sentence: (_ title: String, _ when: String) -> String
    ) -> String {
        let (language, person) = (visit.language, visit.state)
        let sentence = sentence(alarm.title, alarm.whenText(in: language, near: person.today))
        let isOver = alarm.standing(at: visit.moment, by: person.time) == .over
        return isOver ? "\(sentence) \(language.alarms.nothingToCome)" : sentence
    }

    /// Answers a form again where another program wrote the alarm between reading and writing: the form then meets
    /// what is there by now.
    func retrying(_ answer: () throws -> WebAnswer) throws -> WebAnswer {
        for _ in 0..<9 {
            do {
                return try answer()
            } catch let error where HouseholdRefusal(error) == .changedMeanwhile {
                continue
            }
        }
        return try answer()
    }

    // MARK: What rings

    func ringing(_ visit: WebVisit) throws -> WebAnswer {
        guard !visit.isPost else { return .notFound }
        return .page(
            RingingPage(visit.state, try visit.ringingAlarms(ahead: RingingPage.ahead)))
    }

    /// Dismisses one time of an alarm, or puts it off for five minutes.
    func answer(alarm id: String, snoozes: Bool, _ visit: WebVisit) throws -> WebAnswer {
        let back = visit.back(.ringing)
        guard visit.isPost else { return .redirect(WebRoute.ringing.path) }
        let words = visit.language.webAlarms
        guard
            let ringing = try visit.ringingAlarms(ahead: RingingPage.ahead)
                .first(where: { $0.id == id })
        else { return .redirect(back, notice: words.silentAlready) }
        let until = snoozes ? visit.moment + Self.snooze : nil
        try visit.member.dismiss([ringing.alarm], until: until, at: visit.moment, from: .page)
        guard let until else { return .redirect(back, notice: words.dismissed) }
        // Its next ring may come sooner.
        let wakes = try visit.ringingAlarms(ahead: RingingPage.ahead)
            .first { $0.id == id }?.timeline?.signals[0].at
        let minute = visit.state.time.dayAndMinute(at: wakes ?? until).minuteOfDay
        return .redirect(
            back, notice: words.snoozed(until: visit.language.time(minuteOfDay: minute)))
    }

    private static var snooze: Int64 { 300 }

    // MARK: Weeks

    func alarmWeek(_ visit: WebVisit) throws -> WebAnswer {
        guard !visit.isPost else { return .notFound }
        var day = visit.state.today
        if let text = visit.query["from"] {
            guard let from = Day(text), abs(from - day) <= Self.farthest else { return .notFound }
            day = from
        }
        let first = visit.state.settings.firstWeekday(in: visit.language)
        let start = day - (day.weekday - first + 7) % 7
        let days = start...(start + 6)
        return .page(AlarmWeekPage(visit.state, on: days, try visit.alarms(on: days)))
    }

    func alarmDay(_ day: Day, _ visit: WebVisit) throws -> WebAnswer {
        guard !visit.isPost, abs(day - visit.state.today) <= Self.farthest else {
            return .notFound
        }
        return .page(
            AlarmDayPage(visit.state, on: day, try visit.alarms(on: day...day)[day] ?? []))
    }

    /// In days from today.
    private static let farthest = 3_660
}

extension WebVisit {
    /// The page that a form or a link names to return to.
    fileprivate func back(_ usual: WebRoute) -> Path {
        (form["back"] ?? query["back"]).flatMap(Path.init(own:)) ?? usual.path
    }

    func listed(_ known: KnownAlarm) -> ListedAlarm {
        ListedAlarm(
            id: known.id, title: known.title, alarm: known.alarm, standing: known.standing,
            ladder: known.alarm?.ladder ?? Ladder(known.entry.component), next: known.next,
            version: member.tag(of: known.entry.bytes))
    }

    /// What rings, rang without an answer, or will ring within some seconds.
    fileprivate func ringingAlarms(ahead seconds: Int64) throws -> [RingingAlarm] {
        let board = try member.alarmBoard(of: state, at: moment, ahead: seconds)
        let here = Set(board.ringing(at: moment).map(\.instance))
        return board.alarms.compactMap { alarm in
            let id = alarm.instance.id
            let timeline = alarm.instance.timeline(from: moment, board.marks.mark(of: id))
            guard timeline != nil || here.contains(alarm.instance) else { return nil }
            return RingingAlarm(
                id: member.alarmID(id.uid, "\(id.recurrence)\0\(alarm.instance.due)"),
                alarm: alarm, timeline: timeline,
                wasHeard: board.state(of: alarm, at: moment) == .standing(wasHeard: true))
        }
    }

    /// The own alarms of some days.
    fileprivate func alarms(on days: ClosedRange<Day>) throws -> [Day: [AlarmOfDay]] {
        let known = try member.ownAlarms(of: state)
        let agenda = Agenda(of: state, known.map(\.entry), on: days, hasCycle: false)
        let byUID = Dictionary(
            known.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        var alarms: [Day: [AlarmOfDay]] = [:]
        for item in agenda.items {
            guard let alarm = item.uid.flatMap({ byUID[$0] }) else { continue }
            alarms[item.day, default: []].append(
                AlarmOfDay(
                    minuteOfDay: item.minuteOfDay, title: item.title, id: alarm.id,
                    canSkip: alarm.alarm != nil && item.day >= state.today))
        }
        return alarms
    }
}

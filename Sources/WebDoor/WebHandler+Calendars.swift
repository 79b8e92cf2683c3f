import CivilDate
import CyclePipeline
import HTML
import Household
import ICalendar
import Messages
import Planner
import WebPages

/// `/calendars`, `/calendars/ID` and the events of one.
extension WebHandler {
    func calendars(_ visit: WebVisit) throws -> WebAnswer {
        guard visit.isPost else { return try calendarsPage(visit) }
        let title = visit.form.line("title")
        let uses = Set(
            visit.form.all("for").compactMap(PlannerCalendar.Use.init).filter { $0 != .cards })
        var faults: [String: String] = [:]
        faults["title"] = try visit.fault(ofName: title)
        if uses.isEmpty { faults["for"] = visit.plannerWords.noUse }
        guard faults.isEmpty else { return try calendarsPage(visit, faults) }
        do {
            let calendar = try visit.member.addPlannerCalendar(titled: title, for: uses)
            return .redirect(
                WebRoute.calendars.path,
                notice: visit.language.planner.calendarAdded(
                    visit.shown(title), for: calendar.usesText(in: visit.language)))
        } catch let error where HouseholdRefusal(error) == .noRoom {
            return try calendarsPage(visit, ["title": visit.plannerWords.full])
        }
    }

    private func calendarsPage(
        _ visit: WebVisit, _ faults: [String: String] = [:]
    ) throws -> WebAnswer {
        let key = visit.member.plannerKey
        let language = visit.language
        let rows = try visit.member.pageCalendars().map { calendar in
            PlannerListPage.Row(
                WebRoute.storedCalendar(key.id(calendar.name)).path,
                title: visit.shown(calendar.title),
                remark: language.series([
                    calendar.usesText(in: language),
                    language.planner.entries(try visit.member.entryCount(of: calendar)),
                ]))
        }
        let others = [
            PlannerListPage.Row(
                WebRoute.calendar.path, title: language.webFrame.calendar, remark: ""),
            PlannerListPage.Row(
                WebRoute.alarms.path, title: language.webAlarms.title, remark: ""),
        ]
        let uses: [PlannerCalendar.Use] = [.events, .todos, .notes]
        return .page(
            PlannerListPage(
                visit.state, .calendars, title: visit.plannerWords.calendars, new: nil,
                (rows.isEmpty ? [] : [PlannerListPage.Part(rows)])
                    + [PlannerListPage.Part(title: visit.plannerWords.otherCalendars, others)],
                empty: "",
                form: .newCalendar(uses: uses.map { ($0.rawValue, $0.title(in: language)) }),
                typed: faults.isEmpty ? TypedForm() : visit.typed(faults)),
            status: faults.isEmpty ? 200 : 422, isKept: faults.isEmpty)
    }

    // MARK: One calendar

    func storedCalendar(_ id: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let calendar = try visit.member.plannerCalendar(id: id) else {
            return visit.isPost ? visit.answerGone(to: .calendars) : .notFound
        }
        guard visit.isPost else { return try page(of: calendar, id, visit) }
        let path = WebRoute.storedCalendar(id).path
        switch visit.form["do"] {
        case "restore": return try visit.restore(.events, to: path)
        case "remove":
            try visit.member.remove(calendar)
            return .redirect(
                WebRoute.calendars.path,
                notice: visit.language.planner.calendarRemoved(visit.shown(calendar.title)))
        case "rename":
            let title = visit.form.line("title")
            if let fault = try visit.fault(ofName: title, renaming: calendar) {
                return try page(of: calendar, id, visit, ["title": fault])
            }
            try visit.member.rename(calendar, to: title)
            return .redirect(
                path, notice: visit.language.planner.calendarRenamed(visit.shown(title)))
        default: return .redirect(path, notice: visit.language.webLog.notUnderstood)
        }
    }

    private func page(
        of calendar: PlannerCalendar, _ id: String, _ visit: WebVisit,
        _ faults: [String: String] = [:]
    ) throws -> WebAnswer {
        let key = visit.member.plannerKey
        let text = PlannedText(visit.state)
        let (coming, over) = EventList.each(
            of: try visit.member.plannerObjects(in: calendar, for: .events), from: visit.moment,
            zones: text.zones)
        func rows(_ items: some Sequence<EventList.Item>) -> [PlannerListPage.Row] {
            items.map { item in
                PlannerListPage.Row(
                    WebRoute.event(id, key.id(calendar.name, item.object.name)).path,
                    title: visit.shown(item.title),
                    remark: visit.language.series(
                        [text.text(of: item)] + (item.place.map { [visit.shown($0)] } ?? [])
                            + (item.object.repeats ? [visit.plannerWords.repeating] : [])))
            }
        }
        let from = visit.from
        let shown = (coming + over).dropFirst(from).prefix(PlannerListPage.most)
        let hereComing = max(0, min(coming.count - from, shown.count))
        let lists: [(PlannerCalendar.Use, WebRoute)] = [(.todos, .todos), (.notes, .notes)]
        let parts = [
            PlannerListPage.Part(rows(shown.prefix(hereComing))),
            PlannerListPage.Part(
                title: visit.plannerWords.past, rows(shown.dropFirst(hereComing))),
            PlannerListPage.Part(
                lists.filter { calendar.uses.contains($0.0) && !calendar.uses.contains(.cards) }
                    .map { use, route in
                        PlannerListPage.Row(
                            route.path, title: use.title(in: visit.language), remark: "")
                    }),
        ]
        let title = visit.shown(calendar.title)
        let hasEvents = calendar.uses.contains(.events)
        let next = from + shown.count
        return .page(
            PlannerListPage(
                visit.state, .storedCalendar(id), title: title,
                new: hasEvents ? (.newEvent(id), visit.plannerWords.newEvent) : nil,
                parts.filter { !$0.rows.isEmpty },
                empty: hasEvents ? visit.plannerWords.noEvents : "",
                form: .calendar(
                    name: calendar.title,
                    question: visit.language.planner.askToRemove(
                        title, entries: try visit.member.entryCount(of: calendar))),
                removal: try visit.removal(for: .events, in: calendar.name),
                next: next < coming.count + over.count ? next : nil,
                typed: faults.isEmpty ? TypedForm() : visit.typed(faults)),
            status: faults.isEmpty ? 200 : 422, isKept: faults.isEmpty)
    }

    // MARK: Events

    func newEvent(in id: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let calendar = try visit.member.plannerCalendar(id: id),
            calendar.uses.contains(.events)
        else { return visit.isPost ? visit.answerGone(to: .calendars) : .notFound }
        // The next full hour.
        let (day, minute) = visit.state.time.dayAndMinute(at: visit.moment + 3_600)
        let hour = minute / 60 * 60
        let times = PlannerEntryPage.Times.free(
            from: day, minute: hour, to: hour + 60 < 1_440 ? day : day + 1,
            endMinute: (hour + 60) % 1_440)
        func page(_ faults: [String: String]? = nil) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .newEvent(id), back: .storedCalendar(id),
                    .event(title: "", times, place: "", note: ""),
                    uid: visit.form["uid"] ?? visit.member.newUID(),
                    typed: faults.map(visit.typed) ?? TypedForm()),
                status: faults == nil ? 200 : 422)
        }
        guard visit.isPost else { return page() }
        let sent = SentEvent(visit, changing: nil, shown: .fixed(""))
        guard sent.faults.isEmpty, let start = sent.times?.start else { return page(sent.faults) }
        do {
            let content = sent.content(
                changing: PlannedEvent.Content(title: "", start: start, end: nil))
            _ = try visit.member.addOnce(
                content, to: calendar, uid: visit.form["uid"], of: visit.state
            ) { $0 == content }
            return .redirect(
                WebRoute.storedCalendar(id).path,
                notice: visit.language.planner.added(
                    visit.shown(content.title), to: visit.shown(calendar.title)))
        } catch let error where HouseholdRefusal(error) == .noRoom {
            return page(["title": visit.plannerWords.full])
        }
    }

    func event(_ id: String, in calendarID: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let entry = try visit.member.plannedEntry(id: id, for: .events),
            visit.member.plannerKey.id(entry.calendar.name) == calendarID,
            let event = PlannedEvent(entry.object)
        else {
            return visit.isPost ? visit.answerGone(to: .storedCalendar(calendarID)) : .notFound
        }
        let times = visit.times(of: event)
        let list = WebRoute.storedCalendar(calendarID)
        func page(_ faults: [String: String]? = nil, status: Int = 200) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .event(calendarID, id), back: list,
                    .event(
                        title: event.content.title, times, place: event.content.place ?? "",
                        note: visit.editable(event.content.note)),
                    version: visit.member.tag(of: event.object.bytes),
                    typed: faults.map(visit.typed) ?? TypedForm(), isChanged: status == 409),
                status: status, isKept: status == 200)
        }
        guard visit.isPost else { return page() }
        let messages = visit.language.planner
        switch visit.form["do"] {
        case "remove":
            try visit.member.remove([event.object], from: entry.calendar, at: visit.moment)
            let removed = messages.removed(visit.shown(event.content.title))
            return .redirect(
                list.path,
                notice: event.object.repeats
                    ? "\(removed) \(messages.allTimesRemoved)" : removed)
        case "save": break
        default: return page([:], status: 422)
        }
        let sent = SentEvent(visit, changing: event.content, shown: times)
        if visit.isStale(event.object) { return page(sent.faults, status: 409) }
        guard sent.faults.isEmpty else { return page(sent.faults, status: 422) }
        let change: ObjectChange?
        do {
            change = try event.changed(at: visit.moment, zone: visit.state.zoneOfEntries) {
                $0 = sent.content(changing: $0)
            }
        } catch {
            let words = visit.plannerWords
            return page(
                [
                    "from": error == .endsBeforeStart || error == .mixedDayAndTime
                        ? words.endsBeforeStart : words.repeats
                ], status: 422)
        }
        if let change {
            try visit.member.write([change], in: entry.calendar, at: visit.moment)
        }
        return .redirect(
            list.path,
            notice: change == nil ? messages.unchanged : messages.changed(visit.shown(sent.title)))
    }
}

extension WebVisit {
    /// When an event is, for its form: on the person's clock.
    fileprivate func times(of event: PlannedEvent) -> PlannerEntryPage.Times {
        let text = PlannedText(state)
        let (coming, over) = EventList.each(of: [event.object], from: moment, zones: text.zones)
        guard let item = coming.first ?? over.first else {
            return .fixed(language.weekdayAndDate(event.content.start.day, near: state.today))
        }
        if event.object.repeats { return .fixed(text.text(of: item)) }
        let (day, minute) = text.dayAndMinute(of: item.start)
        guard minute != nil else {
            let last = item.end.map { max(day, $0.day - 1) } ?? day
            return .free(from: day, minute: nil, to: last, endMinute: nil)
        }
        let (lastDay, endMinute) = text.dayAndMinute(of: item.end ?? item.start)
        return .free(from: day, minute: minute, to: lastDay, endMinute: endMinute)
    }
}

import AlarmClock
import CalendarModel
import CivilDate
import CycleModel
package import CyclePipeline
package import ICalendar

/// What rings in a span of time: (state, stored entries) → alarms.
///
/// 1. Own alarms climb their ladders.
/// 2. Doses climb one from their own time on, unless they are recorded, or the next one is or rings.
/// 3. All else rings once: reminders of the cycle, habits, entries of stored calendars.
package struct AlarmSchedule: Sendable {
    /// The earliest first.
    package private(set) var alarms: [ScheduledAlarm] = []
    /// Whether there are more than are looked at.
    package private(set) var isCut = false
    /// When alarms become others because of the time alone: what was announced has come, or a dose rings. Until then the
    /// schedule of any span that begins later is a part of this one, unless this one is cut.
    package private(set) var end = Int64.max

    /// Alarms that are looked at in a span.
    package static let most = 5_000
    /// Alarms of one object in a span, and its times that are looked at for them.
    private static let mostOfOne = 200
    /// The work for one object's rules after which the other objects come first.
    private static let workOfOne = 5_000
    /// The least of it, where there are many objects.
    private static let leastOfOne = 200

    /// - Parameter span: In which they ring or are still remembered, in seconds since 1970-01-01T00:00:00Z.
    /// - Complexity: O(*n*) in the bytes of the entries; the work for their rules is bounded for all together.
    package init(of person: PersonState, _ entries: [StoredEntry], in span: Range<Int64>) {
        add(CycleReminders(of: person, at: span.lowerBound), of: person, in: span)
        addHabits(of: person, in: span)
        add(entries, in: span, person.calendarZones, now: person.moment.seconds)
    }

    /// The same of what was found before.
    ///
    /// - Parameters:
    ///   - cycle: The person's, at the beginning of the span.
    ///   - known: What rings of stored entries in a span of which this one is a part, the earliest first.
    ///   - entries: Those that are looked at again.
    package init(
        of person: PersonState, _ cycle: CycleReminders, _ known: [ScheduledAlarm],
        and entries: [StoredEntry], in span: Range<Int64>
    ) {
        add(cycle, of: person, in: span)
        addHabits(of: person, in: span)
        let now = person.moment.seconds
        add(entries, in: span, person.calendarZones, now: now)
        // To sort two sorted parts costs little.
        alarms = known.filter { $0.concerns(span) } + alarms
        arrange(in: span)
        // What a clock wrote that was ahead is to be believed at some time.
        let isAhead = StoredTime.known(person.lastChanges.latest, at: now) == nil
        if isAhead || entries.contains(where: { $0.isAhead(of: now) }) { end = span.lowerBound }
    }

    /// What rings of stored entries alone.
    init(_ entries: [StoredEntry], in span: Range<Int64>, _ zones: CalendarZones) {
        add(entries, in: span, zones)
    }

    private mutating func add(
        _ entries: [StoredEntry], in span: Range<Int64>, _ zones: CalendarZones, now: Int64 = .min
    ) {
        var work = RecurrenceWork()
        // Those whose rules take long come last, so that none of them silences another.
        var long: [StoredEntry] = []
        // Half of all work is left for these, however many there are.
        let fair = max(Self.leastOfOne, work.left / (2 * max(1, entries.count)))
        for entry in entries {
            var own = RecurrenceWork(min(Self.workOfOne, fair, work.left))
            let found = alarms(of: entry, in: span, zones, now: now, &own)
            work.spend(own.spent)
            if own.isExhausted { long.append(entry) } else { add(found, in: span) }
        }
        for entry in long {
            add(alarms(of: entry, in: span, zones, now: now, &work), in: span)
        }
        isCut = isCut || work.isExhausted
        arrange(in: span)
    }

    private mutating func arrange(in span: Range<Int64>) {
        isCut = isCut || alarms.count > Self.most
        alarms.keepNearest(Self.most, in: span)
        alarms.sort { $0.rings(before: $1) }
    }

    private mutating func add(
        _ found: (alarms: [ScheduledAlarm], isCut: Bool), in span: Range<Int64>
    ) {
        alarms += found.alarms
        isCut = isCut || found.isCut
        // To sort them seldom there is room for twice as many.
        guard alarms.count > 2 * Self.most else { return }
        isCut = true
        alarms.keepNearest(Self.most, in: span)
    }

    // MARK: The cycle's calendar

    private mutating func add(
        _ cycle: CycleReminders, of person: PersonState, in span: Range<Int64>
    ) {
        // Courses of which a later dose is recorded or rings: nobody is told of the one before it.
        var overtaken: Set<Int> = []
        for event in cycle.events.reversed() {
            guard let course = event.identity.course else {
                let found = alarms(of: event, person, in: span)
                alarms += found
                let coming = found.lazy.map(\.about).filter { $0 > span.lowerBound }
                end = min(end, coming.min() ?? .max)
                continue
            }
            guard !overtaken.contains(course) else { continue }
            let isRecorded = event.status == .confirmed
            let found = isRecorded ? [] : alarms(of: event, person, in: span)
            let rings = found.contains {
                $0.instance.course != .once && $0.instance.begin <= span.lowerBound
            }
            if isRecorded || rings { overtaken.insert(course) }
            alarms += found
            for alarm in found {
                let change = alarm.instance.course == .once ? alarm.about : alarm.instance.begin
                if change > span.lowerBound { end = min(end, change) }
            }
        }
    }

    private func alarms(
        of event: CalendarEvent, _ person: PersonState, in span: Range<Int64>
    ) -> [ScheduledAlarm] {
        let isDose = event.identity.course != nil
        let start = 60 * (event.time?.minuteOfDay ?? 0)
        func moment(_ minutes: Int) -> Int64 {
            person.time.moment(of: event.days.lowerBound, second: start + 60 * minutes)
        }
        return event.alarms.compactMap { alarm in
            guard alarm.action == .display else { return nil }
            let ring = moment(alarm.minutesFromStart)
            let climbs = isDose && alarm.minutesFromStart + start / 60 >= 0
            // The ladder takes the place of repetitions.
            guard !climbs || alarm.repetition == 0 else { return nil }
            let ladder = Ladder.standard
            let instance = AlarmInstance(
                AlarmInstance.ID(uid: event.uid),
                due: climbs ? ring + Int64(ladder.lead) : ring,
                climbs ? .ladder(ladder) : .once,
                set: person.lastChange(of: event, ringing: ring),
                limits: [
                    event.time == nil
                        ? person.time.start(of: event.days.lowerBound + 1) - 1 : moment(0)
                ])
            // What was announced ahead needs no announcement any more.
            let hasCome = !climbs && ring < moment(0) && moment(0) <= span.lowerBound
            guard !hasCome, instance.concerns(span) else { return nil }
            return ScheduledAlarm(
                instance: instance, source: isDose ? .dose : .cycle(event.identity.kind),
                title: alarm.text, note: nil, about: moment(0), isWholeDay: event.time == nil,
                stored: nil)
        }
    }

    // MARK: Habits

    private mutating func addHabits(of person: PersonState, in span: Range<Int64>) {
        // What was missed of a habit is of no use later, but one shortly before midnight may still ring.
        let first = person.time.day(at: span.lowerBound - AlarmInstance.patience)
        let last = person.time.day(at: span.upperBound)
        for habit in person.settings.habits where habit.isOn {
            let set = person.believed(person.lastChanges[setting: habit.key])
            for day in first...last where habit.weekdays.contains(day.weekday) {
                if habit.kind == .log, !person.log[day].isEmpty { continue }
                for minute in habit.rings {
                    let ring = person.time.moment(of: day, second: 60 * minute)
                    let instance = AlarmInstance(
                        AlarmInstance.ID(
                            uid: habit.key, recurrence: "\(day) \(ClockText.text(minute))"),
                        due: ring, .once)
                    let alarm = ScheduledAlarm(
                        instance: instance, source: .habit(habit.kind),
                        title: habit.title(in: person.language), note: nil, about: ring,
                        isWholeDay: false)
                    if alarm.concerns(span), ring >= set { alarms.append(alarm) }
                }
            }
        }
    }

    // MARK: Stored calendars

    /// What is known of objects for a span and all that are a part of it.
    ///
    /// The work for their rules is bounded for all together.
    package static func ringing(
        _ entries: [StoredEntry], in span: Range<Int64>, _ zones: CalendarZones, now: Int64
    ) -> [RingingEntry] {
        let schedule = AlarmSchedule([], in: span, zones)
        var work = RecurrenceWork()
        let fair = max(leastOfOne, work.left / (2 * max(1, entries.count)))
        return entries.map { entry in
            var own = RecurrenceWork(min(workOfOne, fair, work.left))
            let (found, isCut) = schedule.alarms(of: entry, in: span, zones, now: now, &own)
            work.spend(own.spent)
            guard !isCut, !own.isExhausted else { return .unknown(entry) }
            guard !found.isEmpty else { return .silent }
            // One without a date begins with what rings first of it in a span.
            let holds =
                !entry.isAhead(of: now)
                && found.allSatisfy { $0.stored?.occurrence.isDated ?? true }
            return holds ? .known(found) : .unknown(entry)
        }
    }

    /// The alarms of an object, and whether it has more than are looked at.
    private func alarms(
        of entry: StoredEntry, in span: Range<Int64>, _ zones: CalendarZones, now: Int64,
        _ work: inout RecurrenceWork
    ) -> (alarms: [ScheduledAlarm], isCut: Bool) {
        let isOwn = entry.isOwnAlarm
        var (occurrences, isCut) = occurrences(of: entry, in: span, zones, &work)
        var found: [ScheduledAlarm] = []
        var known: [Int: EntryAlarms] = [:]
        for occurrence in occurrences {
            let component = occurrence.entry
            let alarms = known[component.line] ?? EntryAlarms(of: component)
            let id = AlarmInstance.ID(
                uid: component.first("UID")?.text ?? "", recurrence: occurrence.recurrence)
            known[component.line] = alarms
            isCut = isCut || alarms.isCut
            // By a clock that is ahead it would be set after all that it rings.
            let set = component.alarmsSet.flatMap { StoredTime.known($0, at: now) } ?? .min
            // An own alarm whose alarms were taken away in a calendar program is silent.
            let instances =
                isOwn && !alarms.isEmpty
                ? [
                    AlarmInstance(
                        id, due: occurrence.start.moment, .ladder(Ladder(component)), set: set)
                ]
                : alarms.rings(of: occurrence).map {
                    AlarmInstance(id, due: $0, .once, set: set, limits: occurrence.limits)
                }
            for instance in instances where instance.concerns(span) {
                found.append(
                    ScheduledAlarm(
                        instance: instance,
                        source: isOwn ? .own : .entry,
                        title: component.first("SUMMARY")?.text ?? "",
                        note: isOwn ? component.first("DESCRIPTION")?.text : nil,
                        about: occurrence.isDated ? occurrence.start.moment : instance.due,
                        isWholeDay: occurrence.start.form == .date,
                        stored: ScheduledAlarm.Stored(
                            calendar: entry.calendar, name: entry.name, occurrence: occurrence),
                        hasSound: !isOwn || entry.hasSound))
            }
        }
        if found.count > Self.mostOfOne {
            isCut = true
            found.keepNearest(Self.mostOfOne, in: span)
        }
        return (found, isCut)
    }

    /// Those that ring in the span, and those of the day before, unless there are too many of them.
    private func occurrences(
        of entry: StoredEntry, in span: Range<Int64>, _ zones: CalendarZones,
        _ work: inout RecurrenceWork
    ) -> (all: [EntryOccurrence], isCut: Bool) {
        let isOwn = entry.isOwnAlarm
        func found(from start: Int64, _ work: inout RecurrenceWork) -> [EntryOccurrence] {
            let search = Component.OccurrenceSearch(
                in: start..<span.upperBound, limit: Self.mostOfOne
            ) { component in
                isOwn
                    ? OccurrenceReach(before: Int64(Ladder(component).lead))
                    : EntryAlarms(of: component).reach
            }
            return entry.file.occurrences(search, zones: zones, work: &work)
        }
        let all = found(from: span.lowerBound - AlarmInstance.longestMemory, &work)
        guard all.count >= Self.mostOfOne else { return (all, false) }
        return (found(from: span.lowerBound - AlarmInstance.patience, &work), true)
    }
}

extension [ScheduledAlarm] {
    /// Leaves out all but those that ring now or next, and what rang last.
    fileprivate mutating func keepNearest(_ most: Int, in span: Range<Int64>) {
        guard count > most else { return }
        sort { $0.instance.distance(from: span) < $1.instance.distance(from: span) }
        removeLast(count - most)
    }
}

extension AlarmInstance {
    /// How far it is from the beginning of a span; what is over comes after all that is to come.
    fileprivate func distance(from span: Range<Int64>) -> Int64 {
        let now = span.lowerBound
        if end <= now { return span.upperBound - end }
        return begin > now ? begin - now : Swift.min(now - begin, Self.patience)
    }
}

extension EntryOccurrence {
    /// When it begins and ends; of whole days, their last second, as nobody wants to be woken at their midnight.
    fileprivate var limits: [Int64] {
        guard start.form == .date else {
            return [start, end].compactMap(\.self).map(\.moment)
        }
        let last = end.map { $0.moment > start.moment ? $0 : start.dayAfter } ?? start.dayAfter
        return [last.moment - 1]
    }
}

extension EventIdentity {
    /// That of a dose, which a renewal is not.
    fileprivate var course: Int? {
        guard kind != .renewal, case .dose(let dose) = owner else { return nil }
        return dose.course
    }
}

extension PersonState {
    /// The zones that times of stored entries are in; floating ones are by the person's clock.
    package var calendarZones: CalendarZones { calendarZones { ZoneOffsets($0) } }

    /// - Parameter offsets: When a zone's clocks change; it takes a while to find, and may be known.
    package func calendarZones(
        _ offsets: @escaping @Sendable (ZoneHistory) -> ZoneOffsets
    ) -> CalendarZones {
        let database = zones
        let own = zone ?? zones.systemName().flatMap(zones.zone)
        return CalendarZones(
            floating: own.map(offsets) ?? ZoneOffsets(fixed: time.offset(at: moment.seconds))
        ) { name in database.zone(name).map(offsets) }
    }
}

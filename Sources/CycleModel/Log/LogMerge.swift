package import CivilDate

/// Brings recorded days from elsewhere into a log, as data before anything is done.
package enum LogMerge {
    /// The side that counts if both say different things about one day.
    package enum Preference: Equatable, Sendable {
        case incoming, log
    }

    /// What holds one value for a day, so that two sides can contradict each other.
    package enum Field: String, CaseIterable, Sendable {
        case flow, temperature, weight, lh, mucus, dose, note
    }

    /// One field of one day in which the two sides contradict each other.
    package struct Conflict: Equatable, Sendable {
        package let day: Day
        package let field: Field
        /// The record as a person would write it; recorded values, so for the person's own terminal
        /// only.
        package let logged: String
        package let incoming: String
    }

    /// What bringing the days in would do.
    package struct Plan: Equatable, Sendable {
        /// The days that change, in order, each with its whole new record. Where a conflict was not
        /// decided by a preference, the record keeps what the log says.
        package internal(set) var changes: [DayLog.Entry] = []
        package internal(set) var added = Counts()
        /// Incoming days that say nothing the log doesn't.
        package internal(set) var unchanged = 0
        /// The conflicts in the order of days. While there are any, and no preference, nothing
        /// should be applied.
        package internal(set) var conflicts: [Conflict] = []
        /// Whether a preference has decided the conflicts.
        package internal(set) var isDecided = false

        package var canBeApplied: Bool { conflicts.isEmpty || isDecided }
    }

    /// How many days gained what, or had it replaced; lists and notes count days and not entries.
    package struct Counts: Equatable, Sendable {
        /// Days that become period days.
        package internal(set) var periodDays = 0
        /// Days whose flow changes in any other way: spotting, a strength, the end of a period.
        package internal(set) var flows = 0
        package internal(set) var temperatures = 0
        package internal(set) var weights = 0
        package internal(set) var lh = 0
        package internal(set) var mucus = 0
        package internal(set) var symptoms = 0
        package internal(set) var moods = 0
        package internal(set) var doses = 0
        package internal(set) var ovulations = 0
        package internal(set) var notes = 0

        package init() {}
    }

    /// Plans what `incoming` changes in `log`. Planning the result again changes nothing.
    ///
    /// What only one side says is kept; lists are united, the log's entries first. Bleeding of unknown
    /// strength gives way to a known strength. Anything else that differs is a conflict. A source alone
    /// changes no day.
    ///
    /// - Parameter incoming: In any order; the records of a day that comes twice are united.
    /// - Complexity: O(*n* log *m*) for *n* incoming days and *m* in the log.
    package static func plan(
        into log: DayLog, incoming: [DayLog.Entry], prefer: Preference? = nil
    ) -> Plan {
        var plan = Plan()
        plan.isDecided = prefer != nil
        for entry in united(incoming) {
            let before = log[entry.day]
            var merging = DayMerge(day: entry.day, record: before, prefer: prefer)
            merging.take(entry.record)
            plan.conflicts += merging.conflicts
            if merging.changesMoreThanSource(of: before) {
                plan.added.count(from: before, to: merging.record)
                plan.changes.append(DayLog.Entry(day: entry.day, record: merging.record))
            } else if merging.conflicts.isEmpty {
                plan.unchanged += 1
            }
        }
        return plan
    }

    /// The days in order, each once.
    private static func united(_ incoming: [DayLog.Entry]) -> [DayLog.Entry] {
        var days: [DayLog.Entry] = []
        for entry in incoming.sorted(by: { $0.day < $1.day }) where !entry.record.isEmpty {
            guard let last = days.last, last.day == entry.day else {
                days.append(entry)
                continue
            }
            days[days.count - 1].record.unite(entry.record)
        }
        return days
    }
}

extension DayLog {
    /// Writes the records of a plan into the log.
    package mutating func apply(_ plan: LogMerge.Plan) {
        for change in plan.changes { self[change.day] = change.record }
    }
}

extension LogMerge.Counts {
    fileprivate mutating func count(from old: DayRecord, to new: DayRecord) {
        if new.isPeriodDay, !old.isPeriodDay {
            periodDays += 1
        } else if old.flow != new.flow || old.periodEndUnknown != new.periodEndUnknown
            || old.periodEnded != new.periodEnded
        {
            flows += 1
        }
        if old.temperature != new.temperature { temperatures += 1 }
        if old.weight != new.weight { weights += 1 }
        if old.lh != new.lh { lh += 1 }
        if old.mucus != new.mucus { mucus += 1 }
        if old.symptoms != new.symptoms { symptoms += 1 }
        if old.moods != new.moods { moods += 1 }
        if old.dose != new.dose { doses += 1 }
        if old.ovulationObserved != new.ovulationObserved { ovulations += 1 }
        if old.note != new.note { notes += 1 }
    }
}

/// One day's record while another one is brought into it.
private struct DayMerge {
    let day: Day
    var record: DayRecord
    let prefer: LogMerge.Preference?
    var conflicts: [LogMerge.Conflict] = []

    mutating func take(_ other: DayRecord) {
        takeFlow(of: other)
        record.temperature = merged(record.temperature, other.temperature, .temperature, \.celsius)
        record.weight = merged(record.weight, other.weight, .weight, \.kilograms)
        record.lh = merged(record.lh, other.lh, .lh, \.rawValue)
        record.mucus = merged(record.mucus, other.mucus, .mucus, \.rawValue)
        record.dose = merged(record.dose, other.dose, .dose, \.rawValue)
        record.note = merged(record.note, other.note, .note, \.self)
        record.source = record.source ?? other.source
        record.symptoms = record.symptoms.union(other.symptoms)
        record.moods = record.moods.union(other.moods)
        record.ovulationObserved = record.ovulationObserved || other.ovulationObserved
    }

    /// The marks of a period's end belong to the flow they stand with; of two period flows, the one
    /// without the mark of an unknown end knows more, and so does the one with that of an end.
    private mutating func takeFlow(of other: DayRecord) {
        let isEnded = record.periodEnded || other.periodEnded
        guard let theirs = other.flow, let ours = record.flow else {
            record.flow = record.flow ?? other.flow
            record.periodEndUnknown =
                (record.periodEndUnknown || other.periodEndUnknown) && !isEnded
            record.periodEnded = isEnded
            return
        }
        let isEndUnknown = record.periodEndUnknown && other.periodEndUnknown
        if ours.isPeriod, theirs.isPeriod { record.periodEnded = isEnded }
        if ours.isPeriod, theirs.isPeriod, ours == .unknown || theirs == .unknown {
            record.flow = ours == .unknown ? theirs : ours
            record.periodEndUnknown = isEndUnknown
            return
        }
        record.flow = merged(ours, theirs, .flow, \.rawValue)
        if ours.isPeriod, theirs.isPeriod {
            record.periodEndUnknown = isEndUnknown
        } else if record.flow != ours {
            record.periodEndUnknown = other.periodEndUnknown
            record.periodEnded = other.periodEnded
        }
    }

    /// Whether anything was learned about the day; where a record came from is nothing about it.
    func changesMoreThanSource(of before: DayRecord) -> Bool {
        var sameSource = record
        sameSource.source = before.source
        return sameSource != before
    }

    private mutating func merged<Value: Equatable>(
        _ logged: Value?, _ incoming: Value?, _ field: LogMerge.Field, _ text: (Value) -> String
    ) -> Value? {
        guard let logged else { return incoming }
        guard let incoming, incoming != logged else { return logged }
        conflicts.append(
            LogMerge.Conflict(
                day: day, field: field, logged: text(logged), incoming: text(incoming)))
        return prefer == .incoming ? incoming : logged
    }
}

import ICalendar

// What only a whole entry, time zone or calendar shows.
extension Linter {
    mutating func entryEnded(_ frame: LintFrame) {
        endingRules(frame)
        checkRecurrence(of: frame)
        if frame.component == .freeBusy {
            for moment in [frame.start, frame.end] {
                if let moment, moment.kind != .utc {
                    report.add(.freebusyUTC, at: moment.line)
                }
            }
        } else if let line = frame.attendee, !frame.has(.organizer), !hasMethod {
            report.add(.attendeeOrganizer, at: line)
        }
        if let uid = frame.identity.uid, uids.insert(frame.identity, in: bytes) {
            report.add(.uidUnique, at: uid.line)
        }
        for snooze in snoozes where !alarmUIDs.contains(hash: snooze.hash) {
            report.add(.alarmSnooze, at: snooze.line)
        }
    }

    /// DTEND, DUE and DURATION against DTSTART.
    mutating func endingRules(_ frame: LintFrame) {
        let isToDo = frame.component == .toDo
        if let end = frame.end, frame.duration != nil {
            report.add(isToDo ? .todoDueOrDuration : .eventEndOrDuration, at: end.line)
        }
        if let start = frame.start, let end = frame.end {
            if !start.isKin(to: end) {
                report.add(isToDo ? .dueType : .dtendType, at: end.line)
            } else if start.zone == end.zone, end.value.ordinal <= start.value.ordinal {
                report.add(isToDo ? .dueAfterDtstart : .dtendAfterDtstart, at: end.line)
            }
        }
        guard let duration = frame.duration else { return }
        if isToDo, frame.start == nil {
            report.add(.todoDurationStart, at: duration.line)
        }
        if frame.start?.kind == .date, duration.value.hasTime {
            report.add(.durationDays, at: duration.line)
        }
    }

    private mutating func checkRecurrence(of frame: LintFrame) {
        if let recurrence = frame.recurrence {
            if let start = frame.start {
                if let until = recurrence.until, !start.allows(until: until) {
                    report.add(.rruleUntilType, at: recurrence.line)
                }
                if start.kind == .date, recurrence.hasClock {
                    report.add(.rruleDateParts, at: recurrence.line)
                }
            } else if frame.component != .event, !frame.has(.dtstart) {
                // A VEVENT without DTSTART is reported for that.
                report.add(.rruleStart, at: recurrence.line)
            }
        }
        guard let start = frame.start else { return }
        let wrong = start.kind == .date ? frame.exdates.dateTime : frame.exdates.date
        if let wrong { report.add(.exdateType, at: wrong) }
        checkOverride(frame, startsOn: start)
    }

    /// A RECURRENCE-ID against the series that it names; an override itself may change its type.
    private mutating func checkOverride(_ frame: LintFrame, startsOn start: LintFrame.Moment) {
        guard let uid = frame.identity.uid else { return }
        if let id = frame.recurrenceID {
            guard let seriesIsDate = seriesAreDates[uid.hash] else { return }
            if seriesIsDate != (id.kind == .date) {
                report.add(.recurrenceIDType, at: id.line)
            }
        } else if frame.has(.rrule) || frame.has(.rdate) {
            seriesAreDates[uid.hash] = start.kind == .date
        }
    }

    mutating func timeZoneEnded(_ frame: LintFrame) {
        if frame.children == 0 { report.add(.timezoneObservance, at: frame.line) }
    }

    mutating func observanceEnded(_ frame: LintFrame) {
        if let start = frame.start, start.kind != .floating {
            report.add(.observanceStart, at: start.line)
        }
        if let recurrence = frame.recurrence, let until = recurrence.until, until.kind != .utc {
            report.add(.observanceUntil, at: recurrence.line)
        }
    }

    mutating func calendarEnded(_ frame: LintFrame) {
        if frame.children == 0 { report.add(.calendarEmpty, at: frame.line) }
        for use in zones.undefined {
            report.add(.tzidUndefined, at: use.line, about: use.property.facts.text)
        }
        guard !hasMethod else { return }
        if !frame.hasWrittenName { report.add(.calendarName, at: frame.line) }
        if !frame.has(.refreshInterval) { report.add(.calendarRefresh, at: frame.line) }
    }
}

extension LintFrame.Moment {
    /// Whether an entry that starts here may end there (RFC 5545, 3.8.2.2): a DATE with a DATE, a
    /// floating time with a floating one, any other with one in UTC or with a zone.
    fileprivate func isKin(to end: LintFrame.Moment) -> Bool {
        switch (kind, end.kind) {
        case (.date, .date), (.floating, .floating), (.utc, .utc), (.zoned, .zoned),
            (.utc, .zoned), (.zoned, .utc):
            true
        default: false
        }
    }

    fileprivate func allows(until: LintFrame.Moment) -> Bool {
        switch kind {
        case .date: until.kind == .date
        case .floating: until.kind == .floating
        case .utc, .zoned: until.kind == .utc
        }
    }
}

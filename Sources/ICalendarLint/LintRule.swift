/// What is checked: one rule, one place in an RFC, one piece of advice.
package enum LintRule: CaseIterable {
    // Lines and bytes.
    case lineEnd, lastLineEnd, lineLength, longProperty, foldCutsCharacter, byteOrderMark
    case blankLine, contentLine, controlCharacter, utf8

    // Parameters.
    case parameterForm, parameterCharacter, parameterOnce, parameterValue, parameterQuoted
    case parameterCaret, parameterUnregistered, parameterMisplaced

    // Structure.
    case outsideCalendar, noCalendar, beginForm, endMismatch, endMissing, misplacedComponent
    case unregisteredComponent, nestingDepth, misplacedProperty, unregisteredProperty

    // Values.
    case valueType, dateNeedsValue, dateForm, dateTimeForm, utcNeeded, tzidWithDate, tzidWithUTC
    case tzidUndefined, durationForm, integerForm, booleanForm, floatForm, geoForm, timeForm
    case utcOffsetForm, periodForm, uriForm, calAddressForm, binaryForm, binaryEncoding
    case textEscape, textSeparator, statusValue, classValue, transpValue, priorityRange
    case percentRange, sequenceRange, requestStatusForm

    // Recurrence.
    case rruleForm, rruleFreq, rruleCountUntil, rruleRange, rruleCombination, rruleSetpos
    case rruleSkip, rruleUntilType, rruleDateParts, rruleTwice, rruleSubdaily, rruleStart
    case exruleDeprecated, exdateType, recurrenceIDType

    // Calendar.
    case calendarRequired, calendarOnce, calendarVersion, calendarScale, calendarMethod
    case calendarEmpty, calendarOrder

    // Entries.
    case eventRequired, eventOnce, eventEndOrDuration, dtendType, dtendAfterDtstart, durationDays
    case durationNegative, todoRequired, todoOnce, todoDueOrDuration, todoDurationStart, dueType
    case dueAfterDtstart, journalRequired, journalOnce, freebusyRequired, freebusyOnce
    case freebusyUTC, uidUnique, availabilityRequired, availabilityOnce, participantRequired
    case participantOnce, busytypeValue

    // Time zones.
    case timezoneRequired, timezoneOnce, timezoneObservance, timezoneUnique, observanceRequired
    case observanceOnce, observanceStart, observanceUntil

    // Alarms.
    case alarmRequired, alarmOnce, alarmAction, alarmDisplay, alarmEmail, alarmAudio, alarmRepeat
    case repeatRange, triggerUTC, triggerRelated, triggerEnd, triggerStart, alarmUIDUnique
    case alarmSnooze, alarmProximity

    // RFC 7986.
    case colorName, refreshIntervalValue, sourceValue, imageValue, conferenceValue, nameLanguage
    case uidLength, uidHost

    // Habits that break real programs.
    case methodInFeed, calendarName, calendarRefresh, appleColor, classPrivate, categoriesComma
    case alarmLast, attendeeOrganizer, requestStatus, lowerCaseName, libicalDrops

    /// The name that a finding shows: `.dtendAfterDtstart` is `dtend-after-dtstart`.
    package var id: String { String(hyphenating: self) }
}

extension String {
    /// The name of a case in small letters, with hyphens between its words.
    init(hyphenating value: some Any) {
        let letters = Array(String(describing: value))
        self = letters.indices.map { index in
            let letter = letters[index].lowercased()
            guard index > 0, !letters[index].isLowercase else { return letter }
            // An abbreviation is one word: `alarmUIDUnique`.
            let endsOne = index + 1 < letters.count && letters[index + 1].isLowercase
            return letters[index - 1].isLowercase || endsOne ? "-" + letter : letter
        }.joined()
    }
}

extension LintRule {
    package var severity: Finding.Severity {
        switch self {
        case .lineLength, .longProperty, .foldCutsCharacter, .byteOrderMark, .parameterCaret,
            .parameterUnregistered, .unregisteredComponent,
            .unregisteredProperty, .classValue, .rruleTwice, .rruleSubdaily,
            .exruleDeprecated, .alarmAction, .uidHost, .methodInFeed, .calendarName,
            .calendarRefresh, .appleColor, .classPrivate, .categoriesComma, .alarmLast,
            .attendeeOrganizer, .requestStatus, .lowerCaseName, .libicalDrops:
            .warning
        default: .error
        }
    }

    /// The section that the rule comes from, and the advice.
    ///
    /// - Parameters:
    ///   - subject: the property, parameter or component that the advice is about.
    ///   - home: the section of that property, for the rules that hold for many.
    package func facts(
        about subject: String = "", in home: String = "5545 3.8"
    ) -> (section: String, advice: String) {
        switch self {
        // Lines and bytes.
        case .lineEnd: ("5545 3.1", "End every line with CR and LF.")
        case .lastLineEnd: ("5545 3.1", "End the last line with CR and LF too.")
        case .lineLength:
            ("5545 3.1", "Fold lines at 75 octets; Google refuses whole files for one line.")
        case .longProperty:
            ("5545 3.1", "Keep a property under 64 kB; it is checked only up to there.")
        case .foldCutsCharacter: ("5545 3.1", "Fold between characters, never inside one.")
        case .byteOrderMark:
            ("5545 3.1.4", "Leave the byte order mark out; some servers refuse it.")
        case .blankLine: ("5545 3.1", "Take the empty line out.")
        case .contentLine:
            (
                "5545 3.1",
                "Write the line as a name of letters, digits and hyphens, a colon and a value."
            )
        case .controlCharacter:
            ("5545 3.1", "Take the control characters out; write a line break as \\n.")
        case .utf8: ("5545 3.1.4", "Write the line in UTF-8.")
        // Parameters.
        case .parameterForm:
            ("5545 3.2", "Write each parameter as NAME=value and close its quotes.")
        case .parameterCharacter:
            ("5545 3.1", "Take the stray quote out of \(subject); RFC 6868 writes one as ^'.")
        case .parameterOnce: ("5545 3.2", "Give \(subject) only once on a property.")
        case .parameterValue:
            ("5545 3.2", "Give \(subject) one of the values that its section lists.")
        case .parameterQuoted: ("5545 3.2", "Put the address in \(subject) in double quotes.")
        case .parameterCaret:
            ("6868 3.1", "Write ^ in \(subject) as ^^; only ^n, ^' and ^^ have a meaning.")
        case .parameterUnregistered:
            ("5545 3.2", "Begin a parameter of your own with X-; this one is not registered.")
        case .parameterMisplaced:
            ("5545 3.2", "Take \(subject) off this property, which does not have it.")
        // Structure.
        case .outsideCalendar:
            ("5545 3.4", "Put everything between BEGIN:VCALENDAR and END:VCALENDAR.")
        case .noCalendar: ("5545 3.4", "Begin the file with BEGIN:VCALENDAR; it has no calendar.")
        case .beginForm:
            ("5545 3.6", "Write BEGIN and END with a component's name and no parameters.")
        case .endMismatch: ("5545 3.6", "Take this END out; nothing of its name is open.")
        case .endMissing: ("5545 3.6", "Close the \(subject) that begins here with an END.")
        case .misplacedComponent:
            ("5545 3.6", "Move the \(subject) to a component that may hold it.")
        case .unregisteredComponent:
            (
                "5545 3.6",
                "Begin the name of your own component with X-; this one is not registered."
            )
        case .nestingDepth: ("5545 3.6", "Nest components less deeply; only eight levels are read.")
        case .misplacedProperty: (home, "Take \(subject) out; this component does not have it.")
        case .unregisteredProperty:
            ("5545 3.8.8.1", "Begin a property of your own with X-; this one is not registered.")
        // Values.
        case .valueType: ("5545 3.2.20", "Give VALUE a type that \(subject) may have.")
        case .dateNeedsValue: ("5545 3.3.4", "Add VALUE=DATE to \(subject), or give it a time.")
        case .dateForm: ("5545 3.3.4", "Write \(subject) as a day that exists, YYYYMMDD.")
        case .dateTimeForm:
            ("5545 3.3.5", "Write \(subject) as YYYYMMDDThhmmss, with Z only for UTC.")
        case .utcNeeded: (home, "Write \(subject) in UTC, with a closing Z.")
        case .tzidWithDate: ("5545 3.2.19", "Take TZID off \(subject); a DATE has no time zone.")
        case .tzidWithUTC: ("5545 3.2.19", "Take TZID off \(subject), or the Z off its time.")
        case .tzidUndefined: ("5545 3.2.19", "Add the VTIMEZONE that the TZID of \(subject) names.")
        case .durationForm:
            ("5545 3.3.6", "Write \(subject) as a duration such as P2D, PT9H or -PT15H.")
        case .integerForm: ("5545 3.3.8", "Write \(subject) as a whole number within 32 bits.")
        case .booleanForm: ("5545 3.3.2", "Write \(subject) as TRUE or FALSE.")
        case .floatForm: ("5545 3.3.7", "Write \(subject) as a number such as 37.5.")
        case .geoForm:
            ("5545 3.8.1.6", "Write GEO as latitude;longitude within 90 and 180 degrees.")
        case .timeForm: ("5545 3.3.12", "Write \(subject) as hhmmss.")
        case .utcOffsetForm:
            ("5545 3.3.14", "Write \(subject) as +hhmm or -hhmm; -0000 does not exist.")
        case .periodForm:
            (
                "5545 3.3.9",
                "Write \(subject) as start/end or start/duration, the end later than the start."
            )
        case .uriForm:
            ("5545 3.3.13", "Write \(subject) as a URI with its scheme and without spaces.")
        case .calAddressForm:
            ("5545 3.3.3", "Write \(subject) as a URI such as mailto:name@example.org.")
        case .binaryForm: ("5545 3.3.1", "Encode \(subject) as base64, padded to groups of four.")
        case .binaryEncoding:
            ("5545 3.2.7", "Give \(subject) both VALUE=BINARY and ENCODING=BASE64.")
        case .textEscape:
            (
                "5545 3.3.11",
                "Write a backslash in \(subject) as two; only \\\\ \\; \\, and \\n are escapes."
            )
        case .textSeparator:
            ("5545 3.3.11", "Write semicolons and commas in \(subject) as \\; and \\,.")
        case .statusValue: ("5545 3.8.1.11", "Give STATUS a value that this component knows.")
        case .classValue:
            ("5545 3.8.1.3", "Make CLASS PUBLIC, PRIVATE or CONFIDENTIAL; others count as PRIVATE.")
        case .transpValue: ("5545 3.8.2.7", "Make TRANSP OPAQUE or TRANSPARENT.")
        case .priorityRange: ("5545 3.8.1.9", "Make PRIORITY a number from 0 to 9.")
        case .percentRange: ("5545 3.8.1.8", "Make PERCENT-COMPLETE a number from 0 to 100.")
        case .sequenceRange: ("5545 3.8.7.4", "Make SEQUENCE zero or more.")
        case .requestStatusForm:
            ("5545 3.8.8.3", "Write REQUEST-STATUS as a code such as 2.0, a semicolon and a text.")
        // Recurrence.
        case .rruleForm:
            (
                "5545 3.3.10",
                "Write \(subject) as known NAME=value parts, each once, without spaces."
            )
        case .rruleFreq: ("5545 3.3.10", "Give \(subject) one FREQ, from SECONDLY to YEARLY.")
        case .rruleCountUntil:
            ("5545 3.3.10", "Keep COUNT or UNTIL in \(subject), not both; libical drops the rule.")
        case .rruleRange: ("5545 3.3.10", "Bring the numbers of \(subject) within their limits.")
        case .rruleCombination:
            ("5545 3.3.10", "Take out the BY part of \(subject) that its FREQ does not have.")
        case .rruleSetpos: ("5545 3.3.10", "Give BYSETPOS another BY part to choose from.")
        case .rruleSkip:
            ("7529 4.1", "Give SKIP an RSCALE beside it and OMIT, BACKWARD or FORWARD.")
        case .rruleUntilType:
            (
                "5545 3.3.10",
                "Make UNTIL a DATE where DTSTART is one, and UTC where DTSTART has a zone."
            )
        case .rruleDateParts:
            ("5545 3.3.10", "Take BYHOUR, BYMINUTE and BYSECOND out; DTSTART is a DATE.")
        case .rruleTwice:
            ("5545 3.8.5.3", "Keep one RRULE; with several, what happens is undefined.")
        case .rruleSubdaily:
            ("5545 3.3.10", "Repeat daily or less often; some programs hang on faster rules.")
        case .rruleStart: ("5545 3.8.5.3", "Add the DTSTART that the recurrence counts from.")
        case .exruleDeprecated: ("5545 8.3.2", "Use EXDATE; EXRULE was withdrawn.")
        case .exdateType: ("5545 3.8.5.1", "Give EXDATE the value type that DTSTART has.")
        case .recurrenceIDType:
            (
                "5545 3.8.4.4",
                "Give RECURRENCE-ID the value type that the DTSTART of its series has."
            )
        // Calendar.
        case .calendarRequired: ("5545 3.6", "Add \(subject) to the VCALENDAR.")
        case .calendarOnce: ("5545 3.6", "Keep one \(subject) in the VCALENDAR.")
        case .calendarVersion: ("5545 3.7.4", "Make VERSION 2.0.")
        case .calendarScale: ("5545 3.7.1", "Make CALSCALE GREGORIAN or leave it out.")
        case .calendarMethod: ("5545 3.7.2", "Give METHOD a word such as PUBLISH.")
        case .calendarEmpty: ("5545 3.6", "Put at least one component into the VCALENDAR.")
        case .calendarOrder: ("5545 3.6", "Put the calendar's properties before its components.")
        // Entries.
        case .eventRequired: ("5545 3.6.1", "Add \(subject) to the VEVENT.")
        case .eventOnce: ("5545 3.6.1", "Keep one \(subject) in the VEVENT.")
        case .eventEndOrDuration: ("5545 3.6.1", "Keep DTEND or DURATION, not both.")
        case .dtendType:
            ("5545 3.8.2.2", "Give DTEND the value type and the kind of time that DTSTART has.")
        case .dtendAfterDtstart:
            ("5545 3.8.2.2", "Put DTEND after DTSTART; on whole days it is the day after the last.")
        case .durationDays: ("5545 3.6.1", "Count DURATION in days or weeks; DTSTART is a DATE.")
        case .durationNegative: ("5545 3.8.2.5", "Make DURATION positive.")
        case .todoRequired: ("5545 3.6.2", "Add \(subject) to the VTODO.")
        case .todoOnce: ("5545 3.6.2", "Keep one \(subject) in the VTODO.")
        case .todoDueOrDuration: ("5545 3.6.2", "Keep DUE or DURATION, not both.")
        case .todoDurationStart: ("5545 3.6.2", "Add the DTSTART that DURATION counts from.")
        case .dueType:
            ("5545 3.8.2.3", "Give DUE the value type and the kind of time that DTSTART has.")
        case .dueAfterDtstart: ("5545 3.8.2.3", "Put DUE after DTSTART.")
        case .journalRequired: ("5545 3.6.3", "Add \(subject) to the VJOURNAL.")
        case .journalOnce: ("5545 3.6.3", "Keep one \(subject) in the VJOURNAL.")
        case .freebusyRequired: ("5545 3.6.4", "Add \(subject) to the VFREEBUSY.")
        case .freebusyOnce: ("5545 3.6.4", "Keep one \(subject) in the VFREEBUSY.")
        case .freebusyUTC: ("5545 3.6.4", "Write the times of a VFREEBUSY in UTC.")
        case .uidUnique:
            ("5545 3.8.4.7", "Give each entry its own UID, or a RECURRENCE-ID of its own.")
        case .availabilityRequired: ("7953 3.1", "Add \(subject), which this component needs.")
        case .availabilityOnce: ("7953 3.1", "Keep one \(subject) in this component.")
        case .participantRequired: ("9073 7", "Add \(subject), which this component needs.")
        case .participantOnce: ("9073 7", "Keep one \(subject) in this component.")
        case .busytypeValue: ("7953 3.2", "Make BUSYTYPE BUSY, BUSY-UNAVAILABLE or BUSY-TENTATIVE.")
        // Time zones.
        case .timezoneRequired: ("5545 3.6.5", "Add \(subject) to the VTIMEZONE.")
        case .timezoneOnce: ("5545 3.6.5", "Keep one \(subject) in the VTIMEZONE.")
        case .timezoneObservance:
            ("5545 3.6.5", "Put at least one STANDARD or DAYLIGHT into the VTIMEZONE.")
        case .timezoneUnique: ("5545 3.6.5", "Keep one VTIMEZONE for each TZID.")
        case .observanceRequired: ("5545 3.6.5", "Add \(subject) to the STANDARD or DAYLIGHT part.")
        case .observanceOnce:
            ("5545 3.6.5", "Keep one \(subject) in the STANDARD or DAYLIGHT part.")
        case .observanceStart:
            ("5545 3.6.5", "Write the observance's DTSTART as a local time, without Z and TZID.")
        case .observanceUntil: ("5545 3.6.5", "Write UNTIL in the observance's RRULE in UTC.")
        // Alarms.
        case .alarmRequired: ("5545 3.6.6", "Add \(subject) to the VALARM.")
        case .alarmOnce: ("5545 3.6.6", "Keep one \(subject) in the VALARM.")
        case .alarmAction:
            (
                "5545 3.8.6.1",
                "Make ACTION AUDIO, DISPLAY or EMAIL; alarms of other kinds are ignored."
            )
        case .alarmDisplay: ("5545 3.6.6", "Add the DESCRIPTION that a DISPLAY alarm shows.")
        case .alarmEmail: ("5545 3.6.6", "Add \(subject), which an EMAIL alarm needs.")
        case .alarmAudio: ("5545 3.6.6", "Keep one ATTACH in an AUDIO alarm.")
        case .alarmRepeat: ("5545 3.6.6", "Give an alarm both REPEAT and DURATION, or neither.")
        case .repeatRange: ("5545 3.8.6.2", "Make REPEAT zero or more.")
        case .triggerUTC:
            ("5545 3.8.6.3", "Write a TRIGGER at a fixed time in UTC, with a closing Z.")
        case .triggerRelated: ("5545 3.8.6.3", "Take RELATED off a TRIGGER at a fixed time.")
        case .triggerEnd:
            ("5545 3.8.6.3", "Give the entry the end or duration that RELATED=END counts from.")
        case .triggerStart:
            ("5545 3.8.6.3", "Give the entry the DTSTART that the TRIGGER counts from.")
        case .alarmUIDUnique: ("9074 4", "Give each alarm of an entry its own UID.")
        case .alarmSnooze:
            ("9074 7", "Name the UID of an alarm of the same entry in RELATED-TO;RELTYPE=SNOOZE.")
        case .alarmProximity: ("9074 8.1", "Make PROXIMITY ARRIVE, DEPART, CONNECT or DISCONNECT.")
        // RFC 7986.
        case .colorName: ("7986 5.9", "Make COLOR a CSS3 colour name such as turquoise.")
        case .refreshIntervalValue:
            ("7986 5.7", "Give REFRESH-INTERVAL VALUE=DURATION and a positive duration.")
        case .sourceValue: ("7986 5.8", "Give SOURCE VALUE=URI.")
        case .imageValue: ("7986 5.10", "Give IMAGE VALUE=URI or VALUE=BINARY.")
        case .conferenceValue: ("7986 5.11", "Give CONFERENCE VALUE=URI.")
        case .nameLanguage: ("7986 5.1", "Keep one calendar \(subject) for each LANGUAGE.")
        case .uidLength: ("7986 5.3", "Keep a UID under 255 octets.")
        case .uidHost:
            ("7986 5.3", "Make the UID a UUID; what follows its @ names a host or a person.")
        // Habits that break real programs.
        case .methodInFeed:
            ("4791 4.1", "Take METHOD out of a file or feed; it makes a message of the calendar.")
        case .calendarName:
            ("7986 5.1", "Add X-WR-CALNAME; Google, Apple and Outlook show that name.")
        case .calendarRefresh:
            ("7986 5.7", "Add REFRESH-INTERVAL, or programs choose how often to look.")
        case .appleColor: ("7986 5.9", "Write X-APPLE-CALENDAR-COLOR as #RRGGBB or #RRGGBBAA.")
        case .classPrivate:
            ("5545 3.8.1.3", "Leave CLASS out of a feed; Google shows a private event as busy.")
        case .categoriesComma:
            ("5545 3.8.1.2", "Keep commas out of a category; libical splits it there.")
        case .alarmLast:
            ("5545 3.6.1", "Put alarms after the other properties; Outlook stumbles otherwise.")
        case .attendeeOrganizer:
            ("5545 3.8.4.3", "Take ATTENDEE out, or add the ORGANIZER who invites.")
        case .requestStatus:
            ("5545 3.8.8.3", "Take REQUEST-STATUS out; it belongs in replies to invitations.")
        case .lowerCaseName:
            ("5545 3.1", "Write names in capitals; libical drops small-letter X- properties.")
        case .libicalDrops:
            ("5545 3.1", "Expect libical, and what is built on it, to drop \(subject) here.")
        }
    }
}

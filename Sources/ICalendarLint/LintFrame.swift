import ICalendar

/// What is known of a component that is still open.
struct LintFrame {
    let component: ComponentName
    /// The hash of its name, so that an END finds its BEGIN even when the name is a vendor's.
    let nameHash: UInt64
    let line: Int
    /// The properties it has had so far.
    var properties: UInt128 = 0
    var children = 0
    /// A component inside it has ended.
    var hasAlarm = false
    var saidOrder = false

    var start: Moment?
    /// DTEND, or the DUE of a VTODO.
    var end: Moment?
    var duration: (value: DurationValue, line: Int)?
    var recurrenceID: Moment?
    var identity = Identity()
    var recurrence: (until: Moment?, hasClock: Bool, line: Int)?
    /// The first EXDATE that is a DATE and the first that is a DATE-TIME.
    var exdates: (date: Int?, dateTime: Int?) = (nil, nil)
    var attendee: Int?
    var alarm = AlarmFacts()
    /// Calendar NAME and DESCRIPTION by language.
    var languages: Set<UInt64> = []
    var hasWrittenName = false
    var zone: UInt64 = 0
    /// Findings before it began, if libical drops it whole; said only if nothing else is wrong.
    var totalAtDrop: Int?

    func has(_ property: PropertyName) -> Bool { properties & property.bit != 0 }

    /// A date or time as a property gave it.
    struct Moment {
        let value: DateTimeValue
        /// Hash of its TZID; 0 without one.
        let zone: UInt64
        let line: Int

        var kind: Kind {
            if value.isDate {
                .date
            } else if value.isUTC {
                .utc
            } else {
                zone == 0 ? .floating : .zoned
            }
        }

        enum Kind { case date, floating, utc, zoned }
    }

    /// The places of UID and RECURRENCE-ID in the file.
    struct Identity {
        var uid: (hash: UInt64, offset: Int, line: Int)?
        var recurrence: (hash: UInt64, offset: Int)?
    }

    struct AlarmFacts {
        enum Action { case audio, display, email, other }
        var action: Action?
        var attachments = 0
        var secondAttachment: Int?
        var trigger: (line: Int, isRelative: Bool, countsFromEnd: Bool)?
    }
}

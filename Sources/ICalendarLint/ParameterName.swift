import ICalendar

/// The registered parameters (RFC 5545, 3.2, and those that later RFCs added).
enum ParameterName: UInt8, CaseIterable {
    case altrep, cn, cutype, delegatedFrom, delegatedTo, dir, encoding, fmttype, fbtype, language
    case member, partstat, range, related, reltype, role, rsvp, sentBy, tzid, value
    case scheduleAgent, scheduleForceSend, scheduleStatus
    case display, email, feature, label
    case derived, order, schema, gap, linkrel
    case filename, managedID, size

    static let table = WordTable<ParameterName>(allCases.map { ($0.text, $0) })

    /// What its value has to look like.
    enum Shape {
        case any, boolean, number, address, language, mediaType
        case words([String])
    }

    private static let texts = allCases.map { String(hyphenating: $0).uppercased() }

    var text: String { Self.texts[Int(rawValue)] }

    var shape: Shape {
        switch self {
        case .altrep, .delegatedFrom, .delegatedTo, .dir, .member, .sentBy: .address
        case .encoding: .words(["8BIT", "BASE64"])
        case .range: .words(["THISANDFUTURE"])
        case .related: .words(["START", "END"])
        case .rsvp, .derived: .boolean
        case .order, .size: .number
        case .language: .language
        case .fmttype: .mediaType
        default: .any
        }
    }

    /// The properties that have it; `nil` where others have it too.
    var properties: UInt128? {
        switch self {
        case .tzid:
            [PropertyName.dtstart, .dtend, .due, .exdate, .rdate, .recurrenceID].bits
        case .related: [PropertyName.trigger].bits
        case .range: [PropertyName.recurrenceID].bits
        case .reltype, .gap: [PropertyName.relatedTo].bits
        case .fbtype: [PropertyName.freebusy].bits
        case .cutype, .delegatedFrom, .delegatedTo, .member, .partstat, .role, .rsvp:
            [PropertyName.attendee].bits
        default: nil
        }
    }
}

extension [PropertyName] {
    fileprivate var bits: UInt128 { reduce(0) { $0 | $1.bit } }
}

import CLibical
import CycleModel

/// A libical property that this process owns.
@safe struct Property: ~Copyable {
    private let handle: OpaquePointer?

    private init(_ handle: OpaquePointer?) {
        unsafe self.handle = handle
    }

    deinit {
        if let handle = unsafe handle { unsafe icalproperty_free(handle) }
    }

    /// Gives the C property away to a component, which frees it.
    consuming func release() -> OpaquePointer? {
        let released = unsafe handle
        discard self
        return unsafe released
    }
}

extension Property {
    static func version() -> Property { unsafe Property(icalproperty_new_version("2.0")) }

    static func productID(_ text: String) -> Property {
        unsafe Property(icalproperty_new_prodid(text))
    }

    static func gregorian() -> Property { unsafe Property(icalproperty_new_calscale("GREGORIAN")) }

    static func uid(_ text: String) -> Property { unsafe Property(icalproperty_new_uid(text)) }

    static func name(_ text: String) -> Property { unsafe Property(icalproperty_new_name(text)) }

    static func color(_ cssName: String) -> Property {
        unsafe Property(icalproperty_new_color(cssName))
    }

    static func summary(_ text: String) -> Property {
        unsafe Property(icalproperty_new_summary(text))
    }

    static func description(_ text: String) -> Property {
        unsafe Property(icalproperty_new_description(text))
    }

    /// One category; libical escapes no comma and no semicolon in it, so it must have none.
    static func category(_ text: String) -> Property {
        unsafe Property(icalproperty_new_categories(text))
    }

    static func sequence(_ number: Int) -> Property {
        unsafe Property(icalproperty_new_sequence(CInt(clamping: number)))
    }

    static func confirmed() -> Property {
        unsafe Property(icalproperty_new_status(ICAL_STATUS_CONFIRMED))
    }

    static func tentative() -> Property {
        unsafe Property(icalproperty_new_status(ICAL_STATUS_TENTATIVE))
    }

    static func transparent() -> Property {
        unsafe Property(icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT))
    }

    /// A property outside the RFCs. libical 3.0 escapes a backslash and a line feed in its value, but
    /// no comma and no semicolon, so both stand bare in it.
    static func extended(_ name: String, _ value: String) -> Property {
        let property = unsafe icalproperty_new_x(value)
        unsafe icalproperty_set_x_name(property, name)
        return unsafe Property(property)
    }

    static func start(_ day: Day) -> Property {
        unsafe Property(icalproperty_new_dtstart(date(day)))
    }

    static func end(_ day: Day) -> Property { unsafe Property(icalproperty_new_dtend(date(day))) }

    /// A start by the clock of `zone`, or a floating one (RFC 5545 3.3.5).
    static func start(_ time: ZoneTime, zone: String?) -> Property {
        let property = unsafe icalproperty_new_x(time.text)
        unsafe icalproperty_set_x_name(property, "DTSTART")
        if let zone { unsafe icalproperty_add_parameter(property, icalparameter_new_tzid(zone)) }
        return unsafe Property(property)
    }

    static func zone(_ id: String) -> Property { unsafe Property(icalproperty_new_tzid(id)) }

    static func zoneName(_ name: String) -> Property {
        unsafe Property(icalproperty_new_tzname(name))
    }

    /// In seconds east of UTC.
    static func offsetFrom(_ seconds: Int) -> Property {
        unsafe Property(icalproperty_new_tzoffsetfrom(CInt(clamping: seconds)))
    }

    static func offsetTo(_ seconds: Int) -> Property {
        unsafe Property(icalproperty_new_tzoffsetto(CInt(clamping: seconds)))
    }

    /// The rule travels as text: libical 3.0 writes the parts of one that it has read in another order.
    static func recurrence(_ rule: String) -> Property { extended("RRULE", rule) }

    static func furtherOnset(_ time: ZoneTime) -> Property { extended("RDATE", time.text) }

    /// When the object was made, in seconds since 1970 (RFC 5545 3.8.7.2).
    static func stamp(_ seconds: Int64) -> Property { extended("DTSTAMP", utc(seconds)) }

    static func lastModified(_ seconds: Int64) -> Property {
        extended("LAST-MODIFIED", utc(seconds))
    }

    /// How often a reader should come back, with the VALUE that RFC 7986 5.7 asks for.
    static func refreshInterval(hours: CInt) -> Property {
        let property = unsafe icalproperty_new_refreshinterval(
            icaldurationtype_from_int(hours * 3_600))
        unsafe icalproperty_add_parameter(property, icalparameter_new_value(ICAL_VALUE_DURATION))
        return unsafe Property(property)
    }

    static func display() -> Property {
        unsafe Property(icalproperty_new_action(ICAL_ACTION_DISPLAY))
    }

    static func audio() -> Property { unsafe Property(icalproperty_new_action(ICAL_ACTION_AUDIO)) }

    /// Relative to the start of the event.
    static func trigger(minutes: Int) -> Property {
        unsafe Property(
            icalproperty_new_trigger(icaltriggertype_from_int(CInt(clamping: minutes * 60))))
    }

    static func `repeat`(_ count: Int) -> Property {
        unsafe Property(icalproperty_new_repeat(CInt(clamping: count)))
    }

    static func duration(minutes: Int) -> Property {
        unsafe Property(
            icalproperty_new_duration(icaldurationtype_from_int(CInt(clamping: minutes * 60))))
    }

    private static func date(_ day: Day) -> icaltimetype {
        let civil = day.civil
        var time = unsafe icaltime_null_date()
        unsafe time.year = CInt(clamping: civil.year)
        unsafe time.month = CInt(clamping: civil.month)
        unsafe time.day = CInt(clamping: civil.day)
        return unsafe time
    }

    /// The date-time in UTC (RFC 5545 3.3.5), in years from 1 to 9999.
    ///
    /// It is written here and travels as text because libical reads the whole zone table of the
    /// system before it writes the first time in UTC: a fifth of the work of writing a year.
    private static func utc(_ seconds: Int64) -> String {
        var (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        if second < 0 { (days, second) = (days - 1, second + 86_400) }
        let date = Day(number: Int32(clamping: days)).civil
        let fields = [
            date.year / 100, date.year % 100, date.month, date.day,
            Int(second) / 3_600, Int(second) / 60 % 60, Int(second) % 60,
        ]
        var text: [UInt8] = []
        text.reserveCapacity(16)
        for (index, field) in fields.enumerated() {
            if index == 4 { text.append(UInt8(ascii: "T")) }
            text.append(UInt8(ascii: "0") + UInt8(field.magnitude / 10 % 10))
            text.append(UInt8(ascii: "0") + UInt8(field.magnitude % 10))
        }
        text.append(UInt8(ascii: "Z"))
        return String(decoding: text, as: UTF8.self)
    }
}

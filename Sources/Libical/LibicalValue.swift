import CLibical

/// A value as libical understands it, without anything that it lends.
package enum LibicalValue: Equatable, Sendable {
    package enum Status: Sendable {
        case confirmed, tentative, cancelled
        /// Any other word, known to libical or not.
        case other
    }

    /// A time as it is written, in no zone; nobody has checked that there is such a day.
    package struct Time: Equatable, Sendable {
        package var year, month, day: Int
        package var hour, minute, second: Int
        package var isDate, isUTC: Bool
    }

    case time(Time)
    case duration(isNegative: Bool, days: Int, seconds: Int)
    case status(Status)
    case text(String)
    /// A value of some other type.
    case other

    /// - Parameter value: Lent by its property.
    init(_ value: OpaquePointer?) {
        self = .other
        guard let value = unsafe value else { return }
        switch unsafe icalvalue_isa(value) {
        case ICAL_DATE_VALUE, ICAL_DATETIME_VALUE:
            let time = unsafe icalvalue_get_datetime(value)
            self = .time(
                Time(
                    year: Int(unsafe time.year), month: Int(unsafe time.month),
                    day: Int(unsafe time.day), hour: Int(unsafe time.hour),
                    minute: Int(unsafe time.minute), second: Int(unsafe time.second),
                    isDate: unsafe time.is_date != 0, isUTC: unsafe time.zone != nil))
        case ICAL_DURATION_VALUE:
            let length = unsafe icalvalue_get_duration(value)
            self = .duration(
                isNegative: length.is_neg != 0, days: Int(length.weeks) * 7 + Int(length.days),
                seconds: Int(length.hours) * 3_600 + Int(length.minutes) * 60
                    + Int(length.seconds))
        case ICAL_STATUS_VALUE:
            switch unsafe icalvalue_get_status(value) {
            case ICAL_STATUS_CONFIRMED: self = .status(.confirmed)
            case ICAL_STATUS_TENTATIVE: self = .status(.tentative)
            case ICAL_STATUS_CANCELLED: self = .status(.cancelled)
            default: self = .status(.other)
            }
        case ICAL_TEXT_VALUE:
            // The text is a copy before libical can take it back.
            if let text = unsafe icalvalue_get_text(value) {
                self = .text(unsafe String(cString: text))
            }
        default: break
        }
    }
}

import CLibical
import Glibc

/// A libical component that this process owns.
///
/// libical answers `NULL` only when memory is out. What could not be made then is remembered, and
/// `write` writes nothing rather than a calendar with a hole in it.
@safe struct Component: ~Copyable {
    enum Kind {
        case calendar, event, alarm, timezone, standard, daylight
    }

    private let handle: OpaquePointer?
    private var isWhole: Bool

    init(_ kind: Kind) {
        let code =
            switch kind {
            case .calendar: ICAL_VCALENDAR_COMPONENT
            case .event: ICAL_VEVENT_COMPONENT
            case .alarm: ICAL_VALARM_COMPONENT
            case .timezone: ICAL_VTIMEZONE_COMPONENT
            case .standard: ICAL_XSTANDARD_COMPONENT
            case .daylight: ICAL_XDAYLIGHT_COMPONENT
            }
        unsafe handle = icalcomponent_new(code)
        unsafe isWhole = handle != nil
    }

    deinit {
        if let handle = unsafe handle { unsafe icalcomponent_free(handle) }
    }

    /// Moves `property` to the end of this component's properties, which then frees it.
    mutating func append(_ property: consuming Property) {
        guard let handle = unsafe handle, let property = unsafe property.release() else {
            isWhole = false
            return
        }
        unsafe icalcomponent_add_property(handle, property)
    }

    /// Moves `child` to the end of this component's children, which then frees it.
    mutating func append(_ child: consuming Component) {
        isWhole = isWhole && child.isWhole
        guard let handle = unsafe handle, let child = unsafe child.release() else { return }
        unsafe icalcomponent_add_component(handle, child)
    }

    /// Appends the component as lines of RFC 5545 3.1; `false` when memory ran out on the way, and
    /// then nothing.
    borrowing func write(to bytes: inout [UInt8]) -> Bool {
        guard isWhole, let handle = unsafe handle,
            let text = unsafe icalcomponent_as_ical_string_r(handle)
        else { return false }
        defer { unsafe icalmemory_free_buffer(text) }
        unsafe bytes.append(
            contentsOf: UnsafeRawBufferPointer(start: text, count: strlen(text)))
        return true
    }

    private consuming func release() -> OpaquePointer? {
        let released = unsafe handle
        discard self
        return unsafe released
    }
}

import CLibical

/// A libical parser that takes unfolded lines one by one and keeps none of the components.
@safe package struct LibicalParser: ~Copyable {
    private let handle: OpaquePointer?
    private var line: [UInt8] = []

    /// libical looks up to three bytes behind a comma, so the line does not start the buffer.
    private static let margin = [UInt8](repeating: 0, count: 8)

    /// Done once, before any thread parses. Debian's libical does not abort on an error by default,
    /// but another build might. The first time in UTC makes libical 3.0.16 fill its table of zones,
    /// and two threads that do so at once crash it.
    private static let prepared: Void = {
        icalerror_set_errors_are_fatal(0)
        _ = unsafe icaltimezone_get_utc_timezone()
    }()

    package enum Answer {
        case kept
        /// libical forgot the line and left an `X-LIC-ERROR` in its place.
        case dropped
        /// The outermost component ended; so many errors were kept in it and below.
        case ended(errors: Int)
    }

    package init() {
        _ = Self.prepared
        unsafe handle = icalparser_new()
    }

    deinit {
        if let handle = unsafe handle { unsafe icalparser_free(handle) }
    }

    /// Shows libical one line.
    ///
    /// Its time is quadratic in some lines; the caller sees to their length.
    package mutating func add(_ text: [UInt8]) -> Answer {
        guard let handle = unsafe handle else { return .kept }
        line.removeAll(keepingCapacity: true)
        line.append(contentsOf: Self.margin)
        line.append(contentsOf: text)
        line.append(0)
        let component = unsafe line.withUnsafeMutableBytes { buffer -> OpaquePointer? in
            guard let base = buffer.baseAddress else { return nil }
            let start = unsafe base.advanced(by: Self.margin.count)
            return unsafe icalparser_add_line(handle, start.assumingMemoryBound(to: CChar.self))
        }
        if let component = unsafe component {
            let errors = unsafe icalcomponent_count_errors(component)
            unsafe icalcomponent_free(component)
            return .ended(errors: Int(errors))
        }
        return unsafe icalparser_get_state(handle) == ICALPARSER_ERROR ? .dropped : .kept
    }

    /// Whether this libical has the component; it passes over others with all that is in them.
    package static func knows(component name: String) -> Bool {
        let kind = unsafe name.withCString { unsafe icalcomponent_string_to_kind($0) }
        return kind != ICAL_NO_COMPONENT
    }
}

import CLibical

/// A libical parser that takes unfolded lines one by one and keeps none of the components.
@safe package struct LibicalParser: ~Copyable {
    private let handle: OpaquePointer?
    private var line: [UInt8] = []

    /// libical looks up to three bytes behind a comma, so the line does not start the buffer.
    private static let margin = [UInt8](repeating: 0, count: 8)

    /// Longer lines with lists in them, and lines with more parameters, take libical too much time.
    package static let longestList = 8_192
    package static let mostParameters = 32

    /// Done once, before any thread parses. Debian's libical does not abort on an error by default,
    /// but another build might.
    private static let prepared: Void = icalerror_set_errors_are_fatal(0)

    /// The first time in UTC makes libical 3.0.16 fill its table of zones from the disk, and two threads that
    /// do so at once crash it. Done before the first line with a `Z` in it.
    private static let preparedForUTC: Void = {
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
        guard let component = unsafe component(endingWith: text) else {
            return unsafe handle.map { unsafe icalparser_get_state($0) } == ICALPARSER_ERROR
                ? .dropped : .kept
        }
        let errors = unsafe icalcomponent_count_errors(component)
        unsafe icalcomponent_free(component)
        return .ended(errors: Int(errors))
    }

    /// What libical makes of one line of a VEVENT, alone in a component of its own: a value for each item of
    /// a list, and none where it dropped the line.
    package mutating func values(of text: [UInt8]) -> [LibicalValue] {
        _ = unsafe component(endingWith: Self.begin)
        _ = unsafe component(endingWith: text)
        guard let component = unsafe component(endingWith: Self.end) else { return [] }
        defer { unsafe icalcomponent_free(component) }
        var values: [LibicalValue] = []
        var property = unsafe icalcomponent_get_first_property(component, ICAL_ANY_PROPERTY)
        while let found = unsafe property {
            // A list that it cannot read to its end is dropped as a whole.
            guard unsafe icalproperty_isa(found) != ICAL_XLICERROR_PROPERTY else { return [] }
            unsafe values.append(LibicalValue(icalproperty_get_value(found)))
            unsafe property = icalcomponent_get_next_property(component, ICAL_ANY_PROPERTY)
        }
        return values
    }

    private static let begin = Array("BEGIN:VEVENT".utf8)
    private static let end = Array("END:VEVENT".utf8)

    /// The outermost component, where this line ends it; the caller owns it then.
    private mutating func component(endingWith text: [UInt8]) -> OpaquePointer? {
        guard let handle = unsafe handle else { return nil }
        if text.contains(UInt8(ascii: "Z")) { _ = Self.preparedForUTC }
        line.removeAll(keepingCapacity: true)
        line.append(contentsOf: Self.margin)
        line.append(contentsOf: text)
        line.append(0)
        return unsafe line.withUnsafeMutableBytes { buffer -> OpaquePointer? in
            guard let base = buffer.baseAddress else { return nil }
            let start = unsafe base.advanced(by: Self.margin.count)
            return unsafe icalparser_add_line(handle, start.assumingMemoryBound(to: CChar.self))
        }
    }

    /// Whether this libical has the component; it passes over others with all that is in them.
    package static func knows(component name: String) -> Bool {
        let kind = unsafe name.withCString { unsafe icalcomponent_string_to_kind($0) }
        return kind != ICAL_NO_COMPONENT
    }
}

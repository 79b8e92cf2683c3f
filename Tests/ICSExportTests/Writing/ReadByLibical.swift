import CLibical
import Glibc
import Libical

/// A calendar as libical understands it.
@safe final class ReadByLibical {
    private let component: OpaquePointer

    /// `nil` where libical takes it for no calendar at all.
    init?(_ bytes: [UInt8]) {
        // Sees to what libical must have done before any thread parses.
        _ = LibicalParser()
        let text = bytes.map { CChar(bitPattern: $0) } + [0]
        guard
            let component = unsafe text.withUnsafeBufferPointer({ text in
                unsafe text.baseAddress.flatMap { unsafe icalparser_parse_string($0) }
            })
        else { return nil }
        unsafe self.component = component
    }

    deinit { unsafe icalcomponent_free(component) }

    /// How many lines libical could not read.
    var errors: Int { Int(unsafe icalcomponent_count_errors(component)) }

    /// What libical writes of it, without what its folding makes of some lines.
    ///
    /// libical 3.0 folds a line together with its end: where a piece comes out right before that end or in
    /// the middle of it, an empty piece follows or a stray carriage return precedes.
    func written() -> String? {
        guard let text = unsafe icalcomponent_as_ical_string_r(component) else { return nil }
        defer { unsafe icalmemory_free_buffer(text) }
        return unsafe String(cString: text)
            .replacing("\r\r\n \n", with: "\r\n").replacing("\r\n \r\n", with: "\r\n")
    }

    /// The value of the calendar's first property of this name that begins with `X-`, without its escapes.
    func extended(_ name: String) -> String? {
        var property = unsafe icalcomponent_get_first_property(component, ICAL_X_PROPERTY)
        while let found = unsafe property {
            if let own = unsafe icalproperty_get_x_name(found), unsafe String(cString: own) == name
            {
                return unsafe icalproperty_get_x(found).map { unsafe String(cString: $0) }
            }
            unsafe property = icalcomponent_get_next_property(component, ICAL_X_PROPERTY)
        }
        return nil
    }
}

/// An argument of a message, as far as notifications need one.
enum BusValue {
    case byte(UInt8)
    case bool(Bool)
    case int32(Int32)
    case uint32(UInt32)
    case string(String)
    case strings([String])
    /// A dictionary of variants.
    case variants([(name: String, value: BusValue)])
    /// An argument that was read and is of another type; it is never written.
    case other

    /// Its type in a signature (D-Bus Specification, "Type System").
    var signature: String {
        switch self {
        case .byte: "y"
        case .bool: "b"
        case .int32: "i"
        case .uint32: "u"
        case .string: "s"
        case .strings: "as"
        case .variants: "a{sv}"
        case .other: ""
        }
    }
}

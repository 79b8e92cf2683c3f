import CDBus

/// A message of libdbus that this process owns.
@safe struct BusMessage: ~Copyable {
    let handle: OpaquePointer

    init(owning handle: OpaquePointer) { unsafe self.handle = handle }

    /// A call of a method with its arguments.
    ///
    /// A string ends at its first zero byte. libdbus would end the process for one that is not UTF-8, as all of
    /// Swift's are.
    static func call(
        _ method: String, of interface: String, at path: String, on name: String,
        _ arguments: [BusValue] = []
    ) throws(NotificationError) -> BusMessage {
        guard
            let handle = unsafe dbus_message_new_method_call(name, path, interface, method)
        else { throw .noMemory }
        let message = unsafe BusMessage(owning: handle)
        var iterator = unsafe DBusMessageIter()
        unsafe dbus_message_iter_init_append(handle, &iterator)
        for argument in arguments {
            guard unsafe BusMessage.append(argument, to: &iterator) else { throw .noMemory }
        }
        return message
    }

    deinit { unsafe dbus_message_unref(handle) }

    // MARK: Writing

    private static func append(_ value: BusValue, to iterator: inout DBusMessageIter) -> Bool {
        switch value {
        case .byte(let number): unsafe append(basic: number, of: "y", to: &iterator)
        case .bool(let isTrue):
            unsafe append(basic: dbus_bool_t(isTrue ? 1 : 0), of: "b", to: &iterator)
        case .int32(let number): unsafe append(basic: number, of: "i", to: &iterator)
        case .uint32(let number): unsafe append(basic: number, of: "u", to: &iterator)
        case .string(let text):
            unsafe text.withCString { unsafe append(basic: $0, of: "s", to: &iterator) }
        case .strings(let texts):
            unsafe container("a", holding: "s", in: &iterator) { array in
                texts.allSatisfy { unsafe append(.string($0), to: &array) }
            }
        case .variants(let entries):
            unsafe container("a", holding: "{sv}", in: &iterator) { array in
                entries.allSatisfy { name, value in
                    unsafe container("e", holding: nil, in: &array) { entry in
                        unsafe append(.string(name), to: &entry)
                            && container("v", holding: value.signature, in: &entry) {
                                unsafe append(value, to: &$0)
                            }
                    }
                }
            }
        case .other: true
        }
    }

    private static func append<Value>(
        basic value: Value, of type: Unicode.Scalar, to iterator: inout DBusMessageIter
    ) -> Bool {
        unsafe withUnsafePointer(to: value) {
            unsafe dbus_message_iter_append_basic(&iterator, CInt(type.value), $0) != 0
        }
    }

    /// `false` where memory ran out; the message is then of no use.
    private static func container(
        _ type: Unicode.Scalar, holding signature: String?, in iterator: inout DBusMessageIter,
        _ body: (inout DBusMessageIter) -> Bool
    ) -> Bool {
        var inner = unsafe DBusMessageIter()
        guard
            unsafe dbus_message_iter_open_container(
                &iterator, CInt(type.value), signature, &inner) != 0
        else { return false }
        guard unsafe body(&inner) else {
            unsafe dbus_message_iter_abandon_container(&iterator, &inner)
            return false
        }
        return unsafe dbus_message_iter_close_container(&iterator, &inner) != 0
    }

    // MARK: Reading

    func isSignal(_ name: String, of interface: String) -> Bool {
        unsafe dbus_message_is_signal(handle, interface, name) != 0
    }

    /// The unique name of who sent it, which the bus writes and nobody can forge.
    var sender: String? {
        guard let name = unsafe dbus_message_get_sender(handle) else { return nil }
        return unsafe String(cString: name)
    }

    /// Its first four arguments, and of an array the first 64 strings.
    var arguments: [BusValue] {
        var iterator = unsafe DBusMessageIter()
        guard unsafe dbus_message_iter_init(handle, &iterator) != 0 else { return [] }
        var values: [BusValue] = []
        repeat {
            values.append(unsafe BusMessage.value(at: &iterator))
        } while unsafe values.count < 4 && dbus_message_iter_next(&iterator) != 0
        return values
    }

    private static func value(at iterator: inout DBusMessageIter) -> BusValue {
        switch unsafe type(at: &iterator) {
        case "u":
            var number: UInt32 = 0
            unsafe dbus_message_iter_get_basic(&iterator, &number)
            return .uint32(number)
        case "s":
            return unsafe .string(string(at: &iterator))
        case "a" where unsafe dbus_message_iter_get_element_type(&iterator) == 0x73:
            var inner = unsafe DBusMessageIter()
            unsafe dbus_message_iter_recurse(&iterator, &inner)
            var texts: [String] = []
            while texts.count < 64, unsafe type(at: &inner) == "s" {
                texts.append(unsafe string(at: &inner))
                unsafe dbus_message_iter_next(&inner)
            }
            return .strings(texts)
        default: return .other
        }
    }

    private static func type(at iterator: inout DBusMessageIter) -> Unicode.Scalar? {
        unsafe Unicode.Scalar(UInt32(bitPattern: dbus_message_iter_get_arg_type(&iterator)))
    }

    private static func string(at iterator: inout DBusMessageIter) -> String {
        var text: UnsafePointer<CChar>?
        unsafe dbus_message_iter_get_basic(&iterator, &text)
        return unsafe text.map { unsafe String(cString: $0) } ?? ""
    }
}

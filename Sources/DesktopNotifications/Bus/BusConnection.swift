import CDBus
import Glibc

/// A connection to a message bus that this process owns, used by one thread.
///
/// Its end is an error of the next call. libdbus would end the process, and change what it does with SIGPIPE, which
/// is switched off here.
@safe struct BusConnection: ~Copyable {
    private let handle: OpaquePointer

    /// Where the bus of the person's session is; `nil` outside of a session.
    ///
    /// libdbus would start a bus that it does not find, if it has a display, and leave it there.
    static var sessionAddress: String? {
        if let address = variable("DBUS_SESSION_BUS_ADDRESS") {
            return address.hasPrefix("autolaunch:") ? nil : address
        }
        // Where systemd has it; a folder with other characters would have to be escaped.
        guard let folder = variable("XDG_RUNTIME_DIR"),
            folder.utf8.allSatisfy({ (0x2D...0x39).contains($0) || (0x41...0x7A).contains($0) }),
            unsafe access(folder + "/bus", F_OK) == 0
        else { return nil }
        return "unix:path=\(folder)/bus"
    }

    private static func variable(_ name: String) -> String? {
        guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
        return unsafe String(cString: value)
    }

    /// - Parameter patience: How many milliseconds the bus has to answer.
    static func open(_ address: String, patience: CInt) throws(NotificationError) -> BusConnection {
        var error = unsafe DBusError()
        unsafe dbus_error_init(&error)
        defer { unsafe dbus_error_free(&error) }
        dbus_connection_set_change_sigpipe(0)
        guard let handle = unsafe dbus_connection_open_private(address, &error) else {
            throw .noSessionBus
        }
        let connection = unsafe BusConnection(owning: handle)
        do throws(NotificationError) { try connection.register(patience: patience) } catch {
            throw error == .noMemory ? error : .noSessionBus
        }
        return connection
    }

    private init(owning handle: OpaquePointer) {
        unsafe self.handle = handle
        unsafe dbus_connection_set_exit_on_disconnect(handle, 0)
        // A program that floods this one has to wait until it has read what is there.
        unsafe dbus_connection_set_max_received_size(handle, 1 << 20)
        unsafe dbus_connection_set_max_message_size(handle, 1 << 20)
    }

    /// dbus_bus_register does this with a patience of 25 seconds.
    private func register(patience: CInt) throws(NotificationError) {
        let hello = try BusMessage.call("Hello", of: Self.bus, at: Self.busPath, on: Self.bus)
        let answer = try call(hello, patience: patience)
        guard case .string(let name)? = answer.arguments.first,
            unsafe dbus_bus_set_unique_name(handle, name) != 0
        else { throw .noMemory }
    }

    deinit {
        // A notification that was closed as the last thing does not stay.
        if unsafe dbus_connection_has_messages_to_send(handle) != 0 {
            unsafe dbus_connection_read_write(handle, 100)
        }
        unsafe dbus_connection_close(handle)
        unsafe dbus_connection_unref(handle)
    }

    static let bus = "org.freedesktop.DBus"
    static let busPath = "/org/freedesktop/DBus"

    /// The socket; -1 after the bus has gone.
    var descriptor: CInt {
        var descriptor: CInt = -1
        return unsafe dbus_connection_get_unix_fd(handle, &descriptor) != 0 ? descriptor : -1
    }

    /// What poll(2) should wait for on the socket.
    var pollEvents: Int16 {
        let isSending = unsafe dbus_connection_has_messages_to_send(handle) != 0
        return Int16(POLLIN) | (isSending ? Int16(POLLOUT) : 0)
    }

    /// Whether messages were read from the socket that `next` did not give yet.
    var hasMessages: Bool {
        unsafe dbus_connection_get_dispatch_status(handle) == DBUS_DISPATCH_DATA_REMAINS
    }

    /// Whether the bus is there; after it has gone there may still be messages from it.
    var isOpen: Bool { unsafe dbus_connection_get_is_connected(handle) != 0 }

    /// Sends what can be sent and reads what is there, without waiting.
    func exchange() {
        unsafe dbus_connection_read_write(handle, 0)
    }

    /// The next message that was read; `nil` after the last one.
    func next() -> BusMessage? {
        guard let message = unsafe dbus_connection_pop_message(handle) else { return nil }
        return unsafe BusMessage(owning: message)
    }

    /// Sends a call whose answer does not matter, and does not wait.
    func send(_ message: borrowing BusMessage) throws(NotificationError) {
        unsafe dbus_message_set_no_reply(message.handle, 1)
        guard unsafe dbus_connection_send(handle, message.handle, nil) != 0 else {
            throw .noMemory
        }
        exchange()
    }

    /// Waits for the answer, and keeps all other messages for `next`.
    func call(
        _ message: borrowing BusMessage, patience: CInt
    ) throws(NotificationError) -> BusMessage {
        var error = unsafe DBusError()
        unsafe dbus_error_init(&error)
        defer { unsafe dbus_error_free(&error) }
        let answer = unsafe dbus_connection_send_with_reply_and_block(
            handle, message.handle, patience, &error)
        if let answer = unsafe answer { return unsafe BusMessage(owning: answer) }
        guard let name = unsafe error.name else { throw .noMemory }
        throw failure(unsafe String(cString: name))
    }

    private func failure(_ name: String) -> NotificationError {
        guard isOpen else { return .lostBus }
        guard name.hasPrefix(Self.bus + ".Error.") else { return .refused(name) }
        let kind = name.dropFirst((Self.bus + ".Error.").count)
        return switch kind {
        case "Disconnected": .lostBus
        case "NoReply", "Timeout", "TimedOut": .noAnswer
        case "NoMemory": .noMemory
        case "ServiceUnknown", "NameHasNoOwner": .noServer
        case _ where kind.hasPrefix("Spawn."): .noServer
        default: .refused(name)
        }
    }
}

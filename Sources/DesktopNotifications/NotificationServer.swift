import Glibc

/// The program that shows notifications on the person's desktop, reached over the session's bus.
///
/// One thread uses it. A host waits in poll(2) on `descriptor` for `pollEvents`, beside what else it waits for, and asks for
/// `events(within: 0)` then. Before it waits it looks at `hasEvents`: what arrived while it showed a notification is no
/// longer in the socket.
package struct NotificationServer: ~Copyable {
    /// What the server says it can do, such as `actions`, `body-markup`, `persistence` and `sound`.
    package private(set) var capabilities: Set<String>

    private let connection: BusConnection
    /// Those that may still be there, the oldest first.
    private var shown: [Shown] = []
    private var pending: [NotificationEvent] = []
    /// Another server may have other ones.
    private var knowsCapabilities = true

    private struct Shown {
        let id: DesktopNotification.ID
        /// The unique name of the server that shows it.
        let server: String
        /// As they were sent, with the caller's key of each.
        var keys: [String: String]
    }

    /// How many milliseconds a server has to answer, which includes its start where it has to be started.
    package static let patience: CInt = 5_000
    /// How many notifications are remembered; nothing is heard of older ones.
    package static let mostShown = 64
    /// How many events wait for the host; later ones are lost.
    package static let mostPending = 128

    /// Connects to the bus of the person's session, and starts the server where the desktop has it start on demand.
    package init() throws(NotificationError) {
        guard let address = BusConnection.sessionAddress else { throw .noSessionBus }
        let connection = try BusConnection.open(address, patience: Self.patience)
        for rule in Self.rules {
            _ = try connection.call(
                BusMessage.call(
                    "AddMatch", of: BusConnection.bus, at: BusConnection.busPath,
                    on: BusConnection.bus, [.string(rule)]),
                patience: Self.patience)
        }
        capabilities = try Self.capabilities(over: connection)
        self.connection = connection
    }

    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"
    private static let rules = [
        "type='signal',sender='\(name)',path='\(path)',interface='\(name)'",
        "type='signal',sender='\(BusConnection.bus)',interface='\(BusConnection.bus)',"
            + "member='NameOwnerChanged',arg0='\(name)'",
    ]

    private static func message(
        _ method: String, _ arguments: [BusValue] = []
    ) throws(NotificationError) -> BusMessage {
        try BusMessage.call(method, of: name, at: path, on: name, arguments)
    }

    private static func capabilities(
        over connection: borrowing BusConnection
    ) throws(NotificationError) -> Set<String> {
        let answer = try connection.call(message("GetCapabilities"), patience: patience)
        guard case .strings(let words)? = answer.arguments.first else { return [] }
        return Set(words)
    }

    // MARK: Showing

    /// Shows a notification, and waits until the server has numbered it.
    ///
    /// - Parameter replacing: What stands there until now, and changes without being closed. One that is gone, or that
    ///   another server showed, is not replaced: its number may be another program's by now.
    package mutating func show(
        _ notification: DesktopNotification, replacing: DesktopNotification.ID? = nil
    ) throws(NotificationError) -> DesktopNotification.ID {
        try takeMessages()
        if !knowsCapabilities {
            capabilities = try Self.capabilities(over: connection)
            knowsCapabilities = true
        }
        let replaced = replacing.flatMap { old in shown.contains { $0.id == old } ? old : nil }
        let actions = capabilities.contains("actions") ? notification.sentActions : []
        let answer = try connection.call(
            Self.message(
                "Notify",
                [
                    .string(notification.sentAppName), .uint32(replaced?.number ?? 0),
                    .string(""), .string(notification.sentTitle),
                    .string(notification.sentBody(capabilities)),
                    .strings(actions.flatMap { [$0.key, $0.label] }),
                    .variants(notification.hints), .int32(notification.milliseconds),
                ]),
            patience: Self.patience)
        guard case .uint32(let number)? = answer.arguments.first, let server = answer.sender
        else { throw .refused("InvalidAnswer") }
        let id = DesktopNotification.ID(number)
        let keys = Dictionary(
            zip(actions.map(\.key), notification.actions.map(\.key)), uniquingKeysWith: { $1 })
        shown.removeAll { $0.id == id && $0.server == server }
        shown.append(Shown(id: id, server: server, keys: keys))
        if shown.count > Self.mostShown { shown.removeFirst() }
        return id
    }

    /// Asks the server to take a notification away; one that is no longer there is no error.
    ///
    /// An event tells when it is gone.
    package mutating func close(_ id: DesktopNotification.ID) throws(NotificationError) {
        try takeMessages()
        guard shown.contains(where: { $0.id == id }) else { return }
        try connection.send(Self.message("CloseNotification", [.uint32(id.number)]))
    }

    // MARK: Events

    package var descriptor: CInt { connection.descriptor }

    package var pollEvents: Int16 { connection.pollEvents }

    /// Whether `events(within:)` has something to give or to read, whatever poll(2) says of the descriptor.
    package var hasEvents: Bool {
        // A closed connection has no descriptor that could wake anybody.
        !pending.isEmpty || connection.hasMessages || !connection.isOpen
    }

    /// What happened since the last call; waits as long as nothing did.
    ///
    /// - Throws: `NotificationError.lostBus` as soon as the session has ended, after the last events were given.
    package mutating func events(
        within milliseconds: CInt
    ) throws(NotificationError) -> [NotificationEvent] {
        let end = Self.now + Int(milliseconds)
        while true {
            do throws(NotificationError) { try takeMessages() } catch  where !pending.isEmpty {}
            let left = end - Self.now
            if !pending.isEmpty || left <= 0 {
                defer { pending = [] }
                return pending
            }
            if hasEvents { continue }
            var waiting = pollfd(
                fd: connection.descriptor, events: connection.pollEvents, revents: 0)
            _ = unsafe poll(&waiting, 1, CInt(clamping: left))
        }
    }

    private static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }

    /// Turns what the bus has sent into events; at most so many messages at once, that a flood of them keeps nobody.
    private mutating func takeMessages() throws(NotificationError) {
        connection.exchange()
        for _ in 0..<256 {
            guard let message = connection.next() else {
                guard connection.isOpen else { throw .lostBus }
                return
            }
            take(message)
        }
    }

    private mutating func take(_ message: borrowing BusMessage) {
        let arguments = message.arguments
        if message.isSignal("NameOwnerChanged", of: BusConnection.bus) {
            // Others may send a signal of this name, too.
            guard message.sender == BusConnection.bus, arguments.count >= 3,
                case (.string(Self.name), .string(let old), .string(let new)) =
                    (arguments[0], arguments[1], arguments[2])
            else { return }
            knowsCapabilities = false
            if !old.isEmpty {
                let gone = shown.filter { $0.server == old }.map(\.id)
                shown.removeAll { $0.server == old }
                add(.serverVanished(gone))
            }
            if !new.isEmpty { add(.serverAppeared) }
            return
        }
        guard arguments.count >= 2, case .uint32(let number) = arguments[0],
            let index = shown.firstIndex(where: {
                $0.id.number == number && $0.server == message.sender
            })
        else { return }
        let id = shown[index].id
        switch arguments[1] {
        case .string(let sent) where message.isSignal("ActionInvoked", of: Self.name):
            if let key = shown[index].keys[sent] { add(.invoked(id, action: key)) }
        case .uint32(let reason) where message.isSignal("NotificationClosed", of: Self.name):
            shown.remove(at: index)
            add(.closed(id, NotificationEvent.Reason(rawValue: reason) ?? .undefined))
        default: break
        }
    }

    private mutating func add(_ event: NotificationEvent) {
        // Somebody who clicks ten times means it once.
        guard pending.last != event, pending.count < Self.mostPending else { return }
        pending.append(event)
    }
}

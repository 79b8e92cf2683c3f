/// Why no notification can be shown, or no answer heard.
package enum NotificationError: Error, Equatable, CustomStringConvertible {
    /// Nobody is signed in to a desktop here, or the program runs outside of that session.
    case noSessionBus
    /// Nobody shows notifications, and nobody could be started who does.
    case noServer
    /// The session has ended: nothing that was shown is there, and a new connection is needed.
    case lostBus
    /// The server took more than `NotificationServer.patience`; the notification may still appear.
    case noAnswer
    /// The server answered with an error of this name.
    case refused(String)
    case noMemory

    package var description: String {
        switch self {
        case .noSessionBus: "There is no desktop session here."
        case .noServer: "No program on this desktop shows notifications."
        case .lostBus: "The desktop session has ended."
        case .noAnswer: "The program that shows notifications does not answer."
        case .refused(let name): "The program that shows notifications refused one: \(name)."
        case .noMemory: "There is no memory left for a notification."
        }
    }
}

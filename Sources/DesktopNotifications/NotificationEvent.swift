/// What happened to notifications that this connection showed; those of other programs are left out.
package enum NotificationEvent: Equatable, Sendable {
    /// The person chose an action. Some servers close the notification then and say that, too. dunst may leave it there,
    /// so the host closes it.
    case invoked(DesktopNotification.ID, action: String)
    case closed(DesktopNotification.ID, Reason)
    /// The server has ended, and with it the notifications that are named.
    case serverVanished([DesktopNotification.ID])
    /// A server is there again. What was shown by the one before has to be shown again.
    case serverAppeared

    /// Numbered as in the specification.
    package enum Reason: UInt32, Sendable {
        case expired = 1
        case dismissed, closedByProgram, undefined
    }
}

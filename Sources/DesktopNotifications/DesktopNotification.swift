/// What a notification says and how it behaves, in the terms of the Desktop Notifications Specification 1.2.
///
/// Texts are plain: the server's markup is not the caller's matter. They are cut at the lengths below.
package struct DesktopNotification: Equatable, Sendable {
    /// The server's number of a notification that is shown; another server counts on its own.
    package struct ID: Hashable, Sendable {
        package let number: UInt32

        package init(_ number: UInt32) { self.number = number }
    }

    package enum Urgency: UInt8, Sendable {
        case low, normal
        /// Most servers show it above full-screen programs and let it stay.
        case critical
    }

    package enum Expiry: Equatable, Sendable {
        case never
        /// As long as the server finds right for the urgency.
        case byServer
        case after(milliseconds: Int32)
    }

    /// A button; the one with `defaultKey` is a click on the notification and shows no button on most desktops.
    package struct Action: Equatable, Sendable {
        package let key: String
        package let label: String

        package init(key: String, label: String) {
            self.key = key
            self.label = label
        }

        /// Without an action of this key a click does no more than close the notification, on many desktops.
        package static let defaultKey = "default"
    }

    package var appName: String
    package var title: String
    package var body: String
    package var urgency = Urgency.normal
    package var expiry = Expiry.byServer
    /// Those behind the eighth are left out. All are where the server has no `actions`: some of those open a window.
    package var actions: [Action] = []
    /// The kind of notification that the specification lists, such as `x-gnome.alarm` or `presence`.
    package var category: String?
    /// The name of a sound in the sound theme, for servers with the capability `sound`.
    package var soundName: String?
    /// Asks the server to make no sound, because the program makes its own.
    package var isSilent = false
    /// Stays after an action was chosen, until it is closed.
    package var isResident = false
    /// Is not kept in the list of missed notifications.
    package var isTransient = false

    package init(appName: String, title: String, body: String = "") {
        self.appName = appName
        self.title = title
        self.body = body
    }

    package static let appNameBytes = 64
    package static let titleBytes = 256
    package static let bodyBytes = 2_048
    package static let labelBytes = 64
    package static let nameBytes = 128
    package static let mostActions = 8
}

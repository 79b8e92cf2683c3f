import Store

/// By which door a person changes something.
package enum Door: Sendable {
    case commandLine, page
    /// Of a message about an alarm.
    case button

    var origin: Origin {
        switch self {
        case .commandLine: .commandLine
        case .page: .web
        case .button: .button
        }
    }
}

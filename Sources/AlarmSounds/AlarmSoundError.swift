/// Why nothing is heard.
package enum AlarmSoundError: Error, Equatable, CustomStringConvertible {
    /// None of the programs that play sounds is installed.
    case noPlayer
    /// Each of those that are installed gave up, as without a sound server.
    case playersFailed
    /// Neither memory for the tone nor a process for the player is left.
    case noRoom

    package var description: String {
        switch self {
        case .noPlayer: "No program that plays sounds is installed (pw-play, paplay or aplay)."
        case .playersFailed:
            "No sound can be played: every player gave up (pw-play, paplay, aplay)."
        case .noRoom: "There is not enough memory left to play a sound."
        }
    }
}

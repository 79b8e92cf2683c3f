import CommandLineInterface

/// The programs that play a WAV file, in the order in which they are tried.
enum SoundPlayer: String, CaseIterable {
    case pipeWire = "pw-play"
    case pulseAudio = "paplay"
    case alsa = "aplay"

    func arguments(file: String) -> [String] {
        switch self {
        case .pipeWire, .pulseAudio: [rawValue, file]
        case .alsa: [rawValue, "-q", file]
        }
    }

    /// Those on the PATH, with where they are.
    static var installed: [(player: SoundPlayer, path: String)] {
        allCases.compactMap { player in
            BackgroundProcess.path(of: player.rawValue).map { (player, $0) }
        }
    }
}

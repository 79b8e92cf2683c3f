import CommandLineInterface

/// The tone of an alarm while it is played by another program, which ends with this value and with the thread that started
/// it, however that ends.
package struct AlarmSound: ~Copyable {
    package enum Length: Equatable, Sendable {
        case seconds(Int)
        /// Until it is stopped. After `longest` seconds it begins again at the next call of `state()`.
        case untilStopped
    }

    package enum State: Equatable, Sendable {
        case playing
        /// It was played to its end.
        case ended
        /// Every player that is installed gave up; nothing may have been heard.
        case failed
    }

    private let file: MemoryFile
    private let length: Length
    private var player: BackgroundProcess
    /// The one that plays, and those that were not tried yet.
    private var players: ArraySlice<(player: SoundPlayer, path: String)>

    /// The file of an endless tone is this long: an alarm rings without a pause from five minutes before to ten minutes
    /// after its time, and the file of that takes 23 MB of memory while it is played.
    package static let longest = 15 * 60

    /// Starts the first player that is found.
    ///
    /// - Parameter percent: The volume, from 1 to 100; the desktop's own volume applies as well.
    package init(percent: Int, length: Length) throws(AlarmSoundError) {
        let players = SoundPlayer.installed[...]
        guard let first = players.first else { throw .noPlayer }
        let seconds =
            switch length {
            case .seconds(let seconds): min(max(seconds, 1), Self.longest)
            case .untilStopped: Self.longest
            }
        guard let file = Self.file(of: AlarmTone(percent: percent), seconds: seconds),
            let player = Self.start(first, file)
        else { throw .noRoom }
        self.file = file
        self.length = length
        self.player = player
        self.players = players
    }

    private static func file(of tone: AlarmTone, seconds: Int) -> MemoryFile? {
        // Pauses are never written, and whole pages of them take no memory.
        guard let file = MemoryFile(title: "alarm", size: AlarmTone.bytes(seconds: seconds)) else {
            return nil
        }
        var isWhole = true
        tone.forEachPiece(seconds: seconds) { offset, bytes in
            isWhole = isWhole && file.write(bytes, at: offset)
        }
        guard isWhole else { return nil }
        return file
    }

    private static func start(
        _ player: (player: SoundPlayer, path: String), _ file: borrowing MemoryFile
    ) -> BackgroundProcess? {
        // All three open the file by this name, and move in it.
        BackgroundProcess(
            player.path, player.player.arguments(file: "/proc/self/fd/0"), input: file)
    }

    /// How it goes; asked about once a second, a player that gives up is followed by the next one without a long silence.
    package mutating func state() -> State {
        guard let code = player.exitCode() else { return .playing }
        if code == 0 {
            guard length == .untilStopped else { return .ended }
        } else {
            players = players.dropFirst()
        }
        guard let next = players.first, let started = Self.start(next, file) else { return .failed }
        player = started
        return .playing
    }
}

import CTimers
import Glibc

/// What somebody outside asks of a server that runs.
package enum ServerSignal {
    case stop
    /// Read again what is read at the start, such as a certificate.
    case reload

    private static var all: sigset_t {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&signals, signal) }
        return signals
    }

    /// Keeps these signals for `next()`, in this thread and in those that it starts from now on.
    package static func hold() {
        var signals = all
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Lets them end the process again, so that a second Ctrl-C does not wait for anybody.
    package static func release() {
        var signals = all
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Waits for the next one, for so many milliseconds; `nil` where none came.
    ///
    /// - Parameter isOnTerminal: Whether the server was started from a terminal, whose end is a
    ///   SIGHUP too.
    package static func next(isOnTerminal: Bool, within milliseconds: Int) -> ServerSignal? {
        var signals = all
        var time = timespec(
            tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
        let number = unsafe sigtimedwait(&signals, nil, &time)
        guard number > 0 else { return nil }
        guard number == SIGHUP else { return .stop }
        return isOnTerminal && isatty(STDERR_FILENO) == 0 ? .stop : .reload
    }
}

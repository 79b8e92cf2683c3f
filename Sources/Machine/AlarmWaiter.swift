import CTimers
import Glibc

/// Sleeps until an alarm is due, somebody answers one, or the program is to stop.
@safe package struct AlarmWaiter: ~Copyable {
    /// Why it no longer sleeps.
    package enum Waking {
        /// The program is to stop.
        case stop
        /// An alarm is due, the clock was set, or the desktop has something to say.
        case event
        /// As long as it may sleep has passed.
        case timeout
    }

    private let timer: CInt
    private let signals: CInt

    /// Takes over SIGTERM, SIGINT and SIGHUP of this thread.
    package init() {
        let waking = Self.wakingTimer()
        timer = waking >= 0 ? waking : Self.timer(CLOCK_REALTIME)
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&set, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        signals = unsafe signalfd(-1, &set, CInt(SFD_CLOEXEC) | CInt(SFD_NONBLOCK))
    }

    deinit {
        close(timer)
        close(signals)
    }

    /// A timer by the wall clock, so that it rings after a suspend and when somebody sets the clock; below zero where
    /// the system gives none.
    private static func timer(_ clock: CInt) -> CInt {
        timerfd_create(clock, CInt(TFD_CLOEXEC) | CInt(TFD_NONBLOCK))
    }

    /// One that also wakes a computer from suspend, which takes CAP_WAKE_ALARM: user sessions have it from systemd 254 on.
    private static func wakingTimer() -> CInt { timer(CLOCK_REALTIME_ALARM) }

    /// Whether a program of this user wakes this computer from suspend; the clock of the board has to be able to, too.
    package static var wakesFromSuspend: Bool {
        let timer = wakingTimer()
        guard timer >= 0 else { return false }
        close(timer)
        return (0..<8).contains { unsafe access("/sys/class/rtc/rtc\($0)/wakealarm", F_OK) == 0 }
    }

    /// - Parameters:
    ///   - moment: Seconds since 1970-01-01T00:00:00Z; `nil` where nothing is to come. A test's clock wakes nobody.
    ///   - milliseconds: The longest that it waits.
    ///   - desktop: What else wakes it: a descriptor with its poll(2) events, at once where answers are here already.
    package func wait(
        until moment: Int64?, atMost milliseconds: Int,
        desktop: (descriptor: CInt, events: Int16, hasAnswers: Bool)?
    ) -> Waking {
        var time = itimerspec()
        // Zero would switch the timer off.
        if let moment, !Clock.isTest { time.it_value.tv_sec = max(1, Int(moment)) }
        let flags = CInt(TFD_TIMER_ABSTIME) | CInt(TFD_TIMER_CANCEL_ON_SET)
        _ = unsafe timerfd_settime(timer, flags, &time, nil)
        // poll(2) looks at no descriptor below zero.
        var waiting = [
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            pollfd(fd: timer, events: Int16(POLLIN), revents: 0),
            pollfd(fd: desktop?.descriptor ?? -1, events: desktop?.events ?? 0, revents: 0),
        ]
        let longest = desktop?.hasAnswers == true ? 0 : Clock.sleep(milliseconds)
        _ = unsafe poll(&waiting, nfds_t(waiting.count), CInt(clamping: longest))
        if waiting[0].revents != 0 { return .stop }
        return desktop?.hasAnswers == true || waiting.contains { $0.revents != 0 }
            ? .event : .timeout
    }
}

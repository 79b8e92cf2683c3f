import CTimers
import Glibc

/// Sleeps until an alarm is due, somebody answers one, or the program is to stop.
@safe struct AlarmWaiter: ~Copyable {
    private let timer: CInt
    private let signals: CInt

    /// Takes over SIGTERM, SIGINT and SIGHUP of this thread.
    init() {
        // By the wall clock, so that it wakes after a suspend and when somebody sets the clock.
        timer = timerfd_create(CLOCK_REALTIME, CInt(TFD_CLOEXEC) | CInt(TFD_NONBLOCK))
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

    /// - Parameters:
    ///   - moment: Seconds since 1970-01-01T00:00:00Z; `nil` where nothing is to come.
    ///   - seconds: The longest that it waits.
    ///   - desktop: What else wakes it: a descriptor with its poll(2) events, at once where answers are here already.
    /// - Returns: `false` where the program is to stop.
    func wait(
        until moment: Int64?, atMost seconds: Int,
        desktop: (descriptor: CInt, events: Int16, hasAnswers: Bool)
    ) -> Bool {
        var time = itimerspec()
        // Zero would switch the timer off.
        time.it_value.tv_sec = moment.map { max(1, Int($0)) } ?? 0
        let flags = CInt(TFD_TIMER_ABSTIME) | CInt(TFD_TIMER_CANCEL_ON_SET)
        _ = unsafe timerfd_settime(timer, flags, &time, nil)
        var waiting = [
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            pollfd(fd: timer, events: Int16(POLLIN), revents: 0),
            pollfd(fd: desktop.descriptor, events: desktop.events, revents: 0),
        ]
        let milliseconds = desktop.hasAnswers ? 0 : 1_000 * seconds
        _ = unsafe poll(&waiting, nfds_t(waiting.count), CInt(milliseconds))
        return waiting[0].revents == 0
    }
}

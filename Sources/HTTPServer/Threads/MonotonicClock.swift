import Glibc

/// A clock that nobody sets.
package enum MonotonicClock {
    static func nanoseconds() -> UInt64 {
        read(CLOCK_MONOTONIC)
    }

    /// A few of them behind, and far cheaper.
    package static func milliseconds() -> UInt64 {
        read(CLOCK_MONOTONIC_COARSE) / 1_000_000
    }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

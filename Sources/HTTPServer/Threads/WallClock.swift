import Glibc

/// The time of day, to the second.
package enum WallClock {
    package static func seconds() -> Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return Int64(time.tv_sec)
    }
}

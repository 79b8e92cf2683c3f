import Glibc

/// Where threads wait without using time.
///
/// It may be used from any thread: what is in it is changed under its lock only.
@safe final class Gate: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isOpen = false
    private var isStopped = false

    init() {
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        // The time of day can be set while somebody waits.
        unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        unsafe pthread_cond_init(changed, &attributes)
        unsafe pthread_condattr_destroy(&attributes)
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(changed)
        unsafe pthread_mutex_destroy(lock)
        unsafe changed.deallocate()
        unsafe lock.deallocate()
    }

    /// Lets one `wait` pass, the next one where nobody waits now.
    func open() {
        unsafe pthread_mutex_lock(lock)
        isOpen = true
        unsafe pthread_cond_broadcast(changed)
        unsafe pthread_mutex_unlock(lock)
    }

    /// Ends all waiting for good.
    func stop() {
        unsafe pthread_mutex_lock(lock)
        isStopped = true
        unsafe pthread_cond_broadcast(changed)
        unsafe pthread_mutex_unlock(lock)
    }

    /// Waits to be opened or stopped; whether it was stopped.
    func wait() -> Bool {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        while !isOpen, !isStopped { unsafe pthread_cond_wait(changed, lock) }
        isOpen = false
        return isStopped
    }

    /// Waits that long, or until it is stopped; whether it was stopped.
    @discardableResult
    func sleep(milliseconds: Int64) -> Bool {
        let end = MonotonicClock.nanoseconds() + UInt64(milliseconds) * 1_000_000
        var time = timespec(tv_sec: Int(end / 1_000_000_000), tv_nsec: Int(end % 1_000_000_000))
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        while !isStopped, unsafe pthread_cond_timedwait(changed, lock, &time) != ETIMEDOUT {}
        return isStopped
    }
}

enum MonotonicClock {
    static func nanoseconds() -> UInt64 {
        read(CLOCK_MONOTONIC)
    }

    /// A few milliseconds behind, and far cheaper.
    static func seconds() -> UInt32 {
        UInt32(truncatingIfNeeded: read(CLOCK_MONOTONIC_COARSE) / 1_000_000_000)
    }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// The time of day, to the second.
package enum WallClock {
    package static func seconds() -> Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return Int64(time.tv_sec)
    }
}

import Glibc

/// A POSIX condition variable with its mutex: threads wait at it without using time.
///
/// It may be used from any thread: what is in it is changed under its lock only.
@safe final class ConditionVariable: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isSignaled = false
    private var isStopped = false

    init() {
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        // The time of day can be set while a thread waits.
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

    /// Lets one `wait` pass; the next one, where no thread waits now.
    func signal() {
        unsafe pthread_mutex_lock(lock)
        isSignaled = true
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

    /// Waits for a signal or the end.
    ///
    /// - Returns: Whether it was stopped.
    func wait() -> Bool {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        while !isSignaled, !isStopped { unsafe pthread_cond_wait(changed, lock) }
        isSignaled = false
        return isStopped
    }

    /// Waits that long, or until it is stopped.
    ///
    /// - Returns: Whether it was stopped.
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

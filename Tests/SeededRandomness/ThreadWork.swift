import Glibc

/// What the current thread does, which no other program makes more: what takes long is told by it on any machine.
package enum ThreadWork {
    /// Nanoseconds of a processor.
    package static func processorTime(_ body: () throws -> Void) rethrows -> Int {
        func now() -> Int {
            var time = timespec()
            unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let start = now()
        try body()
        return now() - start
    }
}

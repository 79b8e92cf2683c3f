import Glibc

/// A thread that runs one function; its starter must join or detach it.
///
/// It takes no signals, which are for the program's first thread.
@safe struct WorkerThread {
    private let thread: pthread_t

    /// `nil` where the system has no threads left.
    init?(_ body: @escaping @Sendable () -> Void) {
        final class Start {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        var thread = pthread_t()
        let start = unsafe Unmanaged.passRetained(Start(body)).toOpaque()
        let status = SignalMask.blocking {
            unsafe pthread_create(
                &thread, nil,
                { start in
                    if let start = unsafe start {
                        unsafe Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
                    }
                    return nil
                }, start)
        }
        guard status == 0 else {
            unsafe Unmanaged<Start>.fromOpaque(start).release()
            return nil
        }
        self.thread = thread
    }

    func join() {
        pthread_join(thread, nil)
    }

    /// Lets it end by itself, instead of joining it.
    func detach() {
        pthread_detach(thread)
    }
}

enum SignalMask {
    /// Threads that `body` starts take no signals.
    static func blocking<Result>(_ body: () -> Result) -> Result {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }
}

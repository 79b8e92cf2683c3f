import CMicroHTTPD
import Glibc

extension HTTPServer {
    package struct Options: Sendable {
        package enum Listener: Sendable {
            case address(ListenAddress)
            /// A listening socket that was opened for this process; it stays open when the server stops.
            case descriptor(Int32)
        }

        package var listeners: [Listener]
        /// Both in PEM form; with them the server speaks TLS and nothing else.
        package var tls: (certificate: [UInt8], key: [UInt8])?
        /// Whether `X-Forwarded-For` and `Forwarded` tell the client's address. Only behind a proxy: elsewhere
        /// a client could write what it likes.
        package var trustsForwardedFields = false
        package var threads = Options.processors
        /// Those that make answers which take a while; more would only hold more memory at one time.
        package var slowThreads = min(Options.processors, 4)
        package var limits = Limits()
        /// Milliseconds on a clock that only goes forward, by which clients are too slow.
        package var uptime: @Sendable () -> UInt64 = MonotonicClock.milliseconds
        /// Whether the log also gets what the library complains of, without what it was about.
        package var isVerbose = false

        package init(_ listeners: [Listener]) {
            self.listeners = listeners
        }

        private static var processors: Int {
            max(2, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 16))
        }
    }

    /// What clients get at most.
    package struct Limits: Sendable {
        /// The most connections in all; fewer if the process may not have so many descriptors.
        package var connections = 4096
        /// The most connections of one IPv4 address or one IPv6 /64; behind a proxy, where connections are the
        /// proxy's, the most requests that are being answered for it.
        package var connectionsPerAddress = 128
        /// The most bytes of a request line and a header, with what the library needs beside them.
        package var headerBytes = 16 << 10
        package var bodyBytes = 8 << 20
        /// The most bytes of bodies that are being received at one time.
        package var allBodiesBytes = 64 << 20
        /// The most bytes of answers that have not been taken at one time, each counted once.
        package var allAnswersBytes = 48 << 20
        /// The time from the connection or the answer before to a whole header; so long may a
        /// connection idle.
        package var headerSeconds: UInt32 = 20
        /// The time from the header to the end of the body.
        package var bodySeconds: UInt32 = 60
        /// Until the answer is taken.
        package var answerSeconds: UInt32 = 120
        /// For how long a body or the taking of an answer is waited for where others need the room.
        package var scarceSeconds: UInt32 = 10

        package init() {}

        /// Connections beyond the limit that were told to end and have not yet.
        static let slack = 64

        /// Raises the process's limit of descriptors where it may, and stays below it where it may not.
        func withinDescriptors() -> Limits {
            // The store, the log, the library's own.
            let others = 64 + LingeringSockets.most
            let wanted = UInt(connections + Self.slack + others)
            var limit = rlimit()
            guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
                return self
            }
            if limit.rlim_cur < wanted {
                limit.rlim_cur = min(wanted, limit.rlim_max)
                unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            }
            var limits = self
            limits.connections = min(
                connections, max(16, Int(clamping: limit.rlim_cur) - Self.slack - others))
            return limits
        }
    }
}

extension HTTPServer {
    /// Lets a crash leave no file with what is in memory, and no other program of the same user read it.
    package static func forbidDumps() {
        var limit = rlimit()
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        _ = eve_forbid_dumps()
    }
}

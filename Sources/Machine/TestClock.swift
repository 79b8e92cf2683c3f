#if DEBUG
    import CommandLineInterface
    import Glibc
    import Synchronization

    /// A clock that stands still until a test moves it. No release has it.
    ///
    /// `EVE_ICS_CLOCK` names a file of two numbers of 64 bits, which the test and the program both map: the second since
    /// 1970 that it is, and the last one for which the program has done all that there is to do. `Tests/Interop/clock.py`
    /// is the other side.
    @safe struct TestClock: @unchecked Sendable {
        // Mapped until the process ends, and only read and written as atomic values.
        private let words: UnsafeMutablePointer<Atomic<Int64>>

        /// `nil` where no test sets the clock.
        static let current = Environment["EVE_ICS_CLOCK"].map(TestClock.init)

        private init(_ file: String) {
            let size = 2 * MemoryLayout<Atomic<Int64>>.stride
            let descriptor = unsafe open(file, O_RDWR | O_CLOEXEC)
            defer { close(descriptor) }
            let place = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
            guard let place = unsafe place, unsafe place != MAP_FAILED else {
                preconditionFailure("EVE_ICS_CLOCK: \(file) cannot be mapped")
            }
            unsafe words = place.bindMemory(to: Atomic<Int64>.self, capacity: 2)
        }

        var seconds: Int64 { unsafe words[0].load(ordering: .acquiring) }

        func rest(at seconds: Int64) {
            unsafe words[1].store(seconds, ordering: .releasing)
        }
    }
#endif

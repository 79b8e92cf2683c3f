import Addresses
import Foundation
import HTTPServer
import Synchronization
import Testing

@Suite struct GuessCounterTests {
    private let someone = IPAddress(ipv4: 0xC000_0201)
    private static func address(_ last: UInt32) -> IPAddress { IPAddress(ipv4: last) }

    @Test func `the guess beyond the limit has to wait for the rest of its minute`() {
        let counter = GuessCounter(perMinute: 3)
        #expect((0..<3).allSatisfy { counter.count(someone, now: 100 + $0) == nil })
        #expect(counter.count(someone, now: 103) == 57)
        #expect(counter.count(someone, now: 159) == 1)
        #expect(counter.count(someone, now: 160) == nil)
    }

    @Test func `each address has guesses of its own`() {
        let counter = GuessCounter(perMinute: 1)
        #expect(counter.count(Self.address(1), now: 0) == nil)
        #expect(counter.count(Self.address(1), now: 0) == 60)
        #expect(counter.count(Self.address(2), now: 0) == nil)
    }

    @Test func `an IPv6 address counts with its whole network of 64 bits`() {
        let counter = GuessCounter(perMinute: 1)
        let network: UInt64 = 0x2001_0DB8_0000_0001
        #expect(counter.count(IPAddress(high: network, low: 1), now: 0) == nil)
        #expect(counter.count(IPAddress(high: network, low: .max), now: 0) == 60)
        #expect(counter.count(IPAddress(high: network + 1, low: 1), now: 0) == nil)
    }

    @Test func `a clock that was set back does not shut anybody out`() {
        let counter = GuessCounter(perMinute: 1)
        _ = counter.count(someone, now: 1_000)
        #expect(counter.count(someone, now: 1_001) == 59)
        #expect(counter.count(someone, now: 10) == nil)
        #expect(counter.count(someone, now: 11) == 59)
    }

    @Test func `the table never grows beyond its bound, and the limit holds for who is not in it`()
    {
        let counter = GuessCounter(perMinute: 2, capacity: 100)
        let waits = (0..<10_000 as Range<UInt32>).map { counter.count(Self.address($0), now: 5) }
        #expect(counter.addresses == 100)
        #expect(waits[..<102].allSatisfy { $0 == nil })
        #expect(waits[102...].allSatisfy { $0 == 60 })
        // Who is in it is counted as before.
        #expect(counter.count(Self.address(99), now: 6) == nil)
        #expect(counter.count(Self.address(99), now: 6) == 59)
    }

    @Test func `places in a full table are free again when their minute is over`() {
        let counter = GuessCounter(perMinute: 1, capacity: 10)
        for last in 0..<10 as Range<UInt32> {
            _ = counter.count(Self.address(last), now: last < 5 ? 0 : 30)
        }
        #expect(counter.count(Self.address(100), now: 59) == nil)
        #expect(counter.count(Self.address(101), now: 59) == 60)
        #expect(counter.count(Self.address(101), now: 60) == nil)
        #expect(counter.addresses == 6)
    }

    @Test func `asking how long to wait counts nothing`() {
        let counter = GuessCounter(perMinute: 2)
        for _ in 0..<5 { #expect(counter.wait(someone, now: 100) == nil) }
        for _ in 0..<2 { #expect(counter.count(someone, now: 100) == nil) }
        #expect(counter.wait(someone, now: 130) == nil)
        #expect(counter.count(someone, now: 130) == 30)
        #expect(counter.wait(someone, now: 131) == 29)
        #expect(counter.wait(someone, now: 160) == nil)
    }

    @Test func `threads share one count`() {
        let counter = GuessCounter(perMinute: 500)
        let someone = someone
        let most = 8
        let waits = Mutex(0)
        let begun = Atomic(0)
        let ended = Atomic(0)
        for _ in 0..<most {
            Thread.detachNewThread {
                begun.add(1, ordering: .sequentiallyConsistent)
                // Together, or the first would be done before the last begins.
                while begun.load(ordering: .sequentiallyConsistent) < most { sched_yield() }
                let count = (0..<100).count { _ in counter.count(someone, now: 7) != nil }
                waits.withLock { $0 += count }
                ended.add(1, ordering: .sequentiallyConsistent)
            }
        }
        while ended.load(ordering: .sequentiallyConsistent) < most { usleep(1000) }
        #expect(waits.withLock { $0 } == 300)
    }
}

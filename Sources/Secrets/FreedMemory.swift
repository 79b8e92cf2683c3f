import CSodium
import Synchronization

/// What the process frees, which may hold what somebody recorded and then erased.
package enum FreedMemory {
    /// How many threads overwrite what they free.
    private static let overwriting = Mutex(0)

    /// Overwrites what `body` frees.
    ///
    /// - Parameter body: Says as well whether the small blocks are worth it, which the C library keeps for the thread that
    ///   freed them, and overwrites never.
    package static func overwriting<Result>(
        _ body: () throws -> (result: Result, isWorthIt: Bool)
    ) rethrows -> Result {
        overwriting.withLock { count in
            count += 1
            if count == 1 { eve_overwrite_freed(1) }
        }
        defer {
            overwriting.withLock { count in
                count -= 1
                if count == 0 { eve_overwrite_freed(0) }
            }
        }
        let (result, isWorthIt) = try body()
        if isWorthIt { eve_overwrite_small() }
        return result
    }

    /// Gives the system back what is free of the memory.
    package static func giveBack() { eve_give_freed_back() }
}

import Store

/// A row that a statement gives, whose columns count from 0. It is for no longer than the call that got it.
package protocol SQLRow: AnyObject {
    /// The integer, whatever it is; for comparing alone.
    func anyInteger(_ column: Int) -> Int64

    func isNull(_ column: Int) -> Bool

    /// A copy of the column's bytes; none for NULL.
    func bytes(_ column: Int) -> [UInt8]
}

extension SQLRow {
    /// The integer, or the nearest one that arithmetic can go on from: nothing that the program counts comes near
    /// 2⁵³, but somebody may have written anything into the store.
    package func integer(_ column: Int) -> Int64 {
        let farthest: Int64 = 1 << 53
        return max(-farthest, min(anyInteger(column), farthest))
    }

    /// The integer as an `Int`, which has 64 bits wherever the program runs.
    package func int(_ column: Int) -> Int { Int(integer(column)) }

    /// The integer; `nil` for NULL.
    package func optionalInteger(_ column: Int) -> Int64? {
        isNull(column) ? nil : integer(column)
    }

    /// A day's number since 1970, or the nearest one that a calendar has: of the years 0001 to 9999.
    package func day(_ column: Int) -> Int {
        Int(max(-719_162, min(anyInteger(column), 2_932_896)))
    }

    /// A moment in seconds since 1970, or the nearest one that a calendar has: of the years 0001 to 9999.
    package func seconds(_ column: Int) -> Int64 {
        max(-62_135_596_800, min(anyInteger(column), 253_402_300_799))
    }

    package func text(_ column: Int) -> String {
        String(decoding: bytes(column), as: UTF8.self)
    }
}

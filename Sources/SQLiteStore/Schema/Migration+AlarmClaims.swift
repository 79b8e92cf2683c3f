import SQLStore
import Store

extension Migration {
    /// Keeps which alarms a program was about to ring, so that one that was ended in the middle leaves none untold.
    static let alarmClaims = Migration(
        sql: """
            -- claimed: when a program was about to ring it, which has not said since that it did.
            ALTER TABLE acknowledgements ADD COLUMN claimed INTEGER;
            """)
}

/// What can still be read of a store, damaged or not.
package struct Salvage: Hashable, Sendable {
    package struct SalvagedPerson: Hashable, Sendable {
        /// `nil` where the person's row could not be read.
        package let name: String?
        /// `nil` where the person's row could not be read; the calendars then get new identities.
        package let seed: [UInt8]?
        package let entries: [JournalEntry]
        /// Numbers below the last one known that gave no entry; erased ones count among them.
        package let missing: Int
        /// Those that could be read, where the person's row could be, too: their hashes need the seed, and
        /// the calendars have their paths from it.
        package let grants: [Grant]
        package let calendars: [SalvagedCalendar]
        /// Those that come before the first damaged place.
        package let acknowledgements: [AlarmAcknowledgement]
        /// Answers to cards, those before the first damaged place; what was removed is not salvaged.
        package let cardReviews: [StoredCardReview]
        package let studyTimer: String?
        /// The hash of the password for the web page; who is logged in is not salvaged.
        package let webPassword: String?
        /// The hash of the recovery code.
        package let recovery: [UInt8]?
        package let passcode: StoredPasscode?
        /// In bytes of a PNG.
        package let picture: [UInt8]?
        /// What was set up beside the journal, by name.
        package let settings: [String: String]

        package init(
            name: String?, seed: [UInt8]?, entries: [JournalEntry], missing: Int, grants: [Grant],
            calendars: [SalvagedCalendar], acknowledgements: [AlarmAcknowledgement],
            cardReviews: [StoredCardReview], studyTimer: String?, webPassword: String?,
            recovery: [UInt8]?, passcode: StoredPasscode?, picture: [UInt8]?,
            settings: [String: String]
        ) {
            self.name = name
            self.seed = seed
            self.entries = entries
            self.missing = missing
            self.grants = grants
            self.calendars = calendars
            self.acknowledgements = acknowledgements
            self.cardReviews = cardReviews
            self.studyTimer = studyTimer
            self.webPassword = webPassword
            self.recovery = recovery
            self.passcode = passcode
            self.picture = picture
            self.settings = settings
        }
    }

    package struct SalvagedCalendar: Hashable, Sendable {
        package let calendar: StoredCalendar
        package let properties: [StoredProperty]
        package let objects: [StoredObject]

        package init(
            calendar: StoredCalendar, properties: [StoredProperty], objects: [StoredObject]
        ) {
            self.calendar = calendar
            self.properties = properties
            self.objects = objects
        }
    }

    package let people: [SalvagedPerson]

    package init(people: [SalvagedPerson]) { self.people = people }

    package var entryCount: Int { people.reduce(0) { $0 + $1.entries.count } }
}

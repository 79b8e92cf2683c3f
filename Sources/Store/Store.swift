/// The people of one machine and what they recorded, kept by some engine.
///
/// What every engine promises:
/// - A method is a transaction of its own: other threads and programs see all of it or nothing, and
///   where it throws it has changed nothing. What a method that returned has written outlives the
///   process and the power; the methods that say otherwise write only what can be computed again or is
///   not missed.
/// - A method that takes what it was planned on (`expecting`, a condition) looks at that in the
///   transaction that writes. It throws `changedMeanwhile`, or says that the condition failed, where
///   that is no longer so.
/// - Numbers of entries, grants and calendars, and revisions, rise for each person and are never given twice,
///   whatever is erased. An event's sequence stands for one content of the event.
/// - What belongs to a person is found by the person first; no method reads or changes another's.
/// - Bodies, contents, options and objects are opaque: what was written comes back byte for byte.
/// - Errors are of type `StoreError`.
///
/// A closure that a method takes is called within its transaction, perhaps more than once, and must not
/// use the store. All times are seconds since 1970-01-01T00:00:00Z, and all days count from that day.
package protocol Store: AnyObject, Sendable {
    /// What errors call the store.
    var path: String { get }

    /// What a request to write is answered with; `nil` where it is done.
    var obstacle: StoreError.Reason? { get }

    // MARK: Changes

    /// What changes with every commit that changes anything of the person's, whoever makes it: other
    /// threads, other processes, this one.
    ///
    /// Take it before reading: when a later stamp is equal, what was read is still so. It says nothing
    /// of another store in this one's place; `isOutdated` does. Commits of other people's, and a commit
    /// that changed nothing, leave it as it is. A person who is not there has one, too.
    ///
    /// - Complexity: As long as nothing at all is committed, some nanoseconds.
    func changeStamp(of person: Person.ID) -> ChangeStamp

    /// The same as a number that another opening of the store knows, too; -1 for somebody who is not there.
    func changeCount(of person: Person.ID) throws -> Int64

    /// The store's moment now; `nil` where it cannot be told.
    ///
    /// - Complexity: It costs no question to the store once it was asked for.
    var moment: StoreMoment? { get }

    /// Whether there is another store at the path by now than the one that is open: then it must be
    /// opened again to see what is there.
    ///
    /// - Complexity: About a microsecond.
    var isOutdated: Bool { get }

    /// What is at the path now, for reading and writing.
    func reopened(patience: Duration) throws -> any Store

    /// Gives back the memory that holds parts of the store.
    func forgetPages()

    // MARK: Other programs

    /// Whether this program is the one that sends messages for the person: the first that asked, until it ends.
    ///
    /// Where that cannot be told it is.
    func claimMessages(of person: Person.ID) -> Bool

    // MARK: Copies

    /// Where the store was kept in its old form when it was opened; `nil` where there was no reason, or no room.
    var copyBefore: String? { get }

    /// Removes copies that were made before a migration, where that was before `moment`.
    func forgetCopies(madeBefore moment: Int64?) throws

    // MARK: People

    /// People in the order in which they were added: so many of those who come after one, or of all.
    func people(after last: Person.ID?, limit: Int) throws -> [Person]

    func person(_ id: Person.ID) throws -> Person?

    /// The one of that name, whatever its capitals and however its accents are encoded.
    func person(named name: String) throws -> Person?

    /// The one who was added first; `nil` in a store without people.
    func firstPerson() throws -> Person?

    func personCount() throws -> Int

    /// Adds a person with an empty journal.
    ///
    /// - Parameter seed: 32 random bytes; with them the person's calendars can be linked.
    /// - Throws: `nameTaken` where the name differs from another's in case only.
    func addPerson(named name: String, seed: [UInt8]) throws -> Person

    /// Gives a person another name, which may be the old one in other letters.
    func rename(_ person: Person.ID, to name: String) throws

    // MARK: The journal

    /// A person's entries with numbers above `number`.
    func journal(of person: Person.ID, after number: Int) throws -> Journal

    /// When the last of the entries was recorded that had been by `moment`.
    func lastRecorded(of person: Person.ID, by moment: Int64) throws -> Int64?

    /// The last number given in a person's journal, 0 before the first one.
    func lastEntryNumber(of person: Person.ID) throws -> Int

    /// Of everybody, in the order in which they were added.
    func journalMarks() throws -> [JournalMark]

    /// The numbers of a person's entries above `number` that a program wrote which a grant let in.
    func entries(writtenBy writer: Grant.ID, after number: Int) throws -> [Int]

    /// Appends the entries to a person's journal, all or none of them.
    ///
    /// - Parameter last: The last number of the journal on which these entries were planned; `nil`
    ///   appends whatever the journal holds.
    /// - Returns: The entries with their numbers.
    /// - Throws: `changedMeanwhile` where the journal's last number is another one by now.
    @discardableResult
    func append(
        _ entries: [NewEntry], for person: Person.ID, expecting last: Int?
    ) throws -> [JournalEntry]

    // MARK: What is published

    /// The versions of a rendition's events, in the order of `events`, remembered for the next time.
    ///
    /// An event that the rendition showed with this content before keeps its version, and other content gets another
    /// one. Where nothing changed nothing is written, and a read-only store gives the versions that it would have
    /// written without keeping them.
    func versions(
        for person: Person.ID, rendition: String, of events: [RenderedEvent], now: Int64
    ) throws -> [StoredVersion]

    /// Gives a feed's events their versions, has the feed written with them, and remembers versions,
    /// served record, digest and time, all of one moment.
    ///
    /// Nothing is written where nothing changed. What is written outlives the process, but is not
    /// waited for: see docs/decisions/0010-feeds-in-the-store.md.
    ///
    /// - Parameters:
    ///   - feed: `nil` keeps no digest and no time.
    ///   - write: Gets the versions in the order of `events` and returns a digest of what it wrote. It
    ///     is called again where another program got in between; the last call counts.
    /// - Throws: `noSuchGrant` where the feed was revoked; nothing for a store that can't be written.
    func publish(
        _ feed: Grant.ID?, for person: Person.ID, rendition: String, events: [RenderedEvent],
        record: ServedRecord, now: Int64, write: ([StoredVersion]) -> [UInt8]
    ) throws -> Publication

    /// Remembers what was served, identical records once; nothing is written for a known one.
    ///
    /// - Returns: Whether the record is in the store now, which a read-only store can't promise.
    @discardableResult
    func remember(_ record: ServedRecord, for person: Person.ID) throws -> Bool

    /// What was served to a person, the newest record first; of one feed only where it is given.
    func served(to person: Person.ID, feed: String?) throws -> [ServedRecord]

    /// Whether a calendar with this digest of its contents was ever served to a person, as far as no erasure forgot it.
    func hasServed(contents digest: [UInt8], to person: Person.ID) throws -> Bool

    /// Whether nothing that was served to a person has been forgotten, neither with its time nor by an erasure.
    func remembersAllServed(to person: Person.ID) throws -> Bool

    /// What a password's programs call events of the cycle calendar, where they named them.
    func eventNames(for password: Grant.ID) throws -> [EventName]

    // MARK: Grants

    /// Adds a grant to a person's.
    ///
    /// - Throws: `grantNameTaken` where another one of the person's differs in
    ///   upper and lower case only.
    func addGrant(
        _ kind: Grant.Kind, named name: String, for person: Person.ID, selector: String,
        hash: [UInt8], contents: String, isReadOnly: Bool, created: Int64, expires: Int64?
    ) throws -> Grant

    /// A person's grants in the order in which they were added, expired or not.
    func grants(_ kind: Grant.Kind, of person: Person.ID) throws -> [Grant]

    /// The grant of this selector, whoever's it is, expired or not; `nil` if no grant has it.
    func grant(_ kind: Grant.Kind, selector: String) throws -> Grant?

    /// Gives a grant another secret; the old one opens nothing from now on.
    func rotate(_ grant: Grant.ID, selector: String, hash: [UInt8]) throws

    /// Gives a grant other contents, for as long as it lasts from now on.
    func change(_ grant: Grant.ID, contents: String, isReadOnly: Bool, expires: Int64?) throws

    /// Removes a grant; what it served is still remembered, so that an edited copy is understood.
    func revoke(_ grant: Grant.ID) throws

    /// Remembers that a grant was used, at most once a minute, and what the program saw last.
    ///
    /// It never fails: where the store cannot be written the use is not remembered. What is written
    /// outlives the process, but is not waited for. Only another moment than before is worth
    /// waiting for another program that is writing.
    ///
    /// - Parameters:
    ///   - grant: As it was read, perhaps some time ago.
    ///   - moment: `nil` where the cycle calendar was not fetched.
    func noteUse(of grant: Grant, at now: Int64, fetching moment: Grant.Moment?)

    /// What a feed's content depends on now; `nil` where the feed was revoked.
    func basis(of feed: Grant.ID) throws -> Grant.Basis?

    /// A setting of the server that serves this store, for everybody's feeds; `nil` where unset.
    func serverSetting(_ name: String) throws -> String?

    /// Sets it, or with `nil` unsets it. Nothing of anybody's changes by it: who depends on it asks for it.
    func setServerSetting(_ name: String, to value: String?) throws

    /// What a person set up beside the journal; `nil` where it is unset.
    func personSetting(_ name: String, of person: Person.ID) throws -> String?

    /// Those for whom it is set, in the order in which they were added.
    ///
    /// - Complexity: O(*n*) in the settings of all people.
    func people(having setting: String) throws -> [Person]

    /// Those who have a calendar with a property of that name, in the order in which they were added.
    ///
    /// - Complexity: O(*n*) in the properties of all calendars.
    func people(havingCalendarsWith property: StoredProperty) throws -> [Person]

    /// Sets it, or with `nil` unsets it. It may hold a secret, and goes with the person.
    ///
    /// - Parameter takesKeptRoom: Whether it is part of a removal, for which a full disk has room.
    func setPersonSetting(
        _ name: String, of person: Person.ID, to value: String?, takesKeptRoom: Bool
    ) throws

    /// Makes another value of the one that is there, in one transaction: two concurrent changes both take effect.
    func changePersonSetting(
        _ name: String, of person: Person.ID, _ change: (String?) -> String?
    ) throws

    // MARK: The web page

    /// The hash of a person's password for the web page; `nil` where the person has none.
    func webPassword(of person: Person.ID) throws -> String?

    /// Gives a person a password, and logs devices out with the old one. But for `.none`, which is for the same password
    /// hashed in another way, the recovery code opens nothing from now on.
    func setWebPassword(_ hash: String, of person: Person.ID, ending ended: EndedLogins) throws

    /// Gives a person another password instead of a lost one: all devices are logged out, and the recovery code, which
    /// whoever finds the old one may have, opens nothing from now on.
    ///
    /// - Returns: Whether it was done; not where the proof was used meanwhile, or has expired.
    func renewWebPassword(
        _ hash: String, of person: Person.ID, by proof: PasswordProof, at now: Int64
    ) throws -> Bool

    /// The hash of the code with which a person can choose another password; `nil` without one.
    func recoveryHash(of person: Person.ID) throws -> [UInt8]?

    /// Gives a person who has a password another code; the one before opens nothing from now on.
    func setRecoveryHash(_ hash: [UInt8], of person: Person.ID) throws

    /// The picture that a person shows of themselves, in bytes of a PNG; `nil` without one.
    func picture(of person: Person.ID) throws -> [UInt8]?

    func hasPicture(_ person: Person.ID) throws -> Bool

    /// Takes the place of the picture before.
    func setPicture(_ png: [UInt8], of person: Person.ID) throws

    /// Overwrites the picture.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func removePicture(of person: Person.ID) throws -> Bool

    /// The devices on which a person is logged in, expired or not, the last used one first.
    func webLogins(of person: Person.ID) throws -> [WebLogin]

    /// The login of this selector, whoever's it is, expired or not.
    func webLogin(selector: String) throws -> WebLogin?

    /// Logs a person in on a device. With too many, the one that was not used for longest ends.
    ///
    /// - Parameters:
    ///   - link: The selector of a link that is used up with it.
    ///   - old: The selector of a login that ends with it.
    /// - Returns: Whether it was done; not where the link was used or has expired.
    func addWebLogin(
        _ login: WebLogin, redeeming link: String?, replacing old: String?
    ) throws -> Bool

    /// Remembers that a device was used, at most once a minute, or each ten seconds where the person has a passcode.
    ///
    /// It never fails, and nobody waits for the disk: where the store cannot be written the use is not remembered.
    ///
    /// - Parameter login: As it was read, perhaps some time ago.
    func noteUse(of login: WebLogin, at now: Int64)

    /// Remembers that the password was given on a device.
    func confirm(_ login: WebLogin, at now: Int64) throws

    func passcode(of person: Person.ID) throws -> StoredPasscode?

    /// Gives a person another passcode, or none. Without one no session is locked; with another one those that are stay
    /// so.
    func setPasscode(_ passcode: StoredPasscode?, of person: Person.ID) throws

    /// Locks a session until it is unlocked.
    func lock(_ login: WebLogin) throws

    /// Takes one of the tries that a session has before it ends, whatever becomes of the try.
    ///
    /// - Returns: How many are left; `nil` where none was.
    func takePasscodeTry(_ login: WebLogin) throws -> Int?

    /// Unlocks a session, which is a use of it, and gives it all its tries again.
    func unlock(_ login: WebLogin, at now: Int64) throws

    /// - Returns: Whether there was one.
    func endWebLogin(_ selector: String, of person: Person.ID) throws -> Bool

    /// The selectors of everybody's logins that open nothing at that moment.
    func closedWebLogins(at now: Int64) throws -> [String]

    /// Ends logins by their selectors, whoever's they are.
    func endWebLogins(_ selectors: [String]) throws

    /// - Returns: How many there were.
    @discardableResult
    func endWebLogins(_ ended: EndedLogins, of person: Person.ID) throws -> Int

    /// Adds a link; those that have expired go.
    func addWebLink(_ link: WebLink, at now: Int64) throws

    /// The link of this selector, expired or not.
    func webLink(selector: String) throws -> WebLink?

    /// Adds a person who can log in, or lets somebody log in who was added before under the name of the invitation and
    /// has no password.
    ///
    /// - Parameter link: The selector of an invitation that is used up with it.
    /// - Returns: `nil` where the invitation was used or has expired.
    /// - Throws: `nameTaken`, and then the invitation can still be used.
    func addPerson(
        named name: String, seed: [UInt8], webPassword: String, redeeming link: String?,
        at now: Int64
    ) throws -> Person?

    // MARK: Calendars

    /// A person's own calendars in the order in which they were made, without the computed one.
    func calendars(of person: Person.ID) throws -> [StoredCalendar]

    /// A calendar of the person's, the computed one's row too where it has one.
    func calendar(named name: String, of person: Person.ID) throws -> StoredCalendar?

    /// What is kept beside the computed calendar, made where it is not there yet.
    ///
    /// In a store that can't be written it may have the number 0, which means that nothing is kept.
    func cycleCalendar(of person: Person.ID) throws -> StoredCalendar

    /// Makes a calendar with these properties.
    ///
    /// - Throws: `calendarNameTaken`, also for the computed calendar's name; `noRoom`.
    func addCalendar(
        named name: String, for person: Person.ID, components: Set<String>,
        properties: [StoredProperty]
    ) throws -> StoredCalendar

    /// Removes a calendar with everything in it.
    ///
    /// - Throws: `noSuchCalendar`, also for the computed one.
    func delete(_ calendar: StoredCalendar.ID) throws

    /// Removes a calendar unless there is anything in it.
    func deleteIfEmpty(_ calendar: StoredCalendar.ID) throws

    /// The properties in the order of their names.
    func properties(of calendar: StoredCalendar.ID) throws -> [StoredProperty]

    /// Makes all the changes, one after the other, or none of them.
    func change(_ edits: [PropertyEdit], of calendar: StoredCalendar.ID) throws

    /// Objects of a calendar in the order of their names' bytes; only those of `names` that are
    /// there, where they are given.
    ///
    /// What is put meanwhile may or may not be among them: a revision read before is the one to
    /// ask for changes since.
    func objects(of calendar: StoredCalendar.ID, named names: Set<String>?) throws -> [StoredObject]

    /// Objects of a calendar whose names come after `name`, in the order of their names' bytes, until they have
    /// so many bytes or there are no others.
    func objects(
        of calendar: StoredCalendar.ID, after name: String, bytes limit: Int
    ) throws -> [StoredObject]

    /// Objects of a calendar that have a trait, in the order of their names' bytes, until they have so many bytes.
    ///
    /// - Complexity: O(*n*) in these alone, however many others the calendar has.
    func objects(
        of calendar: StoredCalendar.ID, that trait: ObjectTrait, bytes limit: Int
    ) throws -> [StoredObject]

    /// How many objects a calendar has; 0 where there is no such calendar.
    func objectCount(of calendar: StoredCalendar.ID) throws -> Int

    /// For how much more there is room in a calendar.
    func roomLeft(in calendar: StoredCalendar.ID) throws -> Room.Left

    func object(named name: String, in calendar: StoredCalendar.ID) throws -> StoredObject?

    func object(uid: String, in calendar: StoredCalendar.ID) throws -> StoredObject?

    /// Puts an object into a calendar, in the place of the one of its name.
    ///
    /// - Parameters:
    ///   - acknowledgements: What it says of dismissing alarms, kept with it.
    ///   - writer: The program that puts it; `nil` for all other doors.
    ///   - condition: Asked for the tag of what is there, `nil` for nothing.
    /// - Throws: `noSuchCalendar`, `noRoom`, `calendarFull`.
    func put(
        _ object: StoredObject, in calendar: StoredCalendar.ID,
        acknowledging acknowledgements: [AlarmAcknowledgement], by writer: ObjectWriter?,
        if condition: (String?) -> Bool
    ) throws -> Put

    /// Takes an object away, if `condition` holds for its tag; its name is remembered.
    func delete(
        _ name: String, of calendar: StoredCalendar.ID, at now: Int64, by writer: ObjectWriter?,
        if condition: (String) -> Bool
    ) throws -> Removal

    /// Gives an object another name or another of the person's calendars, in the place of what is
    /// there, if `condition` holds for its tag and `vacancy` for that of what it replaces.
    ///
    /// - Returns: `nil` where there is no such object; else what `put` would say of the new place.
    /// - Throws: `noSuchCalendar`, `noRoom`, `calendarFull`.
    func move(
        _ name: String, of calendar: StoredCalendar.ID, to newName: String,
        in other: StoredCalendar.ID, at now: Int64, by writer: ObjectWriter?,
        if condition: (String) -> Bool, replacing vacancy: (String?) -> Bool
    ) throws -> Put?

    /// Remembers that the programs of an app password have seen what is kept in a calendar.
    ///
    /// - Parameters:
    ///   - revision: Of the calendar, read before what they saw.
    ///   - names: The objects that they saw; `nil` for all of them.
    func noteFetch(
        of calendar: StoredCalendar.ID, at revision: Int, named names: Set<String>?,
        by password: Grant.ID)

    /// Whether somebody else wrote or removed an object after the programs of this password saw it last; never where
    /// nobody knows what they saw.
    func isUnseen(
        _ name: String, of calendar: StoredCalendar.ID, by password: Grant.ID
    ) throws -> Bool

    /// The names of what was removed since the password fetched the whole calendar.
    func unseenGone(of calendar: StoredCalendar.ID, by password: Grant.ID) throws -> [String]

    /// Whether somebody else hid an event of the forecast, or brought it back, after the programs of this password saw
    /// the cycle calendar last.
    func isHidingUnseen(
        _ uid: String, of calendar: StoredCalendar.ID, by password: Grant.ID
    ) throws -> Bool

    /// What changed after a revision of the calendar, all of one moment; `nil` where that was never
    /// one of it or is forgotten.
    func changes(of calendar: StoredCalendar.ID, since revision: Int) throws -> ObjectChanges?

    /// The same of the objects that have a trait: others that changed are named among those that are gone, without
    /// being read.
    func changes(
        of calendar: StoredCalendar.ID, since revision: Int, that trait: ObjectTrait
    ) throws -> ObjectChanges?

    // MARK: The planner

    /// A person's study timer as it was last written; `nil` where none runs.
    func studyTimer(of person: Person.ID) throws -> String?

    /// Writes what `change` makes of a person's study timer, with nobody writing in between.
    func changeStudyTimer<Answer: Sendable>(
        of person: Person.ID, _ change: (String?) throws -> (state: String?, answer: Answer)
    ) throws -> Answer

    /// A person's answers to cards in the order in which they were given.
    func cardReviews(of person: Person.ID) throws -> [StoredCardReview]

    func add(_ reviews: [StoredCardReview], of person: Person.ID) throws

    /// Puts objects into a calendar, all or none of them.
    ///
    /// - Throws: `changedMeanwhile` where one is not there any longer as it was, or is there already;
    ///   `noSuchCalendar`, `noRoom`, `calendarFull`.
    func put(_ puts: [ObjectPut], in calendar: StoredCalendar.ID) throws

    /// Takes objects away and keeps them for a while, so that the person can get them back.
    ///
    /// - Returns: Those that were there.
    func remove(
        _ names: [String], of calendar: StoredCalendar.ID, at now: Int64
    ) throws -> [RemovedObject]

    /// What a person removed and can get back, the last removed one first.
    func removedObjects(of person: Person.ID) throws -> [RemovedObject]

    /// Puts a removed object back where it was.
    ///
    /// - Parameter object: What it is by now, under its name.
    /// - Returns: `conditionFailed` or `uidTaken` where something else is there by now; then it stays removed.
    /// - Throws: `noRoom`, `calendarFull`.
    func restore(_ removed: RemovedObject, as object: StoredObject) throws -> Put

    // MARK: Beside the computed calendar

    /// Appends entries to the journal and changes the cycle calendar, all or nothing.
    ///
    /// - Throws: `changedMeanwhile` where the journal or the cycle calendar is not what it was, and
    ///   for an object whose UID another one has, which only a plan made on something else overlooks;
    ///   `noRoom`.
    @discardableResult
    func append(
        _ entries: [NewEntry], for person: Person.ID, changing changes: [CycleChange],
        by password: Grant.ID?, expecting moment: CycleMoment
    ) throws -> [JournalEntry]

    /// Which events of the forecast a person hid, in the order of their UIDs.
    func hidden(of person: Person.ID) throws -> [HiddenEvent]

    /// Those hidden or brought back after a revision of the cycle calendar.
    func hiddenChanges(of person: Person.ID, since revision: Int) throws -> [HiddenEvent]

    /// Brings back everything that a person hid, and returns how many events that were.
    @discardableResult
    func unhideAll(of person: Person.ID, at now: Int64) throws -> Int

    /// Which alarms were dismissed or put off, in the order of their events' UIDs.
    ///
    /// - Parameter now: What lies too far ahead of it was written by a clock that was ahead, and is left out.
    func acknowledgements(of person: Person.ID, at now: Int64) throws -> [AlarmAcknowledgement]

    /// The same with what our own clocks have rung, and of single times of entries that repeat; and with what was written
    /// by a clock that was ahead.
    func alarmMarks(of person: Person.ID) throws -> [StoredAlarmMark]

    /// Keeps the later of two for each entry or time of it, and of a person the latest thousand.
    ///
    /// - Parameter uids: Computed events that programs are to fetch again, unless they are hidden.
    func acknowledge(
        _ acknowledgements: [AlarmAcknowledgement], of person: Person.ID, showing uids: Set<String>,
        at now: Int64
    ) throws

    /// Remembers up to when alarms have rung; only `rung` of the marks counts, and the later one stays. What rang by a
    /// clock that was ahead has not rung.
    ///
    /// What is written outlives the process, but is not waited for.
    func noteRung(_ marks: [StoredAlarmMark], of person: Person.ID, at now: Int64) throws

    /// Remembers that a program is about to ring these, before it does: where it is ended in between, the next one knows
    /// that nobody may have heard them. `noteRung` ends that, but for what keeps its claim there.
    func claimAlarms(_ marks: [StoredAlarmMark], of person: Person.ID, at now: Int64) throws

    /// Remembers how what the buttons of a person's alarms carry begins, by which `person(ofAlarmButtons:)` finds them.
    ///
    /// Nothing is written where it is known.
    func keepAlarmButtons(_ selector: String, of person: Person.ID) throws

    func person(ofAlarmButtons selector: String) throws -> Person?

    /// Whether an alarm rang by a clock that was ahead, so that `noteRung` has to look.
    func hasRungAhead(of now: Int64, _ person: Person.ID) throws -> Bool

    /// What was taken away in the last ten minutes, the last one first.
    func recentDeletions(of person: Person.ID, at now: Int64) throws -> [CalendarDeletion]

    // MARK: Erasing and saving

    /// Replaces and removes what was recorded, and leaves no byte of it where the engine keeps it.
    ///
    /// A rewriting takes at least one number, so that plans made on the journal before it are
    /// refused.
    ///
    /// - Throws: `tracesRemain` where the change is made but another program keeps the engine from
    ///   cleaning up, `tracesOnFullDisk` where the disk does; whoever opens the store next finishes it.
    @discardableResult
    func rewrite(
        _ person: Person.ID, _ rewrites: [Rewrite], appending entries: [NewEntry], keeping: Keeping,
        expecting last: Int?
    ) throws -> [JournalEntry]

    /// Removes a person and everything that is the person's.
    func erase(_ person: Person.ID) throws

    /// Another value after each erasure, of whoever's: what was made of the store before is to be forgotten. `nil` before
    /// the first one.
    func erasureMark() throws -> String?

    /// Cleans the store of everything that is no longer part of it.
    ///
    /// - Parameter takesKeptRoom: Whether it takes what is kept for removals, where the disk is full.
    func scrub(takesKeptRoom: Bool) throws

    /// Whether something was removed whose bytes may still be somewhere until `scrub` is done.
    var leavesTraces: Bool { get }

    /// Whether the store is built as the program builds one.
    ///
    /// - Throws: `foreignSchema` for what somebody else put there, `damaged` for what is lost or changed.
    func requireOwnSchema() throws

    /// Writes the store as it is now into one file, which takes the place of an earlier backup only
    /// when it is complete, checked and on the disk.
    ///
    /// Others may go on writing meanwhile. The backup has no file beside it, and mode 0600.
    ///
    /// - Throws: `sameFile` for the store itself, `wouldReplaceOther` for a file that is no store,
    ///   `inUse` for another store that somebody has open.
    @discardableResult
    func backup(to target: String) throws -> StoreSummary

    /// The paths of stores that a restore replaced, if they are still there, for programs that
    /// erase.
    var replacedStores: [String] { get throws }

    /// Adds what was salvaged of a person to this store, the entries under their old numbers.
    ///
    /// - Parameters:
    ///   - name: Instead of the old one, where that was lost or belongs to somebody else.
    ///   - seed: 32 bytes instead of the old ones, where those were lost.
    func add(_ salvaged: Salvage.SalvagedPerson, named name: String?, seed: [UInt8]) throws
        -> Person
}

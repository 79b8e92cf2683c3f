import CivilDate
import CycleAlarms
package import CyclePipeline
import Messages
import Store
import Synchronization

/// People's alarms, for those who were asked for last: every door and the ringer look at the same.
///
/// 1. A board is taken as it is while nothing of the person's changed.
/// 2. After a change only what changed in a calendar is read, and the cycle is looked at where the log changed.
final class AlarmBoardCache: Sendable {
    private struct Key: Hashable {
        /// In a file put in the place of the store, a person's number may be somebody else's.
        let seed: [UInt8]
        let language: Language
        /// By which clock.
        let clock: String
        let day: Day

        init(_ member: Member, _ person: PersonState, _ day: Day) {
            seed = member.person.seed
            (language, clock) = (person.language, person.clockName)
            self.day = day
        }
    }

    private struct Slot: Weighed {
        let board: AlarmBoard
        let weight: Int
    }

    private let boards: Mutex<BoundedCache<Key, Slot>>
    private let sources: Mutex<BoundedCache<[UInt8], AlarmSources>>

    /// - Parameter limit: In bytes, as far as they can be estimated, of boards and of what they follow from.
    init(limit: Int = 32 << 20) {
        boards = Mutex(BoundedCache(limit: limit / 2))
        sources = Mutex(BoundedCache(limit: limit / 2))
    }

    /// The person's board where it would still be the same.
    ///
    /// - Parameter person: In the language and by the clock by which it is wanted.
    func board(
        of member: Member, like person: PersonState, on day: Day, at now: Int64
    ) -> AlarmBoard? {
        let key = Key(member, person, day)
        let known = boards.withLock { boards in
            boards.use(key)
            return boards[key]
        }
        // Asking the store may take a while, so it is done outside the lock.
        guard let known, known.board.holds(at: now), known.board.stamp == member.stamp else {
            return nil
        }
        return known.board
    }

    /// - Parameter stamp: The person's, from before `state` was read.
    func board(
        of member: Member, on state: PersonState, since stamp: MemberStamp, at now: Int64
    ) throws -> AlarmBoard {
        if let known = board(of: member, like: state, on: state.today, at: now) { return known }
        let board = try newBoard(
            of: member, on: state, in: AlarmBoard.span(from: now), since: stamp)
        let slot = Slot(board: board, weight: board.weight)
        boards.withLock { $0.keep(slot, for: Key(member, state, state.today)) }
        return board
    }

    /// One that is not kept.
    func newBoard(
        of member: Member, on state: PersonState, in span: Range<Int64>,
        since stamp: MemberStamp? = nil
    ) throws -> AlarmBoard {
        let sources = try sources(of: member, on: state, at: span.lowerBound)
        let schedule = AlarmSchedule(
            of: state, sources.cycle, sources.known, and: sources.unknown, in: span)
        return try member.alarms.board(of: state, schedule, in: span, since: stamp)
    }

    private func sources(
        of member: Member, on state: PersonState, at now: Int64
    ) throws -> AlarmSources {
        let seed = member.person.seed
        let known = sources.withLock { $0[seed] }
        let current =
            try known?.continued(of: member, state, at: now)
            ?? AlarmSources(of: member, state, at: now)
        sources.withLock { $0.keep(current, for: seed) }
        return current
    }

    func removeAll() {
        boards.withLock { $0.removeAll() }
        sources.withLock { $0.removeAll() }
    }
}

extension LiveHousehold {
    /// What rings for a person.
    ///
    /// - Parameters:
    ///   - state: The person now, in the language in which it is told.
    ///   - stamp: The person's, from before `state` was read.
    ///   - seconds: How far ahead alarms are looked for, a day at most.
    package func alarms(
        of member: Member, on state: PersonState, since stamp: MemberStamp, at now: Int64,
        ahead seconds: Int64
    ) throws -> AlarmSnapshot {
        var board = try boards.board(of: member, on: state, since: stamp, at: now)
        if !board.reaches(seconds) {
            board = try boards.newBoard(of: member, on: state, in: now..<now + seconds)
        }
        return AlarmSnapshot(board, at: now, ahead: seconds)
    }

    /// The board of a person's alarms for the next day, by the clock.
    ///
    /// - Parameters:
    ///   - last: The one that was given last: the same is given as long as it holds.
    ///   - reading: Gives the state the language in which it is told.
    func board(
        of member: Member, after last: AlarmBoard?, at now: Int64,
        _ reading: (PersonState) -> PersonState
    ) throws -> AlarmBoard {
        // The ringer keeps its own for each person, so that many of them do not drive each other out.
        if let last, last.isCurrent(for: member, at: now) { return last }
        if let last,
            let board = boards.board(
                of: member, like: last.person, on: last.person.time.day(at: now), at: now)
        {
            return board
        }
        let stamp = member.stamp
        let state = reading(try state(of: member, at: .second(now)))
        return try boards.board(of: member, on: state, since: stamp, at: now)
    }
}

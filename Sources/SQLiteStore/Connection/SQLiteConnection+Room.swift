import CSQLite
import SQLStore
import Store

/// Room on the disk that is kept for those who remove something, in a file beside the store. A removal needs room in the
/// log before it gives any back, and other programs fill the disk, too.
extension SQLiteConnection {
    /// What a removal takes, but for a large one.
    static let keptRoom = 256 << 10

    /// Keeps the room, where it is not kept already and can be.
    ///
    /// - Throws: `diskFull` where there is not so much on the disk.
    func keepRoom() throws(StoreError) {
        let place = try roomPath()
        // A copy of the folder may have left holes where the room was. Where a file system packs it, it is made once.
        if let file = try FileSystem.status(place), file.size == Self.keptRoom,
            file.allocated >= Self.keptRoom || hasMadeRoom
        {
            return
        }
        let obstacle = FileSystem.allocate(Self.keptRoom, at: place, beside: path)
        guard let obstacle, obstacle.isFullDisk else {
            hasMadeRoom = true
            return
        }
        try FileSystem.remove(place)
        throw StoreError(.diskFull, path: path, detail: "database or disk is full")
    }

    /// Gives the room to the removal that comes.
    func giveRoom() {
        // The log begins where it began, in the room that it has. All of it fits into the file: see `takeRoom`.
        try? execute("PRAGMA wal_checkpoint(RESTART)")
        if let place = try? roomPath() { try? FileSystem.remove(place) }
    }

    /// Takes what the removal left.
    func takeRoomBack() {
        try? execute("PRAGMA wal_checkpoint(TRUNCATE)")
        try? keepRoom()
    }

    /// Lets the file have the room now that the open transaction adds to it, so that the log can be brought into it
    /// later, whatever others do to the disk meanwhile.
    func takeRoom() throws {
        guard try hasLog() else { return }
        let pageSize = try integer("PRAGMA page_size")
        let size = try integer("PRAGMA page_count") * pageSize
        guard let known = try FileSystem.status(path)?.size, known < size else { return }
        guard !makeFile(size, chunk: pageSize) else { return }
        // SQLite has one code for all that may be in the way (`fcntlSizeHint`), so the system says it of another file.
        let place = try roomPath()
        let obstacle = FileSystem.allocate(
            size - known, from: max(known, Self.keptRoom), at: place, beside: path)
        try FileSystem.remove(place)
        try keepRoom()
        throw obstacle.map { StoreError($0.code, path: path) }
            ?? StoreError(.inputOutput, path: path)
    }

    /// Refuses what the open transaction adds to the file.
    func requireSameSize() throws {
        let size = try integer("PRAGMA page_count") * integer("PRAGMA page_size")
        guard let known = try FileSystem.status(path)?.size, size <= known else {
            throw StoreError(.diskFull, path: path, detail: "database or disk is full")
        }
    }

    /// Beside the store itself, where the path is a link.
    private func roomPath() throws(StoreError) -> String {
        if let known = knownRoomPath { return known }
        let place = try FileSystem.resolved(path) + SQLiteStore.roomSuffix
        knownRoomPath = place
        return place
    }
}

extension SQLiteStore {
    static let roomSuffix = "-room"
}

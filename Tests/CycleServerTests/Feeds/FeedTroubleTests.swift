import Addresses
import CalendarDoors
import CalendarServer
import Foundation
import HTTPServer
import RunningTool
import SQLiteStore
import Store
import Testing

/// Feeds of a store that can be read and not written: they are given all the same.
@Suite struct FeedTroubleTests {
    private let tool: Tool
    /// 2026-11-20 at noon.
    private let noon: Int64 = 1_795_176_000
    private static let day: Int64 = 86_400

    init() throws { tool = try Tool() }

    private func addFeed(_ store: String) throws -> Substring {
        let option = "--store \(store)"
        try tool.run("log 2026-08-30..2026-09-03 2026-09-27..2026-10-01 \(option)")
        let added = try tool.run("feed add phone --json \(option)")
        let url = try Fields(added.output).object("feed").string("url")
        return try #require(url.split(separator: "/").last).dropLast(4)
    }

    private func feeds(_ store: String) throws -> StoreFeeds {
        Serving.feeds(
            try SQLiteStore.open(
                tool.folder.appending(path: store).path, mode: .readWrite,
                patience: .milliseconds(50)))
    }

    private func get(_ feeds: StoreFeeds, _ token: Substring, at now: Int64) -> Response {
        Handler(source: feeds).answer(
            Request(.get, "/feed/\(token).ics", peer: IPAddress(ipv4: 1), now: now))
    }

    private func tag(_ answer: Response) -> String? {
        answer.fields.first { $0.name == "ETag" }?.value
    }

    @Test(.enabled(if: Mount.isPossible, "needs a mount of its own"))
    func `a store on a disk that became read-only is served, and keeps its stamps`() throws {
        let disk = try Mount(at: tool.folder.appending(path: "disk"), size: "2m")
        let token = try addFeed("disk/eve.db")
        let before = get(try feeds("disk/eve.db"), token, at: noon)
        #expect(before.status == 200)
        disk.makeReadOnly()
        let feeds = try feeds("disk/eve.db")
        #expect(get(feeds, token, at: noon + 60).body == before.body)
        // What the next day says cannot be kept; it stays the same for as long as the server runs.
        let next = get(feeds, token, at: noon + Self.day)
        #expect(next.status == 200)
        #expect(next.body != before.body)
        for later: Int64 in [1, 10, 1_000] {
            let again = get(feeds, token, at: noon + Self.day + later)
            #expect(tag(again) == tag(next))
        }
    }

    @Test func `a clock that was ahead once leaves no date to come in an answer`() throws {
        let token = try addFeed("eve.db")
        #expect(get(try feeds("eve.db"), token, at: noon + 400 * Self.day).status == 200)
        let answer = get(try feeds("eve.db"), token, at: noon + 60)
        #expect(
            answer.fields.first { $0.name == "Last-Modified" }?.value
                == "Fri, 20 Nov 2026 12:01:00 GMT")
    }

    @Test func `a store that somebody writes to for long is served meanwhile, and kept afterwards`()
        throws
    {
        let token = try addFeed("eve.db")
        let feeds = try feeds("eve.db")
        let before = get(feeds, token, at: noon)
        try tool.run("log 2026-10-25..2026-10-29")
        let writer = try Locker(tool.folder.appending(path: "eve.db"))
        let during = get(feeds, token, at: noon + 60)
        #expect(during.status == 200)
        #expect(tag(during) != tag(before))
        #expect(tag(get(feeds, token, at: noon + 100)) == tag(during))
        writer.end()
        let after = get(feeds, token, at: noon + 200)
        let anotherServer = get(try self.feeds("eve.db"), token, at: noon + 300)
        #expect(tag(after) == tag(anotherServer))
        #expect(after.body == anotherServer.body)
    }
}

/// Another program in the middle of writing to a store.
private final class Locker {
    private let process = Process()
    private let input = Pipe()

    init(_ store: URL) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [
            "-c",
            """
            import os, sqlite3, sys
            store = sqlite3.connect(sys.argv[1], isolation_level=None)
            store.execute("BEGIN IMMEDIATE")
            os.write(1, b"begun\\n")
            sys.stdin.read()
            """, store.path,
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try #require(output.fileHandleForReading.availableData == Data("begun\n".utf8))
    }

    func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    deinit { end() }
}

import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import LogStore
import Secrets

/// `feed add`, `list`, `show`, `rotate` and `revoke`.
extension Context {
    func addFeed() throws -> String {
        let name = try argument(FeedOptions.name)
        let contents = try contents()
        try refuseContradictions(contents)
        let store = try openStore(.readWriteCreate)
        let person = try personToWrite(in: store)
        let subject = subject(
            state: try state(of: person, in: store), source: .store(store, person))
        let expires = try expiry(subject)
        try refuseNothingToShow(contents, subject)
        let (token, hash) = try newToken(person, for: .feed)
        let feed = try store.addFeed(
            named: name, for: person.id, selector: token.selector, hash: hash,
            contents: contents.description, isWritable: command[FeedOptions.writable],
            created: subject.moment.seconds, expires: expires)
        return try text(of: feed, opening: "Added", token, store, subject)
    }

    func listFeeds() throws -> String {
        let (_, subject, feeds) = try feeds()
        if printsJSON {
            return JSON.object([
                ("schema", 1), ("feeds", .array(feeds.map { .object(fields(of: $0, subject)) })),
            ]).text
        }
        guard !feeds.isEmpty else {
            return "No feeds yet. Make one with 'eve-ics feed add NAME'.\n"
        }
        return feeds.map { feed in
            "\(feed.name.terminalSafe): \(summary(of: feed, subject))\n"
        }.joined()
    }

    func showFeed() throws -> String {
        let (_, subject, feed) = try namedFeed()
        if printsJSON {
            return JSON.object([("schema", 1), ("feed", .object(fields(of: feed, subject)))]).text
        }
        return "\(feed.name.terminalSafe): \(summary(of: feed, subject))\n"
            + "Its address is stored nowhere; 'eve-ics feed rotate' makes another.\n"
    }

    func rotateFeed() throws -> String {
        let (store, subject, feed) = try namedFeed()
        guard case .store(_, let person) = subject.source else { throw nobody }
        let (token, hash) = try newToken(person, for: .feed)
        try store.rotate(feed.id, selector: token.selector, hash: hash)
        return try text(of: feed, opening: "Gave another address to", token, store, subject)
    }

    func revokeFeed() throws -> String {
        let (store, _, feed) = try namedFeed()
        try store.revoke(feed.id)
        if printsJSON {
            return JSON.object([("schema", 1), ("revoked", .string(feed.name))]).text
        }
        return "Took \(feed.name.terminalSafe) away. Programs may keep what they fetched before.\n"
    }

    // MARK: What makes no sense

    private func refuseContradictions(_ contents: CalendarContents) throws {
        guard command[FeedOptions.writable] else { return }
        guard !contents.datesOnly else {
            throw ToolError.usage(
                "feed add: who gets dates only is not to change your log; --dates-only is not for "
                    + "--writable",
                advice: "leave one of the two out")
        }
        guard [.generic, .thunderbird].contains(contents.client) else {
            throw ToolError.usage(
                "feed add: \(contents.client.rawValue) never sends changes back to an address it "
                    + "subscribes to, so --writable is not for it",
                advice: "leave one of the two out; Thunderbird does")
        }
    }

    func refuseNothingToShow(
        _ contents: CalendarContents, _ subject: Subject
    ) throws {
        guard contents.options(for: subject).kinds.isEmpty else { return }
        throw ToolError.refused(
            "\(command.path.joined(separator: " ")): what --include asks for is hidden",
            advice: "leave --hide-fertility out, or see 'eve-ics settings hide-fertility'")
    }

    /// The first second after the last day; `nil` where there is none.
    private func expiry(_ subject: Subject) throws -> Int64? {
        guard let last = command[FeedOptions.expires] else { return nil }
        guard last >= subject.today else {
            throw ToolError.refused(
                "feed add: \(last) is past, so nobody could read the feed",
                advice: "name today or a day to come, or leave --expires out")
        }
        return Clock.start(of: last + 1, in: subject.settings.timeZone)
    }

    // MARK: Finding

    private func feeds() throws -> (LogStore, Subject, [Feed]) {
        let store = try openStore(.readWrite)
        guard let person = try person(in: store) else { throw nobody }
        let subject = subject(
            state: try state(of: person, in: store), source: .store(store, person))
        let feeds = try store.feeds(of: person.id)
        return (store, subject, feeds)
    }

    private func namedFeed() throws -> (LogStore, Subject, Feed) {
        let name = try argument(FeedOptions.name)
        let (store, subject, feeds) = try feeds()
        let feed = feeds.first { $0.name.lowercased() == name.lowercased() }
        guard let feed else {
            throw ToolError.refused(
                "\(command.path.joined(separator: " ")): there is no feed of that name",
                advice: "see which there are with 'eve-ics feed list'")
        }
        return (store, subject, feed)
    }

    var nobody: ToolError {
        .refused(
            "\(command.path.joined(separator: " ")): nobody is in this store yet",
            advice: "log a first day with 'eve-ics log DATE'")
    }

    // MARK: Secrets

    func newToken(
        _ person: Person, for purpose: SecretToken.Purpose
    ) throws -> (SecretToken, hash: [UInt8]) {
        guard let seed = Seed(person.seed) else {
            throw ToolError.io("the store has no seed for this person", advice: "restore a backup")
        }
        let token = SecretToken.random(for: purpose)
        return (token, token.hash(seed))
    }

    /// Where programs find the server: as was asked for, else as it was last told, else where it last
    /// listened on this computer or would.
    func whereServerIs(
        _ store: LogStore, asked: PublicURL?
    ) throws -> (PublicURL, isNamed: Bool) {
        if let asked { return (asked, true) }
        let (named, place) = (
            try store.serverSetting("public-url"), try store.serverSetting("listen")
        )
        if let named = named.flatMap(PublicURL.init) { return (named, true) }
        guard let place = place.flatMap(PublicURL.init), place.isLoopback else {
            return (.usual, false)
        }
        return (place, false)
    }

    /// What is said of a feed once, with its address.
    private func text(
        of feed: Feed, opening: String, _ token: SecretToken, _ store: LogStore, _ subject: Subject
    ) throws -> String {
        let (base, isNamed) = try whereServerIs(store, asked: command[FeedOptions.publicURL])
        let (address, webcal) = (base.feed(token.text), base.webcal(token.text))
        if printsJSON {
            let fields = fields(of: feed, subject)
            return JSON.object([
                ("schema", 1),
                (
                    "feed",
                    .object(fields + [("url", .string(address)), ("webcal", .string(webcal))])
                ),
            ]).text
        }
        var text = "\(opening) \(feed.name.terminalSafe): \(summary(of: feed, subject))\n\n"
        text += "  \(address)\n  \(webcal)\n\n"
        // What no other device can reach need not be photographed.
        if Terminal.isOutput, !base.isLoopback, let code = QRCode(webcal) {
            text += code.text(colors: Terminal.usesColor(unless: command[CommonOptions.noColor]))
            text += "\n"
        }
        text += "Whoever has this address can read the feed. It is shown only now.\n"
        if feed.isWritable { text += "Whoever has it can change your log, too.\n" }
        if !isNamed {
            text +=
                "Only this computer finds it there; name your server's address with "
                + "--public-url URL.\n"
        } else if !base.isEncrypted, !base.isLoopback {
            text += "Without https, others in the network can read it, too.\n"
        }
        return text
    }
}

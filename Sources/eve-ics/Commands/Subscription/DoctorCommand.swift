import CommandLineInterface
import LogStore
import Secrets

/// `doctor`: a setup → what is well and what is not.
extension Context {
    /// Ends with exit code 1 where something is wrong.
    func doctor() throws -> Outcome {
        var checkup = Checkup()
        if let word = try argument(DoctorOptions.address) {
            let address = try typedAddress(word)
            try examine(address, try typedPassword(), &checkup)
        } else {
            let password = try typedPassword()
            if let store = try examineStore(&checkup) {
                try examineClocks(in: store, &checkup)
                let feeds = try examineFeeds(in: store, &checkup)
                let passwords = try examineAppPasswords(in: store, &checkup)
                let use = StoreUse(
                    hasFeeds: !feeds.isEmpty, hasPasswords: !passwords.isEmpty, password: password)
                let reach = try examineOwnServer(of: store, use, &checkup)
                // What the chosen program cannot do does not matter where it has the other way.
                let chosen = command[DoctorOptions.program]
                if chosen?.subscribes != false || passwords.isEmpty {
                    describePrograms(for: feeds, reach, in: store, &checkup)
                }
                if chosen?.signsIn != false || feeds.isEmpty {
                    describePrograms(signingInWith: passwords, &checkup)
                }
            }
        }
        return Outcome(
            printsJSON ? checkup.json.text : checkup.prose, exitCode: checkup.isFine ? 0 : 1)
    }

    private func typedAddress(_ word: String) throws -> WebAddress {
        var text = word
        if word == "-" {
            if Terminal.isInput { StandardError.write("Address: ") }
            text = readLine() ?? ""
        }
        while text.last?.isWhitespace == true { text.removeLast() }
        guard let address = WebAddress(text) else {
            throw ToolError.usage(
                "doctor: this is no address of a server or a feed",
                advice: "write it as in https://cal.example.org or webcal://cal.example.org/feed/…")
        }
        return address
    }

    /// What is typed in behind the address, where signing in is to be tried; never a word of the command line.
    private func typedPassword() throws -> (token: SecretToken, isKnown: Bool)? {
        guard command[DoctorOptions.signsIn] else { return nil }
        let text = Terminal.secret("App password: ") ?? ""
        guard let token = SecretToken(typed: text.filter { !$0.isWhitespace }, for: .appPassword)
        else {
            throw ToolError.usage(
                "doctor: this is no app password",
                advice: "type one in as 'eve-ics app-password add' printed it")
        }
        return (token, isKnown(token))
    }

    /// Asks the address, and says which program would get what from it.
    private func examine(
        _ address: WebAddress, _ password: (token: SecretToken, isKnown: Bool)?,
        _ checkup: inout Checkup
    ) throws {
        var examination = WebExamination(address, now: clockSeconds)
        let answered = try examination.examine()
        var part = examination.part
        let feed = knownFeed(at: address)
        if let feed { part.add(.note, "It is this store's feed \(feed.name).") }
        checkup.parts.append(part)
        if answered, !address.isFeed || password != nil {
            var calendars = CalendarExamination(address)
            try calendars.examine(password?.token, isKnown: password?.isKnown == true)
            checkup.parts.append(calendars.part)
        }
        guard let calendar = examination.calendar else { return }
        let facts = FeedFacts(
            hasAlarms: calendar.hasLine("BEGIN:VALARM"), isWritable: feed?.isWritable ?? false,
            isEncrypted: address.isEncrypted, reach: examination.reach)
        describePrograms(with: facts, &checkup)
    }

    /// The feed that an address opens, where it is one of the store that there may be here.
    private func knownFeed(at address: WebAddress) -> Feed? {
        let name = address.path.split(separator: "/").last ?? ""
        guard address.isFeed, name.hasSuffix(".ics"),
            let token = SecretToken(name.dropLast(4), for: .feed),
            let path = try? storePath, let store = try? LogStore.open(path, mode: .readOnly),
            let feed = try? store.feed(selector: token.selector),
            token.opens(feed.hash, of: try? store.person(feed.person))
        else { return nil }
        return feed
    }

    /// Whether the store that there may be here has the password.
    private func isKnown(_ token: SecretToken) -> Bool {
        guard let path = try? storePath, let store = try? LogStore.open(path, mode: .readOnly),
            let password = try? store.appPassword(selector: token.selector)
        else { return false }
        return token.opens(password.hash, of: try? store.person(password.person))
    }

    /// What each program, or the chosen one, will do with a feed.
    func describePrograms(with facts: FeedFacts, _ checkup: inout Checkup) {
        let chosen = command[DoctorOptions.program]
        let others = CalendarProgram.allCases.filter(\.subscribes)
        for program in chosen.map({ [$0] }) ?? others {
            checkup.parts.append(program.prospect(of: facts, isChosen: chosen != nil))
        }
    }

    /// What the programs will do that the passwords are for by their names, or each where a name tells nothing.
    private func describePrograms(
        signingInWith passwords: [AppPassword], _ checkup: inout Checkup
    ) {
        guard !passwords.isEmpty else { return }
        let chosen = command[DoctorOptions.program]
        let named = passwords.map { CalendarProgram(namedIn: $0.name) }
        let others = CalendarProgram.allCases.filter {
            $0.signsIn && (named.contains($0) || named.contains(nil))
        }
        let canWrite = passwords.contains { !$0.isReadOnly }
        for program in chosen.map({ [$0] }) ?? others {
            checkup.parts.append(program.prospectSignedIn(canWrite, isChosen: chosen != nil))
        }
    }

    /// The same for the feeds of a store taken together.
    private func describePrograms(
        for feeds: [Feed], _ reach: Reach?, in store: LogStore, _ checkup: inout Checkup
    ) {
        guard !feeds.isEmpty else { return }
        let contents = feeds.compactMap { CalendarContents($0.contents) }
        let name = (try? store.serverSetting("public-url")) ?? nil
        describePrograms(
            with: FeedFacts(
                hasAlarms: contents.contains { $0.hasAlarms && !$0.datesOnly },
                isWritable: feeds.contains(where: \.isWritable),
                isEncrypted: name.flatMap { WebAddress($0) }?.isEncrypted ?? false, reach: reach),
            &checkup)
    }

    /// The real time; `nil` where today is a pretended one.
    var clockSeconds: Int64? {
        command[CommonOptions.today] == nil ? Clock.now(in: nil).seconds : nil
    }
}

extension [UInt8] {
    /// Whether one of the lines reads so.
    fileprivate func hasLine(_ line: String) -> Bool {
        let line = Array(line.utf8)
        return split { $0 == 0x0A || $0 == 0x0D }.contains { $0.elementsEqual(line) }
    }
}

import Addresses
import CalendarModel
import CivilDate
import CyclePipeline
import Household
import Messages
import QRCodes
import Secrets
import WebPages

/// `/settings/sharing`.
struct SharingDoor: VisitedPage {
    let visit: WebVisit

    /// `/settings/sharing`: who sees what, and what more is to be shared. A secret is only ever in the answer to the form
    /// that made it.
    func answer() throws -> WebAnswer {
        guard visit.isPost else { return try sharingPage() }
        switch visit.form["do"] {
        case "add-phone": return try addAccess(.phone)
        case "add-partner": return try addAccess(.partner)
        case "add-work": return try addAccess(.work)
        case "add-feed": return try addAccess(.feed)
        case "add-password", "add-profile": return try addAccess(.password)
        case "view-partner": return try preview()
        case "edit-partner": return try sharingPage(visit.typed(), in: .partner)
        case "view-feed": return try view()
        case "rotate-feed": return try rotate()
        case "revoke-feed": return try revoke(.feed)
        case "revoke-password": return try revoke(.appPassword)
        default: return try sharingPage(status: 422)
        }
    }

    private func sharingPage(
        _ typed: TypedForm = TypedForm(), in kind: SharingPage.Kind? = nil, status: Int = 200
    ) throws -> WebAnswer {
        func items(_ purpose: SecretToken.Purpose) throws -> [SharingPage.Item] {
            try visit.member.access(purpose).map { access in
                let opensAll = purpose == .appPassword && access.canWrite
                return SharingPage.Item(
                    id: access.id, name: access.name,
                    facts: visit.language.series(
                        [access.contents(visit.state)]
                            + (opensAll ? [visit.language.partnerPage.everything] : [])),
                    ending: access.ending(visit.state), use: access.use(visit.state),
                    hasPage: access.options?.hasPage ?? false,
                    isBlank: access.options?.isBlank ?? false,
                    isOver: access.isOver(visit.state))
            }
        }
        return .page(
            SharingPage(
                visit.state, name: visit.member.givenName, feeds: try items(.feed),
                passwords: try items(.appPassword), devices: try visit.devices(),
                ntfyServer: try visit.member.alarms.ntfy()?.server.host,
                wantsPassword: try visit.passwordStep() != nil, typed: typed, in: kind),
            status: status)
    }

    private func refused(
        _ faults: [String: String], in kind: SharingPage.Kind? = nil
    ) throws -> WebAnswer {
        try sharingPage(visit.typed(faults), in: kind, status: 422)
    }

    private func addAccess(_ kind: SharingPage.Kind) throws -> WebAnswer {
        if let step = try visit.passwordStep() { return step }
        let words = visit.language.webSharing
        let sent = SentAccess(kind, visit)
        guard sent.faults.isEmpty else { return try refused(sent.faults, in: kind) }
        do {
            let server = try ServerAddress(asked: nil, of: visit.household)
            let made = try sent.access.make(for: visit.member, visit.state)
            if kind != .password { return feedPage(made.access, made.token, server, isNew: true) }
            if visit.form["do"] == "add-profile" {
                return try profile(made.access, made.token, server)
            }
            return passwordPage(made.access, made.token, server)
        } catch let problem as NewAccess.Problem {
            return try refused(problem.faults(words), in: kind)
        } catch let error where HouseholdRefusal(error) == .nameTaken {
            return try refused(["name": words.taken], in: kind)
        } catch let error where HouseholdRefusal(error) == .badName {
            return try refused(["name": visit.language.webSettings.badName], in: kind)
        }
    }

    // MARK: As they see it

    /// The page that the form for a partner asks for; nothing is made.
    private func preview() throws -> WebAnswer {
        let sent = SentAccess(.partner, visit)
        guard sent.faults.isEmpty else { return try refused(sent.faults, in: .partner) }
        do {
            try sent.access.check(for: visit.state)
        } catch {
            return try refused(error.faults(visit.language.webSharing), in: .partner)
        }
        return shown(sent.access.options, .form(visit.form.fields.pairs))
    }

    /// A partner's page as it is now.
    private func view() throws -> WebAnswer {
        guard let feed = try found(.feed), let options = feed.options, options.hasPage,
            !feed.isOver(visit.state)
        else {
            return try refused(["": visit.language.webSharing.unknown])
        }
        return shown(options, .existing(feed.name))
    }

    private func shown(
        _ options: CalendarOptions, _ subject: SharedPreviewPage.Subject
    ) -> WebAnswer {
        let snapshot = Forward.snapshot(of: visit.state, options, as: "preview")
        return .page(
            SharedPreviewPage(
                snapshot.shared(name: visit.member.givenName), subject, of: visit.state))
    }

    // MARK: Secrets

    private func feedPage(
        _ feed: Access, _ token: SecretToken, _ server: ServerAddress,
        isNew: Bool
    ) -> WebAnswer {
        let (messages, words) = (visit.language.access, visit.language.webSharing)
        let facts = feed.summary(visit.state)
        let (address, webcal) = (server.url.feed(token.text), server.url.webcal(token.text))
        let isPartners = feed.options?.hasPage ?? false
        let page = isPartners ? server.url.page(token.text) : nil
        let sentences = [
            isNew
                ? messages.addedFeed(feed.name, facts) : messages.rotatedFeed(feed.name, facts),
            isPartners ? visit.language.partnerPage.addressesOpen : messages.addressOpens,
            feed.canWrite ? messages.addressWrites : nil,
            server.url.isLoopback
                ? words.onlyHere : server.url.isEncrypted ? nil : messages.isReadOnTheWay,
        ].compactMap(\.self)
        return .page(
            SecretPage(
                isPartners
                    ? .partner(page: page, address: address, webcal: webcal)
                    : .feed(address: address, webcal: webcal),
                of: visit.state, sentences: sentences,
                code: server.url.isLoopback ? nil : QRCode(page ?? webcal)))
    }

    private func passwordPage(
        _ access: Access, _ token: SecretToken, _ server: ServerAddress
    ) -> WebAnswer {
        let (messages, words) = (visit.language.access, visit.language.webSharing)
        let sentences = [
            messages.addedPassword(access.name, access.summary(visit.state)),
            messages.addAccount, messages.passwordOpens(writes: access.canWrite),
            server.url.isLoopback
                ? words.onlyHere : server.url.isEncrypted ? nil : words.needsEncryption,
        ].compactMap(\.self)
        return .page(
            SecretPage(
                .password(
                    address: server.url.calendars, user: Access.userName,
                    password: token.grouped),
                of: visit.state, sentences: sentences, code: QRCode(token.grouped)))
    }

    /// A file that sets up the account by itself, with the password in it.
    private func profile(
        _ access: Access, _ token: SecretToken, _ server: ServerAddress
    ) throws -> WebAnswer {
        let options = access.options ?? CalendarOptions()
        let profile = AppleProfile(
            named: visit.state.settings.calendarName(
                neutral: options.titles.isNeutral, in: options.language), at: server.url,
            principal: visit.member.principalPath, user: Access.userName,
            password: token.grouped)
        guard let profile else { return passwordPage(access, token, server) }
        return .file(
            profile.bytes, type: "application/x-apple-aspen-config",
            name: "calendar.mobileconfig")
    }

    private func found(_ purpose: SecretToken.Purpose) throws -> Access? {
        guard let id = visit.form["id"].flatMap(Int.init) else { return nil }
        return try visit.member.access(purpose).first { $0.id == id }
    }

    private func rotate() throws -> WebAnswer {
        if let step = try visit.passwordStep() { return step }
        guard let feed = try found(.feed), feed.options?.isBlank != true else {
            return try refused(["": visit.language.webSharing.unknown])
        }
        let server = try ServerAddress(asked: nil, of: visit.household)
        return feedPage(feed, try visit.member.rotate(feed), server, isNew: false)
    }

    private func revoke(_ purpose: SecretToken.Purpose) throws -> WebAnswer {
        guard let access = try found(purpose) else {
            return try refused(["": visit.language.webSharing.unknown])
        }
        let messages = visit.language.access
        var notice =
            purpose == .feed
            ? messages.revokedFeed(access.name) : messages.revokedPassword(access.name)
        // What has ended is not there again as an empty one.
        if purpose == .feed, visit.form["blank"] == "yes", access.options?.isBlank != true,
            !access.isOver(visit.state)
        {
            let last = visit.state.today + 30
            try visit.member.blank(access, until: visit.state.time.start(of: last + 1))
            notice = messages.blankFeed(
                access.name, until: visit.language.date(last, near: visit.state.today))
        } else {
            try visit.member.revoke(access)
        }
        return .redirect(WebRoute.sharing.path, notice: notice)
    }
}

/// A feed or an app password as a form asks for it.
private struct SentAccess {
    var access: NewAccess
    private(set) var faults: [String: String] = [:]

    init(_ kind: SharingPage.Kind, _ visit: WebVisit) {
        let form = visit.form
        func isOn(_ name: String) -> Bool { form.all(name).last == "yes" }
        var options = CalendarOptions()
        switch kind {
        case .phone: break
        case .partner:
            options = .partner(
                showsFertileDays: isOn("fertile") && !visit.state.settings.hidesFertility,
                saysName: isOn("say-name") && visit.member.givenName != nil)
        case .work:
            (options.include, options.titles) = ([.periods], .neutral)
            (options.datesOnly, options.hasAlarms) = (true, false)
        case .feed, .password: options = Self.options(visit, &faults)
        }
        options.language = visit.language
        let canWrite =
            switch kind {
            case .phone, .partner, .work: false
            case .feed: isOn("writable")
            case .password: !isOn("read-only")
            }
        access = NewAccess(
            kind == .password ? .appPassword : .feed, named: form["name"] ?? "", options,
            canWrite: canWrite)
        let words = visit.language.webSettings
        if access.name.allSatisfy(\.isWhitespace) || access.name.count > 100 {
            faults["name"] = words.badName
        }
        if let text = form["expires"], !text.isEmpty {
            access.lastDay = Day(text)
            if access.lastDay == nil {
                faults["expires"] = words.badDate(visit.state.today.description)
            }
        }
    }
}

extension SentAccess {
    /// Those that a form with all options asks for.
    private static func options(
        _ visit: WebVisit, _ faults: inout [String: String]
    ) -> CalendarOptions {
        let (form, words) = (visit.form, visit.language.webSettings)
        func isOn(_ name: String) -> Bool { form.all(name).last == "yes" }
        var options = CalendarOptions()
        let sent = form.all("include")
        let contents = CalendarOptions.Content.allCases.filter { sent.contains($0.rawValue) }
        if contents.isEmpty || contents.count != Set(sent).count {
            faults["include"] = visit.language.webSharing.nothingToShow
        }
        options.include = contents
        switch form["titles"] ?? "plain" {
        case "plain": options.titles = .plain
        case "neutral": options.titles = .neutral
        default: faults["titles"] = words.badChoice
        }
        options.datesOnly = isOn("dates-only")
        options.hasAlarms = !isOn("no-alarms")
        options.cheerful = isOn("cheerful")
        if let text = form["months"], !text.isEmpty {
            if let months = Int(text), (1...120).contains(months) {
                options.months = months
            } else {
                faults["months"] = words.badNumber(1...120)
            }
        }
        return options
    }
}

extension NewAccess.Problem {
    fileprivate func faults(_ words: WebSharingMessages) -> [String: String] {
        switch self {
        case .writesDatesOnly, .neverWrites: ["dates-only": words.writesDatesOnly]
        case .cheerfulWithoutText: ["cheerful": words.cheerfulWithoutText]
        case .nothingToShow: ["include": words.nothingToShow]
        case .pageShowsMore: ["": words.nothingToShow]
        case .isPast: ["expires": words.isPast]
        case .tooMany: ["": words.tooMany(NewAccess.most)]
        }
    }
}

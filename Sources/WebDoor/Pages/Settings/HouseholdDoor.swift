import CyclePipeline
import Household
import Messages
import QRCodes
import WebPages

/// `/settings/household`: who is here, for the owner of the house, who can invite somebody.
///
/// It shows names to log in with and nothing else of anybody. A link is only ever in the answer to the form that made it.
struct HouseholdDoor: VisitedPage {
    let visit: WebVisit

    private static let mostOfPage = 100

    func answer() throws -> WebAnswer {
        guard try visit.seesHousehold() else { return .notFound }
        guard visit.isPost else { return try page() }
        if let step = try visit.passwordStep() { return step }
        switch visit.form["do"] {
        case "invite": return try invite(visit.form["name"] ?? "")
        case "invite-again":
            guard let member = try visit.household.member(numbered: visit.form["person"] ?? ""),
                member.number != visit.member.number
            else { return try page(faults: ["": words.isGone], status: 422) }
            return try show(Invitation(of: member))
        default: return try page(status: 422)
        }
    }

    private var words: WebHouseholdMessages { visit.language.webHousehold }

    private func page(faults: [String: String] = [:], status: Int = 200) throws -> WebAnswer {
        let people = try visit.household.members(
            after: visit.query["after"], limit: Self.mostOfPage + 1)
        let shown = people.prefix(Self.mostOfPage).map {
            HouseholdPage.Somebody(
                id: $0.number, name: $0.name, isOwner: $0.number == visit.member.number)
        }
        return .page(
            HouseholdPage(
                visit.state, people: shown,
                next: people.count > Self.mostOfPage ? shown.last?.id : nil,
                isFirst: visit.query["after"] == nil,
                wantsPassword: try visit.passwordStep() != nil,
                typed: status == 200 ? TypedForm() : visit.typed(faults)),
            status: status)
    }

    private func invite(_ name: String) throws -> WebAnswer {
        guard name.count <= 100 else {
            return try page(faults: ["name": visit.language.webSettings.badName], status: 422)
        }
        do {
            return try show(Invitation(of: name, isAgain: false, to: visit.household))
        } catch Invitation.Problem.canLogIn {
            return try page(faults: ["name": words.isHere], status: 422)
        } catch let error where HouseholdRefusal(error) == .badName {
            return try page(faults: ["name": visit.language.webSettings.badName], status: 422)
        }
    }

    private func show(_ invitation: Invitation) throws -> WebAnswer {
        let server = try ServerAddress(asked: nil, of: visit.household, isOfPage: true)
        guard server.url.isTop else {
            return try page(faults: ["": words.notAtTop("'eve-ics web invite'")], status: 422)
        }
        let link = server.url.inviting(try invitation.link(at: visit.now))
        let sharing = visit.language.webSharing
        let sentences = [
            invitation.isAgain
                ? words.invitesAgain(invitation.name)
                : invitation.isOfSomebodyHere
                    ? words.opensLog(of: invitation.name) : words.invites(invitation.name),
            words.lasts,
            server.url.isLoopback
                ? sharing.onlyHere : server.url.isEncrypted ? nil : sharing.needsEncryption,
        ].compactMap(\.self)
        return .page(
            SecretPage(
                .invitation(link: link), of: visit.state, sentences: sentences,
                code: server.url.isLoopback ? nil : QRCode(link)))
    }
}

extension WebVisit {
    /// Whether the person is the owner of a house. Where anybody may make an account, people do not know each other, and
    /// nobody is.
    func seesHousehold() throws -> Bool {
        try !shared.site.isOpenForRegistration && member.isOwner()
    }
}

package import CyclePipeline
package import HTML
import Messages
package import QRCodes

/// A secret that is shown once: the address of a feed, with its page's where it has one, an app password, or an invitation.
package struct SecretPage: Page {
    package enum Secret: Sendable {
        case feed(address: String, webcal: String)
        /// - Parameter page: `nil` where browsers can't open it.
        case partner(page: String?, address: String, webcal: String)
        case password(address: String, user: String, password: String)
        case invitation(link: String)
    }

    private let person: PersonState
    private let secret: Secret
    /// What was made, and what to know of it, in sentences.
    private let sentences: [String]
    /// Of what a phone reads; `nil` where nothing is to be shown.
    private let code: QRCode?

    package init(
        _ secret: Secret, of person: PersonState, sentences: [String], code: QRCode? = nil
    ) {
        self.secret = secret
        self.person = person
        self.sentences = sentences
        self.code = code
    }

    package var title: String {
        switch secret {
        case .feed: words.addressTitle
        case .partner: partner.addressTitle
        case .password: words.passwordTitle
        case .invitation: person.language.webHousehold.invitationTitle
        }
    }
    package var place: PageFrame.Place? { .settings }
    private var words: WebSharingMessages { person.language.webSharing }
    private var partner: PartnerPageMessages { person.language.partnerPage }

    package var body: HTML {
        for sentence in sentences { p { sentence } }
        switch secret {
        case .feed(let address, let webcal):
            copied("address", words.address, address)
            copied("webcal", words.webcal, webcal)
        case .partner(let page, let address, let webcal):
            if let page {
                copied("page", partner.pageAddress, page)
            } else {
                p(.class("notice")) { partner.noPageBelowPath }
            }
            copied("address", partner.feedAddress, address)
            copied("webcal", words.webcal, webcal)
        case .password(let address, let user, let password):
            copied("address", words.address, address)
            copied("user", words.userName, user)
            copied("password", words.password, password)
        case .invitation(let link):
            copied("invitation", person.language.webHousehold.link, link)
        }
        if let code { image(code) }
        p { a(.class("button", "primary"), .href(back.path)) { words.done } }
    }

    private var back: WebRoute {
        switch secret {
        case .feed, .partner, .password: .sharing
        case .invitation: .household
        }
    }

    private func copied(_ id: String, _ text: String, _ value: String) -> HTML {
        CopyField(id: id, text: text, value: value, language: person.language).html
    }

    /// Dark on light in the dark, too, as readers want it.
    private func image(_ code: QRCode) -> HTML {
        let side = code.size + 2 * QRCode.quietZone
        let name =
            switch secret {
            case .feed, .partner(page: nil, _, _): words.addressCode
            case .partner: partner.pageCode
            case .password: words.passwordCode
            case .invitation: person.language.webHousehold.linkCode
            }
        return SVG.image(
            width: Double(side), height: Double(side), title: name, description: "",
            class: "code"
        ) {
            SVG.rectangle(
                x: 0, y: 0, width: Double(side), height: Double(side), .class("light"))
            SVG.path(modules(code), .class("dark"))
        }
    }

    /// Each run of dark modules in a row as one rectangle.
    private func modules(_ code: QRCode) -> SVG.PathData {
        var data = SVG.PathData()
        for row in 0..<code.size {
            var column = 0
            while column < code.size {
                let start = column
                while code[column, row] { column += 1 }
                if column > start {
                    let (x, y) = (start + QRCode.quietZone, row + QRCode.quietZone)
                    data.move(to: Double(x), Double(y))
                    data.line(to: Double(x + column - start), Double(y))
                    data.line(to: Double(x + column - start), Double(y + 1))
                    data.line(to: Double(x), Double(y + 1))
                    data.close()
                }
                column += 1
            }
        }
        return data
    }
}

import XML

/// A resource that is there, with what its properties are made of.
struct CalendarNode: Sendable {
    enum Kind: Sendable {
        case root
        case principal
        case home
        case calendar(CalendarCollection)
        case object(CalendarResource, in: CalendarCollection)
    }

    let kind: Kind
    let path: CalendarPath
    let owner: Owner

    /// The person who has signed in and owns all of it.
    struct Owner: Sendable {
        let id: String
        let displayName: String
        let isReadOnly: Bool

        init(_ account: any CalendarAccount) {
            id = account.id
            displayName = account.displayName
            isReadOnly = account.isReadOnly
        }

        var principal: Href { CalendarPath.principal(id).href }
        var home: Href { CalendarPath.home(id).href }
    }

    /// What is kept of it as a client set it.
    var kept: [XMLElement] {
        if case .calendar(let calendar) = kind { calendar.properties } else { [] }
    }

    var isWritable: Bool {
        switch kind {
        case .root, .principal: false
        case .home: !owner.isReadOnly
        case .calendar(let calendar), .object(_, in: let calendar): !calendar.isReadOnly
        }
    }
}

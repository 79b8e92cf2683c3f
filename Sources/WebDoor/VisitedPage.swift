/// A page of somebody who is logged in: what it reads, what it shows, and which forms it takes.
protocol VisitedPage {
    var visit: WebVisit { get }
    /// Whether it is asked again where another program wrote what it was writing: the form then meets what is there by
    /// now.
    var isRetried: Bool { get }

    func answer() throws -> WebAnswer
}

extension VisitedPage {
    var isRetried: Bool { false }
}

/// A page that is open to all.
protocol GuestPage {
    var guest: WebGuest { get }

    func answer() throws -> WebAnswer
}

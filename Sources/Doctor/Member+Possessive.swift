import Household

extension Member {
    /// `Anna's` or `Your`.
    var possessive: String { givenName.map { "\($0)'s" } ?? "Your" }
}

/// The name that somebody gives a calendar or a deck.
package enum CalendarName {
    /// Letters.
    package static let longest = 200
}

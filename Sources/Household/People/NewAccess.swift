package import CalendarModel
package import CivilDate
package import CyclePipeline
package import Secrets

/// A feed or an app password as somebody asks for it, before it is made.
package struct NewAccess {
    package let purpose: SecretToken.Purpose
    package var name: String
    package var options: CalendarOptions
    /// Whether what programs send changes the log.
    package var canWrite: Bool
    /// The last day on which it works; `nil` for as long as nobody revokes it.
    package var lastDay: Day?

    package init(
        _ purpose: SecretToken.Purpose, named name: String, _ options: CalendarOptions,
        canWrite: Bool, through lastDay: Day? = nil
    ) {
        self.purpose = purpose
        self.name = name
        self.options = options
        self.canWrite = canWrite
        self.lastDay = lastDay
    }

    /// Why it can't be made.
    package enum Problem: Error, Equatable {
        /// A calendar with dates only can't change a log.
        case writesDatesOnly
        /// The program never sends changes back to an address that it subscribes to.
        case neverWrites(ClientProfile)
        /// It adds a line of text, and such a calendar has no such line.
        case cheerfulWithoutText
        /// A page shows periods and fertile days by their dates, and changes nothing.
        case pageShowsMore
        /// All that is asked for is hidden.
        case nothingToShow
        case isPast(Day)
        /// The person has `most` of them.
        case tooMany
    }

    /// What is wrong with it whoever asks.
    package func check() throws(Problem) {
        // The person may not have asked for dates only: a page does.
        if options.hasPage, !options.isFitForPage || purpose != .feed || canWrite {
            throw .pageShowsMore
        }
        if options.datesOnly, canWrite { throw .writesDatesOnly }
        if purpose == .feed, canWrite, ![.generic, .thunderbird].contains(options.client) {
            throw .neverWrites(options.client)
        }
        if options.cheerful, options.datesOnly || options.titles.isNeutral {
            throw .cheerfulWithoutText
        }
    }

    /// What is wrong with it for this person.
    package func check(for person: PersonState) throws(Problem) {
        try check()
        guard options.showsAnything(of: person) else { throw .nothingToShow }
        if let lastDay, lastDay < person.today { throw .isPast(lastDay) }
    }

    /// The most feeds that a person has, and the most app passwords.
    package static let most = 200

    /// Makes it.
    ///
    /// - Returns: The secret too, which is stored nowhere.
    /// - Throws: `Problem`, or what the store throws for a name that is taken or can't be one.
    package func make(
        for member: Member, _ person: PersonState
    ) throws -> (access: Access, token: SecretToken) {
        try check(for: person)
        guard try member.access(purpose).count < Self.most else { throw Problem.tooMany }
        return try member.addAccess(
            purpose, named: name, options, canWrite: canWrite, created: person.moment.seconds,
            expires: lastDay.map { person.time.start(of: $0 + 1) })
    }
}

extension CalendarOptions {
    /// Dates of periods for somebody else, with a page: what a partner's link opens.
    package static func partner(showsFertileDays: Bool, saysName: Bool) -> CalendarOptions {
        var options = CalendarOptions()
        options.include = showsFertileDays ? [.periods, .fertile] : [.periods]
        // The month before, this one, and five to come.
        (options.past, options.months) = (2, 6)
        (options.datesOnly, options.hasPage, options.saysName) = (true, true, saysName)
        return options
    }

    /// Whether it holds no more than a page shows.
    fileprivate var isFitForPage: Bool {
        datesOnly && titles == .plain && include.contains(.periods)
            && Set(include).isSubset(of: [.periods, .fertile])
    }

    /// Whether the person's settings and these options leave anything in a calendar.
    package func showsAnything(of person: PersonState) -> Bool {
        var person = person
        if hidesFertility { person.settings.hidesFertility = true }
        return !publishing(for: person).kinds.isEmpty
    }
}

/// What is said of feeds and app passwords.
package struct AccessMessages: MessageGroup {
    package let language: Language

    // MARK: Lists

    /// A feed or an app password in a list; `facts` are phrases with semicolons between them: what it shows, until
    /// when, and when it was used.
    package func line(_ name: String, _ facts: String) -> String {
        text("access.line", "{name}: {facts}.", ["name": name, "facts": facts])
    }

    package var noFeeds: String {
        text("access.feeds.none", "No feeds yet. Make one with 'eve-ics feed add NAME'.")
    }

    package var noPasswords: String {
        text(
            "access.passwords.none",
            "No app passwords yet. Make one with 'eve-ics app-password add NAME'.")
    }

    // MARK: Facts

    /// A fact of a feed or an app password, between semicolons.
    package var isNewer: String {
        text("access.newer", "made by a newer version of eve-ics; update this one")
    }

    /// A fact of a feed, between semicolons.
    package var isWritable: String {
        text("access.writable", "can be changed in Thunderbird")
    }

    /// A fact of an app password, between semicolons.
    package var isReadOnly: String { text("access.read-only", "read-only") }

    /// A fact of a feed or an app password, between semicolons: `day` is the last on which it works.
    package func ends(_ day: String) -> String {
        text("access.until", "until {day}", ["day": day])
    }

    /// A fact of a feed or an app password, between semicolons: `day` was the last on which it worked.
    package func ended(_ day: String) -> String {
        text("access.expired", "expired after {day}", ["day": day])
    }

    /// A fact of a feed, between semicolons; `monday` is the first day of the week.
    package func fetched(inWeekOf monday: String) -> String {
        text("access.fetched", "last fetched in the week of {day}", ["day": monday])
    }

    /// A fact of a feed, between semicolons.
    package var isNeverFetched: String { text("access.fetched.never", "never fetched") }

    /// A fact of an app password, between semicolons; `distance` is "today" or "3 weeks ago".
    package func used(_ distance: String) -> String {
        text("access.used", "last used {distance}", ["distance": distance])
    }

    /// A fact of an app password, between semicolons.
    package var isNeverUsed: String { text("access.used.never", "never used") }

    // MARK: A feed

    /// `facts` are what it shows. Its address follows.
    package func addedFeed(_ name: String, _ facts: String) -> String {
        text(
            "access.feed.added", "Added the feed {name}: {facts}.",
            ["name": name, "facts": facts])
    }

    /// `facts` are what the feed shows. The new address follows.
    package func rotatedFeed(_ name: String, _ facts: String) -> String {
        text(
            "access.feed.rotated", "Made a new address for the feed {name}: {facts}.",
            ["name": name, "facts": facts])
    }

    package var addressOpens: String {
        text(
            "access.feed.secret",
            "Anyone with this address can read the feed. It is shown only now.")
    }

    /// Of the address of a feed, after the sentence that anyone with it can read the feed.
    package var addressWrites: String {
        text("access.feed.secret.writable", "Anyone with it can also change your log.")
    }

    /// Of the address of a feed.
    package var isReadOnTheWay: String {
        text("access.feed.clear", "Without https, others in the network can read it, too.")
    }

    /// `columns` is the width of the code in characters.
    package func addressCode(needs columns: Int) -> String {
        plural(
            "access.feed.code", columns,
            one: "A QR code of the address does not fit here; it takes {count} column.",
            other: "A QR code of the address does not fit here; it takes {count} columns.")
    }

    /// `word` is the feed's name as it is typed.
    package func addressIsNotStored(_ word: String) -> String {
        text(
            "access.feed.unknown",
            "Its address is not stored. For a new one, run 'eve-ics feed rotate {name}'.",
            ["name": word])
    }

    package func revokedFeed(_ name: String) -> String {
        text(
            "access.feed.revoked",
            "Revoked the feed {name}. Programs may keep what they fetched before.", ["name": name])
    }

    /// `day` is the last on which the address of the revoked feed works.
    package func blankFeed(_ name: String, until day: String) -> String {
        text(
            "access.feed.blank",
            """
            Revoked the feed {name}. A program that still subscribes to it shows an empty calendar \
            after its next update. The address works until {day}.
            """, ["name": name, "day": day])
    }

    // MARK: An app password

    /// `facts` are what it shows. Address and password follow.
    package func addedPassword(_ name: String, _ facts: String) -> String {
        text(
            "access.password.added", "Added the app password {name}: {facts}.",
            ["name": name, "facts": facts])
    }

    /// A label before an address.
    package var address: String { text("access.address", "Address:") }
    /// A label before a name to sign in with.
    package var user: String { text("access.user", "User name:") }
    /// A label before a password.
    package var password: String { text("access.password", "Password:") }

    /// After an address, a user name and a password.
    package var addAccount: String {
        text(
            "access.password.account",
            """
            Add a CalDAV account with these in the calendar program. The password is shown only now.
            """)
    }

    package func passwordOpens(writes: Bool) -> String {
        writes
            ? text(
                "access.password.secret.writable",
                """
                Anyone with the password can see this calendar, and change your log and your \
                calendars.
                """)
            : text(
                "access.password.secret", "Anyone with the password can see this calendar.")
    }

    /// `file` is a configuration profile for an iPhone or a Mac.
    package func profile(_ file: String) -> String {
        text(
            "access.password.profile",
            """
            The password is also in {file}. Open this file on the iPhone or the Mac, and delete it \
            when the account is there.
            """, ["file": file])
    }

    package var noneSignsIn: String {
        text(
            "access.password.clear",
            """
            Without https, the server lets nobody sign in at this address; see 'eve-ics help serve'.
            """)
    }

    /// `columns` is the width of the code in characters.
    package func passwordCode(needs columns: Int) -> String {
        plural(
            "access.password.code", columns,
            one: "A QR code of the password does not fit here; it takes {count} column.",
            other: "A QR code of the password does not fit here; it takes {count} columns.")
    }

    package func revokedPassword(_ name: String) -> String {
        text(
            "access.password.revoked",
            "Revoked the app password {name}. Programs may keep what they fetched before.",
            ["name": name])
    }

    // MARK: The server

    /// Of the address of a feed or of an app password; URL stands for the address that the person gives.
    package var onlyHere: String {
        text(
            "access.only-here",
            """
            Only this computer can reach this address. For other devices, give your server's \
            address with --public-url URL.
            """)
    }

    /// `addresses` is a list such as "http://127.0.0.1:8765".
    package func listening(at addresses: String) -> String {
        text("access.listening", "Listening at {addresses}.", ["addresses": addresses])
    }

    /// `address` is such as "http://eve-ics.localhost:8765".
    package func page(at address: String) -> String {
        text("access.page", "The web page is at {address}.", ["address": address])
    }

    /// Of the page's address on this computer. `command` is 'eve-ics serve' with an option, and is not translated.
    package func pageNotFound(_ command: String) -> String {
        text(
            "access.page.not-found",
            "If your browser does not find this address, start the server with {command}.",
            ["command": command])
    }

    /// The server was started by systemd, which opened the sockets.
    package var listeningAtSockets: String {
        text("access.listening.sockets", "Listening at the sockets that systemd opened.")
    }

    // MARK: Hidden events

    package var nothingHidden: String { text("access.hidden.none", "Nothing is hidden.") }

    /// Of events that the person had deleted in a calendar program.
    package func unhidden(_ events: Int) -> String {
        plural(
            "access.unhidden", events,
            one: "Brought back {count} event that you had hidden in a calendar program.",
            other: "Brought back {count} events that you had hidden in a calendar program.")
    }

    // MARK: In 'status'

    /// `items` are feeds and app passwords: "the feed phone (3 Nov)".
    package func madeLately(_ items: String, days: Int) -> String {
        plural(
            "access.new", days, one: "Made in the last {count} day: {items}.",
            other: "Made in the last {count} days: {items}.", ["items": items])
    }

    /// In a list; `day` is when it was made.
    package func newFeed(_ name: String, _ day: String) -> String {
        text("access.new.feed", "the feed {name} ({day})", ["name": name, "day": day])
    }

    /// In a list; `day` is when it was made.
    package func newPassword(_ name: String, _ day: String) -> String {
        text("access.new.password", "the app password {name} ({day})", ["name": name, "day": day])
    }
}

extension Language {
    package var access: AccessMessages { AccessMessages(language: self) }
}

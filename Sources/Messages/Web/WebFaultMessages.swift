/// Pages that say why something did not work, and how to go on.
package struct WebFaultMessages: MessageGroup {
    package let language: Language

    package var notFoundTitle: String { text("web-fault.not-found.title", "Nothing here") }
    package var notFound: String {
        text("web-fault.not-found", "This address leads nowhere, or no longer.")
    }

    package var refusedTitle: String { text("web-fault.refused.title", "Not accepted") }
    /// A form that was sent from another page than this server's.
    package var foreignForm: String {
        text(
            "web-fault.foreign-form",
            "This came from another website, so nothing was changed. Open the page again and try there."
        )
    }
    /// The server was asked for under a name that it does not know. `option` is `--public-url`, which is not translated.
    package func foreignHost(_ option: String) -> String {
        text(
            "web-fault.foreign-host",
            "This server does not answer at this address. To allow it, start the server with {option}.",
            ["option": option])
    }
    /// A form that was sent to an address at which the pages were before; `address` is where they are now.
    package func moved(_ address: String) -> String {
        text(
            "web-fault.moved",
            "The page is now at {address}, so nothing was saved. Go back in your browser, copy what you typed, and enter it there.",
            ["address": address])
    }
    package var foreignRead: String {
        text("web-fault.foreign-read", "Other websites cannot read these pages.")
    }
    /// The connection is not encrypted.
    package var notPrivate: String {
        text(
            "web-fault.not-private",
            "You can't log in over this connection, because it is not encrypted: others could read your password. Use the address that begins with https."
        )
    }

    /// The proxy in front of the server does not report whether the connection is encrypted. `field` is
    /// `X-Forwarded-Proto` and `page` is `docs/server.md`; neither is translated.
    package func silentProxy(_ field: String, page: String) -> String {
        text(
            "web-fault.silent-proxy",
            "You can't log in, because the proxy in front of this server does not tell it whether your connection is encrypted. Let the proxy send {field}; {page} shows how.",
            ["field": field, "page": page])
    }

    /// The proxy in front of the server reports that the connection is not encrypted. `field` is `X-Forwarded-Proto` and
    /// `page` is `docs/server.md`; neither is translated.
    package func notPrivateByProxy(_ field: String, page: String) -> String {
        text(
            "web-fault.not-private-by-proxy",
            "You can't log in over this connection: the proxy in front of this server reports that it is not encrypted. Use the address that begins with https. If you did, there is another proxy in front of that one: let it pass {field} on; {page} shows how.",
            ["field": field, "page": page])
    }

    package var badFormTitle: String { text("web-fault.bad-form.title", "Not understood") }
    package var badForm: String {
        text("web-fault.bad-form", "The form arrived incomplete. Go back and send it again.")
    }
    package var tooLong: String {
        text("web-fault.too-long", "That is more than this page takes at once.")
    }

    package var changedTitle: String { text("web-fault.changed.title", "Changed meanwhile") }

    package var busyTitle: String { text("web-fault.busy.title", "One moment") }
    package var busy: String {
        text("web-fault.busy", "Too much is going on at once. Try again in a few seconds.")
    }

    package var storeTitle: String { text("web-fault.store.title", "Not saved") }
    /// The store is being written by another program, or cannot be written at all.
    package var notSaved: String {
        text(
            "web-fault.not-saved",
            "Your change could not be saved: the data is locked or can only be read at the moment. Nothing was lost; try again."
        )
    }
    package var diskFull: String {
        text(
            "web-fault.disk-full",
            "Your change could not be saved: the disk of the computer that serves this page is full. Nothing was lost; free some space there and try again."
        )
    }
    package var unreadable: String {
        text(
            "web-fault.unreadable",
            "Your data cannot be read at the moment. 'eve-ics doctor' on the computer that serves this page says why."
        )
    }

    /// A link back to the first page.
    package var goToToday: String { text("web-fault.go-to-today", "Go to Today") }
    /// A link back to where a form was sent from.
    package var goBack: String { text("web-fault.go-back", "Go back") }
}

extension Language {
    package var webFaults: WebFaultMessages { WebFaultMessages(language: self) }
}

import CommandLineInterface
import HTTPServer

enum ServeOptions {
    static let listen = Option(
        "--listen", .listenAddress, default: ListenAddress(host: .loopback, port: 8765),
        "Where to listen; port 0 is any that is free")
    static let certificate = Option(
        "--tls-cert", .file, "The certificate, with those that it rests on, in PEM form")
    static let key = Option("--tls-key", .file, "The certificate's key, in PEM form")
    static let behindProxy = Flag(
        "--behind-proxy", "A proxy in front speaks TLS, and tells who asks")
    static let publicURL = Option(
        "--public-url", .publicURL, "Where others find this server; feeds' addresses begin with it")
    static let insecure = Flag(
        "--insecure", "Serve in the clear to other machines, although others can read it")
    static let verbose = Flag("--verbose", "Say more about connections that fail")
}

extension ValueFormat where Value == ListenAddress {
    static var listenAddress: ValueFormat {
        ValueFormat(
            "ADDR:PORT", expectation: "an address such as 127.0.0.1:8765 or [::1]:8765",
            read: { ListenAddress($0) }, write: { $0.description })
    }
}

enum DoctorOptions {
    static let address = Argument(
        optional: "URL", .text("URL"),
        "The address of a server or a feed to try; - reads it from standard input")
    static let program = Option(
        "--for", .choice(of: CalendarProgram.allCases, "PROGRAM"),
        "Speak of this calendar program alone")
    static let signsIn = Flag(
        "--sign-in", "Sign in too, with an app password that is read from standard input")
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var subscription: CommandGroup {
        CommandGroup(
            "Subscription",
            [
                FeedCommands.command, AppPasswordCommands.command, UnhideCommand.command, serve,
                doctor,
            ])
    }

    private static var serve: Command<Verb> {
        Command(
            "serve", .serve, summary: "Let calendar programs subscribe to your feeds, and sign in",
            discussion: """
                Serves the feeds of everybody in the store, which 'eve-ics feed add' makes, until \
                it is stopped. What you log, here or by another door, is in the next answer. \
                Programs that sign in by CalDAV with an app password can change the calendar, and \
                what they change is in the log at once; docs/caldav.md says what means what.

                Without --listen only programs on this machine can reach it. For phones and \
                other machines give it TLS, or put a proxy in front that has it; in the clear it \
                refuses to be reached from elsewhere. A renewed certificate is taken over when \
                the server gets a SIGHUP. docs/server.md shows whole setups, with systemd too.

                Each request is one line on standard error: the method, the kind of page, status \
                and time, and a part of the address; never a feed's secret or name.
                """,
            parameters: [
                ServeOptions.listen, ServeOptions.certificate, ServeOptions.key,
                ServeOptions.behindProxy, ServeOptions.publicURL, ServeOptions.insecure,
                ServeOptions.verbose,
            ],
            examples: [
                Example("eve-ics serve", "For the programs on this machine."),
                Example(
                    "eve-ics serve --behind-proxy --public-url https://cal.example.org",
                    "Behind Caddy or nginx."),
                Example(
                    "eve-ics serve --listen 0.0.0.0:8443 --tls-cert cert.pem --tls-key key.pem",
                    "For your own network, with a certificate."),
            ])
    }

    private static var doctor: Command<Verb> {
        Command(
            "doctor", .doctor, summary: "Check your setup, and say what is wrong in plain words",
            discussion: """
                Looks at the store, the time zones, the feeds, the app passwords and the server on \
                this machine, and says of each calendar program how often it looks for changes \
                and what it does with alarms and with what you change.

                With URL it asks that address instead, as a calendar program would: can it be \
                reached and from where, is its certificate good, does the feed come and is it \
                sound, and does all that programs need to sign in and to edit get through? Nothing \
                else ever leaves this machine. A feed's address is a secret that other users of \
                this machine could see on the command line: give - and type it in. With --sign-in \
                an app password is typed in behind it, and sent there by https alone.
                """,
            parameters: [DoctorOptions.address, DoctorOptions.program, DoctorOptions.signsIn],
            examples: [
                Example("eve-ics doctor", "Is all well here?"),
                Example(
                    "eve-ics doctor https://cal.example.org",
                    "Can the server be reached by this name?"),
                Example("eve-ics doctor - --for google", "Will Google take the feed that I type?"),
                Example(
                    "eve-ics doctor https://cal.example.org --sign-in",
                    "Could a program sign in there, with the password that I type?"),
            ])
    }
}

// swift-tools-version: 6.2

import PackageDescription

/// Without what only a debugger and a sanitizer read, a debug build takes a fifteenth less time.
let withoutLines: [SwiftSetting] =
    Context.environment["EVE_ICS_DEBUG"] == nil
    ? [.unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .debug))] : []

let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
    ] + withoutLines

/// For what most tests pass through many times: a debug build optimises it, too (CycleModelTests: 8 s and not 80).
let quick: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// For large targets that pass work on and do little of it: the program is 0.6 MB smaller for it.
let small: [SwiftSetting] = strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let package = Package(
    name: "eve-ics",
    products: [
        .executable(name: "eve-ics", targets: ["eve-ics"])
    ],
    targets: [
        // C libraries, from Debian's -dev packages. The module maps name what to link and pkg-config has no
        // say: it would name two libraries more, and find all of them shared (Scripts/static-libraries).
        .systemLibrary(name: "CLibical", providers: [.apt(["libical-dev"])]),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CGnuTLS", providers: [.apt(["libgnutls28-dev"])]),
        // Its headers lie where only pkg-config knows.
        .systemLibrary(
            name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CZstd", providers: [.apt(["libzstd-dev"])]),
        .systemLibrary(name: "CDeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CQREncode", providers: [.apt(["libqrencode-dev"])]),
        // This one's headers, too.
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
        // Two calls of Linux that Swift does not import.
        .systemLibrary(name: "CBoundProcess"),
        // Timers and signals as descriptors, which Swift's Glibc leaves out.
        .systemLibrary(name: "CTimers"),

        // Days of the calendar, and nothing else.
        .target(name: "CivilDate", swiftSettings: quick),
        // Every sentence that a person reads, in every language; see docs/decisions/0018-one-catalogue.md.
        .target(name: "Messages", dependencies: ["CivilDate"], swiftSettings: strict),
        // XML → its elements, one after another; see docs/decisions/0016-one-xml-parser.md.
        .target(name: "XML", dependencies: ["CXML2"], swiftSettings: strict),
        // Days → cycles → forecast. No C, no files, no clock, no zones.
        .target(
            name: "CycleModel", dependencies: ["CivilDate", "Messages"], swiftSettings: quick),
        // Forecast → events, and edits → corrections.
        .target(
            name: "CalendarModel", dependencies: ["CivilDate", "CycleModel", "Messages"],
            swiftSettings: quick),

        // RFC 5545 text ⇄ components, values, zones, recurrence. Knows nothing of cycles.
        .target(name: "ICalendar", dependencies: ["CivilDate"], swiftSettings: quick),
        // What rings when, until it is dismissed. No clock, no store, no sound.
        .target(name: "AlarmClock", swiftSettings: quick),
        // Objects of stored calendars ⇄ to-dos, notes, events and cards; the study timer. No clock, no store.
        .target(name: "Planner", dependencies: ["CivilDate", "ICalendar"], swiftSettings: quick),
        // libical's handles, in one file for the two that ask it: the linter and the second reader.
        .target(name: "Libical", dependencies: ["CLibical"], swiftSettings: strict),
        .target(
            name: "ICalendarLint", dependencies: ["ICalendar", "Libical"], swiftSettings: strict),

        // Events ⇄ iCalendar. From here to Secrets they do not know each other.
        .target(
            name: "ICSExport",
            dependencies: ["CalendarModel", "CivilDate", "CycleModel", "ICalendar", "Libical"],
            swiftSettings: strict),
        .target(
            name: "TrackerImport",
            dependencies: [
                "CivilDate", "CycleModel", "CSQLite", "CZlib", "CZstd", "Messages", "XML",
            ],
            swiftSettings: strict),
        // People and what they recorded, as any engine keeps them: the protocol, values, errors.
        .target(name: "Store", dependencies: ["CivilDate"], swiftSettings: strict),
        // The tables and all rules of what is read and written in them, in texts that SQLite and PostgreSQL both take.
        .target(name: "SQLStore", dependencies: ["CivilDate", "Store"], swiftSettings: strict),
        // One file, transactions, migrations, backups.
        .target(
            name: "SQLiteStore", dependencies: ["CSQLite", "SQLStore", "Store"],
            swiftSettings: strict),
        .target(
            name: "Secrets", dependencies: ["CGnuTLS", "CSodium"],
            resources: [.embedInCode("Passwords/CommonPasswords.txt")], swiftSettings: strict),

        // Text → the modules of a QR code, for a terminal and for a page.
        .target(name: "QRCodes", dependencies: ["CQREncode"], swiftSettings: strict),
        // A small picture that somebody sent → the same with nothing else in it.
        .target(name: "Pictures", dependencies: ["CDeflate"], swiftSettings: strict),

        // Addresses of the Internet and of pages, and how often one may guess.
        .target(name: "Addresses", swiftSettings: strict),
        // Requests, responses, sockets, TLS. Knows nothing of calendars.
        .target(
            name: "HTTPServer",
            dependencies: ["Addresses", "CivilDate", "CDeflate", "CGnuTLS", "CMicroHTTPD"],
            swiftSettings: strict),
        // Feeds, WebDAV and CalDAV, from request to response, over protocols; no store.
        .target(
            name: "CalendarServer",
            dependencies: ["Addresses", "CivilDate", "HTTPServer", "ICalendar", "XML"],
            swiftSettings: small),

        // The two arrows of the drawing, forward and back, as pure functions of a person's state.
        .target(
            name: "CyclePipeline",
            dependencies: [
                "AlarmClock", "CivilDate", "CycleModel", "CalendarModel", "ICalendar", "ICSExport",
                "Messages",
            ],
            swiftSettings: strict),
        // A person's alarms and habits, as the clock of alarms sees them.
        .target(
            name: "CycleAlarms",
            dependencies: [
                "AlarmClock", "CalendarModel", "CivilDate", "CycleModel", "CyclePipeline",
                "ICalendar", "Messages",
            ],
            swiftSettings: strict),
        // What is shown, before it has words, and the words that every door says of it.
        .target(
            name: "CycleViews",
            dependencies: [
                "CalendarModel", "CivilDate", "CycleAlarms", "CycleModel", "CyclePipeline",
                "Messages",
            ],
            swiftSettings: strict),
        // The people of one store: state, caches, the one writer of its journals, planner, alarms, import, accounts. No
        // sockets.
        .target(
            name: "Household",
            dependencies: [
                "Addresses", "AlarmClock", "CalendarModel", "CivilDate", "CycleAlarms",
                "CycleModel", "CyclePipeline", "CycleViews", "ICalendar", "Store", "Messages",
                "Pictures", "Planner", "Secrets", "TrackerImport", "XML",
            ],
            swiftSettings: small),
        // Markup and drawings as values, escaped by construction. Knows nothing of cycles.
        .target(name: "HTML", swiftSettings: quick),
        // What a page shows → the page. No store, no sockets, no clock.
        .target(
            name: "WebPages",
            dependencies: [
                "AlarmClock", "CivilDate", "CycleModel", "CalendarModel", "CycleAlarms",
                "CyclePipeline", "CycleViews", "HTML", "Messages", "Pictures", "Planner", "QRCodes",
            ],
            resources: [.embedInCode("Assets")], swiftSettings: strict),
        // Feeds and calendars over a household: the protocols of CalendarServer, and the habits of calendar programs beside
        // the road.
        .target(
            name: "CalendarDoors",
            dependencies: [
                "AlarmClock", "CalendarModel", "CalendarServer", "CivilDate", "CycleAlarms",
                "CycleModel", "CyclePipeline", "Household", "HTTPServer", "ICalendar", "Store",
                "Messages", "Secrets", "XML",
            ],
            swiftSettings: small),
        // The page over a household: requests and forms, cookies, what each page reads, shows and accepts.
        .target(
            name: "WebDoor",
            dependencies: [
                "Addresses", "AlarmClock", "CalendarModel", "CalendarServer", "CivilDate",
                "CycleAlarms", "CycleModel", "CyclePipeline", "CycleViews", "Household", "HTML",
                "HTTPServer", "ICalendar", "Messages", "Pictures", "Planner", "QRCodes",
                "Secrets", "TrackerImport", "WebPages",
            ],
            swiftSettings: small),
        // What puts the doors together.
        .target(
            name: "CycleServer",
            dependencies: [
                "Addresses", "CalendarDoors", "CalendarServer", "CyclePipeline", "Household",
                "HTTPServer", "Store", "Secrets", "WebDoor",
            ],
            swiftSettings: small),

        // One description of a program → parsing, help, completion, manual; the files that such a program reads and
        // writes, the programs that it runs, its terminal, its JSON. Knows nothing of cycles.
        .target(
            name: "CommandLineInterface", dependencies: ["CBoundProcess", "QRCodes"],
            swiftSettings: small),

        // Notifications on the person's desktop, over D-Bus; see docs/decisions/0021-desktop-notifications.md. Knows nothing
        // of alarms.
        .target(name: "DesktopNotifications", dependencies: ["CDBus"], swiftSettings: strict),
        // A tone of our own, played by another program.
        .target(
            name: "AlarmSounds", dependencies: ["CommandLineInterface"], swiftSettings: strict),

        // What the program asks of its machine: the clock, zones, timers, signals, and who started it.
        .target(
            name: "Machine",
            dependencies: [
                "Addresses", "CivilDate", "CommandLineInterface", "CTimers", "CyclePipeline",
                "HTTPServer", "ICalendar",
            ],
            swiftSettings: strict),
        // An alarm → a desktop, a sound, a message by ntfy, a command.
        .target(
            name: "Ringing",
            dependencies: [
                "Addresses", "AlarmClock", "AlarmSounds", "CommandLineInterface", "CycleAlarms",
                "CyclePipeline", "DesktopNotifications", "Household", "HTTPServer", "Machine",
                "Messages",
            ],
            swiftSettings: small),
        // Checks of a setup, in plain words.
        .target(
            name: "Doctor",
            dependencies: [
                "Addresses", "CalendarModel", "CalendarServer", "CivilDate", "CommandLineInterface",
                "CycleModel", "CyclePipeline", "Household", "HTTPServer", "ICalendar",
                "ICalendarLint", "ICSExport", "Machine", "Secrets", "XML",
            ],
            swiftSettings: small),

        // What the program knows → JSON, for other programs; docs/json.md is its page.
        .target(
            name: "CycleJSON",
            dependencies: [
                "CalendarModel", "CivilDate", "CommandLineInterface", "CycleModel", "CyclePipeline",
                "CycleViews", "Messages",
            ],
            swiftSettings: small),

        // Composition and command line.
        .executableTarget(
            name: "eve-ics",
            dependencies: [
                "Addresses", "AlarmClock", "CalendarModel", "CivilDate", "CommandLineInterface",
                "CycleAlarms", "CycleJSON", "CycleModel", "CyclePipeline", "CycleServer",
                "CycleViews", "DesktopNotifications", "Doctor", "Household", "HTML", "HTTPServer",
                "ICalendar", "ICalendarLint", "ICSExport", "SQLiteStore", "SQLStore", "Store",
                "Machine", "Messages",
                "Planner", "QRCodes", "Ringing", "Secrets", "TrackerImport", "WebPages",
            ],
            swiftSettings: small),

        .testTarget(
            name: "AlarmClockTests", dependencies: ["AlarmClock", "SeededRandomness"],
            swiftSettings: quick),
        .testTarget(
            name: "CivilDateTests", dependencies: ["CivilDate"], swiftSettings: strict),
        .testTarget(
            name: "MessagesTests", dependencies: ["CivilDate", "Messages", "language-sheet"],
            swiftSettings: strict),
        // Prints how each language writes days, times and numbers; Tests/Interop/test_languages.py compares them.
        .executableTarget(
            name: "language-sheet", dependencies: ["CivilDate", "Messages"],
            path: "Tests/LanguageSheet", swiftSettings: strict),
        .testTarget(
            name: "CycleModelTests",
            dependencies: [
                "CivilDate", "CycleModel", "ForecastSoundness", "Messages", "SeededRandomness",
            ],
            swiftSettings: strict),
        // Logs from any bytes, and what must hold of every forecast; fuzzed and tested.
        .target(
            name: "ForecastSoundness", dependencies: ["CivilDate", "CycleModel"],
            path: "Tests/ForecastSoundness", swiftSettings: strict),
        .testTarget(
            name: "CalendarModelTests",
            dependencies: ["CalendarModel", "CivilDate", "CycleModel", "Messages"],
            swiftSettings: strict),
        .testTarget(
            name: "ICalendarTests", dependencies: ["CivilDate", "ICalendar"],
            swiftSettings: strict),
        .testTarget(
            name: "ICalendarLintTests",
            dependencies: ["ICalendarLint", "ICalendar", "SeededRandomness"],
            swiftSettings: strict),
        .testTarget(
            name: "ICSExportTests",
            dependencies: [
                "ICSExport", "CalendarModel", "CLibical", "CivilDate", "CycleModel",
                "ICalendar", "ICalendarLint", "Libical", "SeededRandomness",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TrackerImportTests",
            dependencies: [
                "TrackerImport", "CivilDate", "CycleModel", "CSQLite", "CZlib", "SeededRandomness",
            ],
            exclude: ["make_samples.py"], swiftSettings: strict),
        .testTarget(
            name: "SQLiteStoreTests",
            dependencies: [
                "CivilDate", "SQLiteStore", "SQLStore", "Store", "CSQLite", "SeededRandomness",
                "store-writer",
            ],
            swiftSettings: strict),
        // Uses a store in a process of its own, which tests kill, limit and race.
        .executableTarget(
            name: "store-writer", dependencies: ["SQLiteStore", "SQLStore", "Store", "CSQLite"],
            path: "Tests/StoreWriter",
            swiftSettings: strict),
        .testTarget(
            name: "PlannerTests",
            dependencies: [
                "CivilDate", "ICalendar", "ICalendarLint", "Planner", "SeededRandomness",
                "card-memories",
            ],
            swiftSettings: strict),
        // Prints what is left of cards in memory; Tests/Interop/test_fsrs.py compares it with the model of its authors.
        .executableTarget(
            name: "card-memories", dependencies: ["CivilDate", "Planner"],
            path: "Tests/CardMemories",
            swiftSettings: strict),
        .testTarget(
            name: "XMLTests", dependencies: ["SeededRandomness", "XML"], swiftSettings: strict),
        .testTarget(
            name: "HTTPServerTests", dependencies: ["Addresses", "HTTPServer", "ServerTesting"],
            swiftSettings: strict),
        // A server on a port of its own and a client that sends any bytes.
        .target(
            name: "ServerTesting", dependencies: ["Addresses", "HTTPServer"],
            path: "Tests/ServerTesting",
            swiftSettings: strict),
        .testTarget(
            name: "CalendarServerTests",
            dependencies: [
                "Addresses", "CalendarServer", "CZlib", "HTTPServer", "ICalendar",
                "RequestSoundness", "SeededRandomness", "ServerTesting", "XML",
            ],
            swiftSettings: strict),
        // Requests from any bytes, and what must hold of every answer; fuzzed and tested.
        .target(
            name: "RequestSoundness",
            dependencies: ["Addresses", "CalendarServer", "HTTPServer", "ICalendar", "XML"],
            path: "Tests/RequestSoundness", swiftSettings: quick),
        .testTarget(
            name: "PicturesTests", dependencies: ["CDeflate", "Pictures"], swiftSettings: strict),
        .testTarget(
            name: "CyclePipelineTests",
            dependencies: [
                "AlarmClock", "CalendarModel", "CivilDate", "CycleAlarms", "CycleModel",
                "CyclePipeline", "CycleViews", "ICalendar", "Messages", "SeededRandomness",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HTMLTests", dependencies: ["HTML", "WebSoundness"], swiftSettings: strict),
        .testTarget(
            name: "WebPagesTests",
            dependencies: [
                "CalendarModel", "CivilDate", "CommandLineInterface", "CycleJSON", "CycleModel",
                "CyclePipeline", "CycleViews", "HTML", "ICalendar", "Messages", "QRCodes",
                "SeededRandomness", "WebPages",
            ],
            swiftSettings: strict),
        .testTarget(name: "SecretsTests", dependencies: ["Secrets"], swiftSettings: strict),
        .testTarget(
            name: "CommandLineInterfaceTests", dependencies: ["CommandLineInterface"],
            swiftSettings: strict),
        .testTarget(
            name: "CycleServerTests",
            dependencies: [
                "Addresses", "AlarmClock", "CalendarDoors", "CalendarModel", "CalendarServer",
                "CivilDate", "CycleAlarms", "CycleModel", "CyclePipeline", "CycleServer",
                "Household", "HTML", "HTTPServer", "ICalendar", "ICalendarLint", "SQLiteStore",
                "SQLStore", "Store",
                "Messages", "Pictures", "Planner", "Ringing", "RunningTool", "Secrets",
                "SeededRandomness",
                "TrackerImport", "WebDoor", "WebPages", "XML",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "EveICSTests",
            dependencies: [
                "Addresses", "CalendarModel", "CivilDate", "CommandLineInterface", "CycleModel",
                "CyclePipeline", "Doctor", "eve-ics", "HTTPServer", "SQLiteStore", "SQLStore",
                "Store", "Messages",
                "RunningTool", "Secrets", "SeededRandomness",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "DesktopNotificationsTests", dependencies: ["DesktopNotifications"],
            swiftSettings: strict),
        .testTarget(
            name: "AlarmSoundsTests", dependencies: ["AlarmSounds"], swiftSettings: strict),
        // Shows notifications and plays tones as it is told, line after line; Tests/Desktop drives it.
        .executableTarget(
            name: "desktop-probe", dependencies: ["AlarmSounds", "DesktopNotifications"],
            path: "Tests/DesktopProbe", swiftSettings: strict),
        // The built tool in a folder of its own, and what it prints, taken apart.
        .target(
            name: "RunningTool", dependencies: ["eve-ics"], path: "Tests/RunningTool",
            swiftSettings: strict),
        // Texts on pages and bodies of forms, and what must hold of both; fuzzed and tested.
        .target(
            name: "WebSoundness", dependencies: ["HTML", "Messages", "WebDoor", "WebPages"],
            path: "Tests/WebSoundness", swiftSettings: strict),
        // What must hold of any bytes, a folder for each reader, and what each has met; `make fuzz` looks for more.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "CalendarModel", "CalendarServer", "CivilDate", "CycleModel", "ForecastSoundness",
                "ICalendar", "ICalendarLint", "ICSExport", "Pictures", "RequestSoundness",
                "Secrets", "TrackerImport", "WebSoundness", "XML",
            ],
            path: "Fuzz/Targets", swiftSettings: strict),
        .testTarget(
            name: "FuzzReplayTests", dependencies: ["FuzzTargets"], swiftSettings: strict),
        // Random numbers that come again, for every test that needs some.
        .target(
            name: "SeededRandomness", path: "Tests/SeededRandomness", swiftSettings: strict),
    ]
)

// What `make fuzz` runs. It links against the toolchain's libFuzzer, so nothing else builds it.
if Context.environment["EVE_ICS_FUZZ"] != nil {
    package.targets += [
        .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
        .executableTarget(
            name: "fuzz", dependencies: ["CLibFuzzer", "FuzzTargets"], path: "Fuzz/Explorer",
            swiftSettings: strict),
    ]
}

// Walk-forward scores of the forecast on a file of cycles: Scripts/evaluate.
if Context.environment["EVE_ICS_EVALUATE"] != nil {
    package.targets.append(
        .executableTarget(
            name: "evaluate", dependencies: ["CivilDate", "CycleModel"], path: "Bench/Evaluate",
            swiftSettings: strict))
}

// What measures the steps of a feed's first answer after a change.
if Context.environment["EVE_ICS_BENCH"] != nil {
    package.targets.append(
        .executableTarget(
            name: "first-render",
            dependencies: [
                "CivilDate", "CycleModel", "CalendarModel", "ICSExport", "SQLiteStore", "SQLStore",
                "Store", "Secrets",
            ],
            path: "Bench/FirstRender", swiftSettings: strict))
}

// Builds only the test targets that it names, with commas: all of them take minutes.
if let names = Context.environment["EVE_ICS_TESTS"] {
    let chosen = names.split(separator: ",").map(String.init)
    package.targets.removeAll { $0.isTest && !chosen.contains($0.name) }
}

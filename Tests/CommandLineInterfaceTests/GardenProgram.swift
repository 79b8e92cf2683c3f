import CommandLineInterface

/// An invented program that keeps a garden diary; it has one of everything.
enum Garden {
    enum Verb: Sendable, Equatable { case water, harvest, plantAdd, plantMove, look }

    enum Amount: String, CaseIterable, Sendable { case little, some, plenty }

    enum Tool: String, CaseIterable, Sendable { case can, hose }

    static let diary = Option("--diary", .file, "Keep the diary in this file")
    static let quiet = Flag("--quiet", short: "q", "Say nothing")

    static let beds = Argument(
        repeating: "BED", .text("BED", completion: .words(["north", "south"])), "A bed")
    static let amount = Option("--amount", .choice(of: Amount.allCases, "A"), "How much water")
    static let minutes = Option("--minutes", short: "m", .number(1...90), default: 10, "How long")
    static let tags = Option(repeating: "--tag", short: "t", .text("T"), "A word to find it by")
    static let rain = Flag("--rain", short: "r", "It was the rain")
    static let tools = Option(
        "--tools", .list(of: Tool.allCases, "LIST"), default: [.can], "What you used")
    static let secret = Option("--secret", .text("S"), "Not for everyone", isHidden: true)

    static let basket = Argument("BASKET", .file, "Where it goes")
    static let weight = Argument(optional: "GRAMS", .number(1...100_000), "What it weighs")
    static let name = Argument(
        "NAME", .text("NAME", completion: .names("plants")), "The plant's name")
    static let place = Argument("PLACE", .directory, "Its place")

    static let program = Program<Verb>(
        name: "garden", version: "1.2", summary: "a diary of your beds",
        discussion: """
            You write down what you did in the garden, and garden remembers it for you: every \
            bed, every plant, every harvest.

            .The diary is a plain file.
            """,
        groups: [
            CommandGroup(
                "Work",
                [
                    Command(
                        "water", .water, summary: "Write down a watering",
                        discussion: "Beds that got rain need no water; say so with --rain.",
                        parameters: [beds, amount, minutes, tags, rain, tools, secret],
                        examples: [
                            Example("garden water north", "Ten minutes for the north bed."),
                            Example(
                                "garden water north south --amount plenty",
                                "A lot for two beds."),
                        ]),
                    Command(
                        "harvest", .harvest, summary: "Write down a harvest",
                        parameters: [basket, weight],
                        examples: [
                            Example("garden harvest pears 900", "900 g of it."),
                            Example(
                                "garden harvest -",
                                #"A basket called \- by some: 50% isn't a "name"."#),
                        ]),
                ]),
            CommandGroup(
                "Plants",
                [
                    Command(
                        "plant", summary: "Keep a list of plants",
                        subcommands: [
                            Command(
                                "add", .plantAdd, summary: "Add a plant", parameters: [name],
                                examples: [Example("garden plant add Basil", "Add basil.")]),
                            Command(
                                "move", .plantMove, summary: "Move a plant",
                                parameters: [name, place],
                                examples: [Example("garden plant move Basil sill", "Indoors.")]),
                        ],
                        examples: [Example("garden plant add Basil", "Add basil.")]),
                    Command(
                        "look", .look, summary: "Look at the whole garden",
                        examples: [Example("garden look", "Look.")]),
                ]),
            CommandGroup("Help", [.help(examples: [Example("garden help look", "About look.")])]),
        ],
        commonOptions: [diary, quiet], shortName: "plot", namesCommand: ["list", "--names"],
        nextSteps: [Example("garden water north", "You watered the north bed.")],
        reference: Reference(
            files: [Example("~/.garden", "The diary.")],
            environment: [Example("GARDEN", "Another diary.")],
            exitStatus: [Example("0", "Done."), Example("2", "Not understood.")],
            relatedPages: ["garden-diary(5)"]))
}

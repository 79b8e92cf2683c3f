import CommandLineInterface
import Testing

/// Help and manual in a language that nobody speaks.
@Suite struct TranslationTests {
    /// What has holes keeps them; the others are their ids.
    private static func translated(_ text: HelpText) -> String {
        text.english.contains("{") ? "«\(text.english)»" : "«\(text.id)»"
    }

    private func help(
        _ path: String..., in translation: @escaping Translation = Self.translated
    ) throws -> String {
        guard case .show(let text, _) = try Garden.program.parse(path + ["--help"]) else {
            return ""
        }
        return text(translation)
    }

    private var paths: [[String]] { Garden.program.commandsByPath.map(\.path) }

    @Test func `the overview is translated but for names and lines to type`() {
        #expect(
            Garden.program.overview(in: Self.translated) == """
                «garden: «help.program.summary»»

                  «help.group.work»    water, harvest
                  «help.group.plants»  plant, look
                  «help.group.help»    help

                «help.overview.next»
                  garden water north  «help.overview.next.1»
                  garden --help       «help.overview.next.2»

                """)
    }

    @Test func `the program's help is translated`() throws {
        #expect(
            try help() == """
                «help.usage» garden COMMAND [ARGUMENT]... [OPTION]...

                «help.program.discussion.1»

                «help.program.discussion.2»

                ««help.group.work»:»
                  water    «help.water.summary»
                  harvest  «help.harvest.summary»

                ««help.group.plants»:»
                  plant    «help.plant.summary»
                  look     «help.look.summary»

                ««help.group.help»:»
                  help     «help.help.summary»

                «help.common-options»
                  --diary FILE   «help.common.diary»
                  -q, --quiet    «help.common.quiet»
                  -h, --help     «help.common.help»
                  -V, --version  «help.common.version»

                «'garden COMMAND --help' says more about a command.»

                """)
    }

    @Test func `a command's help keeps options, placeholders, values and examples`() throws {
        #expect(
            try help("water") == """
                «help.usage» garden water BED... [--amount A] [-m N] [-t T]... [-r]
                             [--tools LIST]

                «help.water.summary».

                «help.water.discussion.1»

                «help.arguments»
                  BED...  «help.water.argument.bed»

                «help.options»
                  --amount A       «help.water.option.amount» («little, some or plenty»)
                  -m, --minutes N  «help.water.option.minutes» («default: 10»)
                  -t, --tag T...   «help.water.option.tag»
                  -r, --rain       «help.water.option.rain»
                  --tools LIST     «help.water.option.tools» («default: can»)

                «Common options ('garden --help' explains them):»
                  --diary FILE --quiet --help

                «help.examples»
                  garden water north
                      «help.water.example.1»
                  garden water north south --amount plenty
                      «help.water.example.2»

                """)
    }

    @Test func `a family's help has the texts of its commands`() throws {
        let text = try help("plant")
        #expect(text.contains("«help.commands»\n  add   «help.plant-add.summary»\n"))
        #expect(try help("plant", "add").contains("«help.plant-add.summary».\n"))
    }

    @Test func `nothing of the manual stays English`() {
        let page = Garden.program.manualPage(date: "2026-05-01") { text in
            text.english.contains("{") ? text.english : "<\(text.id)>"
        }
        for text in Garden.program.helpTexts where !text.english.contains("{") {
            #expect(!page.contains("\n\(Roff.escape(text.english))"), "\(text)")
            #expect(!page.contains(" \(Roff.escape(text.english))"), "\(text)")
        }
        let lines = Set(page.split(separator: "\n"))
        for line in [
            #".TH GARDEN 1 2026-05-01 "garden 1.2" "<manual.title>""#, ".SH <MANUAL.NAME>",
            #"garden \- <help.program.summary>"#, ".SH <HELP.GROUP.WORK>", ".SH <MANUAL.FILES>",
            #"<help.water.option.amount> (little, some or plenty)."#,
            #"<manual.common\-options.place>"#, "<manual.exit.2>", "<manual.environment.garden>",
            "<manual.files.garden>", #"<help.plant\-add.argument.name>."#, "<help.common.help>.",
        ] {
            #expect(lines.contains(line[...]), "\(line)")
        }
    }

    @Test func `each page asks once for each text, and each id has one text`() throws {
        var asked: [HelpText] = []
        let translation: Translation = { text in
            asked.append(text)
            return text.english
        }
        var all: Set<HelpText> = []
        func finish(_ page: String) {
            // Words around others may stand in several places.
            let texts = asked.filter { !$0.english.contains("{") }
            #expect(Set(texts).count == texts.count, "\(page)")
            all.formUnion(asked)
            asked = []
        }
        finish(Garden.program.overview(in: translation))
        finish(Garden.program.help(in: translation))
        for path in paths {
            guard case .show(let text, _) = try Garden.program.parse(path + ["--help"]) else {
                continue
            }
            finish(text(translation))
        }
        for group in [nil] + Garden.program.groups.map(Optional.some) {
            finish(Garden.program.manualPage(of: group, date: "2026-05-01", in: translation))
        }
        let texts = Garden.program.helpTexts
        #expect(Set(texts) == all)
        #expect(texts.count == all.count)
        #expect(Set(texts.map(\.id)).count == texts.count)
        #expect(texts.first?.id == "help.program.summary")
        let option = texts.first { $0.id == "help.water.option.minutes" }
        #expect(option?.comment == "garden water: -m, --minutes N")
    }

    @Test func `groff, man and mandoc read a page in any letters without a word`() throws {
        let page = Garden.program.manualPage(date: "2026-05-01") { text in
            text.english.split(separator: " ").map { "\($0)łé 😀" }.joined(separator: " ")
        }
        #expect(page.utf8.allSatisfy { $0 < 128 })
        let scratch = try Scratch()
        try scratch.write(page, to: "garden.1")
        for command in [
            ["groff", "-ww", "-man", "-Tutf8", "-z", "garden.1"],
            ["man", "--warnings", "-l", "garden.1"], ["mandoc", "-Tlint", "garden.1"],
        ] {
            let outcome = try run(command, in: scratch)
            #expect(outcome.status == 0, "\(command[0])")
            #expect(outcome.errors == "", "\(command[0])")
            if command[0] == "mandoc" { #expect(outcome.output == "") }
        }
    }
}

import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Foundation
import RunningTool
import Testing
import eve_ics

@Suite struct CommandDescriptionTests {
    private let program = Program.eveICS

    private func parse(_ line: String) throws -> ParsedCommand {
        switch try program.parse(line.split(separator: " ").map(String.init)) {
        case .perform(_, let parsed): parsed
        case .show: throw NotPerformed(line: line)
        }
    }

    private struct NotPerformed: Error { let line: String }

    private func refuses(_ line: String) -> Bool {
        (try? parse(line)) == nil
    }

    @Test func `every command has two examples or more, and all of them are understood`() throws {
        for (path, command) in program.commandsByPath {
            #expect(command.examples.count >= 2, "\(path)")
            for example in command.examples {
                // A pipe or a redirection ends what eve-ics itself sees.
                for part in example.line.split(separator: "|") where part.contains("eve-ics") {
                    let words = try words(of: String(part))
                    let own = words.prefix { $0 != ">" }.dropFirst()
                    #expect(throws: Never.self, "\(example.line)") { try program.parse(own) }
                    #expect(words.first == "eve-ics")
                }
            }
        }
    }

    @Test func `help finds what people call a thing by another name`() throws {
        let names = Set(program.commands.map(\.name))
        for (word, words) in Program.otherWords {
            guard case .show(let text, _) = try program.parse(["help", word]) else {
                throw NotPerformed(line: word)
            }
            #expect(!names.contains(word), "\(word)")
            #expect(text(\.english).hasPrefix("Usage: eve-ics \(words) "), "\(word)")
        }
        for word in ["iud", "nuvaring", "evra", "delete", "share", "csv", "today"] {
            #expect(Program.otherWords[word] != nil, "\(word)")
        }
    }

    @Test func `the texts fit a terminal of 80 columns`() throws {
        let texts = try program.commandsByPath.map { path, _ in
            guard case .show(let text, _) = try program.parse(path + ["--help"]) else {
                throw NotPerformed(line: path.joined(separator: " "))
            }
            return text(\.english)
        }
        for text in texts + [program.help(), program.overview()] {
            for line in text.split(separator: "\n") { #expect(line.count <= 80) }
        }
    }

    @Test func `whoever reads of fertile days reads that they are no contraceptive`() throws {
        for command in ["predict", "explain", "export"] {
            guard case .show(let text, _) = try program.parse([command, "--help"]) else {
                throw NotPerformed(line: command)
            }
            let words = text(\.english).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("Fertile days are a forecast, not a contraceptive"))
        }
    }

    @Test func `log takes everything that can be recorded`() throws {
        let parsed = try parse(
            "log today 2026-11-01..2026-11-03 --flow heavy --temperature 97.8F --lh negative "
                + "--mucus eggwhite --ovulation --symptom cramps --symptom tired --mood calm "
                + "--note hello --person Mia --today 2026-11-20 --seed 00fFa0")
        let log = try LogCommand(parsed)
        #expect(log.days.map(\.word) == ["today", "2026-11-01..2026-11-03"])
        #expect(log.told.flow == .heavy)
        #expect(
            try log.told(in: .celsius).temperature == Temperature(fahrenheitHundredths: 97_80))
        #expect(log.told.lh == .negative)
        #expect(log.told.mucus == .eggwhite)
        #expect(log.told.ovulationObserved)
        #expect(log.told.symptoms == ["cramps", "fatigue"])
        #expect(log.told.moods == ["mood.calm"])
        #expect(log.told.note == "hello")
        #expect(parsed[CommonOptions.person] == "Mia")
        #expect(parsed[CommonOptions.today] == Day(year: 2026, month: 11, day: 20))
        #expect(parsed[CommonOptions.seed] == [0x00, 0xFF, 0xA0])
        #expect(!parsed[CommonOptions.json])
    }

    @Test func `export has its documented defaults`() throws {
        let export = try ExportCommand(parse("export"))
        #expect(export.output == "-")
        #expect(export.format == .ics)
        let options = try export.calendar.options()
        #expect(options.months == 12)
        #expect(options.past == 6)
        #expect(options.include == [.periods, .fertile, .ovulation, .pills])
        #expect(options.titles == .plain)
        #expect(options.client == .generic)
        let chosen = try ExportCommand(
            parse("export -o - --include ovulation,periods --for davx5 --past 0"))
        #expect(chosen.output == "-")
        let other = try chosen.calendar.options()
        #expect(other.include == [.ovulation, .periods])
        #expect(other.client == .davx5)
        #expect(other.past == 0)
    }

    @Test func `every action belongs to exactly one command`() throws {
        var actions: [String] = []
        for (path, command) in program.commandsByPath where path != ["help"] {
            guard command.subcommands.isEmpty, let example = command.examples.first else {
                continue
            }
            let words = example.line.split(separator: " ").dropFirst().prefix {
                !["|", ">"].contains($0)
            }
            let request = try program.parse(words.map(String.init))
            guard case .perform(let action, _) = request else {
                throw NotPerformed(line: example.line)
            }
            actions.append("\(action)")
        }
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/eve-ics/Commands")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
        let written = try sources.flatMap { source in
            try String(contentsOf: source, encoding: .utf8)
                .matches(of: /struct (\w+)(?:<[^>]*>)?: Action \{/)
                .map { String($0.output.1) }
        }
        #expect(Set(actions).count == actions.count)
        // What is written once for several kinds of entries is an action of each.
        let names = actions.map { String($0.prefix { $0 != "<" }) }
        #expect(Set(names).sorted() == written.sorted())
    }

    @Test func `a reminder has a time, days before and repetitions`() throws {
        let parsed = try parse(
            "remind period --at 23:59 --before 0d --before 14d --repeat 3 --every 5")
        let period = try RemindCommand(parsed)
        #expect(period.kind == .period)
        #expect(period.time == ReminderTime(minuteOfDay: 23 * 60 + 59))
        #expect(period.daysBefore == [0, 14])
        #expect(period.repetitions == 3)
        #expect(period.spacing == 5)
        let own = try RemindCommand(parse("remind pill --at own"))
        #expect(own.kind == .pill)
        #expect(own.time == ReminderTime(minuteOfDay: nil))
        #expect(try RemindCommand(parse("remind")).kind == nil)
    }

    @Test(arguments: [
        "remind period --at 24:00", "remind period --at Own", "remind period --at 09:60",
        "remind period --at +9:00", "remind period --at -1:00", "remind period --at 09:00:00",
        "remind period --at ٠٩:٠٠", "remind period --before 1", "remind period --before d",
        "remind period --before -1d", "remind period --before 61d", "predict --months 0",
        "predict --months 1000000", "predict --today 2026-02-30", "predict --today 26-2-3",
        "predict --seed abc", "predict --seed xy", "export --include periods,", "export --titles=",
        "history --journl", "settings zone", "completion tcsh",
    ])
    func `a value that makes no sense is refused`(_ line: String) {
        #expect(refuses(line))
    }
}

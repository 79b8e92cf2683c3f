extension Program {
    var fishCompletion: String {
        let function = "__\(shellIdentifier)_at"
        let names = "__\(shellIdentifier)_names"
        let states = completionStates
        let paths = states.filter { !$0.path.isEmpty }.map { $0.path.joined(separator: " ") }
        let common = visibleCommonOptions.filter(\.takesValue).flatMap(\.spellings)
        let own = states.flatMap { state in
            state.options.filter(\.takesValue).flatMap(\.spellings).map {
                (state.path + [$0]).joined(separator: " ")
            }
        }
        var lines: [String] = []
        func complete(_ rest: String, at state: CompletionState? = nil, _ place: String = "") {
            var line = "complete -c $command"
            if let state {
                let path = state.path.joined(separator: " ")
                line += " -n " + "\(function) \"\(path)\"\(place)".fishQuoted
            }
            lines.append(line + rest)
        }
        complete(" -f")
        for option in visibleCommonOptions { complete(option.fishOption(names)) }
        for state in states {
            for command in state.commands {
                complete(" -a \(command.name) -d \(command.summary.fishQuoted)", at: state)
            }
            for option in state.options { complete(option.fishOption(names), at: state) }
            for (index, argument) in state.arguments.enumerated() {
                guard argument.completion != .nothing else { continue }
                complete(
                    argument.fishValue(names), at: state,
                    " \(index + 1)\(argument.repeats ? " on" : "")")
            }
        }
        return """
            # Completes \(name) in fish.

            # Whether the command before the cursor is $path, and, where a number is given, whether its
            # argument of that number comes next (with "on": that one or a later one).
            function \(function) --argument-names path number on
                set -l reached
                set -l count 1
                set -l awaiting 0
                for word in (commandline -opc)[2..-1]
                    set -l longer (string join -- ' ' $reached $word)
                    if test $awaiting = 1
                        set awaiting 0
                    else if string match -q -- '-?*' $word
                        if contains -- $word \(common.map(\.fishQuoted).joined(separator: " "))
                            set awaiting 1
                        else if contains -- $longer \(own.map(\.fishQuoted).joined(separator: " "))
                            set awaiting 1
                        end
                    else if contains -- $longer \(paths.map(\.fishQuoted).joined(separator: " "))
                        set -a reached $word
                    else
                        set count (math $count + 1)
                    end
                end
                test "$reached" = "$path"; or return 1
                test -z "$number"; and return 0
                test $count = $number; and return 0
                test -n "$on"; and test $count -ge $number
            end

            # What the program lists under $argv[1], with the common options that were typed.
            function \(names)
                set -l words (commandline -opc)
                type -q $words[1]; or return
                set -l passed
                for index in (seq (count $words))
                    if contains -- $words[$index] \(passedOptions)
                        set -a passed $words[$index] $words[(math $index + 1)]
                    end
                end
                $words[1] \(namesCommand.joined(separator: " ")) $argv[1] --after=$words[-1] $passed 2>/dev/null
            end

            for command in \(callableNames)
            \(lines.map { "    \($0)" }.joined(separator: "\n"))
            end

            """
    }
}

extension Parameter {
    fileprivate func fishOption(_ names: String) -> String {
        var text = " -l \(name.drop { $0 == "-" })"
        if let short { text += " -s \(short)" }
        if takesValue { text += " -r" + (completion == .nothing ? " -f" : fishValue(names)) }
        return text + " -d \(help.fishQuoted)"
    }

    /// - Parameter names: The function that asks the program for names.
    fileprivate func fishValue(_ names: String) -> String {
        switch completion {
        case .nothing: ""
        case .files: " -F"
        case .directories: " -f -a '(__fish_complete_directories)'"
        case .words(let words): " -f -a \(words.joined(separator: " ").fishQuoted)"
        case .wordsOrFiles(let words): " -F -a \(words.joined(separator: " ").fishQuoted)"
        case .list(let words): " -f -a '(__fish_append , \(words.joined(separator: " ")))'"
        case .names(let word): " -f -a '(\(names) \(word))'"
        }
    }
}

extension String {
    fileprivate var fishQuoted: String {
        var quoted = "'"
        for character in self {
            if character == "'" || character == "\\" { quoted += "\\" }
            quoted.append(character)
        }
        return quoted + "'"
    }
}

extension Program {
    /// Needs nothing but bash 4.
    var bashCompletion: String {
        let function = "_\(shellIdentifier)"
        return """
            # Completes \(name) in bash.

            # Sets what may follow the command in $1: commands, options, and options with a value.
            \(function)_state() {
                commands= options=\(words(visibleCommonOptions)) valued=\(words(visibleCommonOptions.filter(\.takesValue)))
                case $1 in
            \(bashStates)
                esac
            }

            # Sets what the value of $2, an option or an argument's number, may be in the command $1.
            \(function)_value() {
                case "$1 $2" in
            \(bashValues)
                esac
            }

            # Offers what the program lists under $1, as it is typed.
            \(function)_names() {
                local program=${COMP_WORDS[0]/#\\~/$HOME} name quoted
                while IFS= read -r name; do
                    printf -v quoted %q "$name"
                    [[ $name == "$cur"* || $quoted == "$cur"* ]] && COMPREPLY+=("$prefix$quoted")
                done < <("$program" \(namesCommand.joined(separator: " ")) "$1" --after="$last" "${passed[@]}" 2>/dev/null)
            }

            \(function)() {
                local cur=${COMP_WORDS[COMP_CWORD]} path= awaiting= ended= count=1 prefix= last= i word
                local commands options valued kind choices
                local -a passed=()
                COMPREPLY=()
                # Bash breaks --option=value into three words.
                [[ $cur == = ]] && cur=
                \(function)_state ''
                for ((i = 1; i < COMP_CWORD; i++)); do
                    word=${COMP_WORDS[i]}
                    [[ $word == = ]] || last=$word
                    if [[ -n $awaiting ]]; then
                        [[ $word == = ]] && continue
                        [[ " \(passedOptions) " == *" $awaiting "* ]] && passed+=("$awaiting" "${word/#\\~/$HOME}")
                        awaiting=
                    elif [[ -z $ended && $word == -- ]]; then
                        ended=1
                    elif [[ -z $ended && $word == -?* ]]; then
                        [[ " $valued " == *" $word "* ]] && awaiting=$word
                    elif [[ " $commands " == *" $word "* ]]; then
                        path="${path:+$path }$word"
                        \(function)_state "$path"
                    else
                        ((count++))
                    fi
                done
                # Where COMP_WORDBREAKS has no equals sign, the word is still whole.
                if [[ -z $awaiting && -z $ended && $cur == --*=* ]]; then
                    awaiting=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
                fi
                kind= choices=
                if [[ -n $awaiting ]]; then
                    \(function)_value "$path" "$awaiting"
                elif [[ -z $ended && $cur == -* ]]; then
                    choices=$options
                elif [[ -n $commands ]]; then
                    choices=$commands
                else
                    \(function)_value "$path" "$count"
                fi
                if [[ $kind == list ]]; then
                    [[ $cur == *,* ]] && prefix+=${cur%,*}, cur=${cur##*,}
                    compopt -o nospace 2>/dev/null
                fi
                if [[ $kind == names ]]; then
                    \(function)_names "$choices"
                    return
                fi
                local IFS=$' \\t\\n' files=
                case $kind in
                files) files=-f ;;
                directories) files=-d ;;
                esac
                [[ -n $files ]] && compopt -o filenames 2>/dev/null
                mapfile -t COMPREPLY < <(
                    [[ -n $choices ]] && compgen -P "$prefix" -W "$choices" -- "$cur"
                    [[ -n $files ]] && compgen -P "$prefix" $files -- "$cur"
                )
            }

            complete -F \(function) \(callableNames)

            """
    }

    private var bashStates: String {
        completionStates.compactMap { state in
            var settings: [String] = []
            if !state.commands.isEmpty {
                let names = state.commands.map(\.name).joined(separator: " ")
                settings.append("commands=\(names.shellQuoted)")
            }
            if !state.options.isEmpty {
                settings.append("options+=\(words(state.options, leading: " "))")
                let valued = state.options.filter(\.takesValue)
                if !valued.isEmpty { settings.append("valued+=\(words(valued, leading: " "))") }
            }
            guard !settings.isEmpty else { return nil }
            let path = state.path.joined(separator: " ")
            return "    \(path.shellQuoted)) \(settings.joined(separator: " ")) ;;"
        }.joined(separator: "\n")
    }

    private var bashValues: String {
        var cases: [String] = []
        func add(_ pattern: String, _ completion: Completion) {
            let (kind, choices): (String, [String]) =
                switch completion {
                case .nothing: ("", [])
                case .files: ("files", [])
                case .directories: ("directories", [])
                case .words(let words): ("words", words)
                case .wordsOrFiles(let words): ("files", words)
                case .list(let words): ("list", words)
                case .names(let word): ("names", [word])
                }
            guard !kind.isEmpty else { return }
            let setting =
                choices.isEmpty ? "" : " choices=\(choices.joined(separator: " ").shellQuoted)"
            cases.append("    \(pattern)) kind=\(kind)\(setting) ;;")
        }
        for state in completionStates {
            let path = state.path.joined(separator: " ")
            for option in state.options {
                add(
                    option.spellings.map { "\(path) \($0)".shellQuoted }.joined(separator: " | "),
                    option.completion)
            }
            // The first pattern that fits counts: one argument's before any number of another's.
            let arguments = Array(state.arguments.enumerated())
            for (index, argument) in arguments.filter({ !$0.element.repeats })
                + arguments.filter({ $0.element.repeats })
            {
                add(
                    argument.repeats
                        ? "\(path) ".shellQuoted + "[0-9]*" : "\(path) \(index + 1)".shellQuoted,
                    argument.completion)
            }
        }
        for option in visibleCommonOptions {
            add(
                option.spellings.map { "*" + " \($0)".shellQuoted }.joined(separator: " | "),
                option.completion)
        }
        return cases.joined(separator: "\n")
    }

    private func words(_ parameters: [Parameter], leading: String = "") -> String {
        (leading + parameters.flatMap(\.spellings).joined(separator: " ")).shellQuoted
    }
}

extension Program {
    /// Works when autoloaded from `fpath` as `_eve-ics`, and when sourced after `compinit`.
    var zshCompletion: String {
        let function = "_\(shellIdentifier)"
        let common = visibleCommonOptions.flatMap { $0.zshSpecifications(function) }
            .map { "        \($0)" }.joined(separator: "\n")
        let functions = completionStates.map { zshFunction(for: $0, named: function) }
            .joined(separator: "\n")
        return """
            #compdef \(callableNames)
            # Completes \(name) in zsh.

            # Completes one of the names, then hands over to that command's function.
            \(function)_commands() {
                local curcontext=$curcontext state line
                typeset -A opt_args
                local next=$1
                shift
                _arguments -S -C $common "$@" '(-): :->command' '(-)*:: :->rest'
                case $state in
                    command) _describe -t commands command names ;;
                    rest) (( $+functions[${next}_$words[1]] )) && ${next}_$words[1] ;;
                esac
            }

            \(function)_words_or_files() {
                _alternative "words: :($*)" 'files: :_files'
            }

            # Offers what the program lists under $1, with the common options that were typed.
            \(function)_names() {
                local -a passed found
                local option
                for option in \(passedOptions); do
                    (( $+opt_args[$option] )) && passed+=($option "${(Q)opt_args[$option]}")
                done
                found=("${(@f)$(${(Q)~program} \(namesCommand.joined(separator: " ")) $1 --after="${(Q)words[CURRENT-1]}" $passed 2>/dev/null)}")
                compadd -a found
            }

            \(functions)
            \(function)() {
                local program=$words[1]
                local -a common
                common=(
            \(common)
                )
                \(function)_
            }

            if [[ $funcstack[1] == _\(name) ]]; then
                \(function) "$@"
            else
                compdef \(function) \(callableNames)
            fi

            """
    }

    private func zshFunction(for state: CompletionState, named function: String) -> String {
        let own = function + "_" + state.path.map { "_\($0)" }.joined()
        var specifications = state.options.flatMap { $0.zshSpecifications(function) }
        var body = ""
        if state.commands.isEmpty {
            for (index, argument) in state.arguments.enumerated() {
                specifications.append(argument.zshSpecification(function, position: index + 1))
            }
            body = "    _arguments -S $common"
        } else {
            let names = state.commands.map { "        \("\($0.name):\($0.summary)".shellQuoted)\n" }
            body = "    local -a names\n    names=(\n\(names.joined())    )\n"
            body += "    \(function)_commands \(own)"
        }
        body += specifications.map { " \\\n        \($0)" }.joined()
        return "\(own)() {\n\(body)\n}\n"
    }
}

extension Parameter {
    /// One specification for `_arguments` for each spelling of the option.
    fileprivate func zshSpecifications(_ function: String) -> [String] {
        spellings.map { spelling in
            var text = repeats ? "*" : ""
            let others = spellings.filter { $0 != spelling }
            if !repeats, !others.isEmpty { text += "(\(others.joined(separator: " ")))" }
            text += spelling
            // Both let the value follow in the same word or in the next.
            if takesValue { text += spelling.hasPrefix("--") ? "=" : "+" }
            text += "[\(help.zshEscaped)]"
            if takesValue { text += ":\(placeholder.zshEscaped):\(zshAction(function))" }
            return text.shellQuoted
        }
    }

    fileprivate func zshSpecification(_ function: String, position: Int) -> String {
        let place =
            switch role {
            case .argument(_, repeats: true): "*:"
            case .argument(isRequired: false, _): "\(position)::"
            default: "\(position):"
            }
        return "\(place)\(name.zshEscaped):\(zshAction(function))".shellQuoted
    }

    private func zshAction(_ function: String) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .directories: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        // A leading space keeps away the options for compadd, which would count as words.
        case .wordsOrFiles(let words):
            " \(function)_words_or_files \(words.joined(separator: " "))"
        case .list(let words): "_values -s , \(placeholder) \(words.joined(separator: " "))"
        case .names(let word): " \(function)_names \(word)"
        }
    }
}

extension String {
    /// The text without meaning for `_arguments`.
    fileprivate var zshEscaped: String {
        var escaped = ""
        for character in self {
            if "\\[]:".contains(character) { escaped += "\\" }
            escaped.append(character)
        }
        return escaped
    }
}

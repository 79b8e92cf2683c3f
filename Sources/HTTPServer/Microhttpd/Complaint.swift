/// What a C library complains of, without what a client has to do with it.
package enum Complaint {
    /// The text of a format for `printf`: "…" stands for each argument, which may be what was sent.
    package static func text(_ format: String) -> String {
        var text = "libmicrohttpd: "
        var isArgument = false
        for scalar in format.unicodeScalars where scalar != "\n" {
            if isArgument {
                // The letter at the end of a conversion; what is before it are flags, widths and sizes.
                let isSize = "hlzjtLq".unicodeScalars.contains(scalar)
                if scalar == "%" {
                    text += "%"
                    isArgument = false
                } else if scalar.properties.isAlphabetic, !isSize {
                    text += "…"
                    isArgument = false
                }
            } else if scalar == "%" {
                isArgument = true
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

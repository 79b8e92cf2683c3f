/// What is said once a feed or an app password was taken away.
enum Revocation {
    static func outcome(of name: String, _ context: Context) -> Outcome {
        if context.printsJSON {
            return Outcome(JSON.object([("schema", 1), ("revoked", .string(name))]).text)
        }
        return Outcome(
            "Took \(name.terminalSafe) away. Programs may keep what they fetched before.\n")
    }
}

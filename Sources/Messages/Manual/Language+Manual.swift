extension Language {
    /// A text of help or of the manual page, whose English stands beside the command that it explains; its holes stay.
    ///
    /// `Scripts/catalogue` asks 'eve-ics man --texts' for these texts.
    package func manualText(_ id: String, _ english: String) -> String {
        String(template(id, form: 0, english: english))
    }
}

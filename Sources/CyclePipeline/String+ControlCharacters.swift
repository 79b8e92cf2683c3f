extension String {
    /// Whether the text has what no name has, such as the end of a line.
    package var hasControlCharacters: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

// Scripts/catalogue writes this file from po/de.po.
// swift-format-ignore-file

extension Catalogue {
    static let german = Catalogue(entries: [
    ])
}

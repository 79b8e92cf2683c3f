// Scripts/catalogue writes this file from po/fr.po.
// swift-format-ignore-file

extension Catalogue {
    static let french = Catalogue(entries: [
    ])
}

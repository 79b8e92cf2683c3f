// Scripts/catalogue writes this file from po/pl.po.
// swift-format-ignore-file

extension Catalogue {
    static let polish = Catalogue(entries: [
    ])
}

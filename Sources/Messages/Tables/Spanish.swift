// Scripts/catalogue writes this file from po/es.po.
// swift-format-ignore-file

extension Catalogue {
    static let spanish = Catalogue(entries: [
    ])
}

// Scripts/catalogue writes this file from po/pt_BR.po.
// swift-format-ignore-file

extension Catalogue {
    static let brazilianPortuguese = Catalogue(entries: [
    ])
}

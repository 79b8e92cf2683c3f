// Scripts/catalogue writes this file from po/fr.po.
// swift-format-ignore-file

extension Catalogue {
    static let french = Catalogue(entries: [
        Entry(id: "format.and-days", forms: "et {count} jour\0et {count} jours"),
        Entry(id: "format.days", forms: "{count} jour\0{count} jours"),
        Entry(id: "format.days-ago", forms: "il y a {count} jour\0il y a {count} jours"),
        Entry(id: "format.in-days", forms: "dans {count} jour\0dans {count} jours"),
        Entry(id: "format.in-weeks", forms: "dans {count} semaine\0dans {count} semaines"),
        Entry(id: "format.in-weeks-and-days", forms: "dans {count} semaine {days}\0dans {count} semaines {days}"),
        Entry(id: "format.over", forms: "plus de {percent}"),
        Entry(id: "format.today", forms: "aujourd’hui"),
        Entry(id: "format.tomorrow", forms: "demain"),
        Entry(id: "format.under", forms: "moins de {percent}"),
        Entry(id: "format.weeks", forms: "{count} semaine\0{count} semaines"),
        Entry(id: "format.weeks-ago", forms: "il y a {count} semaine\0il y a {count} semaines"),
        Entry(id: "format.yesterday", forms: "hier"),
    ])
}

// Scripts/catalogue writes this file from po/pt_BR.po.
// swift-format-ignore-file

extension Catalogue {
    static let brazilianPortuguese = Catalogue(entries: [
        Entry(id: "format.and-days", forms: "e {count} dia\0e {count} dias"),
        Entry(id: "format.days", forms: "{count} dia\0{count} dias"),
        Entry(id: "format.days-ago", forms: "há {count} dia\0há {count} dias"),
        Entry(id: "format.in-days", forms: "em {count} dia\0em {count} dias"),
        Entry(id: "format.in-weeks", forms: "em {count} semana\0em {count} semanas"),
        Entry(id: "format.in-weeks-and-days", forms: "em {count} semana {days}\0em {count} semanas {days}"),
        Entry(id: "format.over", forms: "mais de {percent}"),
        Entry(id: "format.today", forms: "hoje"),
        Entry(id: "format.tomorrow", forms: "amanhã"),
        Entry(id: "format.under", forms: "menos de {percent}"),
        Entry(id: "format.weeks", forms: "{count} semana\0{count} semanas"),
        Entry(id: "format.weeks-ago", forms: "há {count} semana\0há {count} semanas"),
        Entry(id: "format.yesterday", forms: "ontem"),
    ])
}

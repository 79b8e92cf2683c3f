// Scripts/catalogue writes this file from po/es.po.
// swift-format-ignore-file

extension Catalogue {
    static let spanish = Catalogue(entries: [
        Entry(id: "format.and-days", forms: "y {count} día\0y {count} días"),
        Entry(id: "format.days", forms: "{count} día\0{count} días"),
        Entry(id: "format.days-ago", forms: "hace {count} día\0hace {count} días"),
        Entry(id: "format.in-days", forms: "dentro de {count} día\0dentro de {count} días"),
        Entry(id: "format.in-weeks", forms: "dentro de {count} semana\0dentro de {count} semanas"),
        Entry(id: "format.in-weeks-and-days", forms: "dentro de {count} semana {days}\0dentro de {count} semanas {days}"),
        Entry(id: "format.over", forms: "más del {percent}"),
        Entry(id: "format.today", forms: "hoy"),
        Entry(id: "format.tomorrow", forms: "mañana"),
        Entry(id: "format.under", forms: "menos del {percent}"),
        Entry(id: "format.weeks", forms: "{count} semana\0{count} semanas"),
        Entry(id: "format.weeks-ago", forms: "hace {count} semana\0hace {count} semanas"),
        Entry(id: "format.yesterday", forms: "ayer"),
    ])
}

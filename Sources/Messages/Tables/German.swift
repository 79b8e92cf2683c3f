// Scripts/catalogue writes this file from po/de.po.
// swift-format-ignore-file

extension Catalogue {
    static let german = Catalogue(entries: [
        Entry(id: "format.and-days", forms: "und {count} Tag\0und {count} Tagen"),
        Entry(id: "format.days", forms: "{count} Tag\0{count} Tage"),
        Entry(id: "format.days-ago", forms: "vor {count} Tag\0vor {count} Tagen"),
        Entry(id: "format.in-days", forms: "in {count} Tag\0in {count} Tagen"),
        Entry(id: "format.in-weeks", forms: "in {count} Woche\0in {count} Wochen"),
        Entry(id: "format.in-weeks-and-days", forms: "in {count} Woche {days}\0in {count} Wochen {days}"),
        Entry(id: "format.over", forms: "über {percent}"),
        Entry(id: "format.today", forms: "heute"),
        Entry(id: "format.tomorrow", forms: "morgen"),
        Entry(id: "format.under", forms: "unter {percent}"),
        Entry(id: "format.weeks", forms: "{count} Woche\0{count} Wochen"),
        Entry(id: "format.weeks-ago", forms: "vor {count} Woche\0vor {count} Wochen"),
        Entry(id: "format.yesterday", forms: "gestern"),
    ])
}

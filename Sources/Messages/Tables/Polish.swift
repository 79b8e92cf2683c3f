// Scripts/catalogue writes this file from po/pl.po.
// swift-format-ignore-file

extension Catalogue {
    static let polish = Catalogue(entries: [
        Entry(id: "format.and-days", forms: "i {count} dzień\0i {count} dni\0i {count} dni"),
        Entry(id: "format.days", forms: "{count} dzień\0{count} dni\0{count} dni"),
        Entry(id: "format.days-ago", forms: "{count} dzień temu\0{count} dni temu\0{count} dni temu"),
        Entry(id: "format.in-days", forms: "za {count} dzień\0za {count} dni\0za {count} dni"),
        Entry(id: "format.in-weeks", forms: "za {count} tydzień\0za {count} tygodnie\0za {count} tygodni"),
        Entry(id: "format.in-weeks-and-days", forms: "za {count} tydzień {days}\0za {count} tygodnie {days}\0za {count} tygodni {days}"),
        Entry(id: "format.over", forms: "ponad {percent}"),
        Entry(id: "format.today", forms: "dzisiaj"),
        Entry(id: "format.tomorrow", forms: "jutro"),
        Entry(id: "format.under", forms: "poniżej {percent}"),
        Entry(id: "format.weeks", forms: "{count} tydzień\0{count} tygodnie\0{count} tygodni"),
        Entry(id: "format.weeks-ago", forms: "{count} tydzień temu\0{count} tygodnie temu\0{count} tygodni temu"),
        Entry(id: "format.yesterday", forms: "wczoraj"),
    ])
}

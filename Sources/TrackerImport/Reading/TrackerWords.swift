import CivilDate
package import CycleModel

/// The log's own words for what trackers call each in their own way.
package enum TrackerWords {
    /// `TenderBreasts`, `tender_breasts` and `Tender-Breasts` as `tender breasts`.
    static func plain(_ identifier: String) -> String {
        var words = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in identifier.unicodeScalars {
            switch scalar {
            case "_", "-", " ", "\t", "\n", "\r":
                if words.last != " " { words.append(" ") }
            case "A"..."Z":
                if ("a"..."z").contains(previous), words.last != " " { words.append(" ") }
                words.append(contentsOf: String(scalar).lowercased().unicodeScalars)
            default:
                words.append(contentsOf: String(scalar).lowercased().unicodeScalars)
            }
            previous = scalar
        }
        return String(words).trimmed
    }

    /// The same name for the same complaint, whoever wrote it.
    static func symptom(_ identifier: String) -> String {
        let words = plain(identifier)
        return synonyms[words] ?? words
    }

    private static let synonyms = [
        "drawing pain": "cramps", "period cramps": "cramps", "cramp": "cramps",
        "menstrual cramps": "cramps", "krämpfe": "cramps",
        "lower back": "back pain", "lower back pain": "back pain", "backache": "back pain",
        "back ache": "back pain", "rückenschmerzen": "back pain",
        "tender breasts": "breast tenderness", "breast pain": "breast tenderness",
        "breasts": "breast tenderness", "sore breasts": "breast tenderness",
        "brustspannen": "breast tenderness",
        "pimples": "acne", "akne": "acne", "tired": "fatigue", "tiredness": "fatigue",
        "müdigkeit": "fatigue", "kopfschmerzen": "headache", "headaches": "headache",
        "übelkeit": "nausea", "blähungen": "bloating", "bloated": "bloating",
        "cravings": "food cravings", "craving": "food cravings",
        "ovulation": "ovulation pain", "middle pain": "ovulation pain",
        "diarrhoea": "diarrhea", "durchfall": "diarrhea", "bauchschmerzen": "abdominal pain",
    ]
}

extension TrackerWords {
    /// How strong a bleeding is called, in English and some other languages; `nil` for another word.
    package static func flow(_ text: String) -> FlowWord? {
        flows[plain(text)]
    }

    /// A strength, and whether ours has no word as strong as that.
    package struct FlowWord {
        package var flow: Flow
        var isStronger = false
    }

    private static let flows: [String: FlowWord] = {
        var flows: [String: FlowWord] = [:]
        func add(_ flow: Flow, _ words: String, isStronger: Bool = false) {
            for word in words.split(separator: ",") {
                flows[String(word)] = FlowWord(flow: flow, isStronger: isStronger)
            }
        }
        add(.none, "none,no,keine,kein,aucun,ninguno,nessuno,geen,no flow,no bleeding")
        add(.spotting, "spotting,spot,spots,s,schmierblutung,schmierblutungen,sehr leicht")
        add(.spotting, "spottings,pertes,manchado,très léger,very light")
        add(.light, "light,l,low,leicht,wenig,schwach,gering,léger,légère,faible,ligero,leggero")
        add(.light, "licht,weinig,light flow,light bleeding,light period,leichte blutung")
        add(.medium, "medium,m,moderate,normal,mittel,mäßig,moyen,moyenne,medio,gemiddeld,matig")
        add(.medium, "medium flow,medium bleeding,moderate flow,normal flow,mittlere blutung")
        add(.heavy, "heavy,h,high,strong,stark,viel,abondant,abondante,fort,abundante,forte")
        add(.heavy, "hevig,veel,heavy flow,heavy bleeding,heavy period,starke blutung")
        add(.heavy, "very heavy,sehr stark,extra heavy,super heavy,très abondant", isStronger: true)
        add(.unknown, "unspecified,unknown,yes,ja,oui,sí,si,x,true,1,period,bleeding,blutung")
        return flows
    }()
}

extension TrackerWords {
    /// `nil` for a word that names no mucus of the log's scale.
    package static func mucus(_ text: String) -> Mucus? {
        mucuses[plain(text)]
    }

    private static let mucuses: [String: Mucus] = [
        "dry": .dry, "d": .dry, "none": .dry, "nothing": .dry, "no discharge": .dry,
        "trocken": .dry, "sec": .dry, "sticky": .sticky, "s": .sticky, "klebrig": .sticky,
        "moist": .sticky, "creamy": .creamy, "c": .creamy, "cremig": .creamy,
        "watery": .watery, "w": .watery, "wet": .watery, "very wet": .watery, "wässrig": .watery,
        "egg white": .eggwhite,
        "eggwhite": .eggwhite, "e": .eggwhite, "ew": .eggwhite, "ewcm": .eggwhite,
        "eiweiß": .eggwhite, "eiweiss": .eggwhite,
    ]

    /// `nil` for a word that is no result; a peak is a surge.
    package static func lh(_ text: String) -> LHTest? {
        switch plain(text) {
        case "positive", "+", "pos", "p", "peak", "high", "hoch", "spitze", "positiv", "surge",
            "luteinizing hormone surge", "1", "true":
            .positive
        case "negative", "−", "neg", "n", "low", "niedrig", "negativ", "0", "false": .negative
        default: text.trimmed == "-" ? .negative : nil
        }
    }
}

import ICalendar

// What RFC 7986 added.
extension Linter {
    mutating func laterProperty(
        _ property: PropertyName, _ value: Span<UInt8>, _ parameters: LineParameters, at line: Int
    ) {
        switch property {
        case .name, .description:
            guard top.component == .calendar else { return }
            let key = (parameters.language ^ UInt64(property.rawValue)) &* 0x9E37_79B9_7F4A_7C15
            if !top.languages.insert(key).inserted {
                report.add(.nameLanguage, at: line, about: property.facts.text)
            }
        case .refreshInterval:
            let duration = DurationValue(value)
            if parameters.value != .duration || duration?.isNegative == true
                || duration?.isZero == true
            {
                report.add(.refreshIntervalValue, at: line)
            }
        case .source: if parameters.value == nil { report.add(.sourceValue, at: line) }
        case .image:
            if parameters.value == nil, !parameters.isBase64 { report.add(.imageValue, at: line) }
        case .conference: if parameters.value == nil { report.add(.conferenceValue, at: line) }
        case .color: if !ColorName.all.contains(value) { report.add(.colorName, at: line) }
        default: break
        }
    }
}

/// The color names of CSS Color Module Level 3, 4.3.
enum ColorName {
    static let all = WordTable<Bool>(
        words: """
            ALICEBLUE ANTIQUEWHITE AQUA AQUAMARINE AZURE BEIGE BISQUE BLACK BLANCHEDALMOND BLUE \
            BLUEVIOLET BROWN BURLYWOOD CADETBLUE CHARTREUSE CHOCOLATE CORAL CORNFLOWERBLUE \
            CORNSILK CRIMSON CYAN DARKBLUE DARKCYAN DARKGOLDENROD DARKGRAY DARKGREEN DARKGREY \
            DARKKHAKI DARKMAGENTA DARKOLIVEGREEN DARKORANGE DARKORCHID DARKRED DARKSALMON \
            DARKSEAGREEN DARKSLATEBLUE DARKSLATEGRAY DARKSLATEGREY DARKTURQUOISE DARKVIOLET \
            DEEPPINK DEEPSKYBLUE DIMGRAY DIMGREY DODGERBLUE FIREBRICK FLORALWHITE FORESTGREEN \
            FUCHSIA GAINSBORO GHOSTWHITE GOLD GOLDENROD GRAY GREEN GREENYELLOW GREY HONEYDEW \
            HOTPINK INDIANRED INDIGO IVORY KHAKI LAVENDER LAVENDERBLUSH LAWNGREEN LEMONCHIFFON \
            LIGHTBLUE LIGHTCORAL LIGHTCYAN LIGHTGOLDENRODYELLOW LIGHTGRAY LIGHTGREEN LIGHTGREY \
            LIGHTPINK LIGHTSALMON LIGHTSEAGREEN LIGHTSKYBLUE LIGHTSLATEGRAY LIGHTSLATEGREY \
            LIGHTSTEELBLUE LIGHTYELLOW LIME LIMEGREEN LINEN MAGENTA MAROON MEDIUMAQUAMARINE \
            MEDIUMBLUE MEDIUMORCHID MEDIUMPURPLE MEDIUMSEAGREEN MEDIUMSLATEBLUE \
            MEDIUMSPRINGGREEN MEDIUMTURQUOISE MEDIUMVIOLETRED MIDNIGHTBLUE MINTCREAM MISTYROSE \
            MOCCASIN NAVAJOWHITE NAVY OLDLACE OLIVE OLIVEDRAB ORANGE ORANGERED ORCHID \
            PALEGOLDENROD PALEGREEN PALETURQUOISE PALEVIOLETRED PAPAYAWHIP PEACHPUFF PERU PINK \
            PLUM POWDERBLUE PURPLE RED ROSYBROWN ROYALBLUE SADDLEBROWN SALMON SANDYBROWN \
            SEAGREEN SEASHELL SIENNA SILVER SKYBLUE SLATEBLUE SLATEGRAY SLATEGREY SNOW \
            SPRINGGREEN STEELBLUE TAN TEAL THISTLE TOMATO TURQUOISE VIOLET WHEAT WHITE \
            WHITESMOKE YELLOW YELLOWGREEN
            """)
}

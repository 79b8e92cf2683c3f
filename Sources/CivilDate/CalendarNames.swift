/// The names of months and weekdays in one language, as CLDR has them.
package struct CalendarNames: Sendable {
    /// From January, as they stand in the title of a month.
    package let months: [String]
    /// From January, as they stand beside a day: `20 Nov`.
    package let shortMonths: [String]
    /// From Monday.
    package let weekdays: [String]
    /// From Monday, at most three letters wide.
    package let shortWeekdays: [String]

    /// Those of all languages, in which dates are read whatever language answers have.
    static let all: [CalendarNames] = [
        english, german, french, spanish, brazilianPortuguese, polish,
    ]

    package static let english = CalendarNames(
        months: Day.monthNames, shortMonths: Day.monthAbbreviations, weekdays: Day.weekdayNames,
        shortWeekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])

    package static let german = CalendarNames(
        months: [
            "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
            "Oktober", "November", "Dezember",
        ],
        shortMonths: [
            "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
            "Dez.",
        ],
        weekdays: [
            "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
        ],
        shortWeekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"])

    package static let french = CalendarNames(
        months: [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
            "octobre", "novembre", "décembre",
        ],
        shortMonths: [
            "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.",
            "nov.", "déc.",
        ],
        weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
        shortWeekdays: ["lu", "ma", "me", "je", "ve", "sa", "di"])

    package static let spanish = CalendarNames(
        months: [
            "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
            "octubre", "noviembre", "diciembre",
        ],
        shortMonths: [
            "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
        ],
        weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
        shortWeekdays: ["LU", "MA", "MI", "JU", "VI", "SA", "DO"])

    package static let brazilianPortuguese = CalendarNames(
        months: [
            "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto",
            "setembro", "outubro", "novembro", "dezembro",
        ],
        shortMonths: [
            "jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.",
            "dez.",
        ],
        weekdays: [
            "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado",
            "domingo",
        ],
        shortWeekdays: ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"])

    package static let polish = CalendarNames(
        months: [
            "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień",
            "wrzesień", "październik", "listopad", "grudzień",
        ],
        shortMonths: [
            "sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru",
        ],
        weekdays: [
            "poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela",
        ],
        shortWeekdays: ["pon", "wto", "śro", "czw", "pią", "sob", "nie"])
}

import CivilDate
import ICalendar
import Testing

@Suite struct ValueTests {
    @Test func `a date is eight digits of a day that exists`() {
        func day(_ text: String) -> Day? { DateTimeValue(date: Array(text.utf8).span)?.day }
        #expect(day("20280229") == Day(year: 2028, month: 2, day: 29))
        for wrong in ["20270229", "20270431", "20271301", "20270100", "2027011", "202701011", ""] {
            #expect(day(wrong) == nil)
        }
    }

    @Test func `a time counts seconds from midnight and allows a leap second`() {
        func time(_ text: String) -> DateTimeValue? {
            DateTimeValue(dateTime: Array(text.utf8).span)
        }
        #expect(time("20270302T073015Z")?.second == 7 * 3_600 + 30 * 60 + 15)
        #expect(time("20270302T073015Z")?.isUTC == true)
        #expect(time("20270302T073015")?.isUTC == false)
        #expect(time("20161231T235960Z")?.second == 86_400)
        for wrong in [
            "20270302T240000", "20270302T126000", "20270302T120061", "20270302 120000",
            "20270302T12000", "20270302T120000+0100", "20270302",
        ] {
            #expect(time(wrong) == nil, "\(wrong)")
        }
    }

    @Test(arguments: [
        ("P1W", 7 * 86_400), ("P2D", 2 * 86_400), ("PT9H", 9 * 3_600), ("-PT15H", -15 * 3_600),
        ("+P1DT2H3M4S", 86_400 + 2 * 3_600 + 3 * 60 + 4), ("-P0DT0H10M0S", -600), ("PT0S", 0),
    ])
    func `a duration adds up its parts`(_ text: String, _ seconds: Int) {
        #expect(DurationValue(Array(text.utf8).span)?.totalSeconds == seconds)
    }

    @Test(arguments: [
        "", "P", "PT", "P1", "1D", "P1H", "PT1D", "P1DT", "P1W2D", "PT1S2M", "PT1H30S", "P-1D",
        "P1DT2H3", "P1Y", "P1M", "--P1D", "P99999999999D", "P1D ", "PT1H1H",
    ])
    func `what is not quite a duration is refused`(_ text: String) {
        #expect(DurationValue(Array(text.utf8).span) == nil)
    }

    @Test func `a length that some programs cut short is read where it is only kept`() throws {
        for (text, seconds) in [
            ("P1DT", 86_400), ("P", 0), ("PT", 0), ("-PT", 0), ("P1W", 604_800),
        ] {
            let duration = DurationValue(Array(text.utf8).span, isStrict: false)
            #expect(duration?.totalSeconds == seconds, "\(text)")
        }
        for text in ["", "P1", "1D", "P1H", "PT1D", "P1WT", "P1DT2H3", "T", "PTT"] {
            #expect(DurationValue(Array(text.utf8).span, isStrict: false) == nil, "\(text)")
        }
    }

    @Test func `a date after a duration in time differs from a day`() {
        #expect(DurationValue(Array("P1D".utf8).span)?.hasTime == false)
        #expect(DurationValue(Array("PT24H".utf8).span)?.hasTime == true)
        #expect(DurationValue(Array("P1DT0S".utf8).span)?.hasTime == true)
    }

    @Test func `text escapes are undone and unknown ones kept`() {
        let text = #"Peas\, beans\; and \\ one\nline \Nmore \x end\"#
        #expect(
            TextValue.decode(Array(text.utf8).span)
                == "Peas, beans; and \\ one\nline \nmore \\x end\\")
    }

    @Test func `a list is parted at commas that no backslash precedes`() {
        #expect(
            TextValue.decodeList(Array(#"a\,b,c,,d\\,e"#.utf8).span) == [
                "a,b", "c", "", "d\\", "e",
            ])
    }

    @Test func `parameter values lose quotes and caret pairs`() {
        #expect(
            ParameterValue.decode(Array(#""a,b",c^^^n^'d,^x,""#.utf8).span)
                == ["a,b", "c^\n\"d", "^x", ""])
    }

    @Test(arguments: [
        "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,TU;WKST=SU;COUNT=10",
        "FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270101", "FREQ=YEARLY;BYWEEKNO=-53,1;BYDAY=MO",
        "FREQ=YEARLY;BYMONTHDAY=-31;BYMONTH=12", "FREQ=SECONDLY;BYYEARDAY=366;BYSECOND=60",
        "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L,13;SKIP=OMIT", "freq=daily;count=2",
        "FREQ=DAILY;X-NOTE=1", "FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO",
    ])
    func `a recurrence rule within its limits is valid`(_ text: String) {
        #expect(RecurrenceValue(Array(text.utf8).span).isValid)
    }

    @Test(arguments: [
        "", "DAILY", "FREQ=DAILY;", "FREQ=", "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;COUNT=0",
        "FREQ=DAILY;COUNT=-1", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=99999999999999999999",
        "FREQ=DAILY;UNTIL=20270230", "FREQ=WEEKLY;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=0MO",
        "FREQ=YEARLY;BYDAY=54MO", "FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", "FREQ=WEEKLY;BYMONTHDAY=1",
        "FREQ=DAILY;BYYEARDAY=1", "FREQ=MONTHLY;BYWEEKNO=1", "FREQ=YEARLY;BYMONTH=13",
        "FREQ=YEARLY;BYMONTH=5L", "FREQ=YEARLY;BYMONTH=-1", "FREQ=DAILY;BYHOUR=24",
        "FREQ=DAILY;BYHOUR=1,", "FREQ=MONTHLY;BYDAY=XX", "FREQ=DAILY;WKST=1MO",
        "FREQ=DAILY;UNTIL=20270101;COUNT=1", "FREQ=DAILY;BYDAY=255SU",
    ])
    func `a recurrence rule beyond its limits is not`(_ text: String) {
        #expect(!RecurrenceValue(Array(text.utf8).span).isValid)
    }
}

// Scripts/catalogue writes this file from Sources/Messages/Calendar.
// swift-format-ignore-file

extension MessageTable {
    static let englishIDs = MessageTable(
        text: """
            alarm.due.days\
            alarm.due.today\
            alarm.due.tomorrow\
            alarm.due.weeks\
            alarm.expected.days\
            alarm.expected.today\
            alarm.expected.tomorrow\
            alarm.expected.weeks\
            alarm.starts.days\
            alarm.starts.today\
            alarm.starts.tomorrow\
            alarm.starts.weeks\
            calendar.after-method\
            calendar.any-day\
            calendar.any-day.until-then\
            calendar.basis\
            calendar.between\
            calendar.chance.day\
            calendar.chance.days\
            calendar.fertile\
            calendar.few\
            calendar.few.none\
            calendar.few.none.usual\
            calendar.few.usual\
            calendar.forecast\
            calendar.left-open\
            calendar.left-open.later\
            calendar.logged.days\
            calendar.logged.start\
            calendar.missed\
            calendar.not-contraception\
            calendar.observed\
            calendar.prompt.ended\
            calendar.prompt.late\
            calendar.prompt.log-days\
            calendar.prompt.log-start\
            calendar.prompt.started\
            calendar.running\
            calendar.running.end\
            calendar.summary\
            calendar.unplaced\
            calendar.unplaced.doubt\
            calendar.unplaced.further\
            calendar.withdrawal.day\
            calendar.withdrawal.days\
            calendar.withdrawal.round.day\
            calendar.withdrawal.round.days\
            cheer.1\
            cheer.10\
            cheer.11\
            cheer.12\
            cheer.2\
            cheer.3\
            cheer.4\
            cheer.5\
            cheer.6\
            cheer.7\
            cheer.8\
            cheer.9\
            dose.done\
            dose.done-late\
            dose.injection\
            dose.lapse\
            dose.new-pack\
            dose.new-round\
            dose.number\
            dose.patch\
            dose.patch.off\
            dose.pill\
            dose.placebo\
            dose.renewal\
            dose.ring\
            dose.ring.out\
            dose.see-leaflet\
            dose.skipped\
            dose.taken\
            dose.taken-late\
            method.condom\
            method.device\
            method.diaphragm\
            method.implant\
            method.injection\
            method.iud.copper\
            method.iud.hormonal\
            method.other\
            method.patch\
            method.pill\
            method.ring\
            title.between\
            title.calendar\
            title.fertile\
            title.injection\
            title.neutral.calendar\
            title.neutral.fertile\
            title.neutral.injection\
            title.neutral.ovulation\
            title.neutral.patch\
            title.neutral.period\
            title.neutral.pill\
            title.neutral.placebo\
            title.neutral.prompt\
            title.neutral.renewal\
            title.neutral.ring\
            title.ovulation\
            title.ovulation.expected\
            title.ovulation.signs\
            title.patch\
            title.patch.change\
            title.patch.off\
            title.patch.on\
            title.period\
            title.period.any-day\
            title.period.expected\
            title.pill\
            title.placebo\
            title.prompt\
            title.prompt.ended\
            title.prompt.late\
            title.prompt.started\
            title.renewal\
            title.renewal.method\
            title.ring\
            title.ring.change\
            title.ring.in\
            title.ring.out\
            title.skipped
            """,
        starts: [
            0, 14, 29, 47, 62, 81, 101, 124, 144, 161, 179, 200, 218, 239, 255, 282, 296, 312, 331,
            351, 367, 379, 396, 419, 437, 454, 472, 496, 516, 537, 552, 578, 595, 616, 636, 660,
            685, 708, 724, 744, 760, 777, 800, 825, 848, 872, 901, 931, 938, 946, 954, 962, 969,
            976, 983, 990, 997, 1004, 1011, 1018, 1027, 1041, 1055, 1065, 1078, 1092, 1103, 1113,
            1127, 1136, 1148, 1160, 1169, 1182, 1198, 1210, 1220, 1235, 1248, 1261, 1277, 1291,
            1307, 1324, 1343, 1355, 1367, 1378, 1389, 1402, 1416, 1429, 1444, 1466, 1487, 1510,
            1533, 1552, 1572, 1590, 1611, 1631, 1652, 1670, 1685, 1709, 1730, 1741, 1759, 1774,
            1788, 1800, 1820, 1841, 1851, 1864, 1876, 1894, 1911, 1931, 1944, 1964, 1974, 1991,
            2004, 2018, 2031,
        ])
}

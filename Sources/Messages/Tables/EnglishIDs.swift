// Scripts/catalogue writes this file from Sources/Messages/Calendar.
// swift-format-ignore-file

extension TextTable {
    static let englishIDs = TextTable(
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
            0, 14, 29, 47, 62, 81, 101, 124, 144, 161, 179, 200, 218, 239, 255, 269, 285, 304, 324,
            340, 352, 369, 392, 410, 427, 445, 469, 489, 510, 525, 551, 568, 589, 609, 633, 658,
            681, 697, 717, 733, 750, 775, 798, 822, 851, 881, 888, 896, 904, 912, 919, 926, 933,
            940, 947, 954, 961, 968, 977, 991, 1005, 1015, 1028, 1042, 1053, 1063, 1077, 1086, 1098,
            1110, 1119, 1132, 1148, 1160, 1170, 1185, 1198, 1211, 1227, 1241, 1257, 1274, 1293,
            1305, 1317, 1328, 1339, 1352, 1366, 1379, 1394, 1416, 1437, 1460, 1483, 1502, 1522,
            1540, 1561, 1581, 1602, 1620, 1635, 1659, 1680, 1691, 1709, 1724, 1738, 1750, 1770,
            1791, 1801, 1814, 1826, 1844, 1861, 1881, 1894, 1914, 1924, 1941, 1954, 1968, 1981,
        ])
}

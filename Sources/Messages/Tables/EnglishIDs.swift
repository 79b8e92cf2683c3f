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
            0, 14, 29, 47, 62, 81, 101, 124, 144, 161, 179, 200, 218, 239, 255, 269, 285, 304, 324,
            340, 352, 369, 392, 410, 427, 445, 469, 489, 510, 525, 551, 568, 589, 609, 633, 658,
            681, 697, 717, 733, 750, 773, 798, 821, 845, 874, 904, 911, 919, 927, 935, 942, 949,
            956, 963, 970, 977, 984, 991, 1000, 1014, 1028, 1038, 1051, 1065, 1076, 1086, 1100,
            1109, 1121, 1133, 1142, 1155, 1171, 1183, 1193, 1208, 1221, 1234, 1250, 1264, 1280,
            1297, 1316, 1328, 1340, 1351, 1362, 1375, 1389, 1402, 1417, 1439, 1460, 1483, 1506,
            1525, 1545, 1563, 1584, 1604, 1625, 1643, 1658, 1682, 1703, 1714, 1732, 1747, 1761,
            1773, 1793, 1814, 1824, 1837, 1849, 1867, 1884, 1904, 1917, 1937, 1947, 1964, 1977,
            1991, 2004,
        ])
}

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
            calendar.logged.days\
            calendar.logged.start\
            calendar.missed\
            calendar.not-contraception\
            calendar.observed\
            calendar.prompt.ended\
            calendar.prompt.late\
            calendar.prompt.later\
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
            title.patch\
            title.patch.change\
            title.patch.off\
            title.patch.on\
            title.period\
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
            0, 14, 29, 47, 62, 81, 101, 124, 144, 161, 179, 200, 218, 234, 248, 264, 283, 303, 319,
            331, 348, 371, 389, 406, 426, 447, 462, 488, 505, 526, 546, 567, 591, 616, 639, 655,
            675, 691, 708, 733, 756, 780, 809, 839, 846, 854, 862, 870, 877, 884, 891, 898, 905,
            912, 919, 926, 935, 949, 963, 973, 986, 1000, 1011, 1021, 1035, 1044, 1056, 1068, 1077,
            1090, 1106, 1118, 1128, 1143, 1156, 1169, 1185, 1199, 1215, 1232, 1251, 1263, 1275,
            1286, 1297, 1310, 1324, 1337, 1352, 1374, 1395, 1418, 1441, 1460, 1480, 1498, 1519,
            1539, 1560, 1578, 1593, 1604, 1622, 1637, 1651, 1663, 1684, 1694, 1707, 1719, 1737,
            1754, 1774, 1787, 1807, 1817, 1834, 1847, 1861, 1874,
        ])
}

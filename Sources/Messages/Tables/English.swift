// Scripts/catalogue writes this file from Sources/Messages/Calendar.
// swift-format-ignore-file

extension MessageTable {
    static let english = MessageTable(
        """
        {title} in {count} day\u{1F}{title} in {count} days\0\
        {title} today\0\
        {title} tomorrow\0\
        {title} in {count} week\u{1F}{title} in {count} weeks\0\
        {title} expected in {count} day\u{1F}{title} expected in {count} days\0\
        {title} expected today\0\
        {title} expected tomorrow\0\
        {title} expected in {count} week\u{1F}{title} expected in {count} weeks\0\
        {title} starts in {count} day\u{1F}{title} starts in {count} days\0\
        {title} starts today\0\
        {title} starts tomorrow\0\
        {title} starts in {count} week\u{1F}{title} starts in {count} weeks\0\
        Your hormonal method has ended. Any day until your next period may be fertile.\0\
        Any day may be fertile.\0\
        Until then any day may be fertile.\0\
        Counted from a period that starts on {day}.\0\
        It does not count as a period.\0\
        {percent} on {day}\0\
        {percent} between {first} and {last}\0\
        Forecast: the days around an ovulation expected on {day}, {chance}.\0\
        Only {count} whole cycle is logged so far, so the forecast may move.\u{1F}Only {count} whole cycles are logged so far, so the forecast may move.\0\
        No whole cycle is logged yet, so the range is that of people in general.\0\
        No whole cycle is logged yet; your own estimate of {count} day counts as one.\u{1F}No whole cycle is logged yet; your own estimate of {count} days counts as one.\0\
        Only {count} whole cycle is logged so far, and your own estimate of {usual} days counts as one more. The forecast may move.\u{1F}Only {count} whole cycles are logged so far, and your own estimate of {usual} days counts as one more. The forecast may move.\0\
        Forecast: {chance}.\0\
        Your method stops ovulation in some cycles and not in others.\0\
        From {date} on, your method stops ovulation in some cycles and not in others. Any day may be fertile then.\0\
        Logged: {count} day.\u{1F}Logged: {count} days.\0\
        Logged: its first day. How long it lasted is not known.\0\
        If you missed logging a period around {day}, the next is expected {expected}.\0\
        A forecast, not a contraceptive.\0\
        Observed.\0\
        It was expected between {first} and {last}.\0\
        Is your period over? It has lasted longer than your usual {count} day.\u{1F}Is your period over? It has lasted longer than your usual {count} days.\0\
        Your period is {count} day late (expected between {first} and {last}).\u{1F}Your period is {count} days late (expected between {first} and {last}).\0\
        If it goes on, log each day as it comes. If not, leave this or delete it.\0\
        If it has started, log its first day. If not, leave this or delete it: nothing follows from it.\0\
        Is your period here? It was most likely to start on {day}.\0\
        Logged: {logged}. Expected: {expected}.\0\
        If your period is over sooner, end this event on its last day.\0\
        Logged and expected days.\0\
        No fertile window is shown: it would be longer than three weeks.\0\
        No fertile window is shown: a period may be missing from what is logged.\0\
        From {date} on, no fertile window is shown: it would be longer than three weeks. Any day may be fertile then.\0\
        A withdrawal bleed, when the hormones of pack {pack} stop: most start on {day}.\0\
        A withdrawal bleed, when the hormones of pack {pack} stop: most start between {first} and {last}.\0\
        A withdrawal bleed, when the hormones of round {round} stop: most start on {day}.\0\
        A withdrawal bleed, when the hormones of round {round} stop: most start between {first} and {last}.\0\
        May your tea stay hot and your lines be short.\0\
        The comfortable chair is yours.\0\
        An old friend would be happy to hear from you.\0\
        Wear the color that you like best.\0\
        A fine stretch for the long way home.\0\
        Be as kind to yourself as you are to your plants.\0\
        Somebody is glad that you are around.\0\
        The kitchen is a good place to dance; nobody is counting.\0\
        You have come through every Monday so far.\0\
        Take the window seat.\0\
        Something small is about to go right: keep an eye out.\0\
        Good days for music, turned up a little.\0\
        Done.\0\
        Done late.\0\
        Injection {number}.\0\
        {count} dose is recorded as skipped: this forecast no longer holds. See the leaflet or ask a pharmacist.\u{1F}{count} doses in a row are recorded as skipped: this forecast no longer holds. See the leaflet or ask a pharmacist.\0\
        A new pack begins.\0\
        A new round begins.\0\
        {number} of {total}\0\
        Patch {number}, round {round}.\0\
        Patch {number}, round {round}, comes off. The break begins.\0\
        Pill {number}, pack {pack}.\0\
        Pill {number}, pack {pack}: a placebo, without hormones.\0\
        The {method} is due for renewal. Ask for an appointment ahead.\0\
        Ring {number}, round {round}.\0\
        Ring {number}, round {round}, comes out. The break begins.\0\
        The package leaflet says what to do.\0\
        Skipped.\0\
        Taken.\0\
        Taken late.\0\
        condom\0\
        device\0\
        diaphragm\0\
        implant\0\
        injection\0\
        copper IUD\0\
        hormonal IUD\0\
        method\0\
        patch\0\
        pill\0\
        ring\0\
        Bleeding between periods\0\
        Cycle\0\
        Fertile window\0\
        Injection\0\
        Planner\0\
        Focus\0\
        Appointment\0\
        Review\0\
        Errand\0\
        Routine\0\
        Checklist\0\
        Short checklist\0\
        Note\0\
        Follow-up\0\
        Upkeep\0\
        Ovulation\0\
        Ovulation (expected)\0\
        Ovulation (by signs)\0\
        Patch\0\
        {title}: change\0\
        {title}: take off\0\
        {title}: put on\0\
        Period\0\
        Period expected any day\0\
        Period (expected)\0\
        Pill\0\
        {title} (placebo)\0\
        Question\0\
        Did your period end?\0\
        Is your period late?\0\
        Did your period start?\0\
        Renewal\0\
        {title}: {method}\0\
        Ring\0\
        {title}: change\0\
        {title}: put in\0\
        {title}: take out\0\
        {title} (skipped)\0
        """)
}

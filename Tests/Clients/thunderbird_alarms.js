// The body of an asynchronous script within Thunderbird: what its window of reminders shows of an event, and
// the buttons in it. Its arguments: what to do, the event's UID, and whom to tell which of the event's alarms
// the window shows then, by their triggers, and whether Thunderbird has given up on its alarms.
const { cal } = ChromeUtils.importESModule("resource:///modules/calendar/calUtils.sys.mjs");

const [what, uid, tell] = arguments;
// Less than its remote control waits.
const PATIENCE = 100000;
const DAY = 86400000;

const service = Cc["@mozilla.org/calendar/alarm-service;1"].getService(
    Ci.calIAlarmService
).wrappedJSObject;
const [calendar] = cal.manager.getCalendars().filter(each => each.type == "caldav");

function shown() {
    const window = Services.wm.getMostRecentWindow("Calendar:AlarmWindow");
    const list = window?.document.getElementById("alarm-richlist");
    return [...(list?.children ?? [])].filter(each => each.item?.id == uid);
}

async function until(holds) {
    const deadline = performance.now() + PATIENCE;
    while (!holds()) {
        if (performance.now() > deadline) {
            throw new Error(`not ${what} in ${PATIENCE} ms`);
        }
        await new Promise(resolve => setTimeout(resolve, 50));
    }
}

function isSettled() {
    const kept = calendar.wrappedJSObject;
    const account = kept.mUncachedCalendar?.wrappedJSObject ?? kept;
    return !(service.isLoading || kept.mPendingSync || account._queue?.length);
}

const deeds = {
    async rings() {
        await until(() => shown().length);
    },
    async dismiss() {
        shown()[0].querySelector(".alarm-dismiss-button").doCommand();
        await until(() => !shown().length);
    },
    async snooze() {
        shown()[0].querySelector(".alarm-snooze-button menupopup").snoozeAlarm(60);
        await until(() => !shown().length);
    },
    // To Thunderbird a day has passed, as after a sleep.
    async sleep() {
        const global = Cu.getGlobalForObject(cal);
        const Today = global.Date;
        global.Date = class extends Today {
            constructor(...values) {
                super(...(values.length ? values : [Today.now() + DAY]));
            }
            static now() {
                return Today.now() + DAY;
            }
        };
        service.observe(null, "wake_notification");
    },
    async look() {},
};

(async () => {
    await deeds[what]();
    await until(isSettled);
    return {
        rings: shown().map(each => each.alarm.offset?.icalString ?? "at a moment"),
        isIgnored: !!calendar.getProperty("alarms.ignored"),
    };
})().then(
    state => tell(state),
    error => tell(`${error}\n${error.stack}`)
);

// The body of an asynchronous script within Thunderbird: imports a calendar, subscribes to one or finds the
// one of an account, edits it and exports it, with what stands behind the menus. Its arguments: the address
// of the calendar that is subscribed to or of the account, or null for a new one; whether to keep it for when
// there is no network, as the dialog proposes; a list of steps; the password of the account, or null where
// there is none; and whom to tell how it went.
const { cal } = ChromeUtils.importESModule("resource:///modules/calendar/calUtils.sys.mjs");
const { CalEvent } = ChromeUtils.importESModule("resource:///modules/CalEvent.sys.mjs");
const { CalTodo } = ChromeUtils.importESModule("resource:///modules/CalTodo.sys.mjs");
const { CalendarFileImporter } = ChromeUtils.importESModule(
    "resource:///modules/CalendarFileImporter.sys.mjs"
);

const [address, isCached, steps, password, tell] = arguments;

// Whoever is asked whether to overwrite what has changed on the server since says no.
cal.provider.promptOverwrite = () => false;

function fileAt(path) {
    const file = Cc["@mozilla.org/file/local;1"].createInstance(Ci.nsIFile);
    file.initWithPath(path);
    return file;
}

function dayAt(text) {
    const day = cal.createDateTime(text.replaceAll("-", ""));
    day.isDate = true;
    return day;
}

function dayAfter(text) {
    const day = dayAt(text);
    day.day += 1;
    return day;
}

function newCalendar() {
    const address = Services.io.newURI("moz-storage-calendar://");
    const calendar = cal.manager.createCalendar("storage", address);
    calendar.name = "Year";
    cal.manager.registerCalendar(calendar);
    return calendar;
}

const batches = ["StartBatch", "EndBatch"];
const changes = ["AddItem", "ModifyItem", "DeleteItem", "PropertyChanged", "PropertyDeleting"];

// Until nothing is under way in a calendar that is subscribed to, nor in what is kept of it.
async function settled(calendar) {
    const kept = calendar.wrappedJSObject;
    const feed = kept.mUncachedCalendar?.wrappedJSObject ?? kept;
    while (feed._isLocked || feed._queue?.length || kept.mPendingSync) {
        await new Promise(resolve => setTimeout(resolve, 20));
    }
}

async function refresh(calendar) {
    await settled(calendar);
    await new Promise(resolve => {
        const observer = { QueryInterface: ChromeUtils.generateQI(["calIObserver"]) };
        for (const event of [...batches, ...changes, "Error"]) {
            observer[`on${event}`] = () => {};
        }
        observer.onLoad = () => {
            calendar.removeObserver(observer);
            resolve();
        };
        calendar.addObserver(observer);
        calendar.refresh();
    });
    await settled(calendar);
}

function knownCalendar() {
    return cal.manager.getCalendars().find(each => each.uri.spec == address);
}

async function subscribe() {
    const calendar = cal.manager.createCalendar("ics", Services.io.newURI(address));
    calendar.name = "Feed";
    calendar.setProperty("cache.enabled", isCached);
    cal.manager.registerCalendar(calendar);
    await refresh(knownCalendar());
    return knownCalendar();
}

// As the dialog does that asks for a name, an address and a password.
async function signIn() {
    const login = Cc["@mozilla.org/login-manager/loginInfo;1"].createInstance(Ci.nsILoginInfo);
    const origin = Services.io.newURI(address).prePath;
    login.init(origin, null, "Calendars", "anybody", password, "", "");
    await Services.logins.addLoginAsync(login);
    const found = await cal.provider.detection.detect("anybody", password, address, false, [], {});
    const calendar = [...found.values()].flat().find(isOfAccount);
    calendar.setProperty("cache.enabled", isCached);
    cal.manager.registerCalendar(calendar);
    const known = accountCalendar();
    await refresh(known);
    return known;
}

function isOfAccount(calendar) {
    return calendar.type == "caldav" && calendar.uri.spec.startsWith(address);
}

function accountCalendar() {
    return cal.manager.getCalendars().find(isOfAccount);
}

async function exportTo(calendar, path) {
    const all = Ci.calICalendar.ITEM_FILTER_ALL_ITEMS;
    const items = await calendar.getItemsAsArray(all, 0, null, null);
    const stream = Cc["@mozilla.org/network/file-output-stream;1"].createInstance(
        Ci.nsIFileOutputStream
    );
    stream.init(fileAt(path), -1, 0o600, 0);
    Cc["@mozilla.org/calendar/export;1?type=ics"]
        .getService(Ci.calIExporter)
        .exportToStream(stream, items, calendar.name);
    stream.close();
}

const edits = {
    move(event, first, last) {
        event.startDate = dayAt(first);
        event.endDate = dayAfter(last);
    },
    annotate(event, line) {
        event.setProperty("DESCRIPTION", `${event.getProperty("DESCRIPTION")}\n${line}`);
    },
    confirm(event) {
        event.status = "CONFIRMED";
    },
    tick(task, isDone) {
        task.isCompleted = isDone;
    },
    ring(event, trigger) {
        const [first, ...others] = event.getAlarms();
        const alarm = first.clone();
        alarm.offset = cal.createDuration(trigger);
        event.clearAlarms();
        for (const each of [alarm, ...others]) {
            event.addAlarm(each);
        }
    },
};

async function edit(calendar, what, uid, values) {
    if (what == "write") {
        const event = new CalEvent();
        [event.title] = values;
        edits.move(event, values[1], values[2]);
        await calendar.addItem(event);
        return;
    }
    if (what == "add") {
        const task = new CalTodo();
        [task.title] = values;
        await calendar.addItem(task);
        return;
    }
    const event = await calendar.getItem(uid);
    if (what == "delete") {
        await calendar.deleteItem(event);
        return;
    }
    const edited = event.clone();
    if (what == "copy") {
        edited.id = cal.getUUID();
        edits.move(edited, ...values);
        await calendar.addItem(edited);
        return;
    }
    edits[what](edited, ...values);
    await calendar.modifyItem(edited, event);
}

(async () => {
    const calendar = password
        ? (accountCalendar() ?? (await signIn()))
        : address
          ? (knownCalendar() ?? (await subscribe()))
          : newCalendar();
    for (const [what, ...values] of steps) {
        if (address) {
            await settled(calendar);
        }
        if (what == "import") {
            const importer = new CalendarFileImporter();
            await importer.startImport(await importer.parseIcsFile(fileAt(values[0])), calendar);
        } else if (what == "export") {
            await exportTo(calendar, values[0]);
        } else if (what == "refresh") {
            await refresh(calendar);
        } else {
            await edit(calendar, what, ...values);
        }
    }
    if (!address) {
        cal.manager.removeCalendar(calendar);
    }
    return { isReadOnly: calendar.readOnly, isDisabled: !!calendar.getProperty("disabled") };
})().then(
    state => tell(state),
    error => tell(`${error}\n${error.stack}`)
);

// Builds and writes, with libical and nothing else, a calendar that eve-ics writes.
//
// What is in it comes from export_data.h, which Bench/export_data.py makes from a feed; the output is
// that file again, byte for byte. With a number of rounds it does the same over and over and prints the
// median of the nanoseconds that a round took.
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct alarm {
    const char *uid, *text;
    // From the midnight on which the event begins.
    int seconds;
};

struct event {
    const char *uid, *summary, *description, *category, *token, *kind;
    // Seconds since 1970, and days as year, month, day.
    time_t stamp;
    int start[3], end[3];
    int sequence;
    enum icalproperty_status status;
    int alarm_count;
    struct alarm alarms[5];
};

struct calendar {
    // A file has a uid, a feed a relation and a source instead.
    const char *product, *uid, *relation, *source, *name, *description, *color, *apple_color, *ttl;
    time_t modified;
    int refresh_seconds;
};

#include "export_data.h"

static icalproperty *extended(const char *name, const char *value) {
    icalproperty *property = icalproperty_new_x(value);
    icalproperty_set_x_name(property, name);
    return property;
}

static struct icaltimetype day(const int date[3]) {
    struct icaltimetype time = icaltime_null_date();
    time.year = date[0];
    time.month = date[1];
    time.day = date[2];
    return time;
}

static struct icaltimetype moment(time_t seconds) {
    return icaltime_from_timet_with_zone(seconds, 0, icaltimezone_get_utc_timezone());
}

static icalcomponent *build_alarm(const struct alarm *alarm) {
    icalcomponent *component = icalcomponent_new(ICAL_VALARM_COMPONENT);
    struct icaltriggertype trigger = icaltriggertype_from_int(alarm->seconds);
    icalcomponent_add_property(component, icalproperty_new_uid(alarm->uid));
    icalcomponent_add_property(component, icalproperty_new_action(ICAL_ACTION_DISPLAY));
    icalcomponent_add_property(component, icalproperty_new_description(alarm->text));
    icalcomponent_add_property(component, icalproperty_new_trigger(trigger));
    return component;
}

static icalcomponent *build_event(const struct event *event) {
    icalcomponent *component = icalcomponent_new(ICAL_VEVENT_COMPONENT);
    icalcomponent_add_property(component, icalproperty_new_uid(event->uid));
    icalcomponent_add_property(component, icalproperty_new_dtstamp(moment(event->stamp)));
    icalcomponent_add_property(component, icalproperty_new_lastmodified(moment(event->stamp)));
    icalcomponent_add_property(component, icalproperty_new_sequence(event->sequence));
    icalcomponent_add_property(component, icalproperty_new_dtstart(day(event->start)));
    icalcomponent_add_property(component, icalproperty_new_dtend(day(event->end)));
    icalcomponent_add_property(component, icalproperty_new_summary(event->summary));
    icalcomponent_add_property(component, icalproperty_new_description(event->description));
    icalcomponent_add_property(component, icalproperty_new_categories(event->category));
    icalcomponent_add_property(component, icalproperty_new_status(event->status));
    icalcomponent_add_property(component, icalproperty_new_transp(ICAL_TRANSP_TRANSPARENT));
    icalcomponent_add_property(component, extended("X-EVE-ID", event->token));
    icalcomponent_add_property(component, extended("X-EVE-KIND", event->kind));
    for (int i = 0; i < event->alarm_count; i++)
        icalcomponent_add_component(component, build_alarm(&event->alarms[i]));
    return component;
}

static char *build_and_write(void) {
    icalcomponent *component = icalcomponent_new(ICAL_VCALENDAR_COMPONENT);
    struct icaldurationtype refresh = icaldurationtype_from_int(calendar.refresh_seconds);
    icalproperty *interval = icalproperty_new_refreshinterval(refresh);
    icalproperty_set_parameter(interval, icalparameter_new_value(ICAL_VALUE_DURATION));

    icalcomponent_add_property(component, icalproperty_new_version("2.0"));
    icalcomponent_add_property(component, icalproperty_new_prodid(calendar.product));
    icalcomponent_add_property(component, icalproperty_new_calscale("GREGORIAN"));
    if (calendar.uid)
        icalcomponent_add_property(component, icalproperty_new_uid(calendar.uid));
    else
        icalcomponent_add_property(component, extended("X-WR-RELCALID", calendar.relation));
    icalcomponent_add_property(component, icalproperty_new_lastmodified(moment(calendar.modified)));
    icalcomponent_add_property(component, icalproperty_new_name(calendar.name));
    icalcomponent_add_property(component, extended("X-WR-CALNAME", calendar.name));
    icalcomponent_add_property(component, icalproperty_new_description(calendar.description));
    icalcomponent_add_property(component, extended("X-WR-CALDESC", calendar.description));
    icalcomponent_add_property(component, icalproperty_new_color(calendar.color));
    icalcomponent_add_property(component, extended("X-APPLE-CALENDAR-COLOR", calendar.apple_color));
    icalcomponent_add_property(component, interval);
    icalcomponent_add_property(component, extended("X-PUBLISHED-TTL", calendar.ttl));
    if (calendar.source) {
        icalproperty *source = icalproperty_new_source(calendar.source);
        icalproperty_set_parameter(source, icalparameter_new_value(ICAL_VALUE_URI));
        icalcomponent_add_property(component, source);
    }
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        icalcomponent_add_component(component, build_event(&events[i]));

    char *text = icalcomponent_as_ical_string_r(component);
    icalcomponent_free(component);
    return text;
}

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int by_size(const void *left, const void *right) {
    long long a = *(const long long *)left, b = *(const long long *)right;
    return (a > b) - (a < b);
}

static int measure(size_t rounds) {
    long long *times = calloc(rounds, sizeof *times);
    if (!times) return 1;
    for (size_t i = 0; i < rounds; i++) {
        long long start = now();
        char *text = build_and_write();
        if (!text) return 1;
        times[i] = now() - start;
        icalmemory_free_buffer(text);
    }
    qsort(times, rounds, sizeof *times, by_size);
    printf("%lld\n", times[rounds / 2]);
    free(times);
    return 0;
}

int main(int argc, char **argv) {
    long rounds = argc > 1 ? strtol(argv[1], NULL, 10) : 0;
    if (rounds > 0) return measure((size_t)rounds);
    char *text = build_and_write();
    if (!text || fwrite(text, 1, strlen(text), stdout) != strlen(text)) return 1;
    icalmemory_free_buffer(text);
    return fflush(stdout) == 0 ? 0 : 1;
}

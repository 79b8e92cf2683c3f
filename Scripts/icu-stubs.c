// What stands in the release binary in the place of ICU, whose data alone is 31 MB.
//
// Debian's libical and libxml2 refer to ICU, and eve-ics uses neither part of them: libical steps through a rule
// (RFC 5545, and RFC 7529 with other calendars) with ICU's calendars, and eve-ics has its own recurrence; libxml2
// converts encodings that the C library doesn't know, and eve-ics reads XML as UTF-8 alone. Each function here says that it
// supports nothing: libical then makes no iterator, and libxml2 finds no such encoding.
//
// ICU's own headers check the signatures and put its version behind each name.

#include <unicode/ucal.h>
#include <unicode/ucnv.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

/// Tells the caller that nothing was done, unless it carries an earlier error.
static void refuse(UErrorCode *status)
{
    if (U_SUCCESS(*status)) *status = U_UNSUPPORTED_ERROR;
}

// MARK: Calendars, for libical

UCalendar *ucal_open(
    const UChar *zone, int32_t length, const char *locale, UCalendarType type, UErrorCode *status)
{
    refuse(status);
    return NULL;
}

void ucal_close(UCalendar *calendar) {}

UEnumeration *ucal_getKeywordValuesForLocale(
    const char *key, const char *locale, UBool commonlyUsed, UErrorCode *status)
{
    refuse(status);
    return NULL;
}

const char *uenum_next(UEnumeration *values, int32_t *length, UErrorCode *status)
{
    refuse(status);
    return NULL;
}

void uenum_close(UEnumeration *values) {}

int32_t uloc_setKeywordValue(
    const char *key, const char *value, char *buffer, int32_t capacity, UErrorCode *status)
{
    refuse(status);
    return 0;
}

UChar *u_strFromUTF8Lenient(
    UChar *text, int32_t capacity, int32_t *length, const char *source, int32_t sourceLength,
    UErrorCode *status)
{
    refuse(status);
    return text;
}

// The others need a calendar, and there never is one.

void ucal_add(UCalendar *calendar, UCalendarDateFields field, int32_t amount, UErrorCode *status)
{
    refuse(status);
}

int32_t ucal_get(const UCalendar *calendar, UCalendarDateFields field, UErrorCode *status)
{
    refuse(status);
    return 0;
}

int32_t ucal_getLimit(
    const UCalendar *calendar, UCalendarDateFields field, UCalendarLimitType type,
    UErrorCode *status)
{
    refuse(status);
    return 0;
}

UDate ucal_getMillis(const UCalendar *calendar, UErrorCode *status)
{
    refuse(status);
    return 0;
}

void ucal_set(UCalendar *calendar, UCalendarDateFields field, int32_t value) {}

void ucal_setAttribute(UCalendar *calendar, UCalendarAttribute attribute, int32_t value) {}

void ucal_setDate(UCalendar *calendar, int32_t year, int32_t month, int32_t day, UErrorCode *status)
{
    refuse(status);
}

void ucal_setDateTime(
    UCalendar *calendar, int32_t year, int32_t month, int32_t day, int32_t hour, int32_t minute,
    int32_t second, UErrorCode *status)
{
    refuse(status);
}

void ucal_setMillis(UCalendar *calendar, UDate time, UErrorCode *status)
{
    refuse(status);
}

// MARK: Encodings, for libxml2

UConverter *ucnv_open(const char *name, UErrorCode *status)
{
    refuse(status);
    return NULL;
}

void ucnv_close(UConverter *converter) {}

// libxml2 passes the address of this one and of the next to the two setters behind them.
void UCNV_FROM_U_CALLBACK_STOP(
    const void *context, UConverterFromUnicodeArgs *arguments, const UChar *units, int32_t length,
    UChar32 point, UConverterCallbackReason reason, UErrorCode *status)
{
    refuse(status);
}

void UCNV_TO_U_CALLBACK_STOP(
    const void *context, UConverterToUnicodeArgs *arguments, const char *units, int32_t length,
    UConverterCallbackReason reason, UErrorCode *status)
{
    refuse(status);
}

void ucnv_setFromUCallBack(
    UConverter *converter, UConverterFromUCallback action, const void *context,
    UConverterFromUCallback *oldAction, const void **oldContext, UErrorCode *status)
{
    refuse(status);
}

void ucnv_setToUCallBack(
    UConverter *converter, UConverterToUCallback action, const void *context,
    UConverterToUCallback *oldAction, const void **oldContext, UErrorCode *status)
{
    refuse(status);
}

void ucnv_convertEx(
    UConverter *targetConverter, UConverter *sourceConverter, char **target,
    const char *targetLimit, const char **source, const char *sourceLimit, UChar *pivotStart,
    UChar **pivotSource, UChar **pivotTarget, const UChar *pivotLimit, UBool reset, UBool flush,
    UErrorCode *status)
{
    refuse(status);
}

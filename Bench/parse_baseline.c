// Parses a whole calendar file with libical and nothing else.
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (!file || fseek(file, 0, SEEK_END) != 0) return 1;
    long size = ftell(file);
    rewind(file);
    char *text = size < 0 ? NULL : malloc((size_t)size + 1);
    if (!text || fread(text, 1, (size_t)size, file) != (size_t)size) return 1;
    fclose(file);
    text[size] = 0;

    icalcomponent *calendar = icalparser_parse_string(text);
    if (!calendar) return 1;
    int events = icalcomponent_count_components(calendar, ICAL_VEVENT_COMPONENT);
    int errors = icalcomponent_count_errors(calendar);
    icalcomponent_free(calendar);
    free(text);
    printf("%d events, %d errors\n", events, errors);
    return events > 0 ? 0 : 1;
}

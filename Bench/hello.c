// The least that can be done with libmicrohttpd: one answer for everything, made once.
// Takes the file to answer with, and prints the port that it listens on.
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char *body;
static size_t size;
static struct MHD_Response *response;

static enum MHD_Result answer(void *closure, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **context) {
    static int seen;
    (void)closure, (void)url, (void)method, (void)version, (void)upload, (void)upload_size;
    if (*context != &seen) {
        *context = &seen;
        return MHD_YES;
    }
    *context = NULL;
    return MHD_queue_response(connection, MHD_HTTP_OK, response);
}

static int read_body(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END)) return 0;
    size = (size_t)ftell(file);
    rewind(file);
    body = malloc(size);
    return body && fread(body, 1, size, file) == size;
}

int main(int count, char **arguments) {
    if (count != 2 || !read_body(arguments[1])) return perror("hello"), 1;
    response = MHD_create_response_from_buffer(size, body, MHD_RESPMEM_PERSISTENT);
    if (!response) return 1;
    // As eve-ics has them: as many threads as processors, and no more than they need.
    unsigned threads = (unsigned)sysconf(_SC_NPROCESSORS_ONLN);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG, 0, NULL, NULL, answer, NULL,
        MHD_OPTION_THREAD_POOL_SIZE, threads < 2 ? 2u : threads > 16 ? 16u : threads,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)16 << 10, MHD_OPTION_END);
    if (!daemon) return 1;
    printf("%u\n", (unsigned)MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    pause();
    MHD_stop_daemon(daemon);
    return 0;
}

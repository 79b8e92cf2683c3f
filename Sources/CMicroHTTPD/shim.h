#pragma once
#include <malloc.h>
#include <microhttpd.h>
#include <sys/prctl.h>
#include <sys/socket.h>

// Swift imports no function with `...`, and these say what they take in their names.

static inline void *eve_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : 0;
}

static inline int eve_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

static inline const struct sockaddr *eve_connection_peer(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : 0;
}

static inline size_t eve_header_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

static inline unsigned eve_response_status(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
    return info ? info->http_status : 0;
}

// Swift sees only what POSIX has of <sys/socket.h>.
int accept4(int, struct sockaddr *__restrict, socklen_t *__restrict, int);

static inline int eve_accept(int listening, struct sockaddr *peer, socklen_t *size) {
    return accept4(listening, peer, size, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

// No file of this process's memory, and no look into it for other programs of the same user.
static inline int eve_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0); }

// Large blocks are the system's again as soon as they are freed: by itself the C library keeps ever larger ones, for
// every thread its own, after it has seen one freed.
static inline void eve_give_large_back(void) {
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 4 << 20);
}

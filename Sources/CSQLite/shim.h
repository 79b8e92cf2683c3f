#pragma once
#include <sqlite3.h>
#include <stdint.h>

// Lets nothing that stands in a database's schema act by itself: no trigger, no view, no function in it runs, and
// nobody rewrites it past SQL. (sqlite3_db_config takes a list of arguments that Swift cannot give.)
static inline int eve_distrust_schema(sqlite3 *database) {
    const int off[] = {SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_TRUSTED_SCHEMA};
    for (int i = 0; i < 3; i++) {
        int status = sqlite3_db_config(database, off[i], 0, (int *)0);
        if (status != SQLITE_OK) return status;
    }
    return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

// The WAL index is memory that other processes write to while we look (SQLite's walformat, 2.1):
// its words must be read afresh each time, which Swift has no way to say.

// The address at which SQLite has the first page of a database's WAL index, or NULL. It stays there as
// long as the connection is open and in WAL mode.
//
// Only for a database in WAL mode that has been read: in any other SQLite would make the file.
static inline const void *eve_wal_index(sqlite3 *database) {
    sqlite3_file *file = 0;
    if (sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        !file->pMethods || file->pMethods->iVersion < 2 || !file->pMethods->xShmMap)
        return 0;
    void volatile *region = 0;
    if (file->pMethods->xShmMap(file, 0, 32768, 0, &region) != SQLITE_OK) return 0;
    return (const void *)region;
}

// One of the header's six words of eight bytes.
static inline uint64_t eve_wal_index_word(const void *index, int number) {
    return __atomic_load_n((const uint64_t *)index + number, __ATOMIC_ACQUIRE);
}

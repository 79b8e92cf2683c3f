#pragma once
#include <sqlite3.h>
#include <stdint.h>
#include <linux/mman.h>
#include <sys/mman.h>

// The WAL index is memory that other processes write to while we look (SQLite's walformat, 2.1):
// its words must be read afresh each time, which Swift has no way to say. `mremap`, which gives us a
// mapping of our own without a descriptor, takes a variable number of arguments, which Swift can't
// call.

// glibc declares it for _GNU_SOURCE only, which the Swift toolchain's module of it does not set.
extern void *mremap(void *address, size_t old_size, size_t new_size, int flags, ...);

// The address of the first page of a database's WAL index, mapped for reading once more, or NULL.
//
// Only for a database in WAL mode that has been read: in any other SQLite would make the file. A
// descriptor of our own would do harm when closed, because that drops the locks that SQLite holds on
// the file. With an old size of 0 `mremap` leaves the first mapping where it is.
static inline const void *eve_map_wal_index(sqlite3 *database) {
    sqlite3_file *file = 0;
    if (sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        !file->pMethods || file->pMethods->iVersion < 2 || !file->pMethods->xShmMap)
        return 0;
    void volatile *region = 0;
    if (file->pMethods->xShmMap(file, 0, 32768, 0, &region) != SQLITE_OK || !region) return 0;
    void *mapping = mremap((void *)region, 0, 4096, MREMAP_MAYMOVE);
    if (mapping == MAP_FAILED) return 0;
    mprotect(mapping, 4096, PROT_READ);
    return mapping;
}

static inline void eve_unmap_wal_index(const void *mapping) { munmap((void *)mapping, 4096); }

// One of the header's six words of eight bytes.
static inline uint64_t eve_wal_index_word(const void *mapping, int number) {
    return __atomic_load_n((const uint64_t *)mapping + number, __ATOMIC_ACQUIRE);
}

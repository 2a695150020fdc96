// Reads the index that the compiler writes, through the toolchain's own library.
#ifndef CINDEX_H
#define CINDEX_H

#include <stdbool.h>
#include <stddef.h>

/// One symbol of a record: its USR, and whether the record's file refers to it.
typedef void tapas_index_found(void *context, const char *usr, size_t length, bool is_reference);

/// Opens libIndexStore; null where it cannot be loaded.
void *tapas_index_library(const char *path);

/// Opens the index in a folder; null where there is none.
void *tapas_index_open(void *library, const char *folder);

/// Calls `found` for every symbol of a record; false where the record cannot be read.
bool tapas_index_symbols(
    void *library, void *store, const char *record, void *context, tapas_index_found *found);

/// Closes the index.
void tapas_index_close(void *library, void *store);

#endif

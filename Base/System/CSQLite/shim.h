#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast that Swift cannot import. With it SQLite copies the bytes before the
   call returns. */
static inline int tapas_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

static inline int tapas_bind_blob(sqlite3_stmt *statement, int index, const void *blob, int bytes) {
  return sqlite3_bind_blob(statement, index, blob, bytes, SQLITE_TRANSIENT);
}

/* Swift calls no function with a variable number of arguments. */
static inline int tapas_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

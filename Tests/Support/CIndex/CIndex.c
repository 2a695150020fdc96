// Calls libIndexStore by name: the toolchain ships the library without its header.
#include "CIndex.h"

#include <dlfcn.h>
#include <stdint.h>

// As in clang/include/indexstore/indexstore.h of LLVM.
typedef struct {
  const char *data;
  size_t length;
} string_ref;
enum { ROLE_REFERENCE = 1 << 2 };

void *tapas_index_library(const char *path) { return dlopen(path, RTLD_NOW | RTLD_LOCAL); }

void *tapas_index_open(void *library, const char *folder) {
  void *(*create)(const char *, void **) = dlsym(library, "indexstore_store_create");
  void *error = NULL;
  return create ? create(folder, &error) : NULL;
}

void tapas_index_close(void *library, void *store) {
  void (*dispose)(void *) = dlsym(library, "indexstore_store_dispose");
  if (dispose) dispose(store);
}

typedef struct {
  string_ref (*usr)(void *symbol);
  uint64_t (*roles)(void *symbol);
  void *context;
  tapas_index_found *found;
} visit;

static bool visit_symbol(void *context, void *symbol) {
  visit *visit = context;
  string_ref usr = visit->usr(symbol);
  visit->found(visit->context, usr.data, usr.length, visit->roles(symbol) & ROLE_REFERENCE);
  return true;
}

bool tapas_index_symbols(
    void *library, void *store, const char *record, void *context, tapas_index_found *found) {
  void *(*create)(void *, const char *, void **) =
      dlsym(library, "indexstore_record_reader_create");
  void (*dispose)(void *) = dlsym(library, "indexstore_record_reader_dispose");
  bool (*apply)(void *, bool, void *, bool (*)(void *, void *)) =
      dlsym(library, "indexstore_record_reader_symbols_apply_f");
  visit visit = {
      .usr = dlsym(library, "indexstore_symbol_get_usr"),
      .roles = dlsym(library, "indexstore_symbol_get_roles"),
      .context = context,
      .found = found,
  };
  if (!create || !dispose || !apply || !visit.usr || !visit.roles) return false;
  void *error = NULL;
  void *reader = create(store, record, &error);
  if (!reader) return false;
  apply(reader, true, &visit, visit_symbol);
  dispose(reader);
  return true;
}

/* The limits on the memory that the heap keeps after many pages were made and freed. */
#include "CWebServer.h"

#include <malloc.h>

void cws_heap_limit_arenas(int count) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, count);
#endif
}

void cws_heap_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

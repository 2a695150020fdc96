/* The C interface of the service loop, an epoll set, and of the sockets in it. */
#ifndef CWEBSERVER_H
#define CWEBSERVER_H

#include <stddef.h>
#include <stdint.h>

typedef struct cws_loop cws_loop;

/* Constants instead of enums or macros: Swift sees these as Int32. */
static const int CWS_READ = 1, CWS_WRITE = 2, CWS_GONE = 4;
/* The results of a socket call that would block, failed, found no descriptor left, or whose channel
   has lost the process at its other end. */
static const int CWS_BLOCKED = -1, CWS_FAILED = -2, CWS_EXHAUSTED = -3, CWS_ENDED = -4;

/* The callbacks, called only on the thread inside cws_run. The caller chooses the ids, never reuses
   one, and leaves out the highest. */
typedef struct {
  void *owner;
  void (*ready)(void *owner, uint64_t id, int events);
  void (*woken)(void *owner);
  void (*ticked)(void *owner);
} cws_events;

/* Binds and listens. Returns the descriptor and sets the port; on failure returns minus an errno,
   or -10000 minus an EAI code. */
int cws_listen(const char *host, int port, int *bound_port);
/* Accepts a pending connection and gives its peer's address; else one of the first three results
   above. */
int cws_accept(int listener, char *peer, size_t capacity);

/* Makes a pair of connected descriptors for two processes of this machine. It preserves message
   boundaries and is closed by exec. Returns 0 or CWS_FAILED. */
int cws_channel(int ends[2]);
/* Sends a connection to the process at the other end; the caller must still close its own
   descriptor. Returns 0 or one of the four results above. */
int cws_hand_over(int channel, int fd);
/* Receives a connection from the other end and gives its peer's address; else one of the four
   results above. */
int cws_take_over(int channel, char *peer, size_t capacity);
/* Copies the waiting bytes without consuming them. Returns their count or one of the four results
   above. */
long cws_peek(int fd, void *bytes, size_t count);

/* Returns NULL when the system has no descriptors left. */
cws_loop *cws_create(void);
/* Serves until cws_finish. */
void cws_run(cws_loop *loop, cws_events events);
/* Frees the loop; cws_wake must not be called after it. */
void cws_free(cws_loop *loop);
/* The only call allowed from other threads. */
void cws_wake(cws_loop *loop);
/* Makes cws_run return; called on its thread. */
void cws_finish(cws_loop *loop);
void cws_tick_after(cws_loop *loop, int milliseconds);

/* Starts (known = 0) or changes (known = 1) watching a descriptor in the epoll set. Returns 0 or
   CWS_FAILED. */
int cws_watch(cws_loop *loop, int fd, uint64_t id, int events, int known);
void cws_forget(cws_loop *loop, int fd);

/* Plain socket calls, without SIGPIPE. Return a count or one of the first three results above. */
long cws_read(int fd, void *bytes, size_t count);
/* Returns whether bytes wait to be read. */
int cws_has_input(int fd);
long cws_send(int fd, const void *bytes, size_t count, int more);
long cws_send_file(int fd, int file, size_t count);
int cws_open_file(const char *path, int64_t *size);
void cws_end_writing(int fd);
void cws_shut(int fd);
int64_t cws_now_ms(void);
size_t cws_http_date(char *text, size_t capacity);

/* Sends one WebSocket frame: its head, then its payload. Returns the count of bytes that the kernel
   took of both together, or one of the first three results above. */
long cws_send_frame(int fd, const void *head, size_t head_count, const void *bytes, size_t count);

static const int CWS_ACCEPT_SIZE = 29;
/* The answer to a client's Sec-WebSocket-Key of at most 64 bytes, ended by a zero. */
void cws_accept_key(const uint8_t *key, size_t count, char *answer);

/* Raises the process's limit on descriptors, never above the hard limit. Returns the new limit or
   CWS_FAILED. */
long cws_raise_file_limit(long wanted);

/* Limits the arenas of malloc. Existing arenas stay, so call it first. */
void cws_heap_limit_arenas(int count);
/* Returns free pages of the heap to the system. Takes some milliseconds. */
void cws_heap_trim(void);

/* The page that a piece of work is done for, and the kind of work; an info of 0 means none. */
typedef struct {
  uint64_t page, former, address, info;
} cws_mark;

/* The record of a crash: 72 bytes. */
typedef struct {
  uint64_t form, program, place;
  int64_t time;
  uint64_t cause;
  cws_mark mark;
} cws_crash;

static const uint64_t CWS_CRASH_FORM = 0x3130706174706321;

/* Arranges that a fault or SIGABRT writes a record to a descriptor. Call it on the main thread.
   `task` stores the mark of the task that runs on the calling thread, and returns whether there is
   one. Returns 0 or CWS_FAILED. */
int cws_crash_watch(int descriptor, uint64_t program, uint64_t place, int (*task)(cws_mark *mark));
/* Sets the mark of the main thread's turn. Returns the previous one. */
cws_mark cws_turn(cws_mark next);
/* Sets the mark for a crash outside every turn and task. */
void cws_trial(cws_mark next);
/* Writes the record of a process that will be ended because its main thread hangs. */
void cws_crash_note(int cause);

#endif

/* The service loop. It waits in libwebsockets' poll(), which contains our epoll set. */
#define _GNU_SOURCE
#include "CWebServer.h"

#include <libwebsockets.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

struct cws_loop {
  struct lws_context *context;
  struct lws_vhost *vhost;
  lws_retry_bo_t idle;
  lws_sorted_usec_list_t tick;
  cws_events events;
  int epoll;
  int finished;
  uint8_t *scratch;
  size_t scratch_size;
};

enum { MAX_EVENTS = 64, KEPT_SCRATCH = 64 * 1024 };

static cws_loop *loop_of(struct lws *wsi) { return lws_context_user(lws_get_context(wsi)); }

static uint64_t id_of(struct lws *wsi) {
  return (uint64_t)(uintptr_t)lws_get_opaque_user_data(wsi);
}

static void drain_epoll(cws_loop *loop) {
  struct epoll_event events[MAX_EVENTS];
  int n = epoll_wait(loop->epoll, events, MAX_EVENTS, 0);
  for (int i = 0; i < n; i++) {
    int flags = 0;
    if (events[i].events & EPOLLIN) flags |= CWS_READ;
    if (events[i].events & EPOLLOUT) flags |= CWS_WRITE;
    if (events[i].events & (EPOLLHUP | EPOLLERR)) flags |= CWS_GONE;
    loop->events.ready(loop->events.owner, events[i].data.u64, flags);
  }
}

/* Reads the connection's id, which is the path of the head passed to cws_adopt, in decimal. */
static int read_id(struct lws *wsi) {
  char path[32];
  if (lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) < 2) return -1;
  lws_set_opaque_user_data(wsi, (void *)(uintptr_t)strtoull(path + 1, NULL, 10));
  return 0;
}

/* Replaces an invalid close code by 1002, because libwebsockets answers a close frame with a copy
   of these bytes. RFC 6455, 7.4: below 3000 only some codes exist and some are never sent; above
   4999 there are none. A single byte is no code; the socket is then dropped. */
static int check_close_code(uint8_t *bytes, size_t count) {
  if (count == 0) return 0;
  if (count == 1) return -1;
  int code = bytes[0] << 8 | bytes[1];
  int known = (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
              (code >= 3000 && code <= 4999);
  if (!known) {
    bytes[0] = 1002 >> 8;
    bytes[1] = 1002 & 0xFF;
  }
  return 0;
}

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t count) {
  (void)user;
  cws_loop *loop = wsi ? loop_of(wsi) : NULL;
  if (!loop || !loop->events.owner) return 0;
  void *owner = loop->events.owner;

  switch (reason) {
  case LWS_CALLBACK_RAW_RX_FILE:
    drain_epoll(loop);
    return 0;
  case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
    loop->events.woken(owner);
    return 0;
  case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
    return read_id(wsi);
  case LWS_CALLBACK_ESTABLISHED:
    return loop->events.opened(owner, id_of(wsi), (cws_socket *)wsi);
  case LWS_CALLBACK_RECEIVE: {
    int flags = 0;
    if (lws_is_first_fragment(wsi)) flags |= CWS_FIRST;
    if (lws_is_final_fragment(wsi) && !lws_remaining_packet_payload(wsi)) flags |= CWS_LAST;
    if (lws_frame_is_binary(wsi)) flags |= CWS_BINARY;
    return loop->events.received(owner, id_of(wsi), in, count, flags);
  }
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    return check_close_code(in, count);
  case LWS_CALLBACK_SERVER_WRITEABLE:
    return loop->events.writable(owner, id_of(wsi));
  case LWS_CALLBACK_WSI_DESTROY:
    if (id_of(wsi)) loop->events.closed(owner, id_of(wsi));
    lws_set_opaque_user_data(wsi, NULL);
    return 0;
  case LWS_CALLBACK_HTTP:
    return -1; /* Only our own heads arrive here, and they always request an upgrade. */
  default:
    return 0;
  }
}

static const struct lws_protocols protocols[] = {
    // Each connection keeps a buffer of this size. Most messages of a page have some tens of bytes,
    // and longer ones arrive in pieces.
    {.name = "tapas", .callback = callback, .rx_buffer_size = 2 * 1024},
    {.name = NULL},
};

cws_loop *cws_create(int ping_seconds, int silence_seconds) {
  lws_set_log_level(0, NULL);
  signal(SIGPIPE, SIG_IGN);
  cws_loop *loop = calloc(1, sizeof *loop);
  if (!loop) return NULL;
  loop->idle.secs_since_valid_ping = (uint16_t)ping_seconds;
  loop->idle.secs_since_valid_hangup = (uint16_t)silence_seconds;

  struct lws_context_creation_info info = {0};
  info.port = CONTEXT_PORT_NO_LISTEN_SERVER;
  info.protocols = protocols;
  info.options = LWS_SERVER_OPTION_VALIDATE_UTF8;
  info.retry_and_idle_policy = &loop->idle;
  info.gid = (gid_t)-1;
  info.uid = (uid_t)-1;
  info.user = loop;
  info.pt_serv_buf_size = 16 * 1024;
  info.timeout_secs = 10;
  info.vhost_name = "tapas";
  loop->context = lws_create_context(&info);
  if (!loop->context) goto failed;
  loop->vhost = lws_get_vhost_by_name(loop->context, "tapas");

  loop->epoll = epoll_create1(EPOLL_CLOEXEC);
  lws_sock_file_fd_type descriptor = {.filefd = loop->epoll};
  if (loop->epoll < 0 || !loop->vhost) goto failed;
  if (!lws_adopt_descriptor_vhost(loop->vhost, LWS_ADOPT_RAW_FILE_DESC, descriptor, "tapas", NULL))
    goto failed;
  return loop;

failed:
  if (loop->context) lws_context_destroy(loop->context);
  free(loop);
  return NULL;
}

void cws_run(cws_loop *loop, cws_events events) {
  loop->events = events;
  while (!loop->finished && lws_service(loop->context, 0) >= 0) {
  }
}

void cws_free(cws_loop *loop) {
  lws_sul_cancel(&loop->tick);
  lws_context_destroy(loop->context);
  free(loop->scratch);
  free(loop);
}

void cws_wake(cws_loop *loop) { lws_cancel_service(loop->context); }

void cws_finish(cws_loop *loop) {
  loop->finished = 1;
  lws_cancel_service(loop->context);
}

static void tick(lws_sorted_usec_list_t *sul) {
  cws_loop *loop = lws_container_of(sul, cws_loop, tick);
  loop->events.ticked(loop->events.owner);
}

void cws_tick_after(cws_loop *loop, int milliseconds) {
  lws_sul_schedule(loop->context, 0, &loop->tick, tick, (lws_usec_t)milliseconds * 1000);
}

int cws_watch(cws_loop *loop, int fd, uint64_t id, int events, int known) {
  struct epoll_event event = {.data.u64 = id};
  if (events & CWS_READ) event.events |= EPOLLIN;
  if (events & CWS_WRITE) event.events |= EPOLLOUT;
  return epoll_ctl(loop->epoll, known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, fd, &event) ? CWS_FAILED : 0;
}

void cws_forget(cws_loop *loop, int fd) { epoll_ctl(loop->epoll, EPOLL_CTL_DEL, fd, NULL); }

int cws_adopt(cws_loop *loop, int fd, const uint8_t *head, size_t count) {
  return lws_adopt_socket_vhost_readbuf(loop->vhost, fd, (const char *)head, count) ? 0 : -1;
}

void cws_want_write(cws_socket *socket) { lws_callback_on_writable((struct lws *)socket); }

int cws_write(cws_socket *socket, const uint8_t *bytes, size_t count, int binary) {
  struct lws *wsi = (struct lws *)socket;
  cws_loop *loop = loop_of(wsi);
  size_t needed = LWS_PRE + count;
  if (loop->scratch_size < needed) {
    uint8_t *larger = realloc(loop->scratch, needed);
    if (!larger) return -1;
    loop->scratch = larger;
    loop->scratch_size = needed;
  }
  memcpy(loop->scratch + LWS_PRE, bytes, count);
  enum lws_write_protocol kind = binary ? LWS_WRITE_BINARY : LWS_WRITE_TEXT;
  int n = lws_write(wsi, loop->scratch + LWS_PRE, count, kind);
  if (loop->scratch_size > KEPT_SCRATCH) {
    free(loop->scratch);
    loop->scratch = NULL;
    loop->scratch_size = 0;
  }
  if (n < 0) return -1;
  return lws_partial_buffered(wsi) ? 0 : 1;
}

void cws_pause(cws_socket *socket, int paused) {
  lws_rx_flow_control((struct lws *)socket, !paused);
}

void cws_set_close(cws_socket *socket, int code, const uint8_t *reason, size_t count) {
  uint8_t text[124];
  if (count > 123) count = 123;
  memcpy(text, reason, count);
  lws_close_reason((struct lws *)socket, (enum lws_close_status)code, text, count);
}

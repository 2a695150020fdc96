/* The service loop: one epoll set with all sockets and an eventfd that other threads write to. */
#define _GNU_SOURCE
#include "CWebServer.h"

#include <errno.h>
#include <openssl/evp.h>
#include <openssl/sha.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

struct cws_loop {
  int64_t tick_at; /* 0 for none. */
  int epoll;
  int wake;
  int finished;
};

enum { MAX_EVENTS = 256 };
static const uint64_t WAKE = UINT64_MAX;

cws_loop *cws_create(void) {
  signal(SIGPIPE, SIG_IGN);
  cws_loop *loop = calloc(1, sizeof *loop);
  if (!loop) return NULL;
  loop->epoll = epoll_create1(EPOLL_CLOEXEC);
  loop->wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  /* Edge-triggered: each write is reported once, and nothing has to be read. */
  struct epoll_event event = {.events = EPOLLIN | EPOLLET, .data.u64 = WAKE};
  if (loop->epoll >= 0 && loop->wake >= 0 &&
      !epoll_ctl(loop->epoll, EPOLL_CTL_ADD, loop->wake, &event))
    return loop;
  cws_free(loop);
  return NULL;
}

void cws_free(cws_loop *loop) {
  if (loop->epoll >= 0) close(loop->epoll);
  if (loop->wake >= 0) close(loop->wake);
  free(loop);
}

static int time_left(const cws_loop *loop) {
  if (!loop->tick_at) return -1;
  int64_t left = loop->tick_at - cws_now_ms();
  return left > 0 ? (int)left : 0;
}

void cws_run(cws_loop *loop, cws_events events) {
  struct epoll_event found[MAX_EVENTS];
  while (!loop->finished) {
    int n = epoll_wait(loop->epoll, found, MAX_EVENTS, time_left(loop));
    if (n < 0 && errno != EINTR) break;
    int woken = 0;
    for (int i = 0; i < n; i++) {
      if (found[i].data.u64 == WAKE) {
        woken = 1;
        continue;
      }
      int flags = 0;
      if (found[i].events & EPOLLIN) flags |= CWS_READ;
      if (found[i].events & EPOLLOUT) flags |= CWS_WRITE;
      if (found[i].events & (EPOLLHUP | EPOLLERR)) flags |= CWS_GONE;
      events.ready(events.owner, found[i].data.u64, flags);
    }
    if (woken) events.woken(events.owner);
    if (loop->tick_at && loop->tick_at <= cws_now_ms()) {
      loop->tick_at = 0;
      events.ticked(events.owner);
    }
  }
}

void cws_wake(cws_loop *loop) {
  uint64_t one = 1;
  /* It can only fail when the counter is full, and then the loop is woken already. */
  if (write(loop->wake, &one, sizeof one) < 0) return;
}

void cws_finish(cws_loop *loop) { loop->finished = 1; }

void cws_tick_after(cws_loop *loop, int milliseconds) {
  loop->tick_at = cws_now_ms() + milliseconds;
}

int cws_watch(cws_loop *loop, int fd, uint64_t id, int events, int known) {
  struct epoll_event event = {.data.u64 = id};
  if (events & CWS_READ) event.events |= EPOLLIN;
  if (events & CWS_WRITE) event.events |= EPOLLOUT;
  return epoll_ctl(loop->epoll, known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, fd, &event) ? CWS_FAILED : 0;
}

void cws_forget(cws_loop *loop, int fd) { epoll_ctl(loop->epoll, EPOLL_CTL_DEL, fd, NULL); }

void cws_accept_key(const uint8_t *key, size_t count, char *answer) {
  static const char guid[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  uint8_t text[64 + sizeof guid], digest[SHA_DIGEST_LENGTH];
  if (count > 64) count = 64;
  memcpy(text, key, count);
  memcpy(text + count, guid, sizeof guid - 1);
  SHA1(text, count + sizeof guid - 1, digest);
  EVP_EncodeBlock((unsigned char *)answer, digest, sizeof digest);
}

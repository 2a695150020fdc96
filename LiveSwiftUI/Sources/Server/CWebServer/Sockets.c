/* Plain calls on sockets and files. */
#define _GNU_SOURCE
#include "CWebServer.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static long outcome(long n) {
  if (n >= 0) return n;
  if (errno == EAGAIN || errno == EINTR || errno == ECONNABORTED) return CWS_BLOCKED;
  return errno == EMFILE || errno == ENFILE ? CWS_EXHAUSTED : CWS_FAILED;
}

int cws_listen(const char *host, int port, int *bound_port) {
  struct addrinfo hints = {
      .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
  struct addrinfo *found = NULL;
  char service[16];
  snprintf(service, sizeof service, "%d", port);
  int code = getaddrinfo(host, service, &hints, &found);
  if (code) return -10000 + code;

  int failure = EADDRNOTAVAIL, fd = -1;
  for (struct addrinfo *a = found; a; a = a->ai_next) {
    int yes = 1;
    fd = socket(a->ai_family, a->ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, a->ai_protocol);
    if (fd < 0) { failure = errno; continue; }
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (!bind(fd, a->ai_addr, a->ai_addrlen) && !listen(fd, 511)) break;
    failure = errno;
    close(fd);
    fd = -1;
  }
  freeaddrinfo(found);
  if (fd < 0) return -failure;

  struct sockaddr_storage bound;
  socklen_t length = sizeof bound;
  getsockname(fd, (struct sockaddr *)&bound, &length);
  *bound_port = ntohs(bound.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&bound)->sin6_port
                                                  : ((struct sockaddr_in *)&bound)->sin_port);
  return fd;
}

static void name_peer(const struct sockaddr_storage *from, socklen_t length, char *peer,
                      size_t capacity) {
  if (getnameinfo((const struct sockaddr *)from, length, peer, (socklen_t)capacity, NULL, 0,
                  NI_NUMERICHOST))
    snprintf(peer, capacity, "unknown");
}

int cws_accept(int listener, char *peer, size_t capacity) {
  struct sockaddr_storage from;
  socklen_t length = sizeof from;
  int fd = accept4(listener, (struct sockaddr *)&from, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
  if (fd < 0) return (int)outcome(fd);
  int yes = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  name_peer(&from, length, peer, capacity);
  return fd;
}

int cws_channel(int ends[2]) {
  /* Keeps the one-byte messages apart: a stream would join them and lose descriptors. */
  int kind = SOCK_SEQPACKET | SOCK_NONBLOCK | SOCK_CLOEXEC;
  if (socketpair(AF_UNIX, kind, 0, ends)) return CWS_FAILED;
  for (int i = 0; i < 2; i++) {
    /* Above the descriptor numbers that a child process inherits. */
    int high = fcntl(ends[i], F_DUPFD_CLOEXEC, 16);
    if (high < 0) {
      close(ends[0]);
      close(ends[1]);
      return CWS_FAILED;
    }
    close(ends[i]);
    ends[i] = high;
  }
  return 0;
}

/* A message of one byte, with ancillary space for one descriptor. */
typedef struct {
  char byte;
  struct iovec part;
  _Alignas(struct cmsghdr) char beside[CMSG_SPACE(sizeof(int))];
  struct msghdr message;
} parcel;

static void prepare(parcel *p) {
  memset(p, 0, sizeof *p);
  p->part.iov_base = &p->byte;
  p->part.iov_len = 1;
  p->message.msg_iov = &p->part;
  p->message.msg_iovlen = 1;
  p->message.msg_control = p->beside;
  p->message.msg_controllen = sizeof p->beside;
}

int cws_hand_over(int channel, int fd) {
  parcel p;
  prepare(&p);
  struct cmsghdr *head = CMSG_FIRSTHDR(&p.message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof fd);
  memcpy(CMSG_DATA(head), &fd, sizeof fd);
  long n = sendmsg(channel, &p.message, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (n == 1) return 0;
  if (n < 0 && (errno == EPIPE || errno == ECONNRESET)) return CWS_ENDED;
  /* Too many connections are in flight; the other end must accept some first. */
  if (n < 0 && (errno == ETOOMANYREFS || errno == ENOBUFS)) return CWS_BLOCKED;
  return (int)outcome(n);
}

int cws_take_over(int channel, char *peer, size_t capacity) {
  for (;;) {
    parcel p;
    prepare(&p);
    long n = recvmsg(channel, &p.message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    if (n == 0 || (n < 0 && errno == ECONNRESET)) return CWS_ENDED;
    if (n < 0) return (int)outcome(n);
    struct cmsghdr *head = CMSG_FIRSTHDR(&p.message);
    int fd;
    /* No descriptor arrives when this process had none left; the connection is then closed. */
    if (!head || head->cmsg_type != SCM_RIGHTS || head->cmsg_len != CMSG_LEN(sizeof fd)) continue;
    memcpy(&fd, CMSG_DATA(head), sizeof fd);
    struct sockaddr_storage from;
    socklen_t length = sizeof from;
    if (getpeername(fd, (struct sockaddr *)&from, &length)) {
      close(fd); /* The browser has disconnected meanwhile. */
      continue;
    }
    name_peer(&from, length, peer, capacity);
    return fd;
  }
}

long cws_peek(int fd, void *bytes, size_t count) {
  long n = recv(fd, bytes, count, MSG_PEEK | MSG_DONTWAIT);
  return n == 0 ? CWS_ENDED : outcome(n);
}

long cws_read(int fd, void *bytes, size_t count) {
  return outcome(recv(fd, bytes, count, 0));
}

int cws_has_input(int fd) {
  char byte;
  return recv(fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

long cws_send(int fd, const void *bytes, size_t count, int more) {
  return outcome(send(fd, bytes, count, MSG_NOSIGNAL | (more ? MSG_MORE : 0)));
}

long cws_send_frame(int fd, const void *head, size_t head_count, const void *bytes, size_t count) {
  struct iovec parts[2] = {{(void *)head, head_count}, {(void *)bytes, count}};
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
  return outcome(sendmsg(fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT));
}

long cws_send_file(int fd, int file, size_t count) {
  return outcome(sendfile(fd, file, NULL, count));
}

int cws_open_file(const char *path, int64_t *size) {
  /* O_NONBLOCK: opening a pipe by mistake must not hang; on a plain file it changes nothing. */
  int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0) return (int)outcome(fd);
  struct stat about;
  if (fstat(fd, &about) || !S_ISREG(about.st_mode)) {
    close(fd);
    return CWS_FAILED;
  }
  *size = about.st_size;
  return fd;
}

long cws_raise_file_limit(long wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit)) return CWS_FAILED;
  rlim_t most = limit.rlim_max < (rlim_t)wanted ? limit.rlim_max : (rlim_t)wanted;
  if (limit.rlim_cur < most) {
    limit.rlim_cur = most;
    if (setrlimit(RLIMIT_NOFILE, &limit)) return CWS_FAILED;
  }
  return (long)limit.rlim_cur;
}

void cws_end_writing(int fd) { shutdown(fd, SHUT_WR); }

void cws_shut(int fd) { close(fd); }

int64_t cws_now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

size_t cws_http_date(char *text, size_t capacity) {
  static const char days[7][4] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static const char months[12][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  time_t now = time(NULL);
  struct tm at;
  gmtime_r(&now, &at);
  /* Not strftime: its day and month names follow the process's locale. */
  return (size_t)snprintf(text, capacity, "%s, %02d %s %04d %02d:%02d:%02d GMT",
                          days[at.tm_wday], at.tm_mday,
                          months[at.tm_mon], at.tm_year + 1900, at.tm_hour, at.tm_min, at.tm_sec);
}

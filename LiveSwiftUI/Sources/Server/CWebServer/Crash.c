/* The crash record of a process, written by its signal handler. */
#define _GNU_SOURCE
#include "CWebServer.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* A signal handler reads all of this, so it is plain memory, without locks and allocations. Only
   the main thread writes the marks. */
static volatile cws_mark turn, trial;
static int file = -1;
static cws_crash record;
static int (*task_mark)(cws_mark *mark);
static volatile sig_atomic_t is_written;

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { SIGNALS = sizeof signals / sizeof signals[0] };
static struct sigaction before[SIGNALS];

cws_mark cws_turn(cws_mark next) {
  cws_mark earlier = turn;
  turn = next;
  return earlier;
}

void cws_trial(cws_mark next) { trial = next; }

static void write_record(int cause, cws_mark mark) {
  if (is_written || file < 0) return;
  is_written = 1;
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_REALTIME, &now);
  record.time = now.tv_sec;
  record.cause = (uint64_t)cause;
  record.mark = mark;
  /* Without the record, no page is blamed for the crash. */
  ssize_t written = write(file, &record, sizeof record);
  (void)written;
}

/* The page of the current turn, else of the task on this thread, else the page on trial. */
static cws_mark blamed(int is_main) {
  cws_mark mark = {0, 0, 0, 0};
  if (is_main && turn.info) return turn;
  if (task_mark && task_mark(&mark)) return mark;
  return trial;
}

static void crashed(int number, siginfo_t *info, void *context) {
  (void)context;
  /* An external signal, such as a watchdog's, concerns the main thread, whichever received it. */
  int is_from_outside = info->si_code == SI_USER;
  int is_main = syscall(SYS_gettid) == getpid();
  for (int at = 0; at < SIGNALS; at++) {
    if (signals[at] == number) sigaction(number, &before[at], NULL);
  }
  write_record(number, blamed(is_main || is_from_outside));
  /* A fault recurs when this returns; an external signal must be raised again. */
  if (info->si_code <= 0 || number == SIGTRAP || number == SIGABRT) raise(number);
}

void cws_crash_note(int cause) { write_record(cause, turn); }

int cws_crash_watch(int descriptor, uint64_t program, uint64_t place, int (*task)(cws_mark *mark)) {
  record.form = CWS_CRASH_FORM;
  record.program = program;
  record.place = place;
  task_mark = task;
  file = descriptor;
  /* After a stack overflow the stack has no room for a handler. */
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack.ss_size = 64 * 1024;
    stack.ss_flags = 0;
    stack.ss_sp = malloc(stack.ss_size);
    if (!stack.ss_sp || sigaltstack(&stack, NULL) != 0) free(stack.ss_sp);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = crashed;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int at = 0; at < SIGNALS; at++) {
    if (sigaction(signals[at], &action, &before[at]) != 0) return CWS_FAILED;
  }
  return 0;
}

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define LIVE_AUDIT_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define LIVE_AUDIT_ARCH AUDIT_ARCH_AARCH64
#endif

#define LIVE_ALLOW(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

/* Lets this thread only read and write open files, and allocate memory: any other system call ends
   the process. Returns 0, or -1 where the kernel has no such filter. Swift cannot call prctl, which
   takes a variable number of arguments. */
static inline int live_confine(void) {
#ifdef LIVE_AUDIT_ARCH
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, LIVE_AUDIT_ARCH, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      LIVE_ALLOW(__NR_read),
      LIVE_ALLOW(__NR_write),
      LIVE_ALLOW(__NR_mmap),
      LIVE_ALLOW(__NR_munmap),
      LIVE_ALLOW(__NR_mremap),
      LIVE_ALLOW(__NR_mprotect),
      LIVE_ALLOW(__NR_madvise),
      LIVE_ALLOW(__NR_brk),
      LIVE_ALLOW(__NR_futex),
      LIVE_ALLOW(__NR_rt_sigreturn),
      LIVE_ALLOW(__NR_exit_group),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
  };
  struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#else
  errno = ENOSYS;
  return -1;
#endif
}

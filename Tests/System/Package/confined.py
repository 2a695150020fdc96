"""Runs a command line as a unit of systemd would: its user, its filter of system calls, and no
memory that is both written and executed. For a test where no systemd runs."""
import ctypes
import errno
import os
import pwd
import re
import subprocess
import sys

ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | errno.EPERM
PR_SET_NO_NEW_PRIVS, PR_SET_MDWE = 38, 65


def calls(group):
    """The system calls of one of systemd's groups, and of the groups in it."""
    if not group.startswith("@"):
        return {group}
    text = subprocess.run(["systemd-analyze", "syscall-filter", group], check=True, text=True,
                          stdout=subprocess.PIPE).stdout
    found = set()
    for line in text.split("\n")[1:]:
        word = line.strip()
        if word and not word.startswith("#"):
            found |= calls(word)
    return found


def allowed(unit):
    """The system calls that the lines of a unit leave."""
    left = calls("@default")
    for line in re.findall(r"^SystemCallFilter=(.*)$", unit, re.M):
        named = set().union(*(calls(each) for each in line.removeprefix("~").split()))
        left = left - named if line.startswith("~") else left | named
    return left


def confine(unit, root):
    """Confines this process, which must be root, as the unit says."""
    names = allowed(unit)
    account = re.search(r"^User=(.*)$", unit, re.M).group(1)
    os.chroot(root)
    os.chdir("/")
    person = pwd.getpwnam(account)
    os.setgroups([])
    os.setgid(person.pw_gid)
    os.setuid(person.pw_uid)
    os.umask(0o077)
    system = ctypes.CDLL(None, use_errno=True)
    assert system.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
    # Linux 6.3 and later refuse such memory themselves; systemd filters system calls for it.
    if system.prctl(PR_SET_MDWE, 1, 0, 0, 0) != 0:
        assert ctypes.get_errno() == errno.EINVAL
    filters = ctypes.CDLL("libseccomp.so.2")
    filters.seccomp_init.restype = ctypes.c_void_p
    rules = ctypes.c_void_p(filters.seccomp_init(REFUSE))
    for name in names:
        number = filters.seccomp_syscall_resolve_name(name.encode())
        # Calls of another machine, or newer than this library, have no number of their own.
        if number >= 0:
            assert filters.seccomp_rule_add(rules, ALLOW, number, 0) == 0, name
    assert filters.seccomp_load(rules) == 0


if __name__ == "__main__":
    # The words are an environment and a command line, as `env` takes them.
    with open(sys.argv[1]) as file:
        text = file.read()
    settings = [each.split("=", 1) for each in sys.argv[3:] if re.match(r"[A-Z_]+=", each)]
    words = sys.argv[3 + len(settings):]
    confine(text, sys.argv[2])
    os.execve(words[0], words, dict(settings))

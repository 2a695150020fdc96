"""Turns what `tapas --help` prints into the page of the manual, or into the service's settings."""
import re
import sys

SETTINGS = """\
# Settings of the service tapas, read by systemd when it starts. Each is a flag of tapas serve too;
# tapas(1) has them all. Without the address of a service the built-in sandbox plays it.
#
# After a change: systemctl restart tapas

# Flags that are no setting, such as --host and --port.
DAEMON_OPTS=""
"""

FOOT = """\
.SH FILES
.TP
.I /etc/default/tapas
settings of the service
.TP
.I /var/lib/tapas
what the service saves; a purge of the package removes it
.SH EXAMPLES
Behind a proxy that serves https://example.org from the same machine:
.PP
.nf
    tapas serve \\-\\-name example.org \\-\\-behind 127.0.0.1
.fi
.SH SEE ALSO
.BR systemctl (1),
.I /usr/share/doc/tapas/examples/nginx.conf
"""


def blocks(text):
    """The paragraphs of the help, each a list of lines."""
    return [part.split("\n") for part in text.strip().split("\n\n")]


def entries(lines):
    """What stands on the left, and the text beside it, of each entry of a paragraph."""
    found = []
    for line in lines:
        match = re.match(r"  (--[\w-]+(?: [A-Z.\[\]]+)?|\S.*?)(?:  +| (?=\S)|$)(.*)", line)
        if line.startswith("  tapas "):
            match = re.match(r"  (.*?)  +(.*)", line)
        if match and not line.startswith("   "):
            found.append((match.group(1), [match.group(2)]))
        else:
            found[-1][1].append(line.strip())
    return found


def settings(text):
    """The settings of the service, each variable below its help and commented out."""
    lines = [SETTINGS]
    for block in blocks(text):
        title, *rest = block
        made = []
        for _, beside in entries(rest) if title.endswith(":") else []:
            variable = re.match(r"environment: (TAPAS_\w+)", beside[-1])
            if variable:
                made += [f"# {each}" for each in beside[:-1]] + [f"#{variable[1]}=", ""]
        if made:
            lines += [f"## {title}", "", *made]
    return "\n".join(lines)


def quoted(text):
    """Text for troff, where a backslash, a hyphen and a first point have a meaning."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in (".", "'") else text


def manual(text):
    """The page of the manual."""
    about, usage, *groups = blocks(text)
    lines = [".TH TAPAS 1", ".SH NAME", "tapas \\- catalogue apps, live in any browser",
             ".SH SYNOPSIS"]
    commands = entries(usage[1:])
    for typed, _ in commands:
        lines += [f".B {quoted(typed)}", ".br"]
    lines += [".SH DESCRIPTION", *map(quoted, about), ".SH COMMANDS"]
    for typed, beside in commands:
        lines += [".TP", f".B {quoted(typed)}", *map(quoted, beside)]
    lines.append(".SH OPTIONS")
    notes = []
    for block in groups:
        if not block[0].endswith(":") or not block[1:]:
            notes += [".PP", *map(quoted, block)]
            continue
        lines += [f".SS {quoted(block[0][:-1])}"]
        for typed, beside in entries(block[1:]):
            words = [".br\n" * each.startswith("environment: ") + quoted(each) for each in beside]
            lines += [".TP", f".B {quoted(typed)}", *words]
    return "\n".join([*lines, ".SH NOTES", *notes, FOOT])


if __name__ == "__main__":
    print({"settings": settings, "manual": manual}[sys.argv[1]](sys.stdin.read()), end="")

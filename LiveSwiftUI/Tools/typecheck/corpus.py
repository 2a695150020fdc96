"""Reads apps from git repositories and chooses the files that the type-checker is to judge."""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

# Swift's own modules, and those that ours stand in for.
ALLOWED = {
    "Swift", "SwiftUI", "Foundation", "Combine", "Charts", "Observation", "Dispatch",
    "_Concurrency", "Darwin", "FoundationNetworking", "SwiftUICore",
}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public\s+|internal\s+|private\s+)?import\s+"
    r"(?:struct\s+|class\s+|enum\s+|protocol\s+|func\s+|var\s+|let\s+|typealias\s+)?(\w+)",
    re.M,
)
TYPE = re.compile(r"\b(?:class|struct|enum|protocol|typealias|actor)\s+([A-Z]\w*)")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.S)
# UIKit and AppKit come with SwiftUI on Apple's systems without an import of their own.
FOREIGN = re.compile(
    r"\b(?:UI[A-Z]\w+|CGImage\w*|CGContext|NS(?:View|Window|Application|App|Event|Color|Image|Font|"
    r"Hosting|Cursor|Screen|Responder|Attributed|Mutable|Progress|Workspace|TextField|Alert|Menu|"
    r"Managed|Fetch|UserActivity|ItemProvider)\w*)\b"
)
# What the betas of 2019 had and no release of SwiftUI has.
WITHDRAWN = re.compile(
    r"\b(?:BindableObject|Length|NavigationButton|SegmentedControl|fluidSpring|tapAction)\b|"
    r"\.(?:identified\(by|relativeWidth\(|relativeHeight\(|presentation\(|color\(|basic\()"
)
GLOBAL = re.compile(r"^(?:public |private |fileprivate )?(?:let|var|func) (\w+)", re.M)
EXTENSION = re.compile(
    r"^(?:public )?extension (?:View|Color|Image|Font|Text|ShapeStyle|EnvironmentValues|Animation)"
    r"\b"
    r"[^{]*\{(.*?)^\}", re.M | re.S)
MEMBER = re.compile(r"\b(?:let|var|func) (\w+)")
SKIPPED = re.compile(r"(^|/)(\w*Tests?|\w*UITests|Pods|Carthage|\.build)/|Package\.swift$")


@dataclass
class App:
    """The files of one app that are checked together as one module."""

    name: str
    files: dict[str, str] = field(default_factory=dict)  # path in the repository: text
    left_out: int = 0


def git(folder, *arguments, **options):
    return subprocess.run(
        ["git", "-C", str(folder), *arguments], check=True, capture_output=True, **options
    ).stdout


def read_repository(folder):
    """The path of each Swift file and its text, at the newest commit."""
    names = git(folder, "ls-tree", "-r", "-z", "--name-only", "HEAD").decode().split("\0")
    wanted = [name for name in names if name.endswith(".swift") and "\n" not in name]
    texts = {}
    for name in wanted:
        texts[name] = git(folder, "show", f"HEAD:{name}").decode(errors="replace")
    return names, texts


def app_folders(names):
    """The folders that hold an Xcode project, a playground or a package; each is an app."""
    roots = set()
    for name in names:
        parts = PurePosixPath(name).parts
        for index, part in enumerate(parts):
            if part.endswith((".xcodeproj", ".swiftpm", ".playground")):
                is_project = part.endswith(".xcodeproj")
                roots.add("/".join(parts[: index if is_project else index + 1]))
                break
        if parts and parts[-1] == "Package.swift":
            roots.add("/".join(parts[:-1]))
    return roots


def home(name, roots):
    """The innermost app folder around a file."""
    folder = PurePosixPath(name).parent
    while str(folder) != ".":
        if str(folder) in roots:
            return str(folder)
        folder = folder.parent
    return ""


def without_comments(text):
    return COMMENT.sub(" ", text)


def is_plain(code):
    """Whether a file is about SwiftUI alone, as Apple released it."""
    imports = set(IMPORT.findall(code))
    return imports <= ALLOWED and not FOREIGN.search(code) and not WITHDRAWN.search(code)


def types(code):
    return set(TYPE.findall(code))


def others(code):
    """What a file declares besides types: globals, and members of SwiftUI's own types."""
    members = (set(MEMBER.findall(body)) for body in EXTENSION.findall(code))
    return set(GLOBAL.findall(code)).union(*members)


def choose(texts):
    """The files that are plain and need nothing of a file that is not."""
    code = {name: without_comments(text) for name, text in texts.items()}
    kept = {name for name in code if is_plain(code[name])}
    words = {name: set(re.findall(r"\w+", code[name])) for name in code}
    while True:
        inside = set().union(*(types(code[name]) | others(code[name]) for name in kept))
        outside = set().union(*(types(code[name]) for name in code if name not in kept))
        # A member such as `title` could be anybody's; a long name is the app's own.
        members = set().union(*(others(code[name]) for name in code if name not in kept))
        missing = (outside | {name for name in members if len(name) > 7}) - inside
        gone = {name for name in kept if words[name] & missing}
        if not gone:
            return {name: texts[name] for name in kept}
        kept -= gone


def read_apps(folder):
    """The apps in a folder of git repositories, in order of their names."""
    apps = []
    for entry in sorted(Path(folder).iterdir()):
        repository = next(
            (path for path in (entry / "repo" / ".git", entry / "repo", entry)
             if (path / "HEAD").exists() or (path / ".git").exists()),
            None,
        )
        if repository is None:
            continue
        names, texts = read_repository(repository)
        roots = app_folders(names)
        groups = {}
        for name, text in texts.items():
            if not SKIPPED.search(name):
                groups.setdefault(home(name, roots), {})[name] = text
        for root, group in sorted(groups.items()):
            kept = choose(group)
            if any("SwiftUI" in IMPORT.findall(text) for text in kept.values()):
                label = entry.name + ("/" + root if root else "")
                apps.append(App(label, kept, len(group) - len(kept)))
    return apps

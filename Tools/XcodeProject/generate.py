#!/usr/bin/env python3
"""Writes the Xcode project in Apple/, its test plans, what its targets need beside Swift, and the
schemes that the workflow builds.

Usage: generate.py [--check]

Run it after a change of the list of apps, of a file's name in Apple/, of a key that a shell reads,
of a string table or of an app's colours. With
--check nothing is written; files that would change are named, and the exit status is 1.
"""
import pathlib
import re
import sys

from apps import APPLE, APPS, BUNDLE
from assets import catalog
from info import info, privacy
from project import Project
from schemes import schemes, test_plans
from tables import info_plist, localizable

WORKSPACE = """<?xml version="1.0" encoding="UTF-8"?>
<Workspace
   version = "1.0">
   <FileRef
      location = "self:">
   </FileRef>
</Workspace>
"""


WORKFLOW = "../.github/workflows/ci.yml"
ADDRESSES = {
    "Services": "The addresses of the real services, for Debug and Release",
    "Sandbox": "The addresses of `tapas sandbox`",
}


def addresses(name):
    """The configuration that includes each app's own of that name."""
    return f"// {ADDRESSES[name]}: those of each app.\n" + "".join(
        f'#include "../{app.name}/{name}.xcconfig"\n' for app in APPS)


def workflow():
    """The workflow, with the schemes of the apps."""
    text = (APPLE / WORKFLOW).read_text(encoding="utf-8")
    schemes = ", ".join(app.scheme for app in APPS)
    return re.sub(r"(?m)^( +scheme: )\[.*\]$", rf"\1[{schemes}]", text)


def files():
    """Each file's path in Apple/, and its bytes."""
    yield "Configurations/Services.xcconfig", addresses("Services").encode()
    yield "Configurations/SandboxServices.xcconfig", addresses("Sandbox").encode()
    yield WORKFLOW, workflow().encode()
    for app in APPS:
        yield f"{app.name}/Info.plist", info(app)
        yield f"{app.name}/PrivacyInfo.xcprivacy", privacy()
        yield f"{app.name}/Localizable.xcstrings", localizable(app).encode()
        yield f"{app.name}/InfoPlist.xcstrings", info_plist(app).encode()
        for path, text in catalog(app):
            yield f"{app.name}/Assets.xcassets/{path}", text.encode()
    project = Project()
    yield f"{BUNDLE}/project.pbxproj", project.text().encode()
    yield f"{BUNDLE}/project.xcworkspace/contents.xcworkspacedata", WORKSPACE.encode()
    for name, text in schemes(project.targets):
        yield f"{BUNDLE}/xcshareddata/xcschemes/{name}.xcscheme", text.encode()
    for name, text in test_plans(project.targets, project.tests):
        yield name, text.encode()


def stale(folder=APPLE):
    """The paths of files that differ from what would be written."""
    return [path for path, data in files()
            if not (folder / path).is_file() or (folder / path).read_bytes() != data]


def write(folder=APPLE):
    for path, data in files():
        file = pathlib.Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        found = stale()
        sys.exit("\n".join(["These files are out of date:", *found]) if found else 0)
    elif sys.argv[1:]:
        sys.exit(__doc__)
    write()

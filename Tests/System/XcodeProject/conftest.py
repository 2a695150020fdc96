"""The Xcode project as another program reads it, and the package as SwiftPM tells it."""
import json
import os
import pathlib
import subprocess
import sys

import pytest
from pbxproj import XcodeProject

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tools/XcodeProject"))


@pytest.fixture(scope="session")
def apple():
    return ROOT / "Apple"


@pytest.fixture(scope="session")
def project(apple):
    """The project as pbxproj reads it, which did not write it."""
    return Project(apple / "TapasApps.xcodeproj/project.pbxproj")


@pytest.fixture(scope="session")
def package():
    """The manifest as an Apple system would have it."""
    told = subprocess.run(
        ["swift", "package", "--package-path", ROOT, "--scratch-path", ROOT / ".build/manifest",
         "dump-package"],
        env={**os.environ, "TAPAS_WEB": "0"}, check=True, capture_output=True, text=True)
    return json.loads(told.stdout)


class Project:
    """The objects of a project file, and what its groups and targets say of them."""

    def __init__(self, file):
        self.folder = file.parent.parent
        self.objects = XcodeProject.load(str(file)).objects
        self.root = self.of("PBXProject")[0]

    def __getitem__(self, id):
        return self.objects[id]

    def of(self, isa):
        return list(self.objects.get_objects_in_section(isa))

    def ids(self):
        return {str(id) for id in self.objects.get_keys()}

    def paths(self):
        """The path of every file below the main group, by the id of its reference."""
        found = {}

        def visit(id, folder):
            item = self[id]
            if item.isa == "PBXGroup":
                below = folder / item.path if "path" in item else folder
                for child in item.children:
                    visit(child, below)
            elif item.sourceTree == "<group>":
                found[str(id)] = folder / item.path
        visit(self.root.mainGroup, self.folder)
        return found

    def missing(self):
        """The paths of references to files that are not there."""
        return sorted(str(path) for path in self.paths().values() if not path.exists())

    def dangling(self):
        """Ids that stand in an object and that no object has."""
        known = self.ids()
        named = set()

        def visit(value):
            if isinstance(value, dict):
                for key, item in value.items():
                    named.update(filter(is_id, [str(key)]))
                    visit(item)
            elif isinstance(value, (list, tuple)):
                for item in value:
                    visit(item)
            elif is_id(str(value)):
                named.add(str(value))
        for id in known:
            visit(vars_of(self[id]))
        return sorted(named - known)

    def targets(self):
        """The targets of the apps."""
        return {target.name: target for target in self.of("PBXNativeTarget")
                if not target.name.endswith("UITests")}

    def ui_tests(self):
        """The targets of the apps' UI tests."""
        return {target.name: target for target in self.of("PBXNativeTarget")
                if target.name.endswith("UITests")}

    def phase(self, target, isa):
        """The references in a build phase of a target."""
        phases = [self[id] for id in target.buildPhases if self[id].isa == isa]
        assert len(phases) == 1
        builds = [self[id] for id in phases[0].files]
        return [str(build.fileRef if "fileRef" in build else build.productRef) for build in builds]


def is_id(text):
    return len(text) == 24 and set(text) <= set("0123456789ABCDEF")


def vars_of(item):
    """An object of the project as plain values."""
    if hasattr(item, "get_keys"):
        return {str(key): vars_of(item[key]) for key in item.get_keys()}
    if isinstance(item, (list, tuple)):
        return [vars_of(one) for one in item]
    return str(item)

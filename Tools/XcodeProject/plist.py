"""Writes the old property list format of `project.pbxproj`, in the order and layout of Xcode."""
import hashlib
import re


class Objects:
    """The objects of a project by id. An id follows from what the object is for, so that the same
    project is always the same text."""

    def __init__(self):
        self.all = {}
        self.comments = {}

    @staticmethod
    def id(isa, key):
        """The id of an object, which may not exist yet."""
        return hashlib.sha256(f"{isa} {key}".encode()).hexdigest()[:24].upper()

    def add(self, isa, key, comment, **values):
        """Adds an object and returns its id; `key` tells it from others of its kind."""
        id = self.id(isa, key)
        assert id not in self.all, f"{isa} {key} is there twice"
        self.all[id] = {"isa": isa, **values}
        self.comments[id] = comment
        return id

    def text(self, root):
        """The whole file, with the project `root`."""
        lines = ["// !$*UTF8*$!", "{", "\tarchiveVersion = 1;", "\tclasses = {", "\t};",
                 "\tobjectVersion = 60;", "\tobjects = {"]
        for isa in sorted({values["isa"] for values in self.all.values()}):
            lines += ["", f"/* Begin {isa} section */"]
            for id in sorted(id for id in self.all if self.all[id]["isa"] == isa):
                lines += [f"\t\t{self.named(id)} = {self.value(self.all[id], 2)};"]
            lines += [f"/* End {isa} section */"]
        lines += ["\t};", f"\trootObject = {self.named(root)};", "}", ""]
        return "\n".join(lines)

    def named(self, id):
        """An id with what it stands for as a comment."""
        return f"{id} /* {self.comments[id]} */"

    def value(self, value, depth):
        inner, outer = "\t" * (depth + 1), "\t" * depth
        if isinstance(value, dict):
            rows = [f"{inner}{quoted(key)} = {self.value(item, depth + 1)};\n"
                    for key, item in value.items()]
            return "{\n" + "".join(rows) + outer + "}"
        if isinstance(value, (list, tuple)):
            rows = [f"{inner}{self.value(item, depth + 1)},\n" for item in value]
            return "(\n" + "".join(rows) + outer + ")"
        return self.named(value) if value in self.all else quoted(str(value))


def quoted(text):
    """A text as it stands in the file: bare where the format allows it."""
    if re.fullmatch(r"[A-Za-z0-9_./]+", text) and "//" not in text:
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'

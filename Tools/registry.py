"""The apps as the manifest lists them, and where the sandbox has their services."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[1]


def rows():
    """The list `apps` of the manifest: the name of each app, and the text of its data modules."""
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    rows = re.search(r"^let apps:.*?= \[\n(.*?)^\]", text, re.DOTALL | re.MULTILINE).group(1)
    return re.findall(r'^  \("(\w+)", \[(.*?)\],', rows, re.MULTILINE)


def names():
    """The names of the list `apps` in the manifest, in its order."""
    return [name for name, _ in rows()]


def data(app):
    """The modules of data that an app has besides those of all apps."""
    return re.findall(r'"(\w+)"', dict(rows())[app])


def pages():
    """The path of a page of each app that shows what its service has."""
    below = {"Humour": "/maya_runs"}
    return [f"/{name.lower()}{below.get(name, '')}" for name in names()]


def service_flags(origin, posts="mastodon"):
    """The flags with which `tapas serve` asks a sandbox, or what stands before it, for everything.

    They are those of the Xcode project's configuration of that name. Humour reads one of three
    services."""
    settings = {}
    for name in names():
        text = (ROOT / f"Apple/{name}/Sandbox.xcconfig").read_text(encoding="utf-8")
        settings |= dict(re.findall(r"(?m)^(\w+) = (.*)$", text))
    settings |= {"POSTS_KIND": posts, "POSTS_URL": settings[f"{posts.upper()}_URL"]}
    if posts != "x":
        settings["POSTS_TOKEN"] = ""
    known = (ROOT / "Deploy/help.txt").read_text(encoding="utf-8")
    return [word for setting, value in settings.items()
            if value and f"environment: TAPAS_{setting}\n" in known
            for word in (f"--{setting.lower().replace('_', '-')}",
                         value.replace("$(TAPAS_SANDBOX)", origin))]

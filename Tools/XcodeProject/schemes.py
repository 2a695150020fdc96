"""The shared schemes of the apps, and the test plan of each app."""
import json
import uuid
from xml.sax.saxutils import quoteattr

from apps import APPS, BUNDLE

# The tests of the modules that every app has.
SHARED_TESTS = ("DataLayerTests", "SharedUITests")

# Further schemes of an app, by name, with the environment variable that each sets.
MORE = {
    "RecipesApp malformed": ("Recipes", {"TAPAS_RECIPES": "malformed"}),
    "RecipesApp empty": ("Recipes", {"TAPAS_RECIPES": "empty"}),
}


def schemes(targets):
    """The name and the text of each scheme; `targets` has the ids of the targets by name."""
    for app in APPS:
        yield app.scheme, scheme(app.name, targets[app.name], {})
    for name, (app, variables) in MORE.items():
        yield name, scheme(app, targets[app], variables)


def element(name, attributes, *children):
    """An element, indented as Xcode does; attributes stand on lines of their own."""
    lines = [f"<{name}"]
    lines += [f"   {key} = {quoteattr(value)}" for key, value in attributes.items()]
    lines[-1] += ">"
    for child in children:
        lines += ["   " + line for line in child]
    return lines + [f"</{name}>"]


def scheme(app, target, variables):
    def product():
        return element("BuildableReference", {
            "BuildableIdentifier": "primary", "BlueprintIdentifier": target,
            "BuildableName": f"{app}.app", "BlueprintName": app,
            "ReferencedContainer": f"container:{BUNDLE}"})

    def runnable():
        return element("BuildableProductRunnable", {"runnableDebuggingMode": "0"}, product())

    environment = [element("EnvironmentVariables", {}, *[
        element("EnvironmentVariable", {"key": key, "value": value, "isEnabled": "YES"})
        for key, value in variables.items()])] if variables else []
    debugger = {
        "selectedDebuggerIdentifier": "Xcode.DebuggerFoundation.Debugger.LLDB",
        "selectedLauncherIdentifier": "Xcode.DebuggerFoundation.Launcher.LLDB"}
    lines = element(
        "Scheme", {"LastUpgradeVersion": "2600", "version": "1.7"},
        element(
            "BuildAction", {"parallelizeBuildables": "YES", "buildImplicitDependencies": "YES"},
            element("BuildActionEntries", {}, element("BuildActionEntry", {
                f"buildFor{action}": "YES"
                for action in ("Testing", "Running", "Profiling", "Archiving", "Analyzing")},
                product()))),
        element(
            "TestAction", {
                "buildConfiguration": "Debug", **debugger, "shouldUseLaunchSchemeArgsEnv": "YES"},
            element("TestPlans", {}, element("TestPlanReference", {
                "reference": f"container:{app}.xctestplan", "default": "YES"}))),
        element(
            "LaunchAction", {
                "buildConfiguration": "Debug", **debugger, "launchStyle": "0",
                "useCustomWorkingDirectory": "NO", "ignoresPersistentStateOnLaunch": "NO",
                "debugDocumentVersioning": "YES", "debugServiceExtension": "internal",
                "allowLocationSimulation": "NO"}, runnable(), *environment),
        element(
            "ProfileAction", {
                "buildConfiguration": "Release", "shouldUseLaunchSchemeArgsEnv": "YES",
                "savedToolIdentifier": "", "useCustomWorkingDirectory": "NO",
                "debugDocumentVersioning": "YES"}, runnable()),
        element("AnalyzeAction", {"buildConfiguration": "Debug"}),
        element("ArchiveAction", {
            "buildConfiguration": "Release", "revealArchiveInOrganizer": "YES"}))
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', *lines, ""])


def test_plans(targets, ui_tests):
    """The name of each app's plan, and its text: the tests of the modules that only this app has,
    and its UI test, on whichever simulator is chosen. The plan of the first app has those of the
    modules under all apps, too, so that they run once."""
    for app in APPS:
        shared = SHARED_TESTS if app is APPS[0] else ()
        tests = sorted([f"{name}Tests" for name in (app.name, *app.data)] + list(shared))
        yield f"{app.name}.xctestplan", test_plan(app.name, tests, targets, ui_tests)


def test_plan(app, tests, targets, ui_tests):
    ui_test = f"{app}UITests"
    plan = {
        "configurations": [{
            "id": str(uuid.uuid5(uuid.NAMESPACE_URL, f"{app}.xctestplan")).upper(),
            "name": "Test plan", "options": {}}],
        "defaultOptions": {
            "targetForVariableExpansion": {
                "containerPath": f"container:{BUNDLE}", "identifier": targets[app],
                "name": app}},
        "testTargets": [
            {"target": {"containerPath": "container:..", "identifier": name, "name": name}}
            for name in tests] + [
            {"target": {
                "containerPath": f"container:{BUNDLE}", "identifier": ui_tests[ui_test],
                "name": ui_test}}],
        "version": 1,
    }
    return json.dumps(plan, indent=2) + "\n"

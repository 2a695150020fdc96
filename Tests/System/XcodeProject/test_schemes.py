"""Schemes, test plans, and the workflow that builds them."""
import json
import re
import xml.etree.ElementTree as xml

import pytest
import yaml

import apps

APPS = [app.name for app in apps.APPS]
NAMES = [app.scheme for app in apps.APPS]
# Modules that a test of the plan can import on Linux only.
LINUX_ONLY = {
    "CSQLite", "FoundationNetworking", "Glibc", "LinuxTesting", "PostgreSQL", "PostgreSQLTesting",
    "SwiftUITesting"}
MORE = {"RecipesApp malformed": "malformed", "RecipesApp empty": "empty"}


def scheme(apple, name):
    file = apple / f"TapasApps.xcodeproj/xcshareddata/xcschemes/{name}.xcscheme"
    return xml.parse(file).getroot()


def test_the_shared_schemes_are_the_apps_and_two_lists_of_recipes(apple):
    folder = apple / "TapasApps.xcodeproj/xcshareddata/xcschemes"
    assert sorted(path.stem for path in folder.iterdir()) == sorted([*NAMES, *MORE])


@pytest.mark.parametrize("name", [*NAMES, *MORE])
def test_a_scheme_builds_runs_and_tests_its_app(project, apple, name):
    root = scheme(apple, name)
    target = project.targets()[name.split()[0].removesuffix("App")]
    references = list(root.iter("BuildableReference"))
    assert len(references) == 3
    for reference in references:
        found = project[reference.get("BlueprintIdentifier")]
        assert found.name == target.name == reference.get("BlueprintName")
        assert reference.get("BuildableName") == f"{target.name}.app"
        container = reference.get("ReferencedContainer").removeprefix("container:")
        assert (apple / container).is_dir()
    [plan] = root.iter("TestPlanReference")
    assert plan.get("reference") == f"container:{target.name}.xctestplan"
    assert (apple / f"{target.name}.xctestplan").is_file()
    used = {element.tag: element.get("buildConfiguration") for element in root
            if element.get("buildConfiguration")}
    configurations = project[project.root.buildConfigurationList].buildConfigurations
    assert set(used.values()) <= {project[id].name for id in configurations}
    # Only Debug lets a test see what is internal.
    assert used["TestAction"] == "Debug" and used["ArchiveAction"] == "Release"


@pytest.mark.parametrize("name", MORE)
def test_a_scheme_sets_the_variable_that_the_shell_reads(apple, name):
    [variable] = scheme(apple, name).iter("EnvironmentVariable")
    assert (variable.get("key"), variable.get("value")) == ("TAPAS_RECIPES", MORE[name])
    shell = (apple / "Recipes/RecipesApp.swift").read_text(encoding="utf-8")
    assert f'environment["{variable.get("key")}"]' in shell
    assert f'case "{variable.get("value")}":' in shell


def planned(apple, app):
    """The targets that the plan of an app runs."""
    plan = json.loads((apple / f"{app}.xctestplan").read_text(encoding="utf-8"))
    return plan, [entry["target"] for entry in plan["testTargets"]]


def modules(package, app):
    """The modules of the product of an app."""
    [product] = [one for one in package["products"] if one["name"] == app]
    return set(product["targets"])


def test_each_test_target_of_the_package_on_apples_systems_runs_in_one_plan(apple, package):
    tests = [target["name"] for target in package["targets"] if target["type"] == "test"]
    found = [one["name"] for name in APPS for one in planned(apple, name)[1]
             if one["containerPath"] == "container:.."]
    assert sorted(found) == sorted(tests)


@pytest.mark.parametrize("name", APPS)
def test_a_plan_runs_what_its_app_has_and_the_ui_test_of_that_app(project, apple, package, name):
    plan, targets = planned(apple, name)
    shared = set.intersection(*(modules(package, app) for app in APPS))
    own = modules(package, name) - (shared if name != APPS[0] else set())
    ui_test = project.ui_tests()[f"{name}UITests"]
    assert {one["name"] for one in targets} == (
        {f"{module}Tests" for module in own} | {ui_test.name})
    for one in targets:
        is_ui_test = one["name"] == ui_test.name
        assert one["identifier"] == (ui_test.get_id() if is_ui_test else one["name"])
        folder = apple / one["containerPath"].removeprefix("container:")
        assert folder.suffix == ".xcodeproj" if is_ui_test else (folder / "Package.swift").is_file()
    variables = plan["defaultOptions"]["targetForVariableExpansion"]
    assert project[variables["identifier"]].name == variables["name"] == name
    assert any(f"{name}.xctestplan" == path.name for path in project.paths().values())


def test_no_test_of_the_plan_imports_what_only_linux_has(apple, package):
    """An import under a condition is indented, as swift-format writes it."""
    tests = [target for target in package["targets"] if target["type"] == "test"]
    found = []
    for target in tests:
        folder = apple.parent / target["path"]
        left_out = tuple(folder / name for name in target["exclude"])
        for file in sorted(folder.rglob("*.swift")):
            if any(file == one or one in file.parents for one in left_out):
                continue
            text = file.read_text(encoding="utf-8")
            names = set(re.findall(r"^(?:@\w+ |public )*import (\w+)", text, re.MULTILINE))
            found += [(str(file.relative_to(folder)), name) for name in names & LINUX_ONLY]
    assert found == []


def test_the_workflow_runs_the_tests_on_linux_and_the_schemes_on_macos(apple):
    file = apple.parent / ".github/workflows/ci.yml"
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# It has never run")
    flow = yaml.safe_load(text)
    # YAML 1.1 reads the key `on` as true.
    assert set(flow[True]) == {"push", "pull_request"}
    jobs = flow["jobs"]
    assert set(jobs) == {"linux", "apple"}
    assert any(step.get("run", "").strip() == "./test" for step in jobs["linux"]["steps"])
    assert jobs["apple"]["runs-on"].startswith("macos-")
    matrix = jobs["apple"]["strategy"]["matrix"]
    assert matrix["scheme"] == NAMES
    assert len(matrix["device"]) == 2
    assert any("iPhone" in device for device in matrix["device"])
    assert any("iPad" in device for device in matrix["device"])
    run = "\n".join(step.get("run", "") for step in jobs["apple"]["steps"])
    assert "-project Apple/TapasApps.xcodeproj" in run and "xcodebuild" in run
    assert "build-for-testing" in run and "test-without-building" in run
    # The scheme FoodsApp has the plan Foods.
    assert run.count('-testPlan "${SCHEME%App}"') == 2
    for job in jobs.values():
        assert job["timeout-minutes"] <= 90
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)

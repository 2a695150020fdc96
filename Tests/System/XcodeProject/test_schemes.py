"""Schemes, the test plan, and the workflow that builds them."""
import json
import xml.etree.ElementTree as xml

import pytest
import yaml

import apps

NAMES = [app.scheme for app in apps.APPS]
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
    assert (apple / plan.get("reference").removeprefix("container:")).is_file()
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


def test_the_plan_runs_every_test_target_that_the_package_has_on_apples_systems(
        project, apple, package):
    plan = json.loads((apple / "Tapas.xctestplan").read_text(encoding="utf-8"))
    every = [entry["target"] for entry in plan["testTargets"]]
    targets = [one for one in every if one["containerPath"] == "container:.."]
    beside = {one["identifier"]: one["name"] for one in every if one not in targets}
    assert beside == {target.get_id(): name for name, target in project.ui_tests().items()}
    tests = {target["name"] for target in package["targets"] if target["type"] == "test"}
    assert {target["name"] for target in targets} == tests
    assert len(targets) == len(tests)
    for target in targets:
        assert target["identifier"] == target["name"]
        folder = apple / target["containerPath"].removeprefix("container:")
        assert (folder / "Package.swift").is_file()
    variables = plan["defaultOptions"]["targetForVariableExpansion"]
    assert project[variables["identifier"]].name == variables["name"]
    assert any("Tapas.xctestplan" == path.name for path in project.paths().values())


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
    for job in jobs.values():
        assert job["timeout-minutes"] <= 90
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)

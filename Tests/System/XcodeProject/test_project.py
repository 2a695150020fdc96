"""The project file: every reference leads somewhere, every target has what it needs."""
import shutil

import pytest

import apps
import generate
from conftest import Project

NAMES = [app.name for app in apps.APPS]


def test_what_is_checked_in_is_what_the_script_writes():
    assert generate.stale() == [], "run Tools/XcodeProject/generate.py"


def test_every_reference_leads_to_an_object_and_to_a_file(project):
    assert project.dangling() == []
    assert project.missing() == []


def test_every_object_is_reached_from_the_project(project):
    text = (project.folder / "TapasApps.xcodeproj/project.pbxproj").read_text(encoding="utf-8")
    assert [id for id in project.ids() if text.count(id) < 2] == []


def test_a_dangling_reference_is_found_out(project, tmp_path):
    folder = tmp_path / "TapasApps.xcodeproj"
    folder.mkdir()
    file = folder / "project.pbxproj"
    shutil.copy(project.folder / "TapasApps.xcodeproj/project.pbxproj", file)
    text = file.read_text(encoding="utf-8")
    lost = next(id for id, path in project.paths().items() if path.name == "FoodsApp.swift")
    start = text.index(f"\t\t{lost} /* FoodsApp.swift */ = {{")
    file.write_text(text[:start] + text[text.index("};\n", start) + 3:], encoding="utf-8")
    assert Project(file).dangling() == [lost]


def test_a_missing_file_is_found_out(project, tmp_path):
    folder = tmp_path / "Apple"
    shutil.copytree(project.folder, folder)
    (folder / "Menu/MenuApp.swift").unlink()
    found = Project(folder / "TapasApps.xcodeproj/project.pbxproj").missing()
    assert found == [str(folder / "Menu/MenuApp.swift")]


def test_the_targets_are_the_apps(project):
    assert list(project.targets()) == NAMES or sorted(project.targets()) == sorted(NAMES)
    assert [project[id].name for id in project.root.targets] == (
        NAMES + [f"{name}UITests" for name in NAMES])
    for target in project.targets().values():
        assert target.productType == "com.apple.product-type.application"
        assert project[target.productReference].path == f"{target.name}.app"


@pytest.mark.parametrize("name", NAMES)
def test_a_target_compiles_its_folder_and_the_shared_one(project, name):
    paths = project.paths()
    sources = {paths[id] for id in project.phase(project.targets()[name], "PBXSourcesBuildPhase")}
    folders = [project.folder / name, project.folder / "Shared"]
    assert sources == {path for folder in folders for path in folder.glob("**/*.swift")}
    mains = [path.name for path in sources if "@main" in path.read_text(encoding="utf-8")]
    assert mains == [f"{name}App.swift"]


@pytest.mark.parametrize("name", NAMES)
def test_a_ui_test_compiles_its_file_and_runs_beside_its_app(project, name):
    target = project.ui_tests()[f"{name}UITests"]
    app = project.targets()[name]
    paths = project.paths()
    sources = {paths[id].name for id in project.phase(target, "PBXSourcesBuildPhase")}
    assert sources == {f"{name}UITests.swift", "XCUIApplication+Examples.swift"}
    assert target.productType == "com.apple.product-type.bundle.ui-testing"
    assert [project[id].target for id in target.dependencies] == [app.get_id()]
    proxy = project[project[target.dependencies[0]].targetProxy]
    assert proxy.containerPortal == project.root.get_id()
    assert proxy.remoteGlobalIDString == app.get_id()
    attributes = project.root.attributes.TargetAttributes[target.get_id()]
    assert attributes.TestTargetID == app.get_id()
    for id in project[target.buildConfigurationList].buildConfigurations:
        assert project[id].buildSettings["TEST_TARGET_NAME"] == name


@pytest.mark.parametrize("name", NAMES)
def test_a_target_has_its_pictures_and_words(project, name):
    paths = project.paths()
    resources = project.phase(project.targets()[name], "PBXResourcesBuildPhase")
    assert sorted(paths[id] for id in resources) == sorted(
        project.folder / name / file
        for file in ("Assets.xcassets", "InfoPlist.xcstrings", "Localizable.xcstrings",
                     "PrivacyInfo.xcprivacy"))


@pytest.mark.parametrize("name", NAMES)
def test_a_target_links_a_product_of_the_package_with_all_it_imports(project, package, name):
    target = project.targets()[name]
    linked = project.phase(target, "PBXFrameworksBuildPhase")
    assert linked == [str(id) for id in target.packageProductDependencies]
    [dependency] = [project[id] for id in linked]
    reference = project[dependency.package]
    assert reference.isa == "XCLocalSwiftPackageReference"
    assert [str(id) for id in project.root.packageReferences] == [str(dependency.package)]
    assert (project.folder / reference.relativePath / "Package.swift").is_file()
    product = next(p for p in package["products"] if p["name"] == dependency.productName)
    system = {"Foundation", "SwiftUI", "Security", "Observation", "Network"}
    sources = [path for folder in (name, "Shared")
               for path in (project.folder / folder).glob("*.swift")]
    imported = {line.split()[1] for path in sources
                for line in path.read_text(encoding="utf-8").splitlines()
                if line.strip().startswith("import ")}
    assert imported - system <= set(product["targets"])


def intermediates(owner, targets):
    """The folders that the build system of Xcode 26 and before writes targets into."""
    return {f"{owner}.build/{target}.build" for target in targets}


def test_no_target_writes_into_the_folder_of_a_target_of_the_package(project, package, apple):
    own = [project[id].name for id in project.root.targets]
    others = [one["name"] for kind in ("targets", "products") for one in package[kind]]
    [bundle] = apple.glob("*.xcodeproj")
    assert intermediates(bundle.stem, own) & intermediates(package["name"], others) == set()
    # So it was while project and package shared a name.
    shared = intermediates("Tapas", own) & intermediates("Tapas", others)
    assert shared == intermediates("Tapas", NAMES)


def test_no_scheme_is_called_as_one_that_xcode_makes_for_the_package(package, apple):
    schemes = {path.stem for path in apple.glob("*.xcodeproj/xcshareddata/xcschemes/*")}
    made = {one["name"] for kind in ("targets", "products") for one in package[kind]}
    assert schemes & (made | {package["name"], f"{package['name']}-Package"}) == set()


def test_no_module_of_a_target_is_called_as_a_module_of_the_package(package, apple):
    import settings
    values = settings.read(apple / "Configurations/Debug.xcconfig")
    modules = {target["name"] for target in package["targets"]}
    for name in NAMES:
        module = settings.expand(values["PRODUCT_MODULE_NAME"], {**values, "TARGET_NAME": name})
        assert module == f"{name}App"
        assert module not in modules


def test_the_list_of_apps_is_that_of_the_manifest(package):
    assert [product["name"] for product in package["products"]] == NAMES

"""The Xcode project: app targets that link the products of the package in the folder above."""
from apps import APPLE, APPS, LANGUAGES, PROJECT, shared_swift_files, ui_test_files
from plist import Objects

CONFIGURATIONS = ("Debug", "Release", "Sandbox")
SETTINGS = ("Debug", "Release", "Sandbox", "Services", "SandboxServices", "Shared")
KINDS = {
    "swift": "sourcecode.swift", "xcconfig": "text.xcconfig", "xcassets": "folder.assetcatalog",
    "xcstrings": "text.json.xcstrings", "plist": "text.plist.xml", "xctestplan": "text",
    "md": "net.daringfireball.markdown", "xcprivacy": "text.xml"}
RESOURCES = (
    "Assets.xcassets", "InfoPlist.xcstrings", "Localizable.xcstrings", "PrivacyInfo.xcprivacy")


class Project:
    """Builds the objects; `ids` are those that schemes and test plans name."""

    def __init__(self):
        self.objects = Objects()
        self.package = self.objects.add(
            "XCLocalSwiftPackageReference", "..", 'XCLocalSwiftPackageReference ".."',
            relativePath="..")
        self.settings = {name: self.file("Configurations", f"{name}.xcconfig") for name in SETTINGS}
        self.shared = [self.file("Shared", name) for name in shared_swift_files()]
        self.groups = [
            self.group("Configurations", list(self.settings.values())),
            self.group("Shared", self.shared + [self.file("Shared", "Localizable.xcstrings")]),
        ]
        self.products = {}
        self.targets = {app.name: self.target(app) for app in APPS}
        self.ui_tests = {
            path.name: self.file("UITests", path.name)
            for path in sorted((APPLE / "UITests").glob("*.swift"))}
        self.groups.append(self.group("UITests", list(self.ui_tests.values())))
        # Before the project exists, whose id is the same in each run.
        self.root_id = self.objects.id("PBXProject", PROJECT)
        self.tests = {f"{app.name}UITests": self.ui_test_target(app.name) for app in APPS}
        self.root = self.project()

    def text(self):
        return self.objects.text(self.root)

    def file(self, folder, name):
        kind = KINDS[name.rsplit(".", 1)[1]]
        return self.objects.add(
            "PBXFileReference", f"{folder}/{name}", name, lastKnownFileType=kind, path=name,
            sourceTree="<group>")

    def group(self, name, children, has_folder=True):
        place = {"path" if has_folder else "name": name} if name else {}
        return self.objects.add(
            "PBXGroup", name or "main", name or PROJECT, children=children, **place,
            sourceTree="<group>")

    def phase(self, target, kind, files):
        """A build phase of a target, over files or over a product of the package."""
        builds = [self.objects.add(
            "PBXBuildFile", f"{target} {kind} {file}",
            f"{self.objects.comments[file]} in {kind}",
            **{"productRef" if kind == "Frameworks" else "fileRef": file}) for file in files]
        return self.objects.add(
            f"PBX{kind}BuildPhase", target, kind, buildActionMask=2147483647, files=builds,
            runOnlyForDeploymentPostprocessing=0)

    def target(self, app):
        sources = [self.file(app.name, name) for name in app.swift_files]
        resources = [self.file(app.name, name) for name in RESOURCES]
        info = self.file(app.name, "Info.plist")
        addresses = [self.file(app.name, f"{name}.xcconfig") for name in ("Services", "Sandbox")]
        self.groups.append(self.group(app.name, sources + resources + [info, *addresses]))
        dependency = self.objects.add(
            "XCSwiftPackageProductDependency", app.name, app.name, package=self.package,
            productName=app.name)
        product = self.products[app.name] = self.objects.add(
            "PBXFileReference", f"{app.name}.app", f"{app.name}.app",
            explicitFileType="wrapper.application", includeInIndex=0, path=f"{app.name}.app",
            sourceTree="BUILT_PRODUCTS_DIR")
        return self.objects.add(
            "PBXNativeTarget", app.name, app.name,
            buildConfigurationList=self.configurations(f'PBXNativeTarget "{app.name}"', {}),
            buildPhases=[
                self.phase(app.name, "Sources", self.shared + sources),
                self.phase(app.name, "Frameworks", [dependency]),
                self.phase(app.name, "Resources", resources)],
            buildRules=[], dependencies=[], name=app.name,
            packageProductDependencies=[dependency], productName=app.name,
            productReference=product, productType="com.apple.product-type.application")

    def ui_test_target(self, app):
        """The target of an app's UI test, which Xcode runs beside the app."""
        name = f"{app}UITests"
        files = [self.ui_tests[file] for file in ui_test_files(app)]
        product = self.products[name] = self.objects.add(
            "PBXFileReference", f"{name}.xctest", f"{name}.xctest",
            explicitFileType="wrapper.cfbundle", includeInIndex=0, path=f"{name}.xctest",
            sourceTree="BUILT_PRODUCTS_DIR")
        proxy = self.objects.add(
            "PBXContainerItemProxy", name, "PBXContainerItemProxy", containerPortal=self.root_id,
            proxyType=1, remoteGlobalIDString=self.targets[app], remoteInfo=app)
        dependency = self.objects.add(
            "PBXTargetDependency", name, "PBXTargetDependency", target=self.targets[app],
            targetProxy=proxy)
        settings = {"GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "",
                    "TEST_TARGET_NAME": app}
        return self.objects.add(
            "PBXNativeTarget", name, name,
            buildConfigurationList=self.configurations(
                f'PBXNativeTarget "{name}"', {}, settings),
            buildPhases=[self.phase(name, "Sources", files)], buildRules=[],
            dependencies=[dependency], name=name,
            productName=name, productReference=product,
            productType="com.apple.product-type.bundle.ui-testing")

    def configurations(self, owner, bases, settings=None):
        """The three configurations of the project or of a target, over their settings' files."""
        all = [self.objects.add(
            "XCBuildConfiguration", f"{owner} {name}", name,
            **({"baseConfigurationReference": bases[name]} if bases else {}),
            buildSettings=settings or {}, name=name) for name in CONFIGURATIONS]
        return self.objects.add(
            "XCConfigurationList", owner, f"Build configuration list for {owner}",
            buildConfigurations=all, defaultConfigurationIsVisible=0,
            defaultConfigurationName="Release")

    def project(self):
        plans = [self.file("", f"{app.name}.xctestplan") for app in APPS]
        guide = self.file("", "README.md")
        products = self.group("Products", list(self.products.values()), has_folder=False)
        main = self.group("", [guide, *plans, *self.groups, products])
        return self.objects.add(
            "PBXProject", PROJECT, "Project object",
            attributes={
                "BuildIndependentTargetsInParallel": 1, "LastSwiftUpdateCheck": 2600,
                "LastUpgradeCheck": 2600,
                "TargetAttributes": {
                    **{id: {"CreatedOnToolsVersion": "26.0"} for id in self.targets.values()},
                    **{self.tests[f"{app}UITests"]: {
                        "CreatedOnToolsVersion": "26.0", "TestTargetID": id}
                       for app, id in self.targets.items()}}},
            buildConfigurationList=self.configurations(f'PBXProject "{PROJECT}"', self.settings),
            compatibilityVersion="Xcode 15.0", developmentRegion="en", hasScannedForEncodings=0,
            knownRegions=[*LANGUAGES, "Base"], mainGroup=main,
            packageReferences=[self.package], productRefGroup=products, projectDirPath="",
            projectRoot="", targets=[*self.targets.values(), *self.tests.values()])

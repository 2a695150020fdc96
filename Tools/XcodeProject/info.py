"""The Info.plist of an app; what differs between configurations comes from their variables."""
import plistlib

LANDSCAPE = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
PORTRAIT = "UIInterfaceOrientationPortrait"


def info(app):
    """The file's bytes."""
    return plistlib.dumps({
        "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
        "CFBundleDisplayName": app.name,
        "CFBundleExecutable": "$(EXECUTABLE_NAME)",
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleName": "$(PRODUCT_NAME)",
        "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
        "CFBundleShortVersionString": "$(MARKETING_VERSION)",
        "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
        # HTTPS is the only encryption, and the system does it.
        "ITSAppUsesNonExemptEncryption": False,
        "LSApplicationCategoryType": app.category,
        "LSRequiresIPhoneOS": True,
        # The sandbox speaks plain HTTP on the local network; everything else is HTTPS.
        "NSAppTransportSecurity": {"NSAllowsLocalNetworking": True},
        "UIApplicationSceneManifest": {
            "UIApplicationSupportsMultipleScenes": True, "UISceneConfigurations": {}},
        "UIApplicationSupportsIndirectInputEvents": True,
        "UILaunchScreen": {
            "UIColorName": "LaunchBackground", "UIImageName": "LaunchLogo",
            "UIImageRespectsSafeAreaInsets": True},
        "UISupportedInterfaceOrientations": [PORTRAIT, *LANDSCAPE],
        "UISupportedInterfaceOrientations~ipad": [
            PORTRAIT, PORTRAIT + "UpsideDown", *LANDSCAPE],
        **{key: f"$({variable})" for key, variable in app.service.items()},
    })

"""The Info.plist of an app, whose values differ by configuration, and its privacy manifest."""
import plistlib

from tables import LOCAL_NETWORK

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
        # The sandbox speaks plain HTTP on the local network, as may a service whose address a
        # person enters; everything else is HTTPS. A configuration cannot set a truth value, so
        # Release has it too, where no other address is local.
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
        **({"NSLocalNetworkUsageDescription": LOCAL_NETWORK["en"]} if app.asks_for_address else {}),
        **{key: f"$({variable})" for key, variable in app.service.items()},
    })


def privacy():
    """The privacy manifest: nothing is collected, and two kinds of calls need a reason."""
    return plistlib.dumps({
        "NSPrivacyTracking": False,
        "NSPrivacyTrackingDomains": [],
        "NSPrivacyCollectedDataTypes": [],
        "NSPrivacyAccessedAPITypes": [{
            # The caches ask for the sizes and times of their own files; this is Apple's code for
            # files in the app's container.
            "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryFileTimestamp",
            "NSPrivacyAccessedAPITypeReasons": ["C617.1"],
        }, {
            # What the person sets is in the app's own defaults.
            "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
            "NSPrivacyAccessedAPITypeReasons": ["CA92.1"]}],
    })

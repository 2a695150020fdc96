// The delegate of a page's scene, by the name that the property list of the app has.
import SwiftUI
import SwiftUITesting
import Testing

/// As the plugin AppResources writes it from an Info.plist.
enum AppSceneManifest: _SceneManifest {
  static let _sceneDelegates = [
    (configuration: "Other", className: "OtherSceneDelegate"),
    (configuration: "Default Configuration", className: "ListedSceneDelegate"),
  ]
}

private class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class ListedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text(verbatim: "listed"))
    self.window = window
    window.makeKeyAndVisible()
  }
}

@MainActor @Suite("The scenes of a property list") struct SceneManifestTests {
  @Test("A page has the delegate that the property list has for its configuration")
  func listed() {
    let app = RunningApp(DelegateApp<Delegate>.self)
    let page = TestPage(app.scene, tables: StringTables())
    #expect(page.texts == ["listed"])
  }
}

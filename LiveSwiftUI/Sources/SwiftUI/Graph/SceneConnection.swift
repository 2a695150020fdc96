// The page of an app of UIKit's life cycle: a scene, its delegate and the window of that.
import Combine
import DeveloperToolsSupport
import Foundation
import UIKitTypes

/// The scene of one page. It is made with the page and connected at once.
@MainActor final class SceneConnection: ObservableObject {
  private let delegate: any UIApplicationDelegate
  private let session = UISceneSession(role: .windowApplication)
  private let scene: UIWindowScene
  let sceneDelegate: (any UIWindowSceneDelegate)?
  private var phase = ScenePhase.active
  private weak var root: UIViewController?
  /// How many root controllers the page has shown, which identifies the content.
  private(set) var generation = 0

  /// Connects a scene. `findsClass` also takes the delegate that the property list names or that is
  /// called `SceneDelegate`, as in apps of UIKit's life cycle; others name it in the configuration.
  init(_ delegate: any UIApplicationDelegate, findsClass: Bool = true) {
    self.delegate = delegate
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(
      .shared, configurationForConnecting: session, options: options)
    scene = UIWindowScene(session: session, connectionOptions: options)
    let type =
      session.configuration.delegateClass
      ?? (findsClass ? SceneDelegateClass.find(besides: type(of: delegate)) : nil)
    let made = (type as? any (NSObject & UIWindowSceneDelegate).Type).map { DelegateMaker.make($0) }
    sceneDelegate = made
    scene.delegate = sceneDelegate
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundActive
    sceneDelegate?.sceneWillEnterForeground(scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
    root = window?.rootViewController
    for window in [sceneDelegate?.window, delegate.window] + scene.windows {
      window?.observers.append { [weak self] in
        self?.contentChanged()
        return self != nil
      }
    }
  }

  /// The window that the page shows: that of the scene's delegate, else that of the app's.
  var window: UIWindow? {
    sceneDelegate?.window ?? scene.keyWindow ?? scene.windows.first ?? delegate.window
  }

  /// The view of the root controller; empty without one.
  var content: AnyView {
    guard let page = window?.rootViewController as? any PageContent else {
      MissingAssets.report(
        "\(type(of: delegate)) has no window whose rootViewController is a UIHostingController.")
      return AnyView(EmptyView())
    }
    return page.page
  }

  /// The colours of the window; nil for those of the browser.
  var colorScheme: ColorScheme? {
    switch window?.overrideUserInterfaceStyle {
    case .light: .light
    case .dark: .dark
    default: nil
    }
  }

  private func contentChanged() {
    if window?.rootViewController !== root {
      root = window?.rootViewController
      generation += 1
    }
    objectWillChange.send()
  }

  /// Calls the methods of the delegate between two phases of the page.
  func changePhase(to new: ScenePhase) {
    let old = phase
    phase = new
    guard let sceneDelegate, old != new else { return }
    if old == .active { sceneDelegate.sceneWillResignActive(scene) }
    if old == .background { sceneDelegate.sceneWillEnterForeground(scene) }
    switch new {
    case .active:
      scene.activationState = .foregroundActive
      sceneDelegate.sceneDidBecomeActive(scene)
    case .inactive:
      scene.activationState = .foregroundInactive
    case .background:
      scene.activationState = .background
      sceneDelegate.sceneDidEnterBackground(scene)
    }
  }

  /// Called when the page is gone.
  func disconnect() {
    scene.activationState = .unattached
    sceneDelegate?.sceneDidDisconnect(scene)
  }
}

/// The class of scene delegates of an app, found by its name.
@MainActor enum SceneDelegateClass {
  /// The class that the property list names, else `SceneDelegate`, in the module of a type.
  static func find(besides type: Any.Type) -> Any.Type? {
    let module = String(reflecting: type).prefix { $0 != "." }
    return [named, "SceneDelegate"].compactMap { $0 }.lazy.compactMap {
      _typeByName("\(module.utf8.count)\(module)\($0.utf8.count)\($0)C")
    }.first
  }

  /// The name in the property list of the bundle, without its module.
  private static var named: String? {
    for bundle in MainBundles.all {
      let manifest = bundle.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
      let roles = manifest?["UISceneConfigurations"] as? [String: Any]
      let list = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
      if let name = list?.first?["UISceneDelegateClassName"] as? String {
        return name.split(separator: ".").last.map { String($0) }
      }
    }
    return nil
  }
}

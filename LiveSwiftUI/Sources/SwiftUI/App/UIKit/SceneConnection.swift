// The page of an app of UIKit's life cycle: a scene, its delegate and the window of that.
import Combine
import DeveloperToolsSupport
import Foundation
import UIKitTypes

/// The scene of one page. It is made with the page and connected at once.
@MainActor final class SceneConnection: ObservableObject {
  private let delegate: any UIApplicationDelegate
  /// The delegate of the page alone, in an app without scenes.
  private let ownDelegate: (any UIApplicationDelegate)?
  private let session = UISceneSession(role: .windowApplication)
  private let scene: UIWindowScene
  let sceneDelegate: (any UIWindowSceneDelegate)?
  private var phase = ScenePhase.active
  private weak var root: UIViewController?
  /// How many root controllers the page has shown, which identifies the content.
  private(set) var generation = 0
  /// How often something of the window has changed.
  private var revision = 0

  /// Connects a scene. `findsClass` also takes the delegate that the property list names or that is
  /// called `SceneDelegate`, as in apps of UIKit's life cycle; others name it in the configuration.
  ///
  /// The page of an app without scenes has a delegate of its own, since its window is that of one
  /// person.
  init(_ delegate: any UIApplicationDelegate, findsClass: Bool = true) {
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(
      .shared, configurationForConnecting: session, options: options)
    scene = UIWindowScene(session: session, connectionOptions: options)
    let type =
      session.configuration.delegateClass
      ?? (findsClass
        ? SceneDelegateClass.find(
          besides: Swift.type(of: delegate), configuration: session.configuration.name) : nil)
    let made = (type as? any (NSObject & UIWindowSceneDelegate).Type).map { DelegateMaker.make($0) }
    sceneDelegate = made
    let own = made == nil && findsClass ? Self.launch(Swift.type(of: delegate)) : nil
    (self.delegate, ownDelegate) = (delegate, own)
    scene.delegate = made
    connect(options)
  }

  private static func launch(
    _ type: any UIApplicationDelegate.Type
  ) -> (any UIApplicationDelegate)? {
    guard let type = type as? any (NSObject & UIApplicationDelegate).Type else { return nil }
    let delegate = DelegateMaker.make(type)
    UIApplication.shared.finishLaunching(delegate)
    return delegate
  }

  private func connect(_ options: UIScene.ConnectionOptions) {
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundActive
    sceneDelegate?.sceneWillEnterForeground(scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
    ownDelegate?.applicationDidBecomeActive(.shared)
    if let window = sceneDelegate?.window ?? ownDelegate?.window, window.windowScene == nil {
      // A window with a frame, as in apps without scenes.
      window.windowScene = scene
      scene.windows.append(window)
    }
    root = window?.rootViewController
    for window in scene.windows {
      window.observers.append { [weak self] in
        self?.contentChanged()
        return self != nil
      }
    }
  }

  /// The window that the page shows: that of the scene's delegate, else that of the app's.
  var window: UIWindow? {
    sceneDelegate?.window ?? scene.keyWindow ?? scene.windows.first
      ?? (ownDelegate ?? delegate).window
  }

  /// The view of the root controller; empty without one.
  var content: AnyView {
    guard let root = window?.rootViewController else {
      MissingAssets.report(
        "\(type(of: delegate)) has no window whose rootViewController is a UIHostingController.")
      return AnyView(EmptyView())
    }
    return AnyView(ControllerPage(controller: root, revision: revision))
  }

  /// The colours of the window; nil for those of the browser.
  var colorScheme: ColorScheme? {
    switch window?.overrideUserInterfaceStyle {
    case .light: .light
    case .dark: .dark
    default: nil
    }
  }

  /// Lets closures of the page find its scene and its own delegate by `UIApplication.shared`.
  func join(_ page: Tree?) {
    page?.uiKit.ownDelegate = ownDelegate
    page?.uiKit.scene = scene
  }

  private func contentChanged() {
    revision &+= 1
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
    guard old != new else { return }
    if old == .active {
      sceneDelegate?.sceneWillResignActive(scene)
      ownDelegate?.applicationWillResignActive(.shared)
    }
    if old == .background {
      sceneDelegate?.sceneWillEnterForeground(scene)
      ownDelegate?.applicationWillEnterForeground(.shared)
    }
    switch new {
    case .active:
      scene.activationState = .foregroundActive
      sceneDelegate?.sceneDidBecomeActive(scene)
      ownDelegate?.applicationDidBecomeActive(.shared)
    case .inactive:
      scene.activationState = .foregroundInactive
    case .background:
      scene.activationState = .background
      sceneDelegate?.sceneDidEnterBackground(scene)
      ownDelegate?.applicationDidEnterBackground(.shared)
    }
  }

  /// Called when the page is gone.
  func disconnect() {
    scene.activationState = .unattached
    sceneDelegate?.sceneDidDisconnect(scene)
    if let ownDelegate {
      ownDelegate.applicationWillTerminate(.shared)
    } else {
      delegate.application(.shared, didDiscardSceneSessions: [session])
    }
  }
}

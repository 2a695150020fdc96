// Scenes of UIKit: each page is one, with a delegate that makes its window.
public import Foundation

/// A page, as UIKit knows it.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The state of a page.
  public enum ActivationState: Int, Sendable {
    /// Without a page.
    case unattached = -1
    /// Visible and receiving events.
    case foregroundActive = 0
    /// Visible without receiving events.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// The reasons for which a page opens: none here.
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    /// The addresses to open: none, since a page has one already.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities that continue here: none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The app that asked for the page: none.
    open var sourceApplication: String? { nil }
    /// The type of an activity that continues on another device: none.
    open var handoffUserActivityType: String? { nil }
  }

  /// The session of the page.
  public let session: UISceneSession
  /// The object that makes the window.
  open var delegate: (any UISceneDelegate)?
  /// Whether the page is visible.
  open package(set) var activationState = ActivationState.unattached
  /// The title of the page, which has no effect here: use navigationTitle.
  open var title: String! = ""

  /// A page of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A page with windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The windows of the page.
  open package(set) var windows: [UIWindow] = []

  /// The window that receives key presses.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The window of the browser.
  open var screen: UIScreen { .main }

  /// Upright where the window is higher than wide.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = windowSize()
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

/// An address that a page is asked to open.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// The context of an address that was opened.
  package init(url: URL) { self.url = url }
}

/// The session of a page.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String

    /// The purpose of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A page.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The configuration with which the scene is made.
  public package(set) var configuration: UISceneConfiguration
  /// The activity from which the scene is made again: none.
  public var stateRestorationActivity: NSUserActivity?
  /// Identifies the session as long as the page exists.
  public let persistentIdentifier = UUID().uuidString

  /// A session of a window with this role.
  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The classes of a scene.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  /// The name in the property list of the bundle.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; it has no effect here.
  open var sceneClass: AnyClass?
  /// The class of the delegate; without one it is that of the property list, or `SceneDelegate`.
  open var delegateClass: AnyClass?

  /// A configuration of this name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// The delegate of a scene.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// Makes the window of a new page.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the page is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the page receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the page is about to receive no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the page becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the page is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when a page is asked to open addresses; never called here.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// Called when an activity continues here; never called.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The activity from which the page is made again; never asked for.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

// Apple's requirements are optional ones of Objective-C; here each has a method that does nothing.
extension UISceneDelegate {
  /// A delegate of a scene may leave it out.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// A delegate of a scene may leave it out.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// A delegate of a scene may leave it out.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// A delegate of a scene may leave it out.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// A delegate of a scene may leave it out.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// A delegate of a scene may leave it out.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// A delegate of a scene may leave it out.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// A delegate of a scene may leave it out.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// No activity.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with a window.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the page.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

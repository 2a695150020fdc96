// The delegate of an app, which is made once for the process.
public import Foundation

/// The delegate of an app.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// The window of an app without scenes, in which case each page has a delegate of its own.
  var window: UIWindow? { get set }
  /// Called once at the start.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called once at the start, before the first page; of an app without scenes, that has the root
  /// controller of each page from its window, also for the delegate of each page.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The classes with which a new page is made.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when people have closed pages of an app with scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called when the page of an app without scenes receives events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the page of an app without scenes is about to receive no more events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the page of an app without scenes is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the page of an app without scenes becomes visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the page of an app without scenes is gone.
  func applicationWillTerminate(_ application: UIApplication)
}

// Apple's requirements are optional ones of Objective-C; here each has a default.
extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// A configuration without classes.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// A delegate of the app may leave it out.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// A delegate of the app may leave it out.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// A delegate of the app may leave it out.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// A delegate of the app may leave it out.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// A delegate of the app may leave it out.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// A delegate of the app may leave it out.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Serves the app to browsers until the process is asked to stop. Called by `@main`.
  @MainActor @preconcurrency public static func main() { runApplication(Self.self) }
}

/// Runs an app of a delegate. SwiftUI, which knows pages, replaces this function.
@MainActor package dynamic func runApplication(_ delegate: any UIApplicationDelegate.Type) -> Never
{
  fatalError("This app has no pages: let its target depend on the product SwiftUI.")
}

/// A class whose `init()` may be called on a metatype. `NSObject.init()` is not required, so Swift
/// refuses that for other classes, though it has the same index in each method table. It is open,
/// or the compiler would call its own initializer without that table.
open class _InitializableObject: NSObject {
  /// An object.
  public required override init() { super.init() }
}

/// Makes objects of classes whose type is known at run time only.
package enum DelegateMaker {
  /// An object made by `init()`.
  @inline(never)
  @MainActor package static func make<Made: NSObject>(_ type: Made.Type) -> Made {
    let made: NSObject = unsafeBitCast(
      type as NSObject.Type, to: _InitializableObject.Type.self
    ).init()
    return unsafeDowncast(made, to: Made.self)
  }
}

extension UIApplication {
  /// A reason for which an app starts: none here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// The reason of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for the start.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification of a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A change of the position.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// The state of an app.
  public enum State: Int, Sendable {
    /// Receiving events.
    case active = 0
    /// Visible without receiving events.
    case inactive = 1
    /// Not visible.
    case background = 2
  }

  /// Always active: a process serves many pages.
  @available(*, deprecated, message: "Always active here: use the environment's scenePhase.")
  public var applicationState: State { .active }

  /// The scene of the page whose code runs, in an app of UIKit's life cycle; empty in others.
  @available(
    *, deprecated, message: "Empty in an app of SwiftUI: use GeometryReader, alert or openURL."
  )
  public var connectedScenes: Set<UIScene> { pageScene().map { [$0] } ?? [] }

  /// The windows of the page whose code runs, in an app of UIKit's life cycle; empty in others.
  @available(
    *, deprecated, message: "Empty in an app of SwiftUI: use GeometryReader, alert or sheet."
  )
  public var windows: [UIWindow] { pageScene()?.windows ?? [] }

  /// The window of the page whose code runs, in an app of UIKit's life cycle; nil in others.
  @available(
    *, deprecated, message: "Nil in an app of SwiftUI: use GeometryReader, alert or sheet."
  )
  public var keyWindow: UIWindow? { pageScene()?.keyWindow }

  /// Posted by UIKit when the app receives events; never posted here: use scenePhase.
  nonisolated public static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted by UIKit before the app receives no more events; never posted here: use scenePhase.
  nonisolated public static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted by UIKit when the app is no longer visible; never posted here: use scenePhase.
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted by UIKit when the app becomes visible; never posted here: use scenePhase.
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted by UIKit before the app ends; never posted here.
  nonisolated public static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
  /// Posted by UIKit when memory is short; never posted here.
  nonisolated public static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// The address of the app's settings, which no browser opens.
  nonisolated public static let openSettingsURLString = "app-settings:"
}

/// The direction of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the home button on the right.
  case landscapeRight = 3
  /// On its side, with the home button on the left.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The directions that an interface supports, which have no effect here.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Directions of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All directions.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

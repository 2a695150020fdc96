// Controllers as the root of a page: stacks, tabs, presented ones, and apps without scenes.
import SwiftUI
import SwiftUITesting
import Testing
import UIKitTypes

/// The root controller of the pages that a test makes.
@MainActor private var makeRoot: @MainActor () -> UIViewController = { UIViewController() }
/// The root controller of the page that was made last.
@MainActor private var root: UIViewController?
@MainActor private var calls: [String] = []

private class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Scenes.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { calls.append("discarded \(sceneSessions.count)") }
}

private class Scenes: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connected \(connectionOptions.userActivities.count)")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    root = makeRoot()
    window.rootViewController = root
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnected") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("resigns") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
}

/// An app of iOS 12's life cycle: the app's delegate has the window.
private class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var opened = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let first = UIHostingController(
      rootView: Button("Open") { [weak self] in self?.open() })
    window.rootViewController = UINavigationController(rootViewController: first)
    self.window = window
    window.makeKeyAndVisible()
    return true
  }

  private func open() {
    (UIApplication.shared.delegate as? WindowDelegate)?.opened += 1
    let next = UIHostingController(rootView: Text(verbatim: "Opened \(opened)"))
    (window?.rootViewController as? UINavigationController)?
      .pushViewController(next, animated: true)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

/// A controller that notes the calls of its view.
private class NotingController: UIHostingController<Counter> {
  override func viewDidLoad() { calls.append("loaded") }
  override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

// Serialized: the apps set the delegate of the shared application.
@Suite("Pages of controllers", .serialized)
@MainActor struct ControllerPageTests {
  private func makePage(_ make: @escaping @MainActor () -> UIViewController) -> TestPage {
    makeRoot = make
    calls = []
    return TestPage(RunningApp(DelegateApp<Delegate>.self).scene, tables: StringTables())
  }

  @Test("A tap changes the text of its own page by one operation")
  func operations() {
    let one = makePage { UIHostingController(rootView: Counter()) }
    let other = makePage { UIHostingController(rootView: Counter()) }
    one.tap("Count 0")
    let texts = one.operations.map { if case .text(_, let text) = $0 { text } else { "other" } }
    #expect(texts == ["Count 1"])
    #expect(other.texts == ["Count 0"])
  }

  @Test("A stack of controllers shows the one that is pushed, and its titles")
  func stack() {
    let page = makePage {
      let first = UIHostingController(rootView: Text(verbatim: "one"))
      first.title = "First"
      return UINavigationController(rootViewController: first)
    }
    #expect(page.heading == "First")
    let stack = root as? UINavigationController
    let next = UIHostingController(rootView: Text(verbatim: "two"))
    next.navigationItem.title = "Second"
    stack?.pushViewController(next, animated: true)
    #expect(page.heading == "Second" && page.shows("two"))
    #expect(next.navigationController === stack)
    #expect(stack?.popViewController(animated: true) === next)
    #expect(page.heading == "First" && !page.shows("two"))
  }

  @Test("The controllers of tabs are shown by their titles")
  func tabs() {
    let page = makePage {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].enumerated().map { index, title in
        let child = UIHostingController(rootView: Text(verbatim: "on \(title)"))
        child.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
        return child
      }
      return tabs
    }
    #expect(page.shows("on One") && !page.shows("on Two"))
    page.tap("Two")
    #expect(page.shows("on Two"))
    #expect((root as? UITabBarController)?.selectedIndex == 1)
  }

  @Test("A presented controller is a sheet until it is dismissed")
  func presented() {
    let page = makePage { UIHostingController(rootView: Text(verbatim: "below")) }
    root?.present(UIHostingController(rootView: Text(verbatim: "above")), animated: true)
    #expect(page.shows("above"))
    #expect(root?.presentedViewController?.presentingViewController === root)
    root?.presentedViewController?.dismiss(animated: true)
    #expect(root?.presentedViewController == nil)
    #expect(!page.html.contains("above"))
  }

  @Test("Code of a page finds the window of that page")
  func window() {
    struct Presenter: View {
      @State private var title = ""

      var body: some View {
        Button("Window\(title)") { title = " of \(name)" }
      }

      private var name: String {
        // As UIApplication.shared.windows, which is deprecated.
        pageScene()?.windows.first?.rootViewController?.title ?? "none"
      }
    }
    let pages = ["one", "two"].map { title in
      makePage {
        let controller = UIHostingController(rootView: Presenter())
        controller.title = title
        return controller
      }
    }
    for page in pages { page.tap("Window") }
    #expect(pages.map(\.texts) == [["Window of one"], ["Window of two"]])
  }

  @Test("The delegate of a scene is called as the page comes and goes")
  func lifeCycle() {
    let page = makePage { NotingController(rootView: Counter()) }
    #expect(calls == ["connected 0", "foreground", "active", "loaded", "appeared"])
    calls = []
    page.tree.update { $0.scenePhase = .background }
    _ = page.tree.flush()
    page.tree.update { $0.scenePhase = .active }
    _ = page.tree.flush()
    #expect(calls == ["resigns", "background", "foreground", "active"])
  }

  @Test("Each page of an app without scenes has a delegate of its own")
  func windows() {
    let app = RunningApp(DelegateApp<WindowDelegate>.self)
    let one = TestPage(app.scene, tables: StringTables())
    let other = TestPage(app.scene, tables: StringTables())
    one.tap("Open")
    #expect(one.shows("Opened 1") && !other.shows("Opened"))
    other.tap("Open")
    #expect(other.shows("Opened 1"))
    #expect((UIApplication.shared.delegate as? WindowDelegate)?.opened == 0)
  }
}

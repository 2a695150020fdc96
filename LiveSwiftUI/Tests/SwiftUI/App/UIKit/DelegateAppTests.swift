// Apps of UIKit's life cycle, and delegates of apps of SwiftUI.
import SwiftUI
import SwiftUITesting
import Testing
import UIKitTypes

private class Delegate: UIResponder, UIApplicationDelegate {
  var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OwnSceneDelegate.self
    return configuration
  }
}

private class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Counter())
    self.window = window
    window.makeKeyAndVisible()
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

private final class Model: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var name = ""

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    name += "launched"
    return true
  }
}

private struct Adapted: App {
  @UIApplicationDelegateAdaptor(Model.self) private var delegate

  var body: some Scene {
    WindowGroup { ModelName() }
  }
}

private struct ModelName: View {
  @EnvironmentObject private var model: Model

  var body: some View { Text(verbatim: model.name) }
}

private struct RoundedCorner: Shape {
  let radius: CGFloat
  let corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

// Serialized: both apps set the delegate of the shared application.
@Suite("Apps with a delegate", .serialized)
@MainActor struct DelegateAppTests {
  @Test("Each page has a scene of its own, whose window gives the root view")
  func scenes() {
    let app = RunningApp(DelegateApp<Delegate>.self)
    let one = TestPage(app.scene, tables: StringTables())
    let other = TestPage(app.scene, tables: StringTables())
    one.tap("Count 0")
    #expect(one.html.contains("Count 1") && other.html.contains("Count 0"))
    #expect((UIApplication.shared.delegate as? Delegate)?.launches == 1)
  }

  @Test("The delegate of an app of SwiftUI is launched once and is in the environment")
  func adaptor() {
    let app = RunningApp(Adapted.self)
    let page = TestPage(app.scene, tables: StringTables())
    #expect(page.html.contains(">launched<"))
  }

  @Test("A rectangle with one round corner has a curve there and lines elsewhere")
  func corner() {
    let path = RoundedCorner(radius: 10, corners: .topLeft)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    let kinds = path.cgPath.steps.map { step in
      switch step {
      case .move(let point): "move \(Int(point.x)) \(Int(point.y))"
      case .line(let point): "line \(Int(point.x)) \(Int(point.y))"
      case .quad: "quad"
      case .curve(let point, _, _): "curve \(Int(point.x)) \(Int(point.y))"
      case .close: "close"
      }
    }
    #expect(
      kinds == ["move 0 10", "curve 10 0", "line 100 0", "line 100 50", "line 0 50", "close"])
  }
}

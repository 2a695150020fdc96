// An app as a process runs it: made once, its own state shared by all windows, theirs not.
import SwiftUI
import SwiftUITesting
import Testing
import UIKitTypes

/// An app that counts twice: for all windows, and for each.
private struct Counters: App {
  @State private var shared = 0

  var body: some Scene {
    WindowGroup {
      Button("Shared \(shared)") { shared += 1 }
      OwnCounter()
    }
  }
}

private struct OwnCounter: View {
  @State private var own = 0

  var body: some View { Button("Own \(own)") { own += 1 } }
}

/// An app whose body chooses the window's content by an object that the app holds.
private struct Shop: App {
  @State private var basket = Basket()

  var body: some Scene {
    let count = basket.count
    WindowGroup {
      Text(verbatim: "basket \(count)")
      Button("Add") { basket.count += 1 }
    }
  }
}

@Observable private final class Basket {
  var count = 0
}

/// An app whose body reads an object that it keeps, as those before `@Observable` do.
private struct Cafe: App {
  @StateObject private var cups = Cups()

  var body: some Scene {
    WindowGroup {
      if cups.count > 1 { Text(verbatim: "Enough") }
      Button("Cups \(cups.count)") { cups.count += 1 }
    }
  }
}

/// An app with a scene of its own, which counts.
private struct OwnScenes: App {
  var body: some Scene { CountingScene() }
}

private struct CountingScene: Scene {
  @State private var count = 0
  @StateObject private var cups = Cups()

  var body: some Scene {
    WindowGroup {
      Button("Scene \(count)") { count += 1 }
      Button("Cups \(cups.count)") { cups.count += 1 }
    }
  }
}

private final class Cups: ObservableObject {
  @Published var count = 0
}

/// An app whose root view makes its model in its initializer.
private struct Guide: App {
  var body: some Scene {
    WindowGroup { SightsScreen() }
  }
}

@MainActor private final class Sights: ObservableObject {
  @Published var names: [String] = []
}

private struct SightsScreen: View {
  @ObservedObject private var sights: Sights

  init(sights: Sights = Sights()) { self.sights = sights }

  var body: some View {
    VStack {
      if !sights.names.isEmpty { ScrollView { Text(verbatim: sights.names.joined()) } }
      Button("Load") { sights.names = ["Cathedral"] }
    }
  }
}

/// An app whose delegate names a class for the scenes of its windows.
private struct Restaurant: App {
  @UIApplicationDelegateAdaptor(Waiter.self) private var waiter

  var body: some Scene {
    WindowGroup { TableScreen() }
  }
}

private final class Waiter: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = TableScene.self
    return configuration
  }
}

private final class TableScene: UIResponder, ObservableObject, UIWindowSceneDelegate {
  @Published var guests = 0
}

private struct TableScreen: View {
  @EnvironmentObject private var table: TableScene

  var body: some View { Button("Guests \(table.guests)") { table.guests += 1 } }
}

@Suite("A running app")
@MainActor struct RunningAppTests {
  @Test("State of the app is one for all windows, state of a view is the window's own")
  func state() {
    let app = RunningApp(Counters.self)
    let one = TestPage(app.scene, tables: StringTables())
    let other = TestPage(app.scene, tables: StringTables())
    one.tap("Shared 0")
    one.tap("Own 0")
    _ = other.tree.flush()
    #expect(one.html.contains("Shared 1") && one.html.contains("Own 1"))
    #expect(other.html.contains("Shared 1") && other.html.contains("Own 0"))
  }

  @Test("An object that the app keeps renders all windows when it changes, however often")
  func objects() {
    let app = RunningApp(Cafe.self)
    let one = TestPage(app.scene, tables: StringTables())
    let other = TestPage(app.scene, tables: StringTables())
    one.tap("Cups 0")
    _ = other.tree.flush()
    #expect(one.texts == ["Cups 1"] && other.texts == ["Cups 1"])
    other.tap("Cups 1")
    _ = one.tree.flush()
    #expect(one.texts == ["Enough", "Cups 2"] && other.texts == ["Enough", "Cups 2"])
  }

  @Test("A model that the root view makes stays when the page begins to fill its window")
  func rootModel() {
    let page = TestPage(RunningApp(Guide.self).scene, tables: StringTables())
    page.tap("Load")
    _ = page.tree.flush()
    #expect(page.texts == ["Cathedral", "Load"])
  }

  @Test("Each window has a scene delegate of the class that the app's delegate names")
  func sceneDelegates() {
    let app = RunningApp(Restaurant.self)
    let one = TestPage(app.scene, tables: StringTables())
    let other = TestPage(app.scene, tables: StringTables())
    one.tap("Guests 0")
    _ = other.tree.flush()
    #expect(one.texts == ["Guests 1"] && other.texts == ["Guests 0"])
  }

  @Test("State of a scene of the app's own is one for all its windows")
  func sceneState() {
    let app = RunningApp(OwnScenes.self)
    let one = TestPage(app.scene, tables: StringTables())
    let other = TestPage(app.scene, tables: StringTables())
    one.tap("Scene 0")
    one.tap("Cups 0")
    _ = other.tree.flush()
    #expect(one.html.contains("Scene 1") && one.html.contains("Cups 1"))
    #expect(other.html.contains("Scene 1") && other.html.contains("Cups 1"))
  }

  @Test("A scene that is shown without an app keeps its state as well")
  func ownScene() {
    let page = TestPage(CountingScene(), tables: StringTables())
    page.tap("Scene 0")
    #expect(page.html.contains("Scene 1"))
  }

  @Test("A window that opens later has the app's state, and a closed one is no reader of it")
  func laterWindow() {
    let app = RunningApp(Counters.self)
    let one = TestPage(app.scene, tables: StringTables())
    one.tap("Shared 0")
    one.tree.close()
    let later = TestPage(app.scene, tables: StringTables())
    later.tap("Shared 1")
    #expect(later.html.contains("Shared 2"))
  }

  @Test("What the body of the app reads renders every window again when it changes")
  func body() {
    let app = RunningApp(Shop.self)
    let one = TestPage(app.scene, tables: StringTables())
    let other = TestPage(app.scene, tables: StringTables())
    one.tap("Add")
    _ = other.tree.flush()
    #expect(one.html.contains("basket 1"))
    #expect(other.html.contains("basket 1"))
  }

  @Test("The state lives as long as a window, also when nobody else holds the app")
  func windowKeepsTheApp() {
    let page: TestPage
    do {
      let app = RunningApp(Counters.self)
      page = TestPage(app.scene, tables: StringTables())
    }
    page.tap("Shared 0")
    #expect(page.html.contains("Shared 1"))
  }
}

// Actions of a scene for changes, and what differs between the pages of one app.
import SwiftUI
import SwiftUITesting
import Testing

/// An app that writes down the phases of its scenes.
private struct Diary: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var notes: [String] = []

  var body: some Scene {
    WindowGroup { Text(verbatim: notes.joined(separator: ", ")) }
      .onChange(of: scenePhase) { old, new in notes.append("\(old) to \(new)") }
  }
}

/// An app whose scene counts the changes of its state, from the opening of a page on.
private struct Tally: App {
  @State private var count = 0
  @State private var changes: [Int] = []

  var body: some Scene {
    WindowGroup {
      Button("Add") { count += 1 }
      Text(verbatim: "\(changes)")
    }
    .onChange(of: count, initial: true) { changes.append(count) }
  }
}

/// An app with a scene of its own that reads the phase, and state of the app.
private struct PhaseApp: App {
  @State private var last = "none"

  var body: some Scene { PhaseScene(last: $last) }
}

private struct PhaseScene: Scene {
  @Environment(\.scenePhase) private var scenePhase
  @Binding var last: String

  var body: some Scene {
    WindowGroup { Text(verbatim: "\(scenePhase), \(last)") }
      .onChange(of: scenePhase) { _, new in last = "\(new)" }
  }
}

/// An app whose body reads a stored value that a view of the page changes.
private struct Themes: App {
  @AppStorage("dark") private var isDark = false

  var body: some Scene {
    WindowGroup {
      Text(verbatim: isDark ? "The app is dark" : "The app is light")
      ThemeSwitch()
    }
  }
}

private struct ThemeSwitch: View {
  @AppStorage("dark") private var isDark = false

  var body: some View { Button("Switch") { isDark.toggle() } }
}

@Suite("Changes of a scene")
@MainActor struct SceneChangeTests {
  @Test("The action of a scene runs with the old and the new phase of its page")
  func phases() {
    let page = TestPage(RunningApp(Diary.self).scene, tables: StringTables())
    page.tree.update { $0.scenePhase = .background }
    _ = page.tree.flush()
    page.tree.update { $0.scenePhase = .active }
    _ = page.tree.flush()
    #expect(page.texts == ["active to background, background to active"])
  }

  @Test("An action without parameters runs after each change, and at first if asked to")
  func initial() {
    let page = TestPage(RunningApp(Tally.self).scene, tables: StringTables())
    #expect(page.texts == ["Add", "[0]"])
    page.tap("Add")
    page.tap("Add")
    #expect(page.texts == ["Add", "[0, 1, 2]"])
  }

  @Test("A scene of the app's own reads the phase of the page that is drawn")
  func ownScenes() {
    let app = RunningApp(PhaseApp.self)
    let one = TestPage(app.scene, tables: StringTables())
    let other = TestPage(app.scene, tables: StringTables())
    one.tree.update { $0.scenePhase = .background }
    _ = (one.tree.flush(), other.tree.flush())
    #expect(one.texts == ["background, background"])
    #expect(other.texts == ["active, background"])
  }

  @Test("The app reads the stored values of the page that is drawn, and keeps them there")
  func storedValues() {
    let app = RunningApp(Themes.self)
    let browser = TestBrowser()
    let one = TestPage(app.scene, tables: StringTables(), browser: browser)
    let other = TestPage(app.scene, tables: StringTables())
    one.tap("Switch")
    _ = other.tree.flush()
    #expect(one.texts == ["The app is dark", "Switch"])
    #expect(other.texts == ["The app is light", "Switch"])
    #expect(browser.text("dark") == "true")
  }
}

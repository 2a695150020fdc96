// What must not compile against our SwiftUI, and what must: an app's source is tried on the built
// module.
import Foundation
import Testing

@Suite struct APIGateCompileTests {
  @Test(
    "An empty view, scene, modifier or toolbar content does not compile",
    arguments: protocols)
  func emptyConformance(to name: String) throws {
    let said = try #require(try Self.emptyConformances.get())
    #expect(said.contains("type 'Bare\(name)' does not conform to protocol '\(name)'"))
  }

  private static let protocols = ["View", "Scene", "ViewModifier", "ToolbarContent"]
  private static let emptyConformances = Result {
    try complaints(about: protocols.map { "struct Bare\($0): \($0) {}" }.joined(separator: "\n"))
  }

  @Test(
    "What does not work is a compile error that says so",
    arguments: unavailableNames)
  func unavailable(expression: String, says words: String) throws {
    let said = try Self.unavailableErrors.get()[expression, default: []]
    #expect(said.contains { $0.contains("is unavailable: ") && $0.contains(words) })
  }

  private static let unavailableNames = [
    ("Image(\"a\").resizable(resizingMode: .tile)", "never tiled"),
    ("Text(verbatim: \"\").copyable([1])", "Use ShareLink"),
    ("Text(verbatim: \"\").luminanceToAlpha()", "Use mask(alignment:_:)"),
  ]
  private static let unavailableErrors = Result { try errors(in: unavailableNames.map(\.0)) }

  // Apple declares those initializers in the structure. In an extension, the compiler would not
  // find them, and each view with such a property would need an initializer of its own.
  @Test("A private wrapper with a value of its own is no argument of the memberwise initializer")
  func privateWrappers() throws {
    let source = """
      import Observation
      @Observable final class Model { var isOn = false }
      struct Screen: View {
        @State private var count = 0
        @State private var chosen: Int?
        @FocusState private var isFocused: Bool
        @FocusState private var field: Int?
        @GestureState private var moved = 0.0
        @GestureState private var touched: Int?
        @Namespace private var places
        @StateObject private var old = Old()
        @AppStorage("a") private var stored = "a"
        @SceneStorage("b") private var kept = 1
        @Environment(\\.dismiss) private var dismiss
        @Environment(Model.self) private var shared
        @EnvironmentObject private var given: Old
        @Bindable var model: Model
        @Binding var isShown: Bool
        @ObservedObject var watched: Old
        let title: String
        var body: some View { Text(title) }
      }
      final class Old: ObservableObject {}
      struct Outer: View {
        @State private var isShown = false
        var body: some View {
          Screen(model: Model(), isShown: $isShown, watched: Old(), title: "a")
        }
      }
      """
    #expect(try Self.complaints(about: source) == nil)
  }

  @Test("A toolbar takes items beside each other and under a condition")
  func toolbar() throws {
    let source = """
      struct Screen: View {
        var isShown: Bool
        var body: some View {
          Text("a").toolbar {
            ToolbarItem { Text("b") }
            ToolbarItem(placement: .bottomBar) { Text("c") }
            if isShown { ToolbarItem { Text("d") } } else { ToolbarItemGroup { Text("e") } }
            if isShown { ToolbarItem { Text("f") } }
          }
        }
      }
      """
    #expect(try Self.complaints(about: source) == nil)
  }

  /// The compiler's errors about each of some bodies of views, which are compiled together.
  static func errors(in bodies: [String]) throws -> [String: [String]] {
    let screens = bodies.enumerated().map {
      "struct Screen\($0): View { var body: some View { \($1) } }"
    }
    let said = try complaints(about: screens.joined(separator: "\n")) ?? ""
    let errors = said.split(separator: "\n").map(String.init).filter { $0.contains("error: ") }
    // The first line of the source imports SwiftUI.
    return Dictionary(
      uniqueKeysWithValues: bodies.enumerated().map { index, body in
        (body, errors.filter { $0.contains("Try.swift:\(index + 2):") })
      })
  }

  /// What the compiler says of a source that imports our SwiftUI; nil when it compiles.
  static func complaints(about source: String) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tapas-try-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Try.swift")
    try Data("import SwiftUI\n\(source)\n".utf8).write(to: file)
    do {
      _ = try APIGate.run([
        "swiftc", "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor", "-I",
        APIGate.modules().path, file.path,
      ])
      return nil
    } catch APIGateError.tool(_, let said) {
      return said
    }
  }
}

// Todo: one list for everybody who opens the app, on every device at once.
import SwiftUI

@main
struct TodoApp: App {
  @State private var store = TodoStore(file: saved("todos.json"))

  var body: some Scene {
    WindowGroup {
      TodoScreen().environment(store)
    }
  }

  /// A file of the app's own folder, which `--data` names on Linux.
  private static func saved(_ name: String) -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appending(path: name)
  }
}

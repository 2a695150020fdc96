// Notes: texts of one person or of a family, kept in a file.
import SwiftUI

@main
struct NotesApp: App {
  @State private var store = NoteStore(file: saved("notes.json"))

  var body: some Scene {
    WindowGroup {
      NotesScreen().environment(store)
    }
  }

  /// A file of the app's own folder, which `--data` names on Linux.
  private static func saved(_ name: String) -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appending(path: name)
  }
}

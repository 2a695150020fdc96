// The pieces of the list, kept in a file for the next start.
import SwiftUI

@MainActor @Observable final class Pieces {
  private(set) var titles: [String]
  /// Whether the last change is not in the file.
  private(set) var isUnsaved = false

  private let file: URL

  /// The pieces in `file`; none where there is no such file.
  init(file: URL = .applicationSupportDirectory.appending(path: "pieces.json")) {
    self.file = file
    // A missing file is an empty list.
    let saved = try? JSONDecoder().decode([String].self, from: Data(contentsOf: file))
    titles = saved ?? []
  }

  func add(_ title: String) {
    titles.append(title)
    save()
  }

  func delete(at offsets: IndexSet) {
    titles.remove(atOffsets: offsets)
    save()
  }

  private func save() {
    do {
      try JSONEncoder().encode(titles).write(to: file, options: .atomic)
      isUnsaved = false
    } catch {
      isUnsaved = true
    }
  }
}

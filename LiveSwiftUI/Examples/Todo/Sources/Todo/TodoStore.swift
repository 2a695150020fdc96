// The list of what is to be done: in memory for the screens, in a file for the next start.
import SwiftUI

/// One thing to do.
struct Todo: Codable, Identifiable, Hashable {
  var id = UUID()
  var title: String
  var priority = Priority.normal
  var isDone = false

  enum Priority: String, Codable, CaseIterable {
    case high, normal, low
  }
}

/// Keeps the list, and saves it after each change.
@MainActor @Observable final class TodoStore {
  private(set) var items: [Todo] = []
  /// What is wrong with the file; nil while all is well.
  private(set) var problem: Problem?

  private let file: URL

  enum Problem {
    /// The saved list cannot be read, so nothing is written over it.
    case unreadable
    /// The last change is not in the file.
    case unsaved
  }

  /// A list that is kept in `file`.
  init(file: URL) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      items = try JSONDecoder().decode([Todo].self, from: Data(contentsOf: file))
    } catch {
      problem = .unreadable
    }
  }

  /// The items that are done, or those that are not, the most urgent first.
  func items(done: Bool) -> [Todo] {
    Todo.Priority.allCases.flatMap { priority in
      items.filter { $0.isDone == done && $0.priority == priority }
    }
  }

  func addTapped(_ title: String, _ priority: Todo.Priority) {
    items.append(Todo(title: title, priority: priority))
    save()
  }

  func doneToggled(_ id: Todo.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isDone.toggle()
    save()
  }

  func deleteTapped(_ ids: [Todo.ID]) {
    items.removeAll { ids.contains($0.id) }
    save()
  }

  func clearDoneTapped() {
    items.removeAll { $0.isDone }
    save()
  }

  private func save() {
    guard problem != .unreadable else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(items).write(to: file, options: .atomic)
      problem = nil
    } catch {
      problem = .unsaved
    }
  }
}

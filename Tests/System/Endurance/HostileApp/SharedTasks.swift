// What all pages share, as a store of an app does.
import Foundation
import SwiftUI

/// The rows that every page shows and every person may change.
@MainActor @Observable final class SharedTasks {
  /// Rows told apart by an id.
  var tasks = SharedTasks.fresh
  /// Rows told apart by their place.
  var names = SharedTasks.words
  /// Numbers that all pages share.
  var numbers = [1.0, 2, 3, 4]

  private static let words = ["Anis", "Basil", "Chives", "Dill", "Estragon", "Fennel"]
  private static var fresh: [TaskItem] { words.enumerated().map { TaskItem(id: $0, title: $1) } }
  private var next = 100

  /// Makes the lists what they were at first, so that there is something to take away.
  func fill() {
    tasks = SharedTasks.fresh
    names = SharedTasks.words
    numbers = [1, 2, 3, 4]
  }

  /// Adds a row, of which there are twenty at most.
  func add(_ title: String) {
    guard tasks.count < 20 else { return }
    next += 1
    tasks.append(TaskItem(id: next, title: title))
    names.append(title)
    numbers.append(Double(next))
  }

  /// Adds a row once more, with the same id, as a faulty service does.
  func repeatTask(_ task: TaskItem) { if tasks.count < 20 { tasks.append(task) } }

  /// Exchanges a row with the one above it, as "Move up" of many an app does.
  func moveUp(_ index: Int) { tasks.swapAt(index, index - 1) }
}

/// A row. Codable, so that it stands in an address when a link pushes it.
struct TaskItem: Identifiable, Codable, Hashable {
  let id: Int
  var title: String
  var isDone = false
  var amount = 1
}

/// A value of the app's own that is told by one text, as a database key is.
struct Key: Hashable, LosslessStringConvertible {
  let number: Int

  init(number: Int) { self.number = number }

  init?(_ description: String) {
    guard description.hasPrefix("key-"), let number = Int(description.dropFirst(4)) else {
      return nil
    }
    self.number = number
  }

  var description: String { "key-\(number)" }
}

// The foods with their likes, kept in a file so that a restart keeps them.
import Foundation

/// Keeps the foods, and writes each like to the file before it is answered.
actor FoodStore {
  /// The changes to one food.
  private struct Change: Codable {
    var isLiked: Bool
    var lastUpdatedDate: String
  }

  private var foods: [StoredFood]
  private var changes: [Int: Change] = [:]
  private let file: URL?
  private let now: @Sendable () -> Date

  /// Reads the likes in `dataFolder`; without a folder they are kept in memory. An unreadable file
  /// is set aside, not deleted.
  init(
    foods: [StoredFood], dataFolder: URL?, now: @escaping @Sendable () -> Date
  ) throws(SandboxError) {
    self.foods = foods
    self.now = now
    guard let dataFolder else {
      file = nil
      return
    }
    let file = dataFolder.appending(path: "foods-likes.json")
    self.file = file
    do {
      try FileManager.default.createDirectory(at: dataFolder, withIntermediateDirectories: true)
      guard FileManager.default.fileExists(atPath: file.path) else { return }
      // A file that cannot be decoded must not prevent the start.
      let kept = try? JSONDecoder().decode([Int: Change].self, from: Data(contentsOf: file))
      guard let kept else {
        let aside = dataFolder.appending(path: "foods-likes.unreadable.json")
        // There may be no older file to remove.
        try? FileManager.default.removeItem(at: aside)
        try FileManager.default.moveItem(at: file, to: aside)
        return
      }
      changes = kept
    } catch {
      throw .dataUnreadable(file: file.lastPathComponent, reason: "\(error)")
    }
    for index in foods.indices {
      guard let change = changes[foods[index].id] else { continue }
      self.foods[index].isLiked = change.isLiked
      self.foods[index].lastUpdatedDate = change.lastUpdatedDate
    }
  }

  /// All foods in the order of the service.
  func all() -> [StoredFood] { foods }

  /// Likes or unlikes a food and dates it now. Returns false when there is no such food.
  func set(_ id: Int, liked: Bool) throws(SandboxError) -> Bool {
    guard let index = foods.firstIndex(where: { $0.id == id }) else { return false }
    var changed = changes
    let change = Change(isLiked: liked, lastUpdatedDate: now().formatted(.iso8601))
    changed[id] = change
    try save(changed)
    changes = changed
    foods[index].isLiked = change.isLiked
    foods[index].lastUpdatedDate = change.lastUpdatedDate
    return true
  }

  private func save(_ changes: [Int: Change]) throws(SandboxError) {
    guard let file else { return }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      try encoder.encode(changes).write(to: file, options: .atomic)
    } catch {
      throw .cannotSave(file: file.lastPathComponent, reason: "\(error)")
    }
  }
}

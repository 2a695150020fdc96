// The foods with their likes, kept in a file so that they outlive the process.
import Foundation

/// Holds the foods and what was liked since; writes each change before it is answered.
actor FoodShelf {
  /// What changed on one food.
  private struct Change: Codable {
    var isLiked: Bool
    var lastUpdatedDate: String
  }

  private var foods: [FoodRecord]
  private var changes: [Int: Change] = [:]
  private let file: URL?
  private let now: @Sendable () -> Date

  /// Reads the likes kept in `dataFolder`; a file that does not read is put aside, not lost.
  init(
    foods: [FoodRecord], dataFolder: URL?, now: @escaping @Sendable () -> Date
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
      // Half a file is what a crash of another program left: likes are not worth refusing to start.
      let kept = try? JSONDecoder().decode([Int: Change].self, from: Data(contentsOf: file))
      guard let kept else {
        let aside = dataFolder.appending(path: "foods-likes.unreadable.json")
        // An older one put aside is worth less than the start of the sandbox.
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
  func all() -> [FoodRecord] { foods }

  /// Likes or unlikes a food and dates it now; false when there is no such food.
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

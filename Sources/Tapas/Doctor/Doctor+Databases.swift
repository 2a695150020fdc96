// The saved data: its content, its age, and its integrity.
import DataLayer
import Foundation

extension Doctor {
  func databases() -> [Finding] {
    let folder = options.serve.dataFolder
    // A missing folder has no files.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found = names.filter(BackupManifest.isDatabase).sorted().map { name in
      database(name, folder.appending(path: name))
    }
    let aside = names.filter { $0.hasSuffix(".damaged") && !$0.contains("-") }.sorted()
    if !aside.isEmpty {
      found.append(
        .warning(
          "saved",
          "Damaged files were set aside: \(aside.joined(separator: ", ")). "
            + "Remove them when you do not need them."))
    }
    if found.isEmpty { found.append(.ok("saved", "Nothing is saved yet.")) }
    return found
  }

  private func database(_ name: String, _ file: URL) -> Finding {
    do throws(DatabaseError) {
      let known = BackupPart(rawValue: name)?.database?.form ?? .max
      let contents = try DatabaseCopy.reading(file, known: known) {
        connection throws(DatabaseError) in
        try Self.contents(connection)
      }
      let bytes = [name, name + "-wal"].reduce(0) { sum, name in
        let path = file.deletingLastPathComponent().appending(path: name).path
        // A missing log has no length.
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        return sum + (facts?[.size] as? Int ?? 0)
      }
      let told = contents.map { "\($0.name) (\(age($0.savedAt)))" }.joined(separator: ", ")
      return .ok(
        "saved",
        "\(name) is whole, \(bytes / 1_000) kB" + (told.isEmpty ? "." : ": \(told)."))
    } catch {
      switch error {
      case .damaged:
        return .problem(
          "saved",
          "\(name): \(error). The next start sets it aside; tapas restore FILE brings a backup "
            + "back.")
      case .notAllowed:
        return .problem("saved", "\(name): \(error). Give it to the account that runs Tapas.")
      default: return .problem("saved", "\(RunFailure.savedNotOpened(file.path, error))")
      }
    }
  }

  /// The content of a Tapas database, with the newest time of each kind.
  private static func contents(
    _ connection: Connection
  ) throws(DatabaseError) -> [(name: String, savedAt: Date)] {
    let tables = Set(
      try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text(0) })
    var found: [(name: String, savedAt: Date)] = []
    if tables.contains("records") {
      found += try connection.rows(
        """
        SELECT collection, count(*), max(saved_at) FROM records
        GROUP BY collection ORDER BY collection
        """
      ) {
        ("\($0.integer(1)) of \($0.text(0))", Date(timeIntervalSinceReferenceDate: $0.real(2)))
      }
    }
    if tables.contains("menu") {
      found += try connection.rows("SELECT products, saved_at FROM menu") {
        ("\($0.integer(0)) products", Date(timeIntervalSinceReferenceDate: $0.real(1)))
      }
    }
    return found
  }

  /// How long ago, in the largest whole unit.
  func age(_ date: Date) -> String {
    let seconds = Int(max(0, now().timeIntervalSince(date)))
    func told(_ count: Int, _ unit: String) -> String {
      "\(count) \(unit)\(count == 1 ? "" : "s") ago"
    }
    switch seconds {
    case ..<60: return "just now"
    case ..<3_600: return told(seconds / 60, "minute")
    case ..<86_400: return told(seconds / 3_600, "hour")
    default: return told(seconds / 86_400, "day")
    }
  }
}

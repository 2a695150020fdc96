// What `tapas backup` and `tapas restore` were asked to do.
import AppServer
import Foundation

/// Which file, and which data folder.
struct BackupOptions: Equatable, Sendable {
  /// The backup.
  var file: URL
  /// Where lists and the menu are saved.
  var dataFolder: URL
  /// Whether a folder that has something is replaced.
  var isForced = false
  /// Whether what is saved is in a database that processes share, which has a tool of its own.
  var isShared = false

  /// Checks the settings of `tapas backup` and `tapas restore`.
  init(_ settings: Settings, _ command: Command.Name) throws(UsageError) {
    let words = settings.arguments.words
    guard let word = words.first else { throw .noFile(command) }
    if words.count > 1 { throw .oneTooMany(after: "FILE") }
    file = URL(filePath: NSString(string: word).expandingTildeInPath).standardizedFileURL
    dataFolder = try DataFolder.chosen(settings)
    isForced = settings[.force] != nil
    isShared = settings[.database] != nil
  }

  /// Options made of their parts.
  init(file: URL, dataFolder: URL, isForced: Bool = false, isShared: Bool = false) {
    self.file = file
    self.dataFolder = dataFolder
    self.isForced = isForced
    self.isShared = isShared
  }
}

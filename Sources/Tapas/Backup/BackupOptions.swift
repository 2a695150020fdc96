// The options of `tapas backup` and `tapas restore`.
import AppServer
import Foundation

/// The backup file and the data folder.
struct BackupOptions: Equatable, Sendable {
  /// The backup.
  var file: URL
  /// The folder where lists and the menu are saved.
  var dataFolder: URL
  /// Whether a folder that is not empty is replaced.
  var isForced = false
  /// Whether the data is in a database that processes share, which has its own backup tool.
  var isShared = false

  /// Checks the settings of `tapas backup` and `tapas restore`.
  init(_ settings: Settings, _ command: Command.Name) throws(UsageError) {
    let words = settings.arguments.operands
    guard let word = words.first else { throw .noFile(command) }
    if words.count > 1 { throw .oneTooMany(after: "FILE") }
    file = URL(filePath: NSString(string: word).expandingTildeInPath).standardizedFileURL
    dataFolder = try DataFolder.chosen(settings)
    isForced = settings[.force] != nil
    isShared = settings[.database] != nil
  }

  /// Options from their parts.
  init(file: URL, dataFolder: URL, isForced: Bool = false, isShared: Bool = false) {
    self.file = file
    self.dataFolder = dataFolder
    self.isForced = isForced
    self.isShared = isShared
  }
}

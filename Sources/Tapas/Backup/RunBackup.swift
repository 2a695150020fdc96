// The output of `tapas backup` and `tapas restore`.
import AppServer
import Foundation

/// Makes a backup and prints its content.
func runBackup(_ options: BackupOptions) throws(BackupFailure) {
  let made = try Backup.make(options)
  Terminal.say(BackupMessage.text(made, options))
}

/// Restores a backup and prints what was replaced.
func runRestore(_ options: BackupOptions) throws(BackupFailure) {
  let restored = try Restore.make(options)
  Terminal.say(BackupMessage.text(restored, options))
}

/// The lines printed at the end.
enum BackupMessage {
  /// The content of a backup, and what it omits.
  static func text(_ made: Backup.Summary, _ options: BackupOptions) -> String {
    let path = options.file.path
    var lines = [
      "The backup is \(path), \(made.bytes) bytes: \(made.files.joined(separator: ", ")).",
      "It has the secret of this site: keep it where only you can read it.",
    ]
    if made.leftOut.contains("photos") {
      lines.append("Photos are left out; they are fetched again when they are looked at.")
    }
    let others = made.leftOut.filter { $0 != "photos" }
    if !others.isEmpty { lines.append("Left out as well: \(others.joined(separator: ", ")).") }
    return lines.joined(separator: "\n")
  }

  /// The restored data, and the new location of the previous data.
  static func text(_ restored: Restore.Summary, _ options: BackupOptions) -> String {
    let path = options.dataFolder.path
    var lines = [
      "Restored in \(path), as of \(restored.made.formatted(.iso8601)): "
        + "\(restored.files.joined(separator: ", "))."
    ]
    if let before = restored.before { lines.append("What was there before is in \(before).") }
    return lines.joined(separator: "\n")
  }
}

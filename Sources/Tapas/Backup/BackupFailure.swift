// The failures of a backup or a restore, each with a message for a person.
import DataLayer

/// A failure of `tapas backup` or `tapas restore`.
enum BackupFailure: Error, Equatable, Sendable {
  /// A file of that name already exists.
  case fileExists(String)
  /// The backup cannot be written, with the system's reason.
  case notWritten(String, why: String)
  /// The data folder does not exist, or has nothing to save.
  case nothingSaved(String)
  /// A database cannot be copied.
  case notCopied(String, DatabaseError)
  /// A database is that of a later version.
  case newer(String, found: Int, known: Int)
  /// The file cannot be read.
  case notReadable(String)
  /// The file is no backup, or a damaged one.
  case noBackup(String, why: String)
  /// A process uses the data folder.
  case inUse(String)
  /// The data folder has something.
  case notEmpty(String)
  /// The folder cannot be replaced, with the system's reason.
  case notReplaced(String, why: String)
  /// The saved data is in a database that processes share.
  case shared
}

extension BackupFailure: CustomStringConvertible {
  /// The problem and its remedy, in plain words.
  var description: String {
    switch self {
    case .fileExists(let path): "\(path) exists already. Name another file, or remove it first."
    case .notWritten(let path, let why): "\(path) cannot be written: \(why)."
    case .nothingSaved(let path):
      "nothing is saved in \(path). Name the folder with --data DIR."
    case .notCopied(let name, let error): "\(name) cannot be copied: \(error)."
    case .newer(let file, let found, let known):
      "\(file) cannot be taken: \(DatabaseError.newer(found: found, known: known)). "
        + "Take that version. Nothing was changed."
    case .notReadable(let path): "\(path) cannot be read."
    case .noBackup(let path, let why):
      "\(path) is no whole backup: \(why). Nothing was changed."
    case .inUse(let path):
      "a running Tapas uses \(path). Stop it first. Nothing was changed."
    case .notEmpty(let path):
      "\(path) is not empty. With --force it is replaced; what is there is kept beside it."
    case .notReplaced(let path, let why):
      "\(path) cannot be replaced: \(why). Nothing was changed."
    case .shared:
      "what is saved is in PostgreSQL, as --database or TAPAS_DATABASE says. "
        + "Its own tools do this: pg_dump --format=custom --file=FILE \"$TAPAS_DATABASE\" and "
        + "pg_restore --clean --if-exists --dbname=\"$TAPAS_DATABASE\" FILE."
    }
  }
}

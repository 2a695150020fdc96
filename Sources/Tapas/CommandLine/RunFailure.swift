// The failures after the command line is parsed, each with a message for a person.
import AppServer
import DataLayer
import Menu
import MenuData

/// A failure to start or to continue. `tapas` prints it and exits with code 1.
enum RunFailure: Error, Equatable, Sendable {
  /// The port, the data folder or a file in it is unusable.
  case start(StartFailure)
  /// The file of saved data cannot be opened.
  case savedNotOpened(String, DatabaseError)
  /// The database that processes share cannot be used. Its address has no password.
  case databaseNotUsable(String, DatabaseError)
  /// The menu could not be downloaded.
  case menuNotSynced(MenuError, hasToken: Bool)
  /// The restaurant's logo is a file that does not exist, or no picture.
  case logoNotUsable(String, exists: Bool)
  /// A file of labelled texts cannot be read.
  case fileNotReadable(String)
  /// A line of such a file, counted from 1, does not start with a label and a tab.
  case noLabel(line: Int)
  /// Such a file has no texts.
  case nothingToEvaluate
  /// A part of Tapas could not start, in its own words.
  case cannotStart(String)
}

extension RunFailure: CustomStringConvertible {
  /// The problem and its remedy, in plain words.
  var description: String {
    switch self {
    case .start(let failure): "\(failure)"
    case .savedNotOpened(let path, .newer(let found, let known)):
      "\(path) cannot be opened: \(DatabaseError.newer(found: found, known: known)). "
        + "Take that version, or another folder with --data DIR."
    case .savedNotOpened(let path, .diskFull):
      "\(path) cannot be opened: \(DatabaseError.diskFull). "
        + "Make some, or choose another folder with --data DIR."
    case .savedNotOpened(let path, let error):
      "\(path) cannot be opened: \(error). Choose another folder with --data DIR."
    case .databaseNotUsable(let address, .newer(let found, let known)):
      "\(address) cannot be used: \(DatabaseError.newer(found: found, known: known)). "
        + "Take that version, or another database with --database URL."
    case .databaseNotUsable(let address, let error):
      "\(address) cannot be used: \(error). Mend that, or choose another with --database URL."
    case .menuNotSynced(let error, let hasToken): error.sentence(hasToken: hasToken)
    case .logoNotUsable(let path, exists: false):
      "the logo \(path) does not exist. Compare --menu-logo, or TAPAS_MENU_LOGO."
    case .logoNotUsable(let path, exists: true):
      "the logo \(path) is no picture that can be read: choose a PNG, JPEG, WebP or GIF file "
        + "of at most 10 MB."
    case .fileNotReadable(let path): "\(path) cannot be read."
    case .noLabel(let line):
      "line \(line) has no label. A line is 0, 1, 2, sad, neutral or happy, "
        + "then a tab, then a text; "
        + "from two files: paste LABELS TEXTS | tapas mood --evaluate -"
    case .nothingToEvaluate: "there is no text to evaluate."
    case .cannotStart(let words): words
    }
  }
}

// What can go wrong once the command line is understood, each with the sentence a person reads.
import DataLayer
import Menu
import MenuData

/// A failure to start or to go on; `tapas` prints it and leaves with exit code 1.
enum RunFailure: Error, Equatable, Sendable {
  /// Another program listens on the port.
  case portTaken(Int, wasChosen: Bool)
  /// The system keeps the port for administrators.
  case portForbidden(Int)
  /// The address is not one of this machine's.
  case notOurAddress(String)
  /// The system would not give a socket for another reason, in its words.
  case noSocket(String)
  /// Something that is no folder stands at the data folder's path.
  case notAFolder(String)
  /// The data folder could not be made.
  case folderNotMade(String)
  /// The data folder cannot be written.
  case folderNotWritable(String)
  /// The file of what is saved cannot be opened.
  case savedNotOpened(String, DatabaseError)
  /// The database that processes share cannot be used; its address without a password.
  case databaseNotUsable(String, DatabaseError)
  /// The access code could not be kept in the data folder.
  case accessCodeNotKept(String)
  /// The menu could not be downloaded.
  case menuNotSynced(MenuError, hasToken: Bool)
  /// A file of labelled texts cannot be read.
  case fileNotReadable(String)
  /// A line of such a file, counted from 1, does not start with a label and a tab.
  case noLabel(line: Int)
  /// Such a file holds no text.
  case nothingToEvaluate
  /// A part of Tapas could not start, in its own words.
  case cannotStart(String)
}

extension RunFailure: CustomStringConvertible {
  /// What is wrong and what to do, in plain words.
  var description: String {
    switch self {
    case .portTaken(let port, wasChosen: false):
      "port \(port) is taken by another program, perhaps another Tapas. "
        + "Choose another with --port, as in --port \(port + 1000); --port 0 takes a free one."
    case .portTaken(let port, wasChosen: true):
      "port \(port) is taken by another program. Choose another; --port 0 takes a free one."
    case .portForbidden(let port):
      "this account may not use port \(port). Choose one from 1024 up, as in --port 8080."
    case .notOurAddress(let address):
      "\(address) is not an address of this machine. Choose one with --host."
    case .noSocket(let reason): "listening failed: \(reason)."
    case .notAFolder(let path): "\(path) is not a folder. Choose another with --data DIR."
    case .folderNotMade(let path):
      "the folder \(path) cannot be made. Choose another with --data DIR."
    case .folderNotWritable(let path):
      "the folder \(path) cannot be written. "
        + "Choose another with --data DIR, or make room on the disk."
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
    case .accessCodeNotKept(let path):
      "the access code cannot be kept in \(path). Set one with TAPAS_ACCESS_CODE."
    case .menuNotSynced(let error, let hasToken): error.sentence(hasToken: hasToken)
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

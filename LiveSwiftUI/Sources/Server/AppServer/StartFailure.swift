// The failures before a server listens, each with a message for a person.

/// A failure of the port, of the data folder, or of a file in it.
package enum StartFailure: Error, Equatable, Sendable {
  /// Another program listens on the port.
  case portTaken(Int, wasChosen: Bool)
  /// The system reserves the port for administrators.
  case portForbidden(Int)
  /// The address does not belong to this machine.
  case notOurAddress(String)
  /// The system refused a socket for another reason, in its own words.
  case noSocket(String)
  /// The data folder's path leads to something that is no folder.
  case notAFolder(String)
  /// The data folder could not be created.
  case folderNotMade(String)
  /// The data folder is not writable.
  case folderNotWritable(String)
  /// The access code could not be kept in the data folder.
  case accessCodeNotKept(String)
  /// The site's secret could not be kept in the data folder.
  case secretNotKept(String)
  /// The system refused to start a worker, in its own words.
  case workerNotStarted(String)
  /// A worker ended before it was ready. It has printed the reason.
  case workerEnded
}

extension StartFailure: CustomStringConvertible {
  /// The problem and its remedy, in plain words.
  package var description: String {
    switch self {
    case .portTaken(let port, wasChosen: false):
      "port \(port) is taken by another program, perhaps this one, started before. "
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
    case .accessCodeNotKept(let path):
      "the access code cannot be kept in \(path). Set one with TAPAS_ACCESS_CODE."
    case .secretNotKept(let path): "The folder \(path) takes no file for the site's secret."
    case .workerNotStarted(let reason): "A worker could not start: \(reason)."
    case .workerEnded: "A worker ended at its start."
    }
  }
}

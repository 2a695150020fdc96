// The errors of a database, with messages for a person.

/// The reason why a database could not be opened, read or written. A failed write stores nothing.
public enum DatabaseError: Error, Sendable, Hashable {
  /// A later version of Tapas has written the file. The file was not changed.
  case newer(found: Int, known: Int)
  /// The file is damaged. An open one has been set aside, and an empty one replaces it.
  case damaged(why: String)
  /// The disk is full. The transaction stored nothing.
  case diskFull
  /// The file or its folder may not be read or written.
  case notAllowed(why: String)
  /// The disk or the system failed in another way.
  case storage(why: String)
  /// The database's server cannot be reached or does not respond. A later call tries again.
  case away(why: String)
  /// Another process locked the file for longer than the busy timeout.
  case busy
  /// A row violates a constraint of its table, such as a key that exists already.
  case constraint(why: String)
  /// The SQL is wrong, which is a programming error.
  case statement(why: String)
  /// A migration failed and was rolled back. Earlier ones are committed.
  case migration(number: Int, name: String, why: String)
  /// The work requested a rollback of its transaction.
  case abandoned
  /// The task was cancelled before the work started.
  case cancelled
  /// The database was closed before the call.
  case closed
}

extension DatabaseError: CustomStringConvertible {
  /// The problem, in words without a full stop.
  public var description: String {
    switch self {
    case .newer(let found, let known):
      "it was written by a newer version of Tapas (form \(found); this one knows \(known))"
    case .damaged(let why): "it is damaged (\(why))"
    case .diskFull: "there is no room left on the disk"
    case .notAllowed(let why): "it may not be read or written (\(why))"
    case .storage(let why): "the disk failed (\(why))"
    case .away(let why): "it cannot be reached (\(why))"
    case .busy: "another process keeps it to itself"
    case .constraint(let why): "a row breaks a rule of its table (\(why))"
    case .statement(let why): "a statement is wrong (\(why))"
    case .migration(let number, let name, let why):
      "step \(number), \(name), of bringing it up to date failed: \(why)"
    case .abandoned: "the change was given up"
    case .cancelled: "the task was cancelled"
    case .closed: "it is closed"
    }
  }
}

/// A problem that a database reports besides its errors.
public enum DatabaseProblem: Sendable, Hashable {
  /// The damaged file was renamed to `name`, in the same folder. An empty database replaces it.
  case setAside(name: String, why: String)
  /// The damaged file could not be renamed.
  case notSetAside(DatabaseError)
}

extension DatabaseProblem: CustomStringConvertible {
  /// The problem, in words without a full stop.
  public var description: String {
    switch self {
    case .setAside(let name, let why):
      "the file was damaged (\(why)); it was set aside as \(name), and an empty one made"
    case .notSetAside(let error): "the file is damaged and could not be set aside: \(error)"
    }
  }
}

// The errors of a database, with words for a person.

/// Why a database could not be opened, read or written; nothing of a failed write is stored.
public enum DatabaseError: Error, Sendable, Hashable {
  /// A later version of Tapas has written the file, which was not changed.
  case newer(found: Int, known: Int)
  /// The file is damaged; an open one was set aside by now, and an empty one replaces it.
  case damaged(why: String)
  /// The disk is full; nothing of the transaction was stored.
  case diskFull
  /// The file or its folder has no permission to be read or written.
  case notAllowed(why: String)
  /// The disk or the system failed in another way.
  case storage(why: String)
  /// The database's server cannot be reached or does not answer; a later call tries again.
  case away(why: String)
  /// Another process locked the file for longer than the busy timeout.
  case busy
  /// A row violates a constraint of its table, such as a key that exists already.
  case constraint(why: String)
  /// The statement is wrong, which is a mistake in the program.
  case statement(why: String)
  /// A migration failed and was rolled back; the ones before it are committed.
  case migration(number: Int, name: String, why: String)
  /// The work threw this to roll its transaction back.
  case abandoned
  /// The task was cancelled before the work began.
  case cancelled
  /// The database was closed before the call.
  case closed
}

extension DatabaseError: CustomStringConvertible {
  /// What is wrong, in words without a full stop.
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

/// A problem that a database reports besides what it throws.
public enum DatabaseProblem: Sendable, Hashable {
  /// The damaged file was renamed to `name`, in the same folder; an empty database replaces it.
  case setAside(name: String, why: String)
  /// The damaged file could not be renamed.
  case notSetAside(DatabaseError)
}

extension DatabaseProblem: CustomStringConvertible {
  /// What happened, in words without a full stop.
  public var description: String {
    switch self {
    case .setAside(let name, let why):
      "the file was damaged (\(why)); it was set aside as \(name), and an empty one made"
    case .notSetAside(let error): "the file is damaged and could not be set aside: \(error)"
    }
  }
}

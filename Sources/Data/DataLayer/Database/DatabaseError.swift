// What can go wrong with a database file, each with a sentence for a person.

/// Why a database could not be opened, read or written; what was to be written is then not there in part either.
public enum DatabaseError: Error, Sendable, Hashable {
  /// A later version of Tapas has written the file; it was left as it is.
  case newer(found: Int, known: Int)
  /// The file is damaged; at use it has by now been set aside and an empty one stands in its place.
  case damaged(why: String)
  /// There is no room left on the disk; nothing of the transaction was kept.
  case diskFull
  /// The file or its folder may not be read or written.
  case notAllowed(why: String)
  /// The disk or the system failed in another way.
  case storage(why: String)
  /// Another process kept the file to itself for longer than the busy timeout.
  case busy
  /// A row breaks a rule of its table, such as a key that is there already.
  case constraint(why: String)
  /// The statement is wrong: a mistake in the program.
  case statement(why: String)
  /// A migration failed; the ones before it are kept, nothing of this one is.
  case migration(number: Int, name: String, why: String)
  /// The work gave up by throwing this; its transaction was rolled back.
  case abandoned
  /// The task was cancelled before the work began.
  case cancelled
  /// The database was closed before the work was handed in.
  case closed
}

extension DatabaseError: CustomStringConvertible {
  /// What is wrong, in plain words without a full stop.
  public var description: String {
    switch self {
    case .newer(let found, let known):
      "it was written by a newer version of Tapas (form \(found); this one knows \(known))"
    case .damaged(let why): "it is damaged (\(why))"
    case .diskFull: "there is no room left on the disk"
    case .notAllowed(let why): "it may not be read or written (\(why))"
    case .storage(let why): "the disk failed (\(why))"
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

/// What a database tells of beside what it throws.
public enum DatabaseProblem: Sendable, Hashable {
  /// The damaged file now has this name, in the same folder; an empty database stands in its place.
  case setAside(name: String, why: String)
  /// A damaged file could not be set aside; it is still in its place.
  case notSetAside(DatabaseError)
}

extension DatabaseProblem: CustomStringConvertible {
  /// What happened, in plain words without a full stop.
  public var description: String {
    switch self {
    case .setAside(let name, let why):
      "the file was damaged (\(why)); it was set aside as \(name), and an empty one made"
    case .notSetAside(let error): "the file is damaged and could not be set aside: \(error)"
    }
  }
}

// The steps that bring a database's tables from nothing to today's form.

/// One step: forward only, all or nothing, never changed once released.
public struct Migration: Sendable {
  /// Its place: steps are numbered 1, 2, 3 without gaps.
  public let number: Int
  /// What it does, in a few words, for messages.
  public let name: String
  let body: @Sendable (Connection) throws(DatabaseError) -> Void

  /// A step that runs these statements.
  public init(_ number: Int, _ name: String, sql: StaticString) {
    self.init(number, name) { connection throws(DatabaseError) in try connection.execute(sql) }
  }

  /// A step that does this work.
  public init(
    _ number: Int, _ name: String,
    body: @escaping @Sendable (Connection) throws(DatabaseError) -> Void
  ) {
    self.number = number
    self.name = name
    self.body = body
  }
}

extension Connection {
  /// The number of the last step that was taken on this file; 0 for a file just made.
  func form() throws(DatabaseError) -> Int {
    let isMarked = try first(
      "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'tapas_migrations'"
    ) { _ in true }
    guard isMarked == true else { return 0 }
    return try first("SELECT max(number) FROM tapas_migrations") { $0.integer(0) } ?? 0
  }

  /// Takes the steps not yet taken, each in a transaction of its own that also writes it down.
  func migrate(_ migrations: [Migration]) throws(DatabaseError) {
    for migration in migrations where try form() < migration.number {
      do throws(DatabaseError) {
        try writing(.throughPowerCuts) { connection throws(DatabaseError) in
          // Another process may have taken it meanwhile.
          guard try connection.form() < migration.number else { return }
          try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS tapas_migrations
              (number INTEGER PRIMARY KEY, name TEXT NOT NULL)
            """)
          try migration.body(connection)
          try connection.run(
            "INSERT INTO tapas_migrations VALUES (?, ?)", migration.number, migration.name)
        }
      } catch .statement(let why) {
        throw .migration(number: migration.number, name: migration.name, why: why)
      } catch .constraint(let why) {
        throw .migration(number: migration.number, name: migration.name, why: why)
      }
    }
  }
}

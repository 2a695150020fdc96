// The migrations that create and change a database's tables.

/// One migration: forward only, in one transaction, never changed after a release.
public struct Migration: Sendable {
  /// Its number; migrations are numbered from 1 without gaps.
  public let number: Int
  /// Its purpose, in a few words for error messages.
  public let name: String
  let body: @Sendable (Connection) throws(DatabaseError) -> Void

  /// A migration that runs these statements.
  public init(_ number: Int, _ name: String, sql: StaticString) {
    self.init(number, name) { connection throws(DatabaseError) in try connection.execute(sql) }
  }

  /// A migration that runs this closure.
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
  /// The number of the last migration of this file; 0 for a new file.
  func lastMigration() throws(DatabaseError) -> Int {
    let isMarked = try first(
      "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'tapas_migrations'"
    ) { _ in true }
    guard isMarked == true else { return 0 }
    return try first("SELECT max(number) FROM tapas_migrations") { $0.integer(0) } ?? 0
  }

  /// Throws `newer` when the last migration of this file is later than `known`.
  func checkForm(known: Int) throws(DatabaseError) {
    let found = try lastMigration()
    guard found <= known else { throw .newer(found: found, known: known) }
  }

  /// Runs the migrations that the file lacks.
  ///
  /// Each runs in one transaction, which also records its number.
  func migrate(_ migrations: [Migration]) throws(DatabaseError) {
    for migration in migrations where try lastMigration() < migration.number {
      do throws(DatabaseError) {
        try writing(.throughPowerCuts) { connection throws(DatabaseError) in
          // Another process may have run it in the meantime.
          guard try connection.lastMigration() < migration.number else { return }
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

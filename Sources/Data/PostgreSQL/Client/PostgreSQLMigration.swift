// The migrations of a database, run by one process at a time.
package import DataLayer

/// One migration: forward only, in one transaction, never changed after a release.
///
/// While processes of two versions run, the older ones use the new tables too, so a migration must
/// preserve everything that they use.
struct PostgreSQLMigration: Sendable {
  let number: Int
  let name: String
  let statements: [StaticString]
}

/// The numbers of our advisory locks; the first half identifies Tapas.
enum AdvisoryLock {
  /// “TAPA”, because PostgreSQL has no names for locks.
  static let tapas = 0x5441_5041
  /// Records of one collection; the second half is the collection's hash.
  static let records = 0x5441_5042
  static let migrations = 1
  static let download = 2
}

extension PostgreSQLConnection {
  /// Runs the migrations that the database lacks. Throws `newer` for a later version's database.
  func migrate(_ migrations: [PostgreSQLMigration]) throws(DatabaseError) {
    let found = try checkedForm(known: migrations.last?.number ?? 0)
    for migration in migrations where found < migration.number {
      do throws(DatabaseError) {
        try run(migration)
      } catch .statement(let why) {
        throw .migration(number: migration.number, name: migration.name, why: why)
      } catch .constraint(let why) {
        throw .migration(number: migration.number, name: migration.name, why: why)
      }
    }
  }

  /// Throws `newer` for a later version's database, and changes nothing.
  package func checkForm() throws(DatabaseError) {
    _ = try checkedForm(known: PostgreSQLTables.migrations.last?.number ?? 0)
  }

  private func checkedForm(known: Int) throws(DatabaseError) -> Int {
    let found = try lastMigration()
    guard found <= known else { throw .newer(found: found, known: known) }
    return found
  }

  /// The number of the last migration; 0 for a new database.
  private func lastMigration() throws(DatabaseError) -> Int {
    // Not `to_regclass`, which may answer from before the migration lock was taken.
    let isMarked = try first(
      """
      SELECT EXISTS (
        SELECT FROM pg_tables WHERE tablename = 'tapas_migrations'
          AND schemaname = ANY (current_schemas(false)))
      """
    ) { $0.integer(0) == 1 }
    guard isMarked == true else { return 0 }
    return try first("SELECT max(number) FROM tapas_migrations") { $0.integer(0) } ?? 0
  }

  private func run(_ migration: PostgreSQLMigration) throws(DatabaseError) {
    let usual = answerTimeout
    // Changing a large table takes long, and so does waiting for the process that does it.
    answerTimeout = .seconds(600)
    defer { answerTimeout = usual }
    try writing { connection throws(DatabaseError) in
      try connection.run(
        """
        SELECT set_config('statement_timeout', '590s', true),
          set_config('lock_timeout', '590s', true)
        """)
      try connection.run(
        "SELECT pg_advisory_xact_lock($1::int, $2::int)",
        [.integer(AdvisoryLock.tapas), .integer(AdvisoryLock.migrations)])
      // Another process may have run it in the meantime.
      guard try connection.lastMigration() < migration.number else { return }
      try connection.run(
        """
        CREATE TABLE IF NOT EXISTS tapas_migrations
          (number integer PRIMARY KEY, name text NOT NULL)
        """)
      for statement in migration.statements { try connection.run(statement) }
      try connection.run(
        "INSERT INTO tapas_migrations VALUES ($1::int, $2)",
        [.integer(migration.number), .text(migration.name)])
    }
  }
}

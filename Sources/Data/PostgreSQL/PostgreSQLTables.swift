// The tables of the shared database.

/// The migrations; times are seconds, as exact as a `Date` is.
///
/// Texts that are compared have the collation "C": their order and their indexes then do not change
/// with the system's library.
enum PostgreSQLTables {
  static let migrations = [
    PostgreSQLMigration(
      number: 1, name: "records",
      statements: [
        """
        CREATE TABLE records (
          collection text COLLATE "C" NOT NULL,
          key text COLLATE "C" NOT NULL,
          saved_at double precision NOT NULL,
          json text NOT NULL,
          PRIMARY KEY (collection, key))
        """,
        """
        CREATE TABLE damaged_records (
          id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
          collection text NOT NULL,
          key text NOT NULL,
          saved_at double precision NOT NULL,
          json text NOT NULL,
          why text NOT NULL)
        """,
      ])
  ]
}

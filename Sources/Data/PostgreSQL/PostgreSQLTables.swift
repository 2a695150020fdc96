// The tables of the shared database.

/// The migrations. Times are in seconds, as exact as a `Date`.
///
/// Texts that are compared have the collation "C", so that their order and their indexes do not
/// change with the system's library.
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
      ]),
    PostgreSQLMigration(
      number: 2, name: "the site's secret and access code",
      statements: ["CREATE TABLE site (name text PRIMARY KEY, value bytea NOT NULL)"]),
    PostgreSQLMigration(
      number: 3, name: "menu and staged pages",
      statements: [
        """
        CREATE TABLE menu (
          one integer PRIMARY KEY CHECK (one = 1), version bigint NOT NULL,
          saved_at double precision NOT NULL, service text NOT NULL, categories integer NOT NULL,
          products integer NOT NULL, skipped integer NOT NULL)
        """,
        """
        CREATE TABLE category (
          place integer PRIMARY KEY, id text COLLATE "C" NOT NULL UNIQUE, name text NOT NULL,
          localized text, first integer NOT NULL, products integer NOT NULL)
        """,
        """
        CREATE TABLE product (
          place integer PRIMARY KEY, id text COLLATE "C" NOT NULL UNIQUE, category text NOT NULL,
          name text NOT NULL, localized text, detail text, price text, photo text)
        """,
        """
        CREATE TABLE staged (
          service text COLLATE "C" NOT NULL, list integer NOT NULL, number integer NOT NULL,
          at double precision NOT NULL, body bytea NOT NULL, PRIMARY KEY (service, list, number))
        """,
      ]),
    PostgreSQLMigration(
      number: 4, name: "details of products and categories",
      statements: [
        """
        ALTER TABLE product ADD COLUMN state integer NOT NULL DEFAULT 0,
          ADD COLUMN calories integer, ADD COLUMN minutes integer,
          ADD COLUMN arabic text
        """,
        "ALTER TABLE category ADD COLUMN photo text",
      ]),
    PostgreSQLMigration(
      number: 5, name: "allergens, translations, currency and digest",
      statements: [
        "ALTER TABLE product ADD COLUMN allergens text, ADD COLUMN translations text",
        "ALTER TABLE category ADD COLUMN translations text",
        """
        ALTER TABLE menu ADD COLUMN currency text NOT NULL DEFAULT '',
          ADD COLUMN digest text NOT NULL DEFAULT ''
        """,
      ]),
    PostgreSQLMigration(
      number: 6, name: "modifiers",
      statements: ["ALTER TABLE product ADD COLUMN modifiers text"]),
  ]
}

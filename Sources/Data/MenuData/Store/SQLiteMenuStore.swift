// A menu store in one SQLite file: the saved menu and the pages of an unfinished download.
public import DataLayer
public import Foundation

/// The saved menu and the staged pages of the next one, in a SQLite file for several processes.
public final class SQLiteMenuStore: DatabaseMenuStore {
  /// The number of the last migration that this version knows.
  public static var form: Int { migrations.count }
  private static var migrations: [Migration] { [.menu, .details, .files, .modifiers] }
  /// The file beside the database that the downloading process locks.
  let lockFile: URL
  let database: Database
  /// The names for the search.
  public let index = MenuIndex()
  /// The notifications among processes that share the file; nil without them.
  let shared: StoreChanges?
  /// Measures the time between two looks at the file; nil if no other process writes it.
  private let watch: (any Clock<Duration>)?

  /// Opens the file or creates it. Throws when it is unusable.
  ///
  /// `report` is called on any thread when the file is found damaged. With `changes`, processes
  /// that share the file notify each other of a new menu. With the clock `watch`, a menu of any
  /// other process is noticed within a second.
  public init(
    at file: URL, changes: StoreChanges? = nil, watch: (any Clock<Duration>)? = nil,
    report: @escaping @Sendable (DatabaseProblem) -> Void = { _ in },
    observe: @escaping @Sendable (DatabaseOperation) -> Void = { _ in }
  ) throws(DatabaseError) {
    shared = changes
    self.watch = watch
    lockFile = URL(filePath: file.path(percentEncoded: false) + "-download")
    database = try Database(
      at: file, migrations: Self.migrations, report: report, observe: observe)
  }

  /// The lock beside the file, which is released when its process ends; nil while another has it.
  public func lockDownload() async throws(MenuError) -> (any ProcessLock)? {
    do throws(FileLock.Refusal) {
      return try FileLock(lockFile)
    } catch {
      switch error {
      case .held: return nil
      case .unusable(let why): throw .storage(why: "its lock cannot be taken (\(why))")
      }
    }
  }

  /// An element whenever a process has saved a menu, and when notifications may have been missed.
  public func changes() -> AsyncStream<Void> {
    let sources = [shared?.changes().ofMenu(), watch.map { database.changes(clock: $0) }]
    let (stream, output) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let reading = Task {
      await withTaskGroup { group in
        for source in sources.compactMap(\.self) {
          group.addTask { for await _ in source { output.yield() } }
        }
      }
      output.finish()
    }
    output.onTermination = { _ in reading.cancel() }
    return stream
  }

  /// Closes the file after the reads and writes that were requested before.
  public func close() async { await database.close() }

  /// Reads in one transaction.
  ///
  /// A damaged file is set aside when it is found, so the second attempt reads an empty one.
  public func read<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value {
    do throws(DatabaseError) {
      do throws(DatabaseError) {
        return try await database.read(work)
      } catch .damaged {
        return try await database.read(work)
      }
    } catch {
      throw MenuError(error)
    }
  }

  /// As `read`: each read sees one menu.
  public func snapshot<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value {
    try await read(work)
  }

  /// Writes in one transaction.
  public func transaction<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value {
    try await write(nil, work)
  }

  /// Writes in one transaction, and again when an empty file has replaced a damaged one.
  func write<Value: Sendable>(
    _ durability: Durability?,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value {
    do throws(DatabaseError) {
      do throws(DatabaseError) {
        return try await database.write(durability, work)
      } catch .damaged {
        return try await database.write(durability, work)
      }
    } catch {
      throw MenuError(error)
    }
  }
}

extension Migration {
  /// Products are numbered in menu order, consecutively within a category, so that a page is a
  /// range of the primary key and needs no other index.
  fileprivate static let menu = Migration(
    1, "menu and staged pages",
    sql: """
      CREATE TABLE menu (
        one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL, saved_at REAL NOT NULL,
        service TEXT NOT NULL, categories INTEGER NOT NULL, products INTEGER NOT NULL,
        skipped INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE category (
        place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, localized TEXT,
        first INTEGER NOT NULL, products INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE product (
        place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, category TEXT NOT NULL,
        name TEXT NOT NULL, localized TEXT, detail TEXT, price TEXT, photo TEXT
      ) STRICT;
      CREATE TABLE staged (
        service TEXT NOT NULL, list INTEGER NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
        body BLOB NOT NULL, PRIMARY KEY (service, list, number)
      ) STRICT;
      """)

  /// The columns of products and categories beside names, price and photo. An earlier menu has
  /// none of it until it is updated.
  fileprivate static let details = Migration(
    2, "details of products and categories",
    sql: """
      ALTER TABLE product ADD COLUMN state INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE product ADD COLUMN calories INTEGER;
      ALTER TABLE product ADD COLUMN minutes INTEGER;
      ALTER TABLE product ADD COLUMN arabic TEXT;
      ALTER TABLE category ADD COLUMN photo TEXT;
      """)

  /// The columns of a menu from a file, which states more than the service.
  fileprivate static let files = Migration(
    3, "allergens, translations, currency and digest",
    sql: """
      ALTER TABLE product ADD COLUMN allergens TEXT;
      ALTER TABLE product ADD COLUMN translations TEXT;
      ALTER TABLE category ADD COLUMN translations TEXT;
      ALTER TABLE menu ADD COLUMN currency TEXT NOT NULL DEFAULT '';
      ALTER TABLE menu ADD COLUMN digest TEXT NOT NULL DEFAULT '';
      """)

  /// The column of a product's choices.
  fileprivate static let modifiers = Migration(
    4, "modifiers", sql: "ALTER TABLE product ADD COLUMN modifiers TEXT;")
}

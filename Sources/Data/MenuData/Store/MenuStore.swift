// Where the menu is kept: one database file, with the whole menu and the pages of a download under way.
import DataLayer
import Foundation

/// The saved menu and the staged pages of the next one, in a SQLite file that several processes may open.
public final class MenuStore: Sendable {
  /// Held by the process that downloads; a file beside the database.
  let lockFile: URL
  let database: Database
  /// What searches look through, for the menu they last looked through.
  let index = MenuIndex()

  /// Opens or makes the file; throws in words why it cannot be used. `report` hears of a damaged file, on any thread.
  public init(
    at file: URL, report: @escaping @Sendable (DatabaseProblem) -> Void = { _ in }
  ) throws(DatabaseError) {
    lockFile = URL(filePath: file.path(percentEncoded: false) + "-download")
    database = try Database(at: file, migrations: [.menu], report: report)
  }

  /// Finishes the work handed in so far and closes the file.
  public func close() async { await database.close() }

  /// Reads on one snapshot. A file found damaged has been set aside by then, so the second try reads an empty one.
  func read<Value: Sendable>(
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

  /// Writes all or nothing, and once more when the file was found damaged and begun anew.
  func write<Value: Sendable>(
    _ durability: Durability? = nil,
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
  /// Products stand in menu order, a category's in one run, so that a page is a range of places and needs no other index.
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
}

extension MenuError {
  /// What a failure of the database means to the menu.
  init(_ error: DatabaseError) {
    switch error {
    case .diskFull: self = .diskFull
    case .cancelled: self = .service(.cancelled)
    default: self = .storage(why: "\(error)")
    }
  }
}

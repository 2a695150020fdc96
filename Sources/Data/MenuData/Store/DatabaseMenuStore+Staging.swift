// The pages of an unfinished download, which the next download does not request again.
import DataLayer
public import Foundation

extension DatabaseMenuStore {
  /// Saves a page of this service's next menu, replacing a page with the same number.
  ///
  /// The body is saved unparsed: a later version may read more of it, and staged pages stay usable.
  public func stage(_ page: StagedPage, from service: String) async throws(MenuError) {
    try await transaction { connection throws(DatabaseError) in
      _ = try connection.run(
        """
        INSERT INTO staged VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (service, list, number) DO UPDATE SET at = excluded.at, body = excluded.body
        """,
        [
          .text(service), .integer(page.list.rawValue), .integer(page.number),
          .real(page.at.timeIntervalSince1970), .bytes(page.body),
        ])
    }
  }

  /// The pages of this service that were staged since `limit`, oldest first.
  ///
  /// Deletes older pages and those of other services.
  public func staged(from service: String, since limit: Date) async throws(MenuError)
    -> [StagedPage]
  {
    try await transaction { connection throws(DatabaseError) in
      _ = try connection.run(
        "DELETE FROM staged WHERE service <> $1 OR at < $2",
        [.text(service), .real(limit.timeIntervalSince1970)])
      return try connection.rows(
        "SELECT list, number, at, body FROM staged ORDER BY at, list, number", []
      ) { row throws(DatabaseError) in
        MenuList(rawValue: row.integer(0)).map {
          StagedPage(
            list: $0, number: row.integer(1), at: Date(timeIntervalSince1970: row.real(2)),
            body: row.bytes(3))
        }
      }.compactMap(\.self)
    }
  }

  /// The number of this service's staged pages.
  public func stagedCount(from service: String) async throws(MenuError) -> Int {
    try await read { connection throws(DatabaseError) in
      try connection.first("SELECT count(*) FROM staged WHERE service = $1", [.text(service)]) {
        $0.integer(0)
      } ?? 0
    }
  }

  /// Deletes staged pages of a list that has changed since.
  public func unstage(_ numbers: [Int], of list: MenuList) async throws(MenuError) {
    try await transaction { connection throws(DatabaseError) in
      for number in numbers {
        try connection.run(
          "DELETE FROM staged WHERE list = $1 AND number = $2",
          [.integer(list.rawValue), .integer(number)])
      }
    }
  }

  /// Deletes all staged pages of this service.
  public func unstage(from service: String) async throws(MenuError) {
    try await transaction { connection throws(DatabaseError) in
      _ = try connection.run("DELETE FROM staged WHERE service = $1", [.text(service)])
    }
  }
}

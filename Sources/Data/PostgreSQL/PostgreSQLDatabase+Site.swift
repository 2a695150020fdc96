// The values that all processes of a site share: its secret and its access code.
public import DataLayer
import Foundation

extension PostgreSQLDatabase {
  /// The value stored under a name, or `made`, which is stored if there is none yet.
  ///
  /// When several processes start together, one of them stores its value, and all get it. A stored
  /// value that is not `valid` is replaced.
  public func siteValue(
    _ name: String, made: [UInt8], valid: @escaping @Sendable ([UInt8]) -> Bool
  ) async throws(DatabaseError) -> [UInt8] {
    try await write { connection throws(DatabaseError) in
      try connection.writing { connection throws(DatabaseError) in
        try connection.run(
          "INSERT INTO site VALUES ($1, $2) ON CONFLICT DO NOTHING",
          [.text(name), .bytes(Data(made))])
        let kept = try connection.first(
          "SELECT value FROM site WHERE name = $1 FOR UPDATE", [.text(name)]
        ) { [UInt8]($0.bytes(0)) }
        if let kept, valid(kept) { return kept }
        try connection.run(
          "UPDATE site SET value = $2 WHERE name = $1", [.text(name), .bytes(Data(made))])
        return made
      }
    }
  }
}

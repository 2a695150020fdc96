// What a backup consists of: each file that Tapas keeps, and what must be in it.
import AppServer
import DataLayer
import Foundation

/// A file of the data folder that belongs in a backup.
///
/// A backup may come from a stranger, or from a disk that lies. So what is restored is what each
/// file means, and not whatever has its name.
enum BackupPart: String, CaseIterable {
  case secret
  case accessCode = "access-code"
  case accessGeneration = "access-generation"
  case menu = "menu.sqlite"
  case records = "records.sqlite"

  /// What is wrong with a content that is to be this file; nil for nothing. Databases are looked at
  /// further once they are files.
  func fault(in data: Data) -> String? {
    switch self {
    case .secret: data.count == 32 ? nil : "\(rawValue) is not the secret of a site"
    case .accessCode:
      Self.text(data).map(AccessCode.isOurs) == true
        ? nil : "\(rawValue) is not a code that Tapas makes"
    case .accessGeneration:
      Self.text(data).map(AccessGeneration.isOurs) == true
        ? nil : "\(rawValue) is not one that Tapas makes"
    case .menu, .records:
      data.starts(with: Data("SQLite format 3\0".utf8)) ? nil : "\(rawValue) is no database"
    }
  }

  /// The table without which a database is not this one; nil for what is no database.
  var table: String? {
    switch self {
    case .menu: "menu"
    case .records: "records"
    case .secret, .accessCode, .accessGeneration: nil
    }
  }

  private static func text(_ data: Data) -> String? {
    data.count <= 1_000 ? String(data: data, encoding: .utf8) : nil
  }
}

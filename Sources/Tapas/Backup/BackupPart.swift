// The parts of a backup: each file that Tapas keeps, and its required content.
import AppServer
import DataLayer
import Foundation
import MenuData

/// A file of the data folder that belongs in a backup.
///
/// A backup may come from a stranger or from a faulty disk. So each file is checked for its
/// required content, not only for its name.
enum BackupPart: String, CaseIterable {
  case secret
  case accessCode = "access-code"
  case accessGeneration = "access-generation"
  case menu = "menu.sqlite"
  case records = "records.sqlite"

  /// The fault in data that should become this file; nil for none. Databases are checked further
  /// once they are files.
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

  /// The table that this database must have, and the last migration that this version knows; nil
  /// for a file that is no database.
  var database: (table: String, form: Int)? {
    switch self {
    case .menu: ("menu", SQLiteMenuStore.form)
    case .records: ("records", SQLiteRecordStore.form)
    case .secret, .accessCode, .accessGeneration: nil
    }
  }

  private static func text(_ data: Data) -> String? {
    data.count <= 1_000 ? String(data: data, encoding: .utf8) : nil
  }
}

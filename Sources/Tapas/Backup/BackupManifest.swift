// The manifest of a backup, which is its first file.
import DataLayer
import Foundation

/// The list of the files in a backup.
struct BackupManifest: Codable, Equatable {
  /// The name of the manifest in the archive.
  static let name = "manifest.json"
  /// The format version that this program writes and reads.
  static let form = 1

  /// A file, its length and its digest.
  struct File: Codable, Equatable {
    let name: String
    let bytes: Int
    let sha256: String
  }

  var form = BackupManifest.form
  /// The version of Tapas that made the backup.
  let version: String
  /// When the backup was made, in UTC.
  let made: Date
  let files: [File]
  /// The folders that the backup omits.
  let leftOut: [String]

  /// The manifest as JSON with sorted keys.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return try encoder.encode(self)
  }

  /// Reads a manifest. Throws for any other data.
  static func read(_ data: Data) throws(Tar.Fault) -> BackupManifest {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    // Any decoding error means that it is no manifest.
    guard let manifest = try? decoder.decode(BackupManifest.self, from: data) else {
      throw Tar.Fault(why: "its list of files cannot be read")
    }
    guard manifest.form == form else {
      throw Tar.Fault(why: "a newer version of Tapas made it (form \(manifest.form))")
    }
    // Tapas keeps five files; earlier versions saved any others in the folder too.
    guard manifest.files.count <= 1_000, manifest.files.allSatisfy({ isPlain($0.name) }),
      Set(manifest.files.map(\.name)).count == manifest.files.count
    else { throw Tar.Fault(why: "it names files that Tapas does not keep") }
    return manifest
  }

  /// Whether a file of the data folder belongs in a backup: no lock, no log of a database, no
  /// hidden or set-aside file, and no path.
  static func isPlain(_ name: String) -> Bool {
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
      default: false
      }
    }
    let ends = ["-wal", "-shm", "-journal", "-lock", ".lock", "-download", ".damaged"]
    return isName && (1...100).contains(name.utf8.count) && !name.hasPrefix(".")
      && name != Self.name && !ends.contains(where: name.hasSuffix)
  }

  /// Whether a file is a database.
  static func isDatabase(_ name: String) -> Bool { name.hasSuffix(".sqlite") }
}

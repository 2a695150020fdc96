// The files of the repository that repeat the list of apps or the table of flags.
import Foundation

/// A file that `tapas help --write FOLDER` writes, or of which it writes a part.
struct WrittenFile: Sendable {
  /// Path from the root of the checkout.
  let path: String
  /// The text that the file must have, from the one it has. Throws `.partMissing` when a part that
  /// is written cannot be found.
  let text: @Sendable (String) throws(WrittenFileError) -> String

  /// Every such file.
  static var all: [WrittenFile] {
    [
      WrittenFile(path: "Deploy/help.txt") { _ in Help.page() },
      WrittenFile(path: "Deploy/tapas.bash-completion", text: completion),
      WrittenFile(path: "README.md") { text throws(WrittenFileError) in
        try replacingTable(in: text, with: services)
      },
      WrittenFile(path: "Notes/commands.md") { text throws(WrittenFileError) in
        try replacingTable(in: text, with: flags)
      },
    ]
  }

  /// Writes all files of a checkout.
  static func writeAll(in folder: URL) throws {
    for file in all {
      let url = folder.appending(path: file.path)
      let written = try file.text(String(contentsOf: url, encoding: .utf8))
      try Data(written.utf8).write(to: url)
    }
  }

  /// The text with what stands between the first `start` and the next `end` replaced.
  static func replacing(
    _ start: String, _ end: String, in text: String, with words: String
  ) throws(WrittenFileError) -> String {
    guard let before = text.firstRange(of: start),
      let after = text[before.upperBound...].firstRange(of: end)
    else { throw .partMissing(start) }
    return text[..<before.upperBound] + words + text[after.lowerBound...]
  }
}

/// The reason why a file cannot be written.
enum WrittenFileError: Error, Equatable {
  /// The file does not have this text, with which a written part starts.
  case partMissing(String)
}

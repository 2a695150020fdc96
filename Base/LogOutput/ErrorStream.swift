// The one writer to the standard error of the process.
import Foundation

/// The standard error of the process, which is the log of the program.
package enum ErrorStream {
  /// Writes a line. `part` is the part of the program that says it, such as `web server`.
  package static func write(_ line: String, of part: String? = nil) {
    let start = part.map { "\($0): " } ?? ""
    // A reader that has gone away (`App 2>&1 | head -1`) is no reason to stop serving.
    try? FileHandle.standardError.write(contentsOf: Data("\(start)\(line)\n".utf8))
  }
}

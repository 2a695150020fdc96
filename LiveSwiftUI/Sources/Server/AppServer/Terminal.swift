// Unbuffered output, so that a script that waits for the address receives it at once.
import Foundation
import LogOutput

/// The two output streams of the command.
package enum Terminal {
  /// Prints lines for the person or script that started the program.
  package static func say(_ text: String) { write(text) }

  /// Prints an error.
  package static func warn(_ text: String) { ErrorStream.write(text) }

  /// Prints text without a line end, for a progress bar.
  package static func show(_ text: String) { write(text, ending: "") }

  /// Prints lines. Returns false when the reader has closed the pipe.
  package static func printed(_ text: String) -> Bool {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
      return true
    } catch {
      return false
    }
  }

  /// Whether the descriptor is a terminal, not a pipe or file.
  package static func isPerson(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  private static func write(_ text: String, ending: String = "\n") {
    // A reader that has gone away (as of `| head -1`) is no reason to stop serving.
    try? FileHandle.standardOutput.write(contentsOf: Data((text + ending).utf8))
  }
}

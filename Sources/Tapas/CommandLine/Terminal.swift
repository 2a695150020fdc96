// Printing at once, so that a script waiting for the address is not held up by a buffer.
import Foundation

/// The two outputs of the command.
enum Terminal {
  /// Prints lines for the person or script that started `tapas`.
  static func say(_ text: String) { write(text, to: .standardOutput) }

  /// Prints what went wrong.
  static func warn(_ text: String) { write(text, to: .standardError) }

  /// Prints text as it is, line ends and all, as progress wants it.
  static func show(_ text: String) { write(text, to: .standardOutput, ending: "") }

  /// Prints lines; false when their reader went away.
  static func isHeard(_ text: String) -> Bool {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
      return true
    } catch {
      return false
    }
  }

  /// Whether a person sits at the other end, and no pipe or file.
  static func isPerson(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  private static func write(_ text: String, to handle: FileHandle, ending: String = "\n") {
    // A reader that went away (`tapas serve | head -1`) is no reason to stop serving.
    try? handle.write(contentsOf: Data((text + ending).utf8))
  }
}

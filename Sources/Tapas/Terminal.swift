// Printing at once, so that a script waiting for the address is not held up by a buffer.
import Foundation

/// The two outputs of the command.
enum Terminal {
  /// Prints lines for the person or script that started `tapas`.
  static func say(_ text: String) { write(text, to: .standardOutput) }

  /// Prints what went wrong.
  static func warn(_ text: String) { write(text, to: .standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that went away (`tapas serve | head -1`) is no reason to stop serving.
    try? handle.write(contentsOf: Data((text + "\n").utf8))
  }
}

// The errors of starting the sandbox and of saving a change.
import Foundation

/// The reason why the sandbox did not start, or could not save a change.
package enum SandboxError: Error, Equatable {
  /// A file that ships with the sandbox is missing.
  case dataMissing(file: String)
  /// A file that ships with the sandbox, or one that it wrote, cannot be read.
  case dataUnreadable(file: String, reason: String)
  /// The port could not be opened.
  case cannotListen(port: Int, reason: String)
  /// A change could not be written to the data folder.
  case cannotSave(file: String, reason: String)
}

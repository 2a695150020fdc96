// What can keep the sandbox from starting or from keeping a change.
import Foundation

/// Why the sandbox did not start or could not keep something.
package enum SandboxError: Error, Equatable {
  /// A file that ships with the sandbox is not where it belongs.
  case dataMissing(file: String)
  /// A file that ships with the sandbox, or one it wrote itself, does not read.
  case dataUnreadable(file: String, reason: String)
  /// The port could not be opened.
  case cannotListen(port: Int, reason: String)
  /// A change could not be written to the data folder.
  case cannotSave(file: String, reason: String)
}

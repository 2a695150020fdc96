// Whether another `tapas serve` uses the same data folder.
import Foundation

/// Marks a data folder as used during its lifetime.
///
/// Several processes may serve one folder, and then share what is saved. A
/// second one that was started by mistake is reported.
final class FolderUse: Sendable {
  private let descriptor: Int32

  /// Marks the folder, and logs a line when another process has done so.
  init(_ folder: URL, _ log: Log) {
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
      return
    }
    log(
      .info, .tapas,
      "another tapas serve uses \(folder.path) too; both share what is saved there")
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

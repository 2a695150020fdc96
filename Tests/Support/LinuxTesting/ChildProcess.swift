// Programs of this machine, run beside the tests.
import CSpawn
package import Foundation
import Glibc

/// A program that runs beside the tests, with none of their descriptors and signals.
///
/// Foundation's `Process` may read past its own memory where about a thousand descriptors are open:
/// https://github.com/swiftlang/swift-corelibs-foundation/pull/5472
package struct ChildProcess: Sendable {
  /// Why a program could not be started, in words of the system.
  package struct NotStarted: Error, CustomStringConvertible {
    package let description: String
  }

  private let id: pid_t

  /// Starts the program that the first word names, found as a shell finds it.
  ///
  /// It works in `folder`, or where the tests do, reads from the descriptor `input`, and writes to
  /// `output` and `errors`; what is nil is the null device.
  package init(
    _ words: [String], in folder: URL? = nil, input: Int32? = nil, output: Int32? = nil,
    errors: Int32? = nil
  ) throws(NotStarted) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [input, output, errors].enumerated() {
      if let source {
        posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(target), "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder.path) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of Swift block signals, and a program begins with those that its thread blocks.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var arguments = words.map { strdup($0) } + [nil]
    defer { for each in arguments { free(each) } }
    var id: pid_t = 0
    let failure = posix_spawnp(&id, words[0], &actions, &attributes, &arguments, environ)
    guard failure == 0 else {
      throw NotStarted(description: "\(words[0]): \(String(cString: strerror(failure)))")
    }
    self.id = id
  }

  /// Waits for the end and returns the exit status, 128 and more for a signal; call it once.
  @discardableResult
  package func exitStatus() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Runs a program to its end: its exit status, and what it wrote to output and errors together.
  package static func run(
    _ words: [String], in folder: URL? = nil
  ) throws -> (status: Int32, text: String) {
    let pipe = Pipe()
    let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    let process = try ChildProcess(
      words, in: folder, output: writing.fileDescriptor, errors: writing.fileDescriptor)
    try writing.close()
    let text = try reading.readToEnd() ?? Data()
    return (process.exitStatus(), String(decoding: text, as: UTF8.self))
  }
}

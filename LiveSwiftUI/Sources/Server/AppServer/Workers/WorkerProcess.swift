// The start of a worker process, and its end.
import Foundation
import Thumbnails
import WebServer

/// A running worker: this program again, with the same arguments and two more descriptors.
struct WorkerProcess: Sendable {
  /// How a process ended.
  enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  let id: pid_t

  /// Starts a worker. It has its own process group, because Control-C in a terminal signals a whole
  /// group, and only the supervisor stops workers.
  init(
    at place: WorkerIndex, connections: WorkerChannel, messages: WorkerChannel
  ) throws(StartFailure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, connections.theirs, WorkerIndex.connections)
    posix_spawn_file_actions_adddup2(&actions, messages.theirs, WorkerIndex.messages)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))

    var environment = ProcessInfo.processInfo.environment
    environment[WorkerIndex.variable] = place.text
    // Only the process that systemd started notifies it.
    environment["NOTIFY_SOCKET"] = nil
    environment["WATCHDOG_PID"] = nil
    var id: pid_t = 0
    let failure = CommandLine.arguments.withCStrings { arguments in
      environment.map { "\($0)=\($1)" }.withCStrings { variables in
        posix_spawn(&id, Self.program, &actions, &attributes, arguments, variables)
      }
    }
    guard failure == 0 else {
      throw .workerNotStarted(String(cString: strerror(failure)))
    }
    self.id = id
  }

  /// The path of this program, read before an update can replace it.
  private static let program: String = {
    let link = "/proc/self/exe"
    // If it cannot be read, the link itself leads there until an update replaces the file.
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
  }()

  /// Sends a signal to a process that `end` has not returned for.
  func send(_ signal: Int32) { kill(id, signal) }

  /// Waits for the process to end, on a separate thread.
  func end() async -> End {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        continuation.resume(
          returning: signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal))
      }
      thread.name = "worker \(id)"
      thread.start()
    }
  }
}

extension WorkerProcess.End: CustomStringConvertible {
  /// The end in a few words.
  var description: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .killed(let signal): "signal \(signal)"
    }
  }
}

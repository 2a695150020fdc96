// The server's end of a process that makes thumbnails.
import Foundation

/// A running process that makes thumbnails, one at a time.
final class ThumbnailProcess: Sendable {
  private let id: pid_t
  private let socket: Int32

  /// Starts `program` with these arguments; nil when that fails. It gets a socket as its standard
  /// input and none of this process' environment, in which there may be tokens of services.
  init?(_ program: String, _ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    // Where the toolchain's libraries are no part of the program.
    let paths = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    var id: pid_t = 0
    let failure = ([program] + arguments).withCStrings { arguments in
      (paths.map { ["LD_LIBRARY_PATH=\($0)"] } ?? []).withCStrings { variables in
        posix_spawn(&id, program, &actions, nil, arguments, variables)
      }
    }
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      return nil
    }
    (self.id, socket) = (id, ends[0])
  }

  /// The process' number, for tests that end it.
  var number: pid_t { id }

  /// The answer to a request with a picture, empty for none. Nil when the process has ended, or not
  /// answered until the deadline; then it must be ended.
  func answer(_ request: ThumbnailRequest, _ picture: Data, within limit: Duration) -> Data? {
    let deadline = ContinuousClock.now + limit
    guard send(request.bytes[...], deadline), send(picture, deadline),
      let count = receive(4, deadline).map(ThumbnailRequest.number), count <= picture.count
    else { return nil }
    return count == 0 ? Data() : receive(count, deadline).map { Data($0) }
  }

  /// Ends the process and waits for its end, which follows at once.
  func end() {
    close(socket)
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  private func send(_ bytes: some ContiguousBytes & Collection, _ deadline: ContinuousClock.Instant)
    -> Bool
  {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        guard isReady(POLLOUT, deadline) else { return false }
        let more = Glibc.send(
          socket, bytes.baseAddress! + done, bytes.count - done,
          Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        guard more > 0 else { return false }
        done += more
      }
      return true
    }
  }

  private func receive(_ count: Int, _ deadline: ContinuousClock.Instant) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      guard isReady(POLLIN, deadline) else { return nil }
      let more = bytes.withUnsafeMutableBytes {
        recv(socket, $0.baseAddress! + done, count - done, Int32(MSG_DONTWAIT))
      }
      guard more > 0 else { return nil }
      done += more
    }
    return bytes
  }

  /// Waits until the socket can be read or written; false at the deadline.
  private func isReady(_ event: Int32, _ deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let rest = deadline - .now
      guard rest > .zero else { return false }
      var waiting = pollfd(fd: socket, events: Int16(event), revents: 0)
      let count = poll(&waiting, 1, Int32(rest.components.seconds * 1_000) + 1)
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }
}

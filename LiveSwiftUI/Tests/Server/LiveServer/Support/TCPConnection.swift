// A plain TCP connection, so that tests can send what no browser would.
import Foundation
import Glibc

/// A connection to a server on this machine. Every read gives up after 30 s, because the main actor
/// is shared with all other tests.
final class TCPConnection: @unchecked Sendable {
  // Used by one test after another call has ended; only the blocking calls leave the test's task.
  struct Answer: Equatable, Sendable {
    var status = 0
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []

    subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    var text: String { String(decoding: body, as: UTF8.self) }

    static func == (a: Answer, b: Answer) -> Bool {
      a.status == b.status && a.body == b.body
        && a.headers.map { "\($0): \($1)" } == b.headers.map { "\($0): \($1)" }
    }
  }

  enum Failure: Error, Equatable {
    case cannotConnect, silent, ended, reset
    case refused(Int)
  }

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// A small `window` makes the kernel take little on the reader's side. `own` is the client's
  /// address.
  init(port: Int, window: Int32? = nil, own: String = "127.0.0.1") throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var window {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &window, socklen_t(MemoryLayout<Int32>.size))
    }
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard Self.name(own, port: 0, { bind(descriptor, $0, $1) }) == 0,
      Self.name("127.0.0.1", port: port, { connect(descriptor, $0, $1) }) == 0
    else { throw Failure.cannotConnect }
  }

  private static func name(
    _ host: String, port: Int, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  /// Ends the connection without a closing handshake, as when a cable is pulled.
  func cut() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure.reset }
      sent += count
    }
  }

  func take(_ count: Int) throws -> [UInt8] {
    while buffer.count < count { try fill() }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  private func fill() throws {
    var room = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &room, room.count, 0)
    if count == 0 { throw Failure.ended }
    if count < 0 { throw errno == EAGAIN ? Failure.silent : Failure.reset }
    buffer.append(contentsOf: room[..<count])
  }

  private func text() throws -> String {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        return String(decoding: try take(end + 1).dropLast(2), as: UTF8.self)
      }
      try fill()
    }
  }

  /// One answer; header names in lower case.
  func answer(toHead: Bool = false) throws -> Answer {
    var answer = Answer(status: Int(try text().split(separator: " ")[1]) ?? 0)
    while case let line = try text(), !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1)
      answer.headers.append((parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces)))
    }
    if !toHead, let length = answer["content-length"].flatMap({ Int($0) }) {
      answer.body = try take(length)
    }
    return answer
  }
}

/// Runs blocking work on its own thread; the server under test needs the pool's few threads.
func blocking<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread { continuation.resume(with: Result { try work() }) }.start()
  }
}

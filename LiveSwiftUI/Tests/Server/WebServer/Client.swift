// A raw TCP client, so that tests can say on the wire what no well-behaved client would say.
import Foundation
import Glibc

/// A blocking connection to a server on this machine; every read gives up after its patience.
final class Client {
  struct Answer: Equatable {
    var status: Int
    var headers: [String: String]
    var body: String
  }

  enum Failure: Error, Equatable { case cannotConnect, silent, ended, reset }

  let descriptor: Int32
  private(set) var buffer: [UInt8] = []

  /// A small `window` makes the kernel take little on the reader's side; `own` is the address that
  /// the connection comes from.
  init(
    port: Int, from own: String = "127.0.0.1", patience: Int = 30, window: Int32? = nil
  ) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if own != "127.0.0.1" { try bind(to: own) }
    if var window {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &window, socklen_t(MemoryLayout<Int32>.size))
    }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let outcome = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard outcome == 0 else { throw Failure.cannotConnect }
  }

  deinit { close(descriptor) }

  private func bind(to own: String) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr(own)
    let outcome = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard outcome == 0 else { throw Failure.cannotConnect }
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

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

  /// Reads once more into the buffer.
  func fill() throws {
    var room = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &room, room.count, 0)
    if count == 0 { throw Failure.ended }
    if count < 0 { throw errno == EAGAIN ? Failure.silent : Failure.reset }
    buffer.append(contentsOf: room[..<count])
  }

  func take(_ count: Int) throws -> [UInt8] {
    while buffer.count < count { try fill() }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  func line() throws -> String {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        return String(decoding: try take(end + 1).dropLast(2), as: UTF8.self)
      }
      try fill()
    }
  }

  /// Everything until the other side ends the connection.
  func rest() throws -> String {
    do { while true { try fill() } } catch Failure.ended {}
    return String(decoding: try take(buffer.count), as: UTF8.self)
  }

  /// One answer, with its body by length or chunks. Header names are in lower case, without `date`.
  func answer(toHead: Bool = false) throws -> Answer {
    let words = try line().split(separator: " ")
    var headers: [String: String] = [:]
    while case let line = try line(), !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      headers[parts[0].lowercased()] = value
    }
    headers["date"] = nil
    var body: [UInt8] = []
    if headers["transfer-encoding"] == "chunked", !toHead {
      while let size = Int(try line(), radix: 16) {
        body += try take(size)
        _ = try line()
        if size == 0 { break }
      }
    } else if let length = headers["content-length"].flatMap({ Int($0) }), !toHead {
      body = try take(length)
    }
    return Answer(
      status: Int(words[1])!, headers: headers, body: String(decoding: body, as: UTF8.self))
  }
}

/// Runs blocking work on its own thread; the handlers under test need the pool's few threads.
func blocking<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Result { try work() }) }
    thread.start()
  }
}

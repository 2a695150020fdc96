// How a server starts, ends and cleans up.
import Foundation
import Synchronization
import Testing

@testable import WebServer

@Suite("Start and stop", .timeLimit(.minutes(10)), .serialized)
struct StopTests {
  @Test("A port in use says so in a sentence")
  func portInUse() async throws {
    let server = try echoServer()
    let port = server.port
    let failure = #expect(throws: WebServerError.self) {
      try WebServer(host: "127.0.0.1", port: port) { _ in .text("") }
    }
    #expect(failure == .addressInUse(host: "127.0.0.1", port: port))
    #expect(
      failure?.description
        == "Port \(port) on 127.0.0.1 is in use by another program. "
        + "Choose another port, or stop that program.")
    await server.stop(within: .seconds(2))
  }

  @Test("An unknown address cannot be bound, and the reason is named")
  func unknownAddress() throws {
    let failure = #expect(throws: WebServerError.self) {
      try WebServer(host: "203.0.113.1", port: 0) { _ in .text("") }
    }
    #expect(
      failure
        == .cannotBind(host: "203.0.113.1", port: 0, reason: "Cannot assign requested address"))
  }

  @Test("A stop lets a running request end, tells WebSockets 1001 and takes no new connection")
  func graceful() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (gate, open) = AsyncStream<Void>.makeStream()
    let server = try WebServer(
      host: "127.0.0.1", port: 0,
      webSocket: { _ in
        .accept { socket in
          start.yield()
          for await _ in socket.messages {}
        }
      },
      http: { _ in
        start.yield()
        for await _ in gate { break }
        return .text("done")
      })
    async let page = blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return try client.answer()
    }
    async let frame = blocking { [port = server.port] in
      try WireSocket(port: port).receive()
    }
    // Both are served: one that waits to be accepted would be refused.
    var both = started.makeAsyncIterator()
    for _ in 1...2 { await both.next() }
    async let stopped: Void = server.stop(within: .seconds(5))
    let code = try await frame.code
    let refused = try await blocking { [port = server.port] in
      do { _ = try Client(port: port) } catch Client.Failure.cannotConnect { return true }
      return false
    }
    open.yield()
    let answer = try await page
    await stopped
    await server.stop(within: .seconds(5))
    #expect(code == 1001)
    #expect(refused)
    #expect(answer.body == "done")
    #expect(answer.headers["connection"] == "close")
  }

  @Test("What does not end in time is cut, and its handler is cancelled")
  func cut() async throws {
    let wasCancelled = Mutex(false)
    let (started, start) = AsyncStream<Void>.makeStream()
    let server = try WebServer(host: "127.0.0.1", port: 0) { _ in
      await withTaskCancellationHandler {
        start.yield()
        for await _ in AsyncStream<Never>.makeStream().stream {}
      } onCancel: {
        wasCancelled.withLock { $0 = true }
      }
      return .text("late")
    }
    async let text = blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return try client.rest()
    }
    for await _ in started { break }
    await server.stop(within: .milliseconds(50))
    #expect(try await text == "")
    #expect(wasCancelled.withLock { $0 })
  }

  @Test("A socket that never agrees to close is waited for until its own time only")
  func silentSocket() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let server = try WebServer(
      host: "127.0.0.1", port: 0,
      webSocket: { _ in
        .accept { socket in
          start.yield()
          for await _ in socket.messages {}
        }
      }, http: { _ in .text("") })
    async let rest = blocking { [port = server.port] in
      // Reads to the end, and never answers the server's close.
      try WireSocket(port: port).client.rest()
    }
    for await _ in started { break }
    // It would take an hour if the socket were waited for like an answer.
    await server.stop(within: .seconds(3_600), sockets: .milliseconds(100))
    _ = try await rest
  }

  @Test("Two hundred connections of either kind leave no descriptor behind")
  func connections() async throws {
    let server = try echoSockets()
    let left = try await blocking { [port = server.port] in
      for index in 0..<200 {
        if index.isMultiple(of: 2) {
          let client = try Client(port: port)
          try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
          _ = try client.answer()
        } else {
          let socket = try WireSocket(port: port)
          try socket.send("hello")
          _ = try socket.receive()
        }
      }
      // The server notices the last ones a moment after they disconnect; five seconds are enough.
      // The kernel's table is not read at once: while others close, it may lack one that is open.
      var left = try openSockets(on: port)
      for _ in 0..<500 where left != 1 {
        usleep(10_000)
        left = try openSockets(on: port)
      }
      return left
    }
    #expect(left == 1)
    await server.stop(within: .seconds(5))
    #expect(try openSockets(on: server.port) == 0)
  }

  @Test("A hundred servers started and stopped leave neither epoll set nor wake-up file behind")
  func servers() async throws {
    let before = try links().count { $0.hasPrefix("anon_inode") }
    for _ in 0..<100 { await (try echoServer()).stop(within: .seconds(2)) }
    let after = try links().count { $0.hasPrefix("anon_inode") }
    // Other suites run servers meanwhile, some dozens at most; a leak would be two hundred.
    #expect(after - before < 100)
  }
}

/// What each descriptor of this process points to.
private func links() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { name in
    // A descriptor may be closed by another suite between the listing and this line.
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
  }
}

/// How many descriptors of this process are sockets with this port at their own end.
private func openSockets(on port: Int) throws -> Int {
  let suffix = ":" + String(port, radix: 16, uppercase: true)
  let table = try String(contentsOfFile: "/proc/self/net/tcp", encoding: .utf8)
  let inodes = table.split(separator: "\n").map { $0.split(separator: " ") }
    .filter { $0.count > 9 && $0[1].hasSuffix(suffix) }.map { "socket:[\($0[9])]" }
  return try links().count { inodes.contains($0) }
}

// How a server starts, ends and cleans up.
import Foundation
import Synchronization
import Testing

@testable import WebServer

@Suite("Start and stop", .serialized)
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
        == "Port \(port) on 127.0.0.1 is in use by another program. Choose another port, or stop that program."
    )
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
      webSocket: { _ in .accept { socket in for await _ in socket.messages {} } },
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
    for await _ in started { break }
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

  @Test("Two hundred connections of either kind leave no descriptor behind")
  func descriptors() async throws {
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        .filter { name in
          // Only sockets and event files: other suites open other files meanwhile.
          let target = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/fd/\(name)")
          return target?.hasPrefix("anon_inode") ?? false
        }.count
    }
    let before = try count()
    let server = try echoSockets()
    let sockets = Mutex(0)
    try await blocking { [port = server.port] in
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
        sockets.withLock { $0 += 1 }
      }
    }
    await server.stop(within: .seconds(5))
    #expect(sockets.withLock { $0 } == 200)
    #expect(try count() <= before)
  }
}

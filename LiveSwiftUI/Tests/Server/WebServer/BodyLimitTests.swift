// The bounds on bodies: of one by its route, of all together, and of the time that one may take.
import Foundation
import Testing

@testable import WebServer

@Suite("Limits of bodies", .timeLimit(.minutes(10)))
struct BodyLimitTests {
  /// A client that has sent the head of a request with a body of `count` bytes, which the server
  /// has begun to read.
  private static func sender(_ port: Int, _ count: Int, to path: String = "/") throws -> Client {
    let client = try Client(port: port)
    try client.send(
      "POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: \(count)\r\nExpect: 100-continue\r\n\r\n"
    )
    guard try client.answer().status == 100 else { throw Client.Failure.ended }
    return client
  }

  private static func bytes(_ count: Int) -> [UInt8] { [UInt8](repeating: 65, count: count) }

  @Test("Each route has a bound of its own, known from the head and before the body")
  func routes() async throws {
    var limits = Limits.patient
    limits.body = { ["/small": 10, "/large": 1_000][$0.path] ?? 0 }
    let server = try echoServer(limits)
    let statuses = try await blocking { [port = server.port] in
      try [("/small", 10), ("/small", 11), ("/large", 1_000), ("/large", 1_001), ("/other", 1)]
        .map { path, count in
          let client = try Client(port: port)
          try client.send("POST \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: \(count)\r\n\r\n")
          // Of the refused ones nothing is sent, so that the answer is one to the head.
          if ["/small 10", "/large 1000"].contains("\(path) \(count)") {
            try client.send(Self.bytes(count))
          }
          return try client.answer().status
        }
    }
    #expect(statuses == [200, 413, 200, 413, 413])
    await server.stop(within: .seconds(2))
  }

  @Test("All bodies together are bounded: the one that began first is refused")
  func total() async throws {
    var limits = Limits.patient
    limits.bodies = 1_000
    let server = try echoServer(limits)
    let (old, new) = try await blocking { [port = server.port] in
      let old = try Self.sender(port, 700)
      let new = try Self.sender(port, 700)
      try new.send(Self.bytes(600))
      try old.send(Self.bytes(600))
      let refused = try old.answer().status
      try new.send(Self.bytes(100))
      return (refused, try new.answer())
    }
    #expect(old == 503)
    #expect(new.status == 200 && new.body == "POST /  700")
    // What was refused takes no room any more.
    let next = try await blocking { [port = server.port] in
      let client = try Self.sender(port, 1_000)
      try client.send(Self.bytes(1_000))
      return try client.answer().status
    }
    #expect(next == 200)
    await server.stop(within: .seconds(2))
  }

  @Test("A body counts until it is handled")
  func handled() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    var limits = Limits.patient
    limits.bodies = 1_000
    let server = try WebServer(
      host: "127.0.0.1", port: 0, limits: limits, log: { _ in },
      http: { request in
        if request.path == "/held" {
          beginning.yield()
          for await _ in gate {}
        }
        return .text("ok")
      })
    let port = server.port
    let held = try await blocking {
      let client = try Self.sender(port, 800, to: "/held")
      try client.send(Self.bytes(800))
      return UncheckedClient(client)
    }
    for await _ in begun { break }
    func status() async throws -> Int {
      try await blocking {
        let client = try Self.sender(port, 300)
        try client.send(Self.bytes(300))
        return try client.answer().status
      }
    }
    #expect(try await status() == 503)
    open.finish()
    #expect(try await blocking { try held.client.answer().status } == 200)
    // The answer may arrive before the end of its task.
    var last = 503
    while last == 503 { last = try await status() }
    #expect(last == 200)
    await server.stop(within: .seconds(2))
  }

  @Test("The bytes of a body prolong its time; one that drips is 408")
  func time() async throws {
    var limits = Limits.patient
    limits.bodyTimeout = .milliseconds(500)
    limits.bodyRate = 1
    let server = try echoServer(limits)
    let (drip, slow) = try await blocking { [port = server.port] in
      let slow = try Self.sender(port, 100)
      try slow.send(Self.bytes(99))
      let drip = try Self.sender(port, 100).answer().status
      // The time without the bytes is over for this one too.
      try slow.send(Self.bytes(1))
      return (drip, try slow.answer().status)
    }
    #expect(drip == 408)
    #expect(slow == 200)
    await server.stop(within: .seconds(2))
  }
}

/// A client that one task after the other uses.
private struct UncheckedClient: @unchecked Sendable {
  // Used by one thread at a time.
  let client: Client
  init(_ client: Client) { self.client = client }
}

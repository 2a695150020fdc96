// Bodies that are made while they are sent.
import Foundation
import Synchronization
import Testing

@testable import WebServer

@Suite("Stream bodies", .timeLimit(.minutes(10)))
struct StreamTests {
  private func server(
    _ limits: Limits = Limits.patient, headers: [(String, String)] = [],
    _ produce: @escaping @Sendable (BodyWriter) async throws -> Void
  ) throws -> WebServer {
    try WebServer(host: "127.0.0.1", port: 0, limits: limits) { _ in
      Response(headers: headers, body: .stream(produce))
    }
  }

  @Test("A stream arrives in chunks and the connection goes on")
  func chunks() async throws {
    let server = try server { writer in
      for part in ["one ", "", "two ", "three"] { try await writer.write(Array(part.utf8)) }
    }
    let answers = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send(String(repeating: "GET / HTTP/1.1\r\nHost: x\r\n\r\n", count: 2))
      return [try client.answer(), try client.answer()]
    }
    #expect(answers.map(\.body) == ["one two three", "one two three"])
    #expect(
      answers[1].headers == ["transfer-encoding": "chunked", "connection": "keep-alive"])
    await server.stop(within: .seconds(2))
  }

  @Test("A client that does not read makes the writer wait at the bound")
  func backPressure() async throws {
    var limits = Limits.patient
    limits.outBuffer = 100_000
    let written = Mutex(0)
    let isDone = Mutex(false)
    let total = 40_000_000
    let server = try server(limits) { writer in
      for _ in 0..<(total / 10_000) {
        try await writer.write([UInt8](repeating: 120, count: 10_000))
        written.withLock { $0 += 10_000 }
      }
      isDone.withLock { $0 = true }
    }
    let (before, length) = try await blocking { [port = server.port] in
      let client = try Client(port: port, window: 8192)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      // Standing still is the thing under test: the count must come to rest below the whole.
      var before = -1
      while case let now = written.withLock({ $0 }), now == 0 || now != before {
        before = now
        usleep(200_000)
      }
      return (before, try client.answer().body.utf8.count)
    }
    #expect(before < total / 2)
    #expect(length == total)
    #expect(isDone.withLock { $0 })
    await server.stop(within: .seconds(2))
  }

  @Test("A writer whose client has gone is told so")
  func clientGone() async throws {
    let (failures, report) = AsyncStream<WebServerError>.makeStream()
    let server = try server { writer in
      do throws(WebServerError) {
        while true { try await writer.write([UInt8](repeating: 120, count: 50_000)) }
      } catch {
        report.yield(error)
        throw error
      }
    }
    try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = try client.take(1000)
    }
    var all = failures.makeAsyncIterator()
    #expect(await all.next() == .closed)
    await server.stop(within: .seconds(2))
  }

  @Test("An aborted body arrives as far as it was written and has no end")
  func abort() async throws {
    let server = try server(headers: [("Content-Length", "1000")]) { writer in
      try await writer.write(Array("half".utf8))
      writer.abort()
    }
    let text = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return try client.rest()
    }
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n"))
    #expect(text.hasSuffix("\r\n\r\nhalf"))
    await server.stop(within: .seconds(2))
  }

  @Test("A producer that throws cuts its chunked body before the last chunk")
  func producerThrows() async throws {
    let server = try server { writer in
      try await writer.write(Array("half".utf8))
      throw WebServerError.cannotStart
    }
    let text = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return try client.rest()
    }
    #expect(text.hasSuffix("\r\n\r\n4\r\nhalf\r\n"))
    await server.stop(within: .seconds(2))
  }
}

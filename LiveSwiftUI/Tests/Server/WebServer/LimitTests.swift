// What happens to clients that ask for too much, are too slow or make no sense.
import Foundation
import Limits
import Testing

@testable import WebServer

private let chunked = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"

@Suite("Limits", .timeLimit(.minutes(10)))
struct LimitTests {
  private func answer(
    to text: String, _ limits: Limits = Limits.patient
  ) async throws -> (status: Int, isClosed: Bool) {
    let server = try echoServer(limits)
    let result = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send(text)
      let status = try client.answer().status
      return (status: status, isClosed: try client.rest().isEmpty)
    }
    await server.stop(within: .seconds(2))
    return result
  }

  @Test("A body over the limit is 413, by its length and by its chunks")
  func body() async throws {
    var limits = Limits.patient
    limits.body = { _ in 1000 }
    let stated = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1001\r\n\r\n"
    let chunked = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n"
    #expect(try await answer(to: stated, limits) == (413, true))
    #expect(try await answer(to: chunked, limits) == (413, true))
  }

  @Test("A head over the limit is 431")
  func head() async throws {
    let text = "GET / HTTP/1.1\r\nX-Long: \(String(repeating: "x", count: 20_000))\r\n\r\n"
    #expect(try await answer(to: text) == (431, true))
  }

  @Test("A head or a body that stays unfinished is 408")
  func slow() async throws {
    var limits = Limits.patient
    limits.headTimeout = .milliseconds(200)
    limits.bodyTimeout = .milliseconds(200)
    let body = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabc"
    #expect(try await answer(to: "GET / HTTP/1.1\r\nHost:", limits) == (408, true))
    #expect(try await answer(to: body, limits) == (408, true))
  }

  @Test("A connection that never says anything is closed without a word")
  func silent() async throws {
    var limits = Limits.patient
    limits.headTimeout = .milliseconds(200)
    let server = try echoServer(limits)
    let text = try await blocking { [port = server.port] in try Client(port: port).rest() }
    #expect(text == "")
    await server.stop(within: .seconds(2))
  }

  @Test(
    "Bytes that are no clear request are refused",
    arguments: [
      ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
      ("GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505),
      ("GET / HTTP/1.1\nHost: x\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: x\u{0}\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +5\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", 400),
      (
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        400
      ),
      ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
      ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
      ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
      // Bug: HTTP/1.0 without a Host got past the check of names.
      ("GET / HTTP/1.0\r\n\r\n", 400),
      // Bug: chunk extensions and trailers could hold any bytes.
      (chunked + "1;a\rb\r\nx\r\n0\r\n\r\n", 400), (chunked + "1;a\u{0}\r\nx\r\n0\r\n\r\n", 400),
      (chunked + "0\r\nTrailer: a\u{0}\r\n\r\n", 400),
      (chunked + "0\r\nTrailer: a\rb\r\n\r\n", 400),
      (chunked + "0\r\nno field\r\n\r\n", 400), (chunked + "0\r\n: a\r\n\r\n", 400),
      (chunked + "0\r\n" + String(repeating: "Trailer: abcdefgh\r\n", count: 300), 431),
    ])
  func nonsense(text: String, status: Int) async throws {
    #expect(try await answer(to: text) == (status, true))
  }

  @Test("Random bytes never end the server")
  func randomBytes() async throws {
    let server = try echoServer()
    var random = SeededRandom(seed: 200)
    let noise = (0..<200).map { _ in
      (0..<Int.random(in: 1...400, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    }
    let answer = try await blocking { [port = server.port] in
      for (index, bytes) in noise.enumerated() {
        let client = try Client(port: port)
        let start = index.isMultiple(of: 2) ? Array("GET / HTTP/1.1\r\n".utf8) : []
        try client.send(start + bytes + [13, 10, 13, 10])
      }
      let client = try Client(port: port)
      try client.send("GET /alive HTTP/1.1\r\nHost: x\r\n\r\n")
      return try client.answer()
    }
    #expect(answer.body == "GET /alive  0")
    await server.stop(within: .seconds(2))
  }
}

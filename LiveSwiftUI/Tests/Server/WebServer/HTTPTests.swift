// HTTP over real sockets: what a well-behaved client meets.
import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import WebServer

func echoServer(_ limits: Limits = Limits.patient) throws -> WebServer {
  try WebServer(
    host: "127.0.0.1", port: 0, limits: limits, log: { _ in },
    http: { request in
      .text("\(request.method) \(request.path) \(request.query) \(request.body.count)")
    })
}

@Suite("HTTP", .timeLimit(.minutes(10)))
struct HTTPTests {
  @Test("Three requests sent at once on one connection are answered in order")
  func pipelining() async throws {
    let server = try echoServer()
    let answers = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send(
        "GET /a%2Fb?x=%26&y HTTP/1.1\r\nHost: x\r\n\r\n"
          + "POST /two HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello"
          + "BREW /three HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      return try (1...3).map { _ in try client.answer() }
    }
    #expect(answers.map(\.body) == ["GET /a%2Fb x=%26&y 0", "POST /two  5", "BREW /three  0"])
    #expect(answers.map(\.headers["connection"]) == ["keep-alive", "keep-alive", "close"])
    #expect(
      answers[0].headers == [
        "content-type": "text/plain; charset=utf-8", "content-length": "20",
        "connection": "keep-alive",
      ])
    await server.stop(within: .seconds(2))
  }

  @Test("A request in single bytes is the same request")
  func singleBytes() async throws {
    let server = try echoServer()
    let answer = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      let text =
        "PUT /slow HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "3;note=1\r\nabc\r\nA\r\n0123456789\r\n0\r\nTrailer: t\r\n\r\n"
      for byte in text.utf8 { try client.send([byte]) }
      return try client.answer()
    }
    #expect(answer.body == "PUT /slow  13")
    await server.stop(within: .seconds(2))
  }

  @Test("Every header reaches the handler, whatever its name")
  func headers() async throws {
    let seen = Mutex<Headers?>(nil)
    let server = try WebServer(host: "127.0.0.1", port: 0) { request in
      seen.withLock { $0 = request.headers }
      return .text(request.cookie("b") ?? "none")
    }
    let fields = [
      ("Host", "x"), ("Accept-Language", "ar, en;q=0.5"), ("If-None-Match", "\"abc\""),
      ("Authorization", "Bearer t"), ("Sec-Fetch-Site", "same-origin"), ("X-Any", "1"),
      ("x-ANY", "2"), ("Cookie", "a=1; b=\"two\""), ("Idempotency-Key", "k"), ("X-Empty", ""),
    ]
    let answer = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      let lines = fields.map { "\($0): \($1)\r\n" }.joined()
      try client.send("GET / HTTP/1.1\r\n\(lines)\r\n")
      return try client.answer()
    }
    let headers = try #require(seen.withLock { $0 })
    #expect(headers == Headers(fields.map { (name: $0.0, value: $0.1) }))
    #expect(headers["x-any"] == "1, 2")
    #expect(headers["x-absent"] == nil)
    #expect(answer.body == "two")
    await server.stop(within: .seconds(2))
  }

  @Test("HEAD is answered with the head alone, and the connection goes on")
  func head() async throws {
    let server = try echoServer()
    let answers = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return [try client.answer(toHead: true), try client.answer()]
    }
    #expect(answers.map(\.headers["content-length"]) == ["9", "8"])
    #expect(answers.map(\.body) == ["", "GET /  0"])
    await server.stop(within: .seconds(2))
  }

  @Test("A file is sent whole; a missing one is 404")
  func file() async throws {
    let path = NSTemporaryDirectory() + "tapas-\(UUID().uuidString)"
    let content = String(repeating: "0123456789abcdef", count: 100_000)
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    let server = try WebServer(
      host: "127.0.0.1", port: 0, log: { _ in },
      http: { request in
        .file(request.path == "/there" ? path : path + "-not", type: "image/png")
      })
    let answers = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send(
        "GET /there HTTP/1.1\r\nHost: x\r\n\r\nGET /not HTTP/1.1\r\nHost: x\r\n\r\n")
      return [try client.answer(), try client.answer()]
    }
    #expect(answers[0].body == content)
    #expect(answers.map(\.status) == [200, 404])
    try FileManager.default.removeItem(atPath: path)
    await server.stop(within: .seconds(2))
  }

  @Test("Bytes that a file has too come from the file; when it was deleted or cut, from memory")
  func fileOrBytes() async throws {
    let path = NSTemporaryDirectory() + "tapas-\(UUID().uuidString)"
    try "from file".write(toFile: path, atomically: true, encoding: .utf8)
    try "cut".write(toFile: path + "-cut", atomically: true, encoding: .utf8)
    let server = try WebServer(
      host: "127.0.0.1", port: 0, log: { _ in },
      http: { request in
        Response(
          body: .fileOrBytes(path + request.query, count: 9) { Array("in memory".utf8) })
      })
    let bodies = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      return try ["", "-cut", "-deleted"].map { name in
        try client.send("GET /?\(name) HTTP/1.1\r\nHost: x\r\n\r\n")
        return try client.answer().body
      }
    }
    #expect(bodies == ["from file", "in memory", "in memory"])
    for name in ["", "-cut"] { try FileManager.default.removeItem(atPath: path + name) }
    await server.stop(within: .seconds(2))
  }

  @Test("A line break in a response header is dropped and logged, not sent")
  func headerInjection() async throws {
    let lines = Mutex<[String]>([])
    let server = try WebServer(
      host: "127.0.0.1", port: 0, log: { line in lines.withLock { $0.append(line) } },
      http: { _ in
        Response(headers: [("X-Bad", "1\r\nSet-Cookie: a=b"), ("X-Good", "1")])
      })
    let answer = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      return try client.answer()
    }
    #expect(
      answer.headers == ["x-good": "1", "content-length": "0", "connection": "keep-alive"])
    #expect(
      lines.withLock { $0 } == ["dropped a response header that is not plain text: \"X-Bad\""])
    await server.stop(within: .seconds(2))
  }

  @Test("URLSession gets its answer")
  func urlSession() async throws {
    let server = try echoServer()
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/foods?page=2"))
    let (data, _) = try await URLSession.shared.data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "GET /foods page=2 0")
    await server.stop(within: .seconds(2))
  }
}

// Answers that are made to cost: each ends at a bound of bytes.
#if canImport(Glibc)
  import Foundation
  import Synchronization
  import Testing

  @testable import DataLayer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite("Hostile answers", .timeLimit(.minutes(10)))
  struct HostileAnswerTests {
    let transport = CurlTransport()

    func ask(
      _ url: URL, maxBytes: Int = 100_000, progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async -> Result<HTTPResponse, HTTPError> {
      await outcome { () async throws(HTTPError) in
        try await transport.exchange(URLRequest(url: url), maxBytes: maxBytes, progress: progress)
      }
    }

    /// A server that sends `first` and then `more` without end, and the latch of its client's end.
    func endless(_ first: String, _ more: String) -> (LocalServer, closed: Latch) {
      let closed = Latch()
      let more = Data(String(repeating: more, count: 1 + 4_000 / more.count).utf8)
      let server = LocalServer { visit in
        visit.send(Data(first.utf8))
        while visit.send(more) {}
        closed.open()
      }
      return (server, closed)
    }

    @Test(
      "A head without an end is refused",
      arguments: [
        ("HTTP/1.1 200 OK\r\n", "X-Mood: calm\r\n"),
        ("HTTP/1.1 200 OK\r\nX-Mood: ", "calm"),
        ("", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", "X-Mood: calm\r\n"),
      ])
    func head(_ first: String, _ more: String) async {
      let (server, closed) = endless(first, more)
      let result = await ask(server.url())
      switch result {
      // libcurl itself refuses one line that is too long.
      case .failure(.tooLarge), .failure(.unreachable): break
      default: Issue.record("\(result)")
      }
      #expect(await closed.wait())
    }

    @Test(
      "Framing without a body is counted",
      arguments: [
        ("1;extension=", "x"),
        ("1\r\na\r\n1;extension=", "x"),
      ])
    func framing(_ first: String, _ more: String) async {
      let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
      let (server, closed) = endless(head + first, more)
      #expect(await ask(server.url()) == .failure(.tooLarge(limit: 100_000)))
      #expect(await closed.wait())
    }

    @Test("A hundred thousand chunks of one byte are one body, reported in few pieces")
    func smallChunks() async throws {
      let body = String(repeating: "1\r\nx\r\n", count: 100_000)
      let server = LocalServer {
        $0.send(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(body)0\r\n\r\n".utf8))
      }
      let calls = Counter()
      let answer = try await ask(server.url(), maxBytes: 300_000) { _ in _ = calls.next() }.get()
      #expect(answer.body == Data(repeating: UInt8(ascii: "x"), count: 100_000))
      #expect(calls.value < 5_000)
    }

    /// A gzip stream of `blocks` times 2,064 zeros in 13 bytes each, without an end.
    func bomb(_ blocks: Int) -> Data {
      var bits: [UInt8] = [1, 1, 0]
      // The codes of RFC 1951, 3.2.6: a zero, then "258 bytes, from one byte back".
      bits += [0, 0, 1, 1, 0, 0, 0, 0]
      for _ in 0..<(blocks * 8) { bits += [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] }
      var data = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
      for start in stride(from: 0, to: bits.count, by: 8) {
        let byte = bits[start..<min(start + 8, bits.count)].enumerated()
        data.append(byte.reduce(0) { $0 | $1.element << UInt8($1.offset) })
      }
      return data
    }

    @Test("A compressed body is stopped at the limit of its decompressed bytes")
    func gzipBomb() async {
      let bomb = bomb(1_000)
      #expect(bomb.count < 14_000)
      let server = LocalServer { $0.respond(200, ["Content-Encoding": "gzip"], bomb) }
      let seen = Mutex(0)
      let result = await ask(server.url()) { count in seen.withLock { $0 += count } }
      #expect(result == .failure(.tooLarge(limit: 100_000)))
      #expect(seen.withLock { $0 } <= 100_000)
    }

    @Test("A coding that was not asked for is refused", arguments: ["zstd", "br", "gzip, zstd"])
    func coding(_ name: String) async {
      let server = LocalServer { $0.respond(200, ["Content-Encoding": name], "x") }
      #expect(
        await ask(server.url())
          == .failure(.unreadable(where: "", why: "is compressed as \(name.suffix(4).trimmed)")))
      #expect(server.visits.map { $0.headers["accept-encoding"] } == ["gzip, deflate"])
    }

    @Test(
      "A length that is none announces nothing", arguments: ["-5", "99999999999999999999", "5, 6"])
    func length(_ text: String) async {
      let server = LocalServer { $0.respond(200, ["Content-Length": text], "hello") }
      // libcurl takes some of them as a broken answer.
      switch await ask(server.url()) {
      case .success(let answer): #expect(answer.body == Data("hello".utf8))
      case .failure(.unreachable): break
      case .failure(let error): Issue.record("\(error)")
      }
    }

    @Test("A body that is not compressed as it says is unreadable")
    func notCompressed() async {
      let server = LocalServer { $0.respond(200, ["Content-Encoding": "gzip"], "plain text") }
      #expect(
        await ask(server.url()) == .failure(.unreadable(where: "", why: "cannot be decompressed")))
    }

    @Test("A redirect is followed although its own body has no end")
    func redirect() async throws {
      let there = LocalServer { $0.respond(200, [:], "there") }
      let (server, closed) = endless(
        "HTTP/1.1 302 Found\r\nLocation: \(there.url())\r\n\r\n", "more")
      #expect(try await ask(server.url()).get().body == Data("there".utf8))
      #expect(await closed.wait())
    }

    @Test("Credentials that another origin lost are not given back to its own redirect")
    func redirectTwice() async throws {
      let other = LocalServer { visit in
        if visit.path == "/" {
          visit.respond(302, ["Location": "/again"])
        } else {
          visit.respond()
        }
      }
      let server = LocalServer { [address = other.url()] in
        $0.respond(302, ["Location": address.absoluteString])
      }
      var request = URLRequest(url: server.url())
      request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
      _ = try await transport.exchange(request, maxBytes: 1_000) { _ in }
      #expect(server.visits.map { $0.headers["authorization"] } == ["Bearer secret"])
      #expect(other.visits.map { $0.headers["authorization"] } == [nil, nil])
    }

    @Test("A value with a line end is not sent, so that it begins no other field")
    func injection() async throws {
      let server = LocalServer { $0.respond() }
      var request = URLRequest(url: server.url())
      request.setValue("a\r\nX-Other: b", forHTTPHeaderField: "X-Mood")
      _ = try await transport.exchange(request, maxBytes: 1_000) { _ in }
      #expect(server.visits.map { $0.headers["x-mood"] } == [nil])
      #expect(server.visits.map { $0.headers["x-other"] } == [nil])
    }
  }

  extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
  }
#endif

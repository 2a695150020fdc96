// A TLS proxy in front: the names it serves, its visitors' addresses, `Secure` cookies.
import Testing
import WebServer

@testable import LiveServer

@Suite("Behind a proxy", .timeLimit(.minutes(10))) struct ProxyTests {
  private static let code = "k7mq-2wxd-9hpf"

  @MainActor private static func named(
    _ names: [String] = ["example.org", "example.net:8443"], isLoopback: Bool = true,
    proxy: String? = nil, code: String? = nil, _ body: (TestServer) async throws -> Void
  ) async throws {
    try await withServer(
      {
        $0.names = names
        $0.isLoopback = isLoopback
        $0.proxy = proxy
        $0.accessCode = code
      }, body)
  }

  @Test(
    "The site's names and this machine's are answered, on a network too; all others are 421",
    arguments: [
      ("example.org", 200), ("EXAMPLE.org", 200), ("example.org:443", 200), ("example.net", 200),
      ("example.net:8443", 200), ("localhost:8400", 200), ("127.0.0.1", 200),
      ("example.org:8080", 421), ("example.net:80", 421), ("www.example.org", 421),
      ("example.org.evil.example", 421), ("evil.example", 421), ("10.0.0.7", 421),
      ("example.org:443:443", 421),
    ])
  @MainActor func hosts(host: String, status: Int) async throws {
    for isLoopback in [true, false] {
      try await Self.named(isLoopback: isLoopback) { server in
        let answer = try await server.visitor().ask("/counter", headers: [("Host", host)])
        #expect(answer.status == status)
      }
    }
  }

  /// Bug: behind nginx the page came, and its socket was refused.
  @Test(
    "The https origins of the names open a socket, whatever Host the proxy passes on",
    arguments: ["example.org", "example.net", "example.net:8443", "127.0.0.1:80", "localhost"])
  @MainActor func origins(host: String) async throws {
    try await Self.named { server in
      let visitor = server.visitor()
      _ = try await visitor.page("/counter")
      visitor.host = host
      for origin in ["https://example.org", "https://EXAMPLE.org", "https://example.net:8443"] {
        _ = try await visitor.socket(origin: origin)
      }
      for origin in [
        "https://evil.example", "http://example.org", "https://example.net", "null",
        "https://example.org.evil.example", "https://example.org:8443", "http://example.net:8443",
      ] {
        await #expect(throws: TCPConnection.Failure.refused(403), "\(origin)") {
          _ = try await visitor.socket(origin: origin)
        }
      }
    }
  }

  @Test("Through the proxy a page of the visitor's own machine is foreign; without it, it is not")
  @MainActor func localPages() async throws {
    try await Self.named(proxy: "127.0.0.1") { server in
      let own = "http://localhost"
      let headers = [("Host", "localhost"), ("Origin", own)]
      let forwarded = headers + [("X-Forwarded-For", "10.0.0.7")]
      #expect(server.liveServer.hasOwnOrigin(Self.request(headers)))
      #expect(!server.liveServer.hasOwnOrigin(Self.request(forwarded)))
      #expect(server.liveServer.hasOwnOrigin(Self.request(forwarded, peer: "127.0.0.2")))
    }
  }

  @Test("The form for the code is taken from the names' https pages, and from no other page")
  @MainActor func form() async throws {
    try await Self.named(code: Self.code) { server in
      for (origin, status) in [
        ("https://example.org", 303), ("http://example.org", 403), ("https://evil.example", 403),
      ] {
        let headers = [("Host", "example.org"), ("Origin", origin)]
        let answer = try await server.visitor().ask(
          "/_/enter", method: "POST", headers: headers, body: "code=\(Self.code)")
        #expect(answer.status == status, "\(origin)")
      }
    }
  }

  @Test(
    "Cookies are Secure under the site's names, and when the proxy says https",
    arguments: [
      ("example.org", "127.0.0.1", nil, nil, true),
      ("localhost", "127.0.0.1", nil, nil, false),
      ("localhost", "127.0.0.1", "10.0.0.7", "https", true),
      ("localhost", "127.0.0.1", "10.0.0.7", "http", false),
      // Other peers may claim what they like.
      ("localhost", "127.0.0.2", "10.0.0.7", "https", false),
    ] as [(String, String, String?, String?, Bool)])
  @MainActor func cookies(
    host: String, peer: String, visitor: String?, scheme: String?, isSecure: Bool
  ) async throws {
    try await Self.named(proxy: "127.0.0.1", code: Self.code) { server in
      var headers = [("Host", host)]
      if let visitor { headers.append(("X-Forwarded-For", visitor)) }
      if let scheme { headers.append(("X-Forwarded-Proto", scheme)) }
      let browser = server.visitor(from: peer)
      let answers = [
        try await browser.ask(
          "/_/enter", method: "POST", headers: headers, body: "code=\(Self.code)"),
        try await browser.ask("/?lang=en", headers: headers),
        try await browser.ask("/counter", headers: headers),
      ]
      let cookies = answers.map { $0["set-cookie"] ?? "" }
      #expect(cookies.map { $0.prefix { $0 != "=" } } == ["tapas_a", "tapas_lang", "tapas_b"])
      #expect(cookies.map { $0.hasSuffix("; Secure") } == [isSecure, isSecure, isSecure])
    }
  }

  @Test("Pages of https and of the browser's own machine may keep the screen on, others not")
  @MainActor func trusted() async throws {
    try await Self.named(proxy: "127.0.0.1") { server in
      let hosts = [
        "example.org", "localhost:8400", "menu.localhost", "127.0.0.1:80", "[::1]:80", "10.0.0.7",
        "localhost.example", "", "127.example",
      ]
      let plain = hosts.filter { server.liveServer.isTrusted(Self.request([("Host", $0)])) }
      #expect(plain == Array(hosts.prefix(5)))
      let forwarded = [("Host", "10.0.0.7"), ("X-Forwarded-For", "10.0.0.8")]
      for (scheme, isTrusted) in [("https", true), ("http", false)] {
        let request = Self.request(forwarded + [("X-Forwarded-Proto", scheme)])
        #expect(server.liveServer.isTrusted(request) == isTrusted)
      }
    }
  }

  @Test("The proxy's visitors have a bound each; a peer that is not the proxy has its own")
  @MainActor func guesses() async throws {
    try await Self.named(proxy: "127.0.0.1", code: Self.code) { server in
      func wrong(_ forwarded: String, from peer: String) async throws -> Int {
        let headers = [("Host", "localhost"), ("X-Forwarded-For", forwarded)]
        return try await server.visitor(from: peer).ask(
          "/_/enter", method: "POST", headers: headers, body: "code=wrong"
        ).status
      }
      // A visitor may send a list of its own; the proxy's element is the last.
      var guesser: [Int] = []
      for number in 1...60 {
        guesser.append(try await wrong("10.1.1.\(number), 10.0.0.7", from: "127.0.0.1"))
      }
      #expect(guesser.prefix(10).allSatisfy { $0 == 303 })
      #expect(guesser.count { $0 == 429 } >= 30)
      #expect(try await wrong("10.0.0.8", from: "127.0.0.1") == 303)
      var stranger: [Int] = []
      for number in 1...60 {
        stranger.append(try await wrong("10.2.2.\(number)", from: "127.0.0.2"))
      }
      #expect(stranger.count { $0 == 429 } >= 30)
    }
  }

  @Test(
    "The last element of X-Forwarded-For is the visitor",
    arguments: [
      ("10.0.0.7", "10.0.0.7"), ("1.1.1.1, 10.0.0.7", "10.0.0.7"), ("1.1.1.1,::1", "::1"),
      ("10.0.0.7:4711", "10.0.0.7"), ("[2001:db8::7]:4711", "2001:db8::7"),
      ("2001:db8::7", "2001:db8::7"),
      // What is no address leaves the proxy's own.
      ("10.0.0.7,", "::ffff:127.0.0.1"), ("unknown", "::ffff:127.0.0.1"),
      ("", "::ffff:127.0.0.1"),
    ])
  @MainActor func elements(list: String, address: String) async throws {
    try await Self.named(proxy: "127.0.0.1") { server in
      let headers = [("Host", "localhost"), ("X-Forwarded-For", list)]
      let viaProxy = Self.request(headers, peer: "::ffff:127.0.0.1")
      #expect(server.liveServer.visitorAddress(of: viaProxy) == address)
      let other = Self.request(headers, peer: "127.0.0.2")
      #expect(server.liveServer.visitorAddress(of: other) == "127.0.0.2")
    }
  }

  private static func request(
    _ headers: [(String, String)], peer: String = "127.0.0.1"
  ) -> Request {
    Request(path: "/", headers: Headers(headers.map { (name: $0.0, value: $0.1) }), peer: peer)
  }

  @Test("The proxy names a browser without a cookie, and nobody else does")
  @MainActor func namesBrowser() async throws {
    let name = "0123456789abcdefABCD-_"
    try await Self.named(proxy: "127.0.0.1") { server in
      func given(_ chosen: String, forwarded: Bool = true) async throws -> String? {
        let visitor = server.visitor()
        let from = forwarded ? [("X-Forwarded-For", "192.0.2.1")] : []
        _ = try await visitor.ask("/counter", headers: [("X-Tapas-Browser", chosen)] + from)
        #expect(visitor.name.utf8.count == 22)
        return visitor.name == chosen ? chosen : nil
      }
      #expect(try await given(name) == name)
      #expect(try await given(name, forwarded: false) == nil)
      for wrong in ["", "short", name + "x", "0123456789abcdefABCD-;", "0123456789abcdefABCDé"] {
        #expect(try await given(wrong) == nil)
      }
      let visitor = server.visitor()
      _ = try await visitor.page("/counter")
      let first = visitor.name
      _ = try await visitor.ask(
        "/counter", headers: [("X-Tapas-Browser", name), ("X-Forwarded-For", "192.0.2.1")])
      #expect(visitor.name == first)
    }
  }
}

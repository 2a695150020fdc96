// Which redirects are followed, and with which headers.
#if canImport(Glibc)
  import Foundation
  import Testing

  @testable import DataLayer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite("Redirects", .timeLimit(.minutes(10)))
  struct RedirectTests {
    let transport = CurlTransport()

    func request(_ url: URL, method: String = "GET") -> URLRequest {
      var request = URLRequest(url: url)
      request.httpMethod = method
      request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
      request.setValue("application/json", forHTTPHeaderField: "Accept")
      return request
    }

    func send(_ request: URLRequest) async throws -> HTTPResponse {
      try await transport.exchange(request, maxBytes: 10_000) { _ in }
    }

    @Test("A GET follows five redirects with its headers, and the answer has the last address")
    func followed() async throws {
      let server = LocalServer { visit in
        let number = Int(visit.path.dropFirst())!
        if number < 5 {
          visit.respond(302, ["Location": "/\(number + 1)"])
        } else {
          visit.respond(200, [:], "here")
        }
      }
      let response = try await send(request(server.url("/0")))
      #expect(response.body == Data("here".utf8))
      #expect(response.url == server.url("/5"))
      #expect(server.visits.map { $0.headers["authorization"] }.last == "Bearer secret")
    }

    @Test("The sixth redirect is the answer")
    func tooMany() async throws {
      let server = LocalServer { $0.respond(302, ["Location": "/again"]) }
      #expect(try await send(request(server.url())).status == 302)
      #expect(server.visits.count == 6)
    }

    @Test("To another origin go all headers but the credentials")
    func otherOrigin() async throws {
      let other = LocalServer { $0.respond(200, [:], "other") }
      let server = LocalServer { [address = other.url()] in
        $0.respond(302, ["Location": address.absoluteString])
      }
      #expect(try await send(request(server.url())).body == Data("other".utf8))
      #expect(other.visits.map { $0.headers["authorization"] } == [nil])
      #expect(other.visits.map { $0.headers["accept"] } == ["application/json"])
    }

    @Test(
      "A redirect away from the web is not followed",
      arguments: ["file:///etc/passwd", "ftp://127.0.0.1/"])
    func otherScheme(_ address: String) async throws {
      let server = LocalServer { $0.respond(302, ["Location": address]) }
      #expect(try await send(request(server.url())).status == 302)
    }

    @Test("A PUT is never redirected", arguments: [301, 302, 303, 307, 308])
    func put(_ status: Int) async throws {
      let server = LocalServer { $0.respond(status, ["Location": "/elsewhere"]) }
      var put = request(server.url("/like"), method: "PUT")
      put.httpBody = Data("{}".utf8)
      #expect(try await send(put).status == status)
      #expect(server.visits.map(\.path) == ["/like"])
    }
  }
#endif

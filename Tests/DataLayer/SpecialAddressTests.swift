// Addresses from a service's data: they lead to the public internet or to the services' networks.
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Special addresses", .timeLimit(.minutes(10)))
struct SpecialAddressTests {
  @Test(
    "Public addresses are in no special range",
    arguments: [
      "1.1.1.1", "9.255.255.255", "11.0.0.1", "100.63.0.1", "100.128.0.1", "172.15.0.1",
      "172.32.0.1", "192.167.0.1", "223.255.255.255", "2606:4700::1111", "2001:4860:4860::8888",
      "::ffff:1.1.1.1", "64:ff9b::101:101", "2002:101:101::1",
    ])
  func publicAddress(_ text: String) {
    #expect(AddressRange(text) == nil)
  }

  @Test(
    "Special addresses are in their range, in whatever form",
    arguments: [
      ("127.0.0.1", AddressRange.loopback), ("127.255.0.9", .loopback), ("0.0.0.0", .loopback),
      ("::", .loopback), ("::1", .loopback), ("::ffff:127.0.0.1", .loopback),
      ("::127.0.0.1", .loopback), ("64:ff9b::7f00:1", .loopback), ("2002:7f00:1::", .loopback),
      ("10.1.2.3", .privateUse), ("172.16.0.1", .privateUse), ("172.31.255.255", .privateUse),
      ("192.168.0.1", .privateUse), ("::ffff:192.168.0.1", .privateUse), ("fd00::1", .privateUse),
      ("fec0::1", .privateUse), ("64:ff9b:1::1", .privateUse), ("169.254.169.254", .linkLocal),
      ("fe80::1", .linkLocal), ("fe80::1%eth0", .linkLocal), ("100.64.0.1", .sharedNAT),
      ("224.0.0.1", .multicast), ("ff02::1", .multicast), ("240.0.0.1", .reserved),
      ("255.255.255.255", .reserved), ("192.0.2.1", .reserved), ("198.18.0.1", .reserved),
      ("2001:db8::1", .reserved), ("2001::1", .reserved), ("0:0:1::1", .reserved),
      ("not an address", .reserved), ("", .reserved),
    ])
  func specialAddress(_ text: String, _ range: AddressRange) {
    #expect(AddressRange(text) == range)
  }

  @Test("A service's name is resolved when a special address comes up, and once only")
  func networks() async throws {
    let asked = Counter()
    let services = try ["https://menu.test/v5", "http://photos.test"].map { try url($0) }
    let networks = ServiceNetworks(of: services) { host in
      _ = asked.next()
      return host == "menu.test" ? ["1.1.1.1"] : ["10.0.0.5", "fd00::5"]
    }
    #expect(networks.known.isEmpty)
    #expect(await !networks.contain(try place("127.0.0.1", 443)))
    #expect(asked.value == 1)
    #expect(await networks.contain(try place("::ffff:10.0.0.5", 80)))
    // Neither its neighbours nor its other ports.
    #expect(await !networks.contain(try place("10.0.0.6", 80)))
    #expect(await !networks.contain(try place("10.0.0.5", 8080)))
    #expect(networks.known == [try place("10.0.0.5", 80), try place("fd00::5", 80)])
    #expect(asked.value == 2)
  }

  @Test("A name that could not be resolved is tried again")
  func unresolved() async throws {
    let asked = Counter()
    let networks = ServiceNetworks(of: [try url("http://menu.test")]) { _ in
      asked.next() == 1 ? [] : ["10.0.0.5"]
    }
    #expect(await !networks.contain(try place("10.0.0.5", 80)))
    #expect(await networks.contain(try place("10.0.0.5", 80)))
  }

  func place(_ text: String, _ port: Int) throws -> NetworkEndpoint {
    try #require(NetworkEndpoint(text, port: port))
  }

  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  #if canImport(Glibc)
    let open = CurlTransport()

    func ask(
      _ url: URL, _ transport: any HTTPTransport
    ) async -> Result<HTTPResponse, HTTPError> {
      await outcome { () async throws(HTTPError) in
        try await transport.exchange(URLRequest(url: url), maxBytes: 10_000) { _ in }
      }
    }

    func guarded(_ services: [String] = [], origin: URL? = nil) throws -> any HTTPTransport {
      open.refusingSpecialAddresses(exceptOf: try services.map { try url($0) }, origin: origin)
    }

    @Test("This machine is refused before a connection, by whatever name")
    func refused() async throws {
      let server = LocalServer { $0.respond() }
      let transport = try guarded(["https://1.1.1.1/"])
      for host in [
        "127.0.0.1", "localhost", "0.0.0.0", "127.1", "2130706433", "[::ffff:127.0.0.1]",
      ] {
        let result = await ask(try url("http://\(host):\(server.port)/"), transport)
        #expect(result == .failure(.badAddress), "\(host)")
      }
      #expect(server.connections == 0)
    }

    @Test("A redirect to this machine is refused")
    func redirected() async throws {
      let inside = LocalServer { $0.respond(200, [:], "secret") }
      let front = LocalServer { [address = inside.url()] in
        $0.respond(302, ["Location": address.absoluteString])
      }
      // Of this machine only the first server may be reached.
      let result = await ask(front.url(), try guarded(origin: front.url()))
      #expect(result == .failure(.badAddress))
      #expect(front.visits.count == 1)
      #expect(inside.connections == 0)
    }

    @Test("An open connection of another request is not used for a refused address")
    func openConnection() async throws {
      let server = LocalServer(keepsAlive: true) { $0.respond(200, [:], "inside") }
      #expect(try await ask(server.url(), open).get().status == 200)
      #expect(await ask(server.url(), try guarded()) == .failure(.badAddress))
      #expect(server.visits.count == 1)
      #expect(try await ask(server.url(), open).get().status == 200)
    }

    @Test("Where a service is on this machine, its data may name its host and port, no others")
    func allowed() async throws {
      // Before, a service at any port of this machine opened all of its ports to photos.
      let server = LocalServer { $0.respond(200, [:], "photo") }
      for host in ["127.0.0.1", "localhost"] {
        let transport = try guarded(["https://1.1.1.1/", "http://\(host):\(server.port)/v5"])
        #expect(try await ask(server.url(), transport).get().body == Data("photo".utf8))
        let other = LocalServer { $0.respond(200, [:], "inside") }
        #expect(await ask(other.url(), transport) == .failure(.badAddress))
        #expect(other.connections == 0)
      }
      let origin = try guarded(origin: server.url("/foods/api"))
      #expect(try await ask(server.url("/photo"), origin).get().body == Data("photo".utf8))
    }

    @Test("A picture at a refused address is not requested again for a while")
    func picture() async throws {
      let server = LocalServer { $0.respond() }
      let client = HTTPClient(transport: try guarded())
      let cache = ImageCache(folder: nil, client: client)
      func ask() async -> Result<CachedImage, ImageError> {
        await outcome { () async throws(ImageError) in
          try await cache.image(at: server.url("/photo.jpg"))
        }
      }
      #expect(await ask() == .failure(.unavailable(.badAddress)))
      guard case .failure(.broken) = await ask() else {
        Issue.record("It was requested again")
        return
      }
      #expect(server.connections == 0)
    }
  #endif
}

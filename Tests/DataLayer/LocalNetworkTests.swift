// Plain http: which addresses are local, and photos elsewhere.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests
@testable import PhotoCache

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Plain http", .timeLimit(.minutes(10)))
struct LocalNetworkTests {
  @Test(
    "This machine and its networks are local",
    arguments: [
      "http://127.0.0.1:8081/menu/v5", "http://localhost", "http://app.localhost/",
      "http://[::1]:8081/", "http://[fe80::1%25en0]/", "http://10.0.0.7", "http://192.168.1.20:80/",
      "http://172.16.0.1", "http://[fd00::7]/", "http://nas", "http://nas2/photos",
      "HTTP://NAS.Local/", "http://nas.local./",
    ])
  func local(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(url.isOnLocalNetwork)
    #expect(url.overTLS == url)
  }

  @Test(
    "Everything else is not, and a photo there is requested with https",
    arguments: [
      ("http://photos.test/soup.jpg?s=1", "https://photos.test/soup.jpg?s=1"),
      ("HTTP://photos.test:80/a%20b.jpg", "https://photos.test/a%20b.jpg"),
      ("http://127.0.0.1.photos.test/", "https://127.0.0.1.photos.test/"),
      ("http://8.8.8.8/", "https://8.8.8.8/"),
      ("http://[2001:4860::1]/", "https://[2001:4860::1]/"),
      ("http://local.photos.test/", "https://local.photos.test/"),
      ("https://photos.test/", "https://photos.test/"),
      // No server speaks both at one port.
      ("http://photos.test:8080/", "http://photos.test:8080/"),
    ])
  func remote(text: String, secure: String) async throws {
    let url = try #require(URL(string: text))
    #expect(!url.isOnLocalNetwork)
    let transport = ScriptedTransport(.answer(404))
    let cache = ImageCache(
      folder: nil, client: HTTPClient(transport: transport, clock: TestClock(), random: { 0 }))
    await #expect(throws: ImageError.self) { try await cache.image(at: url) }
    #expect(transport.requests.map { $0.url?.absoluteString } == [secure])
  }
}

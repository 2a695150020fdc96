// Photos: under names that cannot be guessed, and never from an address that a browser made up.
import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import LiveServer

@Suite("Photos", .timeLimit(.minutes(10))) struct PhotoTests {
  private final class Fetched: Sendable {
    let addresses = Mutex<[String]>([])
    var all: [String] { addresses.withLock { $0 } }
  }

  private static let address = "https://example.org/a.jpg"

  @MainActor private static func withServer(
    _ addresses: [String], _ body: (TestServer, Fetched) async throws -> Void
  ) async throws {
    let fetched = Fetched()
    try await LiveServerTests.withServer {
      $0.photo = { url in
        fetched.addresses.withLock { $0.append(url.absoluteString) }
        return SitePhoto(data: Data([0xFF, 0xD8, 1, 2]), type: "image/jpeg")
      }
      $0.apps.append(.test("photos") { WindowGroup { PhotoScreen(addresses: addresses) } })
    } _: {
      try await body($0, fetched)
    }
  }

  @Test("A photo that a view shows is server from here")
  @MainActor func shown() async throws {
    try await Self.withServer([Self.address]) { server, fetched in
      let visitor = server.visitor()
      let html = try await visitor.page("/photos").html
      let path = String(html.firstMatch(of: /"(\/_\/photo\/[A-Za-z0-9_-]{22})"/)?.1 ?? "")
      #expect(!html.contains("example.org"))
      let answer = try await visitor.ask(path)
      #expect(answer.status == 200)
      #expect(answer.body == [0xFF, 0xD8, 1, 2])
      #expect(answer["content-type"] == "image/jpeg")
      #expect(answer["content-security-policy"] == "default-src 'none'; sandbox")
      // Nothing says that the picture at this address may change.
      #expect(answer["cache-control"] == "private, max-age=86400")
      #expect(fetched.all == [Self.address])
    }
  }

  @Test("A photo in a file is sent from it, with the headers of any photo")
  @MainActor func fromFile() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "tapas-\(UUID())")
    try Data([0xFF, 0xD8, 3, 4]).write(to: file)
    try await LiveServerTests.withServer {
      // The bytes in memory differ, so that the test sees which ones are sent.
      $0.photo = { _ in
        SitePhoto(data: Data([0xFF, 0xD8, 1, 2]), type: "image/jpeg", file: file.path)
      }
      $0.apps.append(.test("photos") { WindowGroup { PhotoScreen(addresses: [Self.address]) } })
    } _: { server in
      let visitor = server.visitor()
      let html = try await visitor.page("/photos").html
      let path = String(html.firstMatch(of: /"(\/_\/photo\/[A-Za-z0-9_-]{22})"/)?.1 ?? "")
      for body in [[0xFF, 0xD8, 3, 4], [0xFF, 0xD8, 1, 2]] as [[UInt8]] {
        let answer = try await visitor.ask(path)
        #expect(answer.body == body)
        #expect(answer["content-type"] == "image/jpeg")
        #expect(answer["content-length"] == "4")
        #expect(answer["content-security-policy"] == "default-src 'none'; sandbox")
        #expect(answer["x-content-type-options"] == "nosniff")
        // The cache may delete the file at any time; then the bytes in memory are sent.
        if FileManager.default.fileExists(atPath: file.path) {
          try FileManager.default.removeItem(at: file)
        }
      }
    }
  }

  @Test("A photo that was replaced gets another address on the pages that show it")
  @MainActor func replaced() async throws {
    let (changes, replace) = AsyncStream.makeStream(of: URL.self)
    let letter = Mutex<UInt8>(1)
    try await LiveServerTests.withServer {
      $0.photo = { _ in
        let letter = letter.withLock(\.self)
        return SitePhoto(data: Data([0xFF, 0xD8, letter]), type: "image/jpeg", tag: "v\(letter)")
      }
      $0.photoChanges = { changes }
      $0.apps.append(
        .test("photos") { WindowGroup { PhotoScreen(addresses: [Self.address, "https://b/c"]) } })
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/photos")
      let socket = try await visitor.meet(page.token, at: "/photos")
      _ = try await socket.hear()
      let path = String(page.html.firstMatch(of: /"(\/_\/photo\/[A-Za-z0-9_-]{22})"/)?.1 ?? "")
      let first = try await visitor.ask(path)
      #expect(first["etag"] == "\"v1\"")
      #expect(first["cache-control"] == "private, max-age=300, stale-while-revalidate=86400")

      letter.withLock { $0 = 2 }
      for address in [Self.address, "https://nobody/d"] {
        replace.yield(try #require(URL(string: address)))
      }
      let told = try await socket.hear()
      let versions = told.matches(of: /\/_\/photo\/[A-Za-z0-9_-]{22}\?v=[A-Za-z0-9_-]{8}/)
      #expect(versions.count == 1 && told.contains(path), "\(told)")
      let again = String(versions[0].output)
      let unchanged = try await visitor.ask(again, headers: [("If-None-Match", "\"v1\"")])
      #expect(unchanged.status == 200 && unchanged.body.last == 2)
      #expect(try await visitor.ask(again, headers: [("If-None-Match", "\"v2\"")]).status == 304)
      #expect(try await visitor.page("/photos").html.contains(again))
      replace.finish()
    }
  }

  @Test("A photo comes at the few sides that exist, as WebP where the browser takes it")
  @MainActor func sides() async throws {
    try await LiveServerTests.withServer {
      $0.photo = { _ in SitePhoto(data: Data([0]), type: "image/jpeg", tag: "whole") }
      $0.thumbnail = { _, side, webP in
        SitePhoto(
          data: Data([1]), type: webP ? "image/webp" : "image/jpeg", tag: "\(side)\(webP)")
      }
      $0.apps.append(.test("photos") { WindowGroup { PhotoScreen(addresses: [Self.address]) } })
    } _: { server in
      let visitor = server.visitor()
      let html = try await visitor.page("/photos").html
      let path = String(html.firstMatch(of: /"(\/_\/photo\/[A-Za-z0-9_-]{22})"/)?.1 ?? "")
      func tag(_ query: String, accept: String = "image/avif,image/webp,*/*") async throws
        -> String?
      {
        try await visitor.ask(path + query, headers: [("Accept", accept)])["etag"]
      }
      #expect(try await tag("?w=256") == "\"256true\"")
      #expect(try await tag("?v=a&w=96", accept: "image/*") == "\"96false\"")
      // No other side is ever made.
      for query in ["", "?w=257", "?w=-96", "?w=", "?w=99999999999999999999"] {
        #expect(try await tag(query) == "\"whole\"", "\(query)")
      }
      let answer = try await visitor.ask(path + "?w=96", headers: [("Accept", "image/webp")])
      #expect(answer["vary"] == "Accept" && answer["content-type"] == "image/webp")
      let known = [("Accept", "image/webp"), ("If-None-Match", "\"96true\"")]
      #expect(try await visitor.ask(path + "?w=96", headers: known).status == 304)
    }
  }

  @Test("Only web addresses get a path")
  @MainActor func schemes() {
    let proxy = ImageProxy(signer: Signer(key: TestServer.secret)) { _ in nil }
    let page = ImageProxy.Page()
    let path = { proxy.path(for: $0, of: page) }
    for text in [
      "file:///etc/passwd", "ftp://a/b", "data:image/png;base64,AA", "javascript:1", "/a", "a",
    ] {
      #expect(URL(string: text).flatMap(path) == nil, "\(text)")
    }
    let long = URL(string: "https://a/" + String(repeating: "b", count: 3_000))
    #expect(long.flatMap(path) == nil)
    let names = ["http://a/b", "https://a/b", "HTTPS://a/c"].compactMap {
      URL(string: $0).flatMap(path)
    }
    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { $0.wholeMatch(of: /\/_\/photo\/[A-Za-z0-9_-]{22}/) != nil })
  }

  @Test("A page that shows ever new photos has a share of the table, and pushes out no other's")
  @MainActor func share() throws {
    let proxy = ImageProxy(signer: Signer(key: TestServer.secret)) { _ in nil }
    let (page, other) = (ImageProxy.Page(), ImageProxy.Page())
    let mine = try #require(URL(string: "https://a/mine"))
    let path = proxy.path(for: mine, of: other)
    let paths = (0...ImageProxy.share).map { number in
      URL(string: "https://a/\(number)").flatMap { proxy.path(for: $0, of: page) }
    }
    #expect(paths.count { $0 == nil } == 1 && paths.last == .some(nil))
    #expect(path != nil && proxy.path(for: mine, of: other) == path)
    // A photo that it has already stays.
    #expect(URL(string: "https://a/7").flatMap { proxy.path(for: $0, of: page) } == paths[7])
  }

  @Test("Nothing that a browser makes up is fetched")
  @MainActor func madeUp() async throws {
    try await Self.withServer([Self.address]) { server, fetched in
      let visitor = server.visitor()
      _ = try await visitor.page("/photos")
      let foreign = Signer(key: [1, 2, 3]).name(of: Self.address, for: "photo")
      // This site's own name for a photo that no view has shown.
      let unseen = server.liveServer.signer.name(of: "http://169.254.169.254/", for: "photo")
      let names = [
        "", "x", foreign, unseen, "https://example.org/a.jpg", "https:%2F%2Fexample.org",
        "../live.js",
        "..%2Fstage.js", "%00", String(repeating: "A", count: 8_000),
      ]
      for name in names {
        #expect(try await visitor.ask("/_/photo/\(name)").status == 404, "\(name.prefix(40))")
      }
      #expect(fetched.all == [])
    }
  }
}

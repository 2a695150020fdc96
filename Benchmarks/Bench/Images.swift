// `bench images`: the photo cache at each layer, and our server compared with nginx.
import DataLayer
import Foundation
import FoundationNetworking
import WebServer

/// Times the cache with the pictures `0.jpg`, `1.jpg` … of a web server at `origin`.
struct ImageBench {
  let origin: URL
  let count: Int

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid())")
    // A failure leaves a temporary folder; the figures are printed by then.
    defer { try? FileManager.default.removeItem(at: folder) }
    let client = HTTPClient.live(userAgent: "bench")
    let images = ImageCache(folder: folder, client: client)
    Stopwatch.head("image cache, \(count) pictures one after the other")
    try await time("miss: fetched from nginx, checked, kept") { try await images.image(at: $0) }
    try await time("hit in memory") { try await images.image(at: $0) }
    let restarted = ImageCache(folder: folder, client: client)
    try await time("hit on disk, after a restart") { try await restarted.image(at: $0) }
    try await compareWithNginx(images, client)
  }

  /// Requests from our server and nginx in turn, so that both have the same load of the machine.
  private func compareWithNginx(_ images: ImageCache, _ client: HTTPClient) async throws {
    let server = try WebServer(host: "127.0.0.1", port: 0) { [origin] request in
      // A missing picture is answered with an error, which fails the run at the client.
      guard
        let image = try? await images.image(at: origin.appendingPathComponent(request.path))
      else { return .empty(status: 404) }
      return .bytes([UInt8](image.data), type: image.contentType)
    }
    let ours = URL(string: "http://127.0.0.1:\(server.port)")!
    var times: (ours: [Duration], nginx: [Duration]) = ([], [])
    for round in 0..<6 {
      for number in 0..<count {
        let (mine, theirs) = try await (
          fetch(number, from: ours, client), fetch(number, from: origin, client)
        )
        guard round > 0 else { continue }
        times.ours.append(mine)
        times.nginx.append(theirs)
      }
    }
    Stopwatch.head("the same pictures over HTTP, asked in turn by one client")
    let mine = Stopwatch.report("our server, from the cache's memory", times.ours)
    let theirs = Stopwatch.report("nginx, from its folder", times.nginx)
    print("\nours ÷ nginx: \(((mine / theirs) * 100).rounded() / 100)")
    await server.stop(within: .seconds(1))
  }

  private func fetch(_ number: Int, from base: URL, _ client: HTTPClient) async throws -> Duration {
    var options = RequestOptions()
    options.coalesces = false
    let request = URLRequest(url: base.appendingPathComponent("\(number).jpg"))
    return try await ContinuousClock().measure { _ = try await client.data(for: request, options) }
  }

  private func time(_ name: String, _ get: (URL) async throws -> CachedImage) async throws {
    var times: [Duration] = []
    for number in 0..<count {
      let url = origin.appendingPathComponent("\(number).jpg")
      times.append(try await ContinuousClock().measure { _ = try await get(url) })
    }
    Stopwatch.report(name, times)
  }
}

// `bench flood`: whether a photo cache stays within its limit under thousands of photos.
import DataLayer
import Foundation
import FoundationNetworking
import Limits

/// A transport that answers with different photos of about 20 KB, without a network.
private struct PhotoTransport: HTTPTransport {
  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let number = Int(request.url?.lastPathComponent.prefix { $0 != "." } ?? "") ?? 0
    // The head of a JPEG without tables, then random bytes seeded by the number.
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDA, 0, 2]
    var random = SeededRandom(seed: UInt64(number) + 1)
    while bytes.count < 16_000 + number % 8_000 {
      withUnsafeBytes(of: random.next()) { bytes.append(contentsOf: $0) }
    }
    bytes += [0xFF, 0xD9]
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "image/jpeg"], body: Data(bytes), url: request.url)
  }
}

/// Requests many photos from an image cache and checks its limits.
struct FloodBench {
  let count: Int
  /// The limit of the disk, in bytes.
  let limit = 100_000_000

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flood-\(getpid())")
    // A failure leaves a temporary folder; the figures are printed by then.
    defer { try? FileManager.default.removeItem(at: folder) }
    let images = ImageCache(
      folder: folder, client: HTTPClient(transport: PhotoTransport()),
      limits: .init(memoryBytes: 32_000_000, diskBytes: limit))
    Stopwatch.head("\(count) photos of about 20 KB, \(limit / 1_000_000) MB of disk, 32 of memory")
    var most = 0
    let filled = try await ContinuousClock().measure {
      for number in 0..<count {
        _ = try await images.image(at: address(number))
        most = max(most, await images.contents.diskBytes)
      }
    }
    say("misses: made, checked, kept, the oldest let go", filled, count)
    let recent = (count - 1_000)..<count
    try await hits("hits in memory (the last 1,000)", recent, images)
    try await hits("hits on disk (the 2,000 before)", (count - 3_000)..<(count - 1_000), images)
    let size = try Self.size(of: folder)
    print("most on disk by the cache's count: \(most) bytes; in the folder now: \(size) bytes")
    print("limit kept: \(most <= limit && size <= limit)")
    print("peak memory of the process: \(Self.peakMemory)")
  }

  private func hits(_ name: String, _ range: Range<Int>, _ images: ImageCache) async throws {
    let took = try await ContinuousClock().measure {
      for number in range { _ = try await images.image(at: address(number)) }
    }
    say(name, took, range.count)
  }

  private func say(_ name: String, _ took: Duration, _ count: Int) {
    let seconds = took / .seconds(1)
    print("\(name): \(Int(Double(count) / seconds)) a second")
  }

  private func address(_ number: Int) -> URL { URL(string: "http://photos.example/\(number).jpg")! }

  private static func size(of folder: URL) throws -> Int {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    var size = 0
    for case let file as URL in files ?? .init() {
      size += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    return size
  }

  /// The largest resident size so far, as the kernel reports it.
  private static var peakMemory: String {
    let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
    return String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM") }.map(String.init) ?? "unknown"
  }
}

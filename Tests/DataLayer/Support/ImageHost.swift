// A scripted host of pictures, which records its requests.
import Foundation
import Synchronization

@testable import DataLayer
@testable import HTTPRequests
@testable import PhotoCache

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class ImageHost: HTTPTransport {
  private struct State {
    var answers: [String: Result<HTTPResponse, HTTPError>] = [:]
    var asked: [String] = []
    var inside = 0
    var mostInside = 0
    var cancelled = 0
    var silent: Set<String> = []
  }

  private let state = Mutex(State())
  private let latch: Latch?

  /// A host that answers at once, or when the latch opens.
  init(latch: Latch? = nil) {
    self.latch = latch
  }

  /// The requested paths, in order.
  var asked: [String] { state.withLock { $0.asked } }
  var mostInside: Int { state.withLock { $0.mostInside } }
  var cancelled: Int { state.withLock { $0.cancelled } }
  /// The number of requests under way.
  var inside: Int { state.withLock { $0.inside } }

  func put(_ path: String, _ data: Data, type: String? = "image/jpeg", status: Int = 200) {
    var headers = HTTPHeaders()
    headers["Content-Type"] = type
    let response = HTTPResponse(status: status, headers: headers, body: data)
    state.withLock { $0.answers[path] = .success(response) }
  }

  func fail(_ path: String, _ error: HTTPError) {
    state.withLock { $0.answers[path] = .failure(error) }
  }

  /// Makes a host not answer from now on, or answer again.
  func silence(_ host: String, _ isSilent: Bool = true) {
    state.withLock { state in
      if isSilent { state.silent.insert(host) } else { state.silent.remove(host) }
    }
  }

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let path = request.url?.path() ?? ""
    state.withLock { state in
      state.asked.append(path)
      state.inside += 1
      state.mostInside = max(state.mostInside, state.inside)
    }
    defer { state.withLock { $0.inside -= 1 } }
    let isSilent = state.withLock { $0.silent.contains(request.url?.host() ?? "") }
    if let latch = isSilent ? Latch() : latch, await !latch.wait() {
      state.withLock { $0.cancelled += 1 }
      throw .cancelled
    }
    let answer = state.withLock { $0.answers[path] }
    guard let response = try answer?.get() else { return HTTPResponse(status: 404) }
    guard response.body.count <= maxBytes else { throw .tooLarge(limit: maxBytes) }
    return response
  }
}

/// A JPEG of this length with an empty scan header, filled with a letter.
func jpeg(_ bytes: Int = 100, _ letter: Character = "a") -> Data {
  var data = Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 2])
  data.append(Data(repeating: letter.asciiValue!, count: bytes - 8))
  return data + [0xFF, 0xD9]
}

/// The address of a picture of the scripted host.
func photo(_ path: String, host: String = "photos.test") -> URL {
  URL(string: "https://\(host)\(path)")!
}

/// Gathers the problems that a cache or store reports.
final class Reports<Problem: Sendable>: Sendable {
  private let list = Mutex<[Problem]>([])

  var all: [Problem] { list.withLock { $0 } }
  var hear: @Sendable (Problem) -> Void { { problem in self.list.withLock { $0.append(problem) } } }
}

extension ImageCache {
  /// The picture if it is in memory or on disk, without a request.
  func cachedImage(at url: URL) async -> CachedImage? {
    let key = Self.key(of: url)
    if let image = useMemory(key) { return image }
    return await useDisk(key)
  }
}

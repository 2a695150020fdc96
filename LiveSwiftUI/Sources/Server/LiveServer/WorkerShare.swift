// The assignment of browsers to worker processes.
package import WebServer

/// The position of a worker process among those that share a port.
package struct WorkerShare: Sendable, Equatable {
  /// Its index, from 0.
  package let index: Int
  /// The number of workers.
  package let count: Int

  /// The worker `index` of `count`.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The single process of a site without workers.
  package static let alone = WorkerShare(index: 0, count: 1)

  /// A name for a new browser that routes its later requests to this worker.
  func newBrowser() -> String {
    while true {
      let name = Signer.base64url(Signer.random(16))
      if Self.worker(of: name, among: count) == index { return name }
    }
  }

  /// The worker for a request; nil for any.
  ///
  /// An operator's request may name a worker, such as `/metrics?worker=2`. An access code is routed
  /// by its visitor's address, so that one worker counts the wrong ones. All other requests are
  /// routed by the browser's cookie.
  package static func worker(for request: Request, among count: Int) -> Int? {
    if operations.contains(request.path), let chosen = request.queryValue("worker") {
      return Int(chosen).flatMap { (0..<count).contains($0) ? $0 : nil }
    }
    if request.path.hasSuffix("/_/enter") { return worker(of: request.peer, among: count) }
    return LiveServer.browser(of: request).map { worker(of: $0, among: count) }
  }

  /// Whether another worker counts this visitor's codes, or has the files of this browser's pages.
  /// The first request of a connection selects its worker, so a later one on the same connection
  /// may be for any.
  func isElsewhere(_ request: Request) -> Bool {
    let paths = ["/_/enter", LiveServer.pollPath, LiveServer.filesPath]
    guard count > 1, paths.contains(where: request.path.hasPrefix),
      let worker = Self.worker(for: request, among: count)
    else { return false }
    return worker != index
  }

  /// The answer after which a browser sends its request again over another connection, which leads
  /// to the right worker. Nil after enough tries, because that worker may still be starting.
  static func nextTry(of request: Request) -> Response? {
    let tries = request.queryValue("again").flatMap { Int($0) } ?? 0
    guard (0..<8).contains(tries) else { return nil }
    let others = request.query.split(separator: "&").filter { !$0.hasPrefix("again=") }
    let query = (others + ["again=\(tries + 1)"]).joined(separator: "&")
    return .redirect(to: "\(request.path)?\(query)", status: 307).adding("Connection", "close")
  }

  private static let operations: Set = ["/metrics", "/health", "/ready"]

  /// A worker index that every process computes alike (FNV-1a); Swift's hashes differ by process.
  private static func worker(of name: String, among count: Int) -> Int {
    let hash = name.utf8.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) {
      $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int(hash >> 32) % count
  }
}

// Which of several worker processes answers a browser.
import WebServer

/// The place of a worker process among those that share a port.
package struct WorkerShare: Sendable, Equatable {
  /// Its number, from 0.
  package let index: Int
  /// How many there are.
  package let count: Int

  /// The worker `index` of `count`.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The one process of a site without workers.
  package static let alone = WorkerShare(index: 0, count: 1)

  /// A name for a new browser, one that leads its later requests to this worker.
  func newBrowser() -> String {
    while true {
      let name = Signer.base64url(Signer.random(16))
      if Self.worker(of: name, among: count) == index { return name }
    }
  }

  /// The worker for a request; nil for any.
  ///
  /// What an operator asks for may name a worker, as `/metrics?worker=2`. An access code goes by
  /// the address of its visitor, so that wrong ones are counted in one place. Everything else
  /// goes by the browser's cookie.
  package static func worker(for request: Request, among count: Int) -> Int? {
    if operations.contains(request.path), let chosen = request.queryValue("worker") {
      return Int(chosen).flatMap { (0..<count).contains($0) ? $0 : nil }
    }
    if request.path == "/_/enter" { return worker(of: request.peer, among: count) }
    return LiveServer.browser(of: request).map { worker(of: $0, among: count) }
  }

  /// Whether another worker counts the codes of this visitor. The first request of a connection
  /// chooses its worker, so a later one on it may ask for anything.
  func isElsewhere(_ request: Request) -> Bool {
    guard request.path == "/_/enter", count > 1 else { return false }
    return Self.worker(for: request, among: count) != index
  }

  /// Where a browser sends its code again, on another connection, which leads to the right worker;
  /// nil when it has tried that often enough: the right one may be starting.
  static func address(ofNextTry request: Request) -> String? {
    let tries = request.queryValue("again").flatMap { Int($0) } ?? 0
    return (0..<8).contains(tries) ? "/_/enter?again=\(tries + 1)" : nil
  }

  private static let operations: Set = ["/metrics", "/health", "/ready"]

  /// The same for a name in every process (FNV-1a; Swift's own hashes differ between processes).
  private static func worker(of name: String, among count: Int) -> Int {
    let hash = name.utf8.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) {
      $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int(hash >> 32) % count
  }
}

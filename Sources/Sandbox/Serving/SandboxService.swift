// What one played service is: a name in front of its paths and an answer to a request.
import WebServer

/// One upstream, played. Add one to the list in `Sandbox.start()` and it is served, logged and can be spoiled.
protocol SandboxService: Sendable {
  /// The first part of its paths and its name in faults, such as `foods`.
  var name: String { get }

  /// Answers a request; `path` is percent-decoded, cut at the slashes and without the service's name.
  func answer(_ request: Request, path: [String]) async -> Response

  /// The path as faults name it: without the part that only says which version and account is meant.
  func shortPath(_ path: [String]) -> [String]
}

extension SandboxService {
  func shortPath(_ path: [String]) -> [String] { path }
}

// What a simulated service has: a name in its paths, an answer to a request, faults of its own.
import WebServer

/// One simulated upstream. `Sandbox.start()` lists all of them.
protocol SandboxService: Sendable {
  /// The first part of its paths and its name in faults, such as `foods`.
  var name: String { get }

  /// Answers a request; `path` is cut at the slashes, decoded, and without the service's name.
  func answer(_ request: Request, path: [String]) async -> Response

  /// The path as faults name it, without the version and the account.
  func shortPath(_ path: [String]) -> [String]

  /// The kinds of fault that only this service has, by name. Each gives the answer that replaces
  /// the service's own; the service never sees the request.
  var faults: [String: @Sendable (Fault) -> Response] { get }

  /// A record as the fault `wrongTypes` sends it; `index` is its place in its list.
  func withWrongType(_ record: [String: Any], at index: Int) -> [String: Any]

  /// An answer's object as the fault `emptyList` sends it; its lists are empty already.
  func withoutTotals(_ answer: [String: Any]) -> [String: Any]
}

extension SandboxService {
  func shortPath(_ path: [String]) -> [String] { path }

  var faults: [String: @Sendable (Fault) -> Response] { [:] }

  func withoutTotals(_ answer: [String: Any]) -> [String: Any] { answer }
}

// The requirements of a simulated service: a name, responses, and faults of its own.
import WebServer

/// A simulated upstream, which its `SimulatedService` makes.
protocol SandboxService: Sendable {
  /// The first component of its paths and its name in faults, such as `foods`.
  var name: String { get }

  /// Answers a request. `path` is split and decoded, without the service's name.
  func answer(_ request: Request, path: [String]) async -> Response

  /// The path as faults name it, without the version and the account.
  func shortPath(_ path: [String]) -> [String]

  /// The kinds of fault that only this service has, by name. Each makes the response that replaces
  /// the service's own; the service never sees the request.
  var faults: [String: @Sendable (Fault) -> Response] { get }

  /// A record with the fault `wrongTypes`; `index` is its position in its list.
  func withWrongType(_ record: [String: Any], at index: Int) -> [String: Any]

  /// A response's object with the fault `emptyList`; its lists are already empty.
  func withoutTotals(_ answer: [String: Any]) -> [String: Any]
}

extension SandboxService {
  func shortPath(_ path: [String]) -> [String] { path }

  var faults: [String: @Sendable (Fault) -> Response] { [:] }

  func withoutTotals(_ answer: [String: Any]) -> [String: Any] { answer }
}

// What can go wrong between an app and its service.
import Foundation
import Testing

/// One way in which a service fails, for every app alike.
enum ServiceFault: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case connectionRefused = "connection refused"
  case unknownHost = "host name gone"
  case brokenTLS = "TLS broken"
  case status500 = "500"
  case status503 = "503 with Retry-After"
  case status429 = "429 with Retry-After"
  case status401 = "401"
  case status404 = "404"
  case slow = "slow"
  case drip = "drip"
  case cut = "cut in the body"
  case truncatedJSON = "truncated JSON"
  case webPage = "web page with 200"
  case wrongTypes = "wrong types"
  case emptyBody = "empty body"
  case emptyList = "empty list"
  case redirectLoop = "redirect loop"

  var testDescription: String { rawValue }

  /// Its place in the list of all.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether a person gets nothing newer while it lasts.
  var hidesNewer: Bool { ![.slow, .drip, .emptyList].contains(self) }

  /// Where requests go instead of to the service; nil when they reach it.
  ///
  /// `port` is the service's.
  func route(port: Int) -> (scheme: String, host: String, port: Int)? {
    switch self {
    // Port 1 belongs to a protocol that nobody serves any more.
    case .connectionRefused: ("http", "127.0.0.1", 1)
    case .unknownHost: ("http", "service.invalid", port)
    // The service speaks no TLS, so the handshake fails.
    case .brokenTLS: ("https", "127.0.0.1", port)
    default: nil
    }
  }

  /// The fault as the sandbox is told it; nil when requests do not reach the sandbox.
  func plan(service: String, loop: URL) -> [String: Any]? {
    let fault: [String: Any]? =
      switch self {
      case .connectionRefused, .unknownHost, .brokenTLS: nil
      case .status500: Self.status(500)
      case .status503: Self.status(503, headers: ["Retry-After": "600"])
      case .status429: Self.status(429, headers: ["Retry-After": "600"])
      case .status401: Self.status(401)
      case .status404: Self.status(404)
      case .slow: ["kind": "delay", "ms": 1_500, "times": 1]
      case .drip: ["kind": "drip", "bytes": 4_096, "ms": 2]
      case .cut: ["kind": "drop", "bytes": 40]
      case .truncatedJSON: ["kind": "truncated"]
      case .webPage:
        Self.status(200, headers: ["Content-Type": "text/html"], body: "<!doctype html><p>Sign in")
      case .wrongTypes: ["kind": "wrongTypes"]
      case .emptyBody: ["kind": "empty"]
      case .emptyList: ["kind": "emptyList"]
      case .redirectLoop: Self.status(302, headers: ["Location": loop.absoluteString])
      }
    return fault?.merging(["service": service]) { own, _ in own }
  }

  private static func status(
    _ status: Int, headers: [String: String] = [:], body: String = "{}"
  ) -> [String: Any] {
    ["kind": "status", "status": status, "headers": headers, "body": body]
  }
}

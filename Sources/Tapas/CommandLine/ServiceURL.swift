// Parsing of a service's address: http or https, a host, and no parts that would be sent by
// mistake.
import Foundation

/// The faults of a service's address. The address itself is not printed, because it may contain a
/// key.
enum ServiceURLError: Equatable, Sendable {
  /// It contains a space or cannot be parsed.
  case unreadable
  /// It starts with something other than http:// or https://.
  case scheme
  /// It names no host.
  case noHost
  /// It contains a user name or a password.
  case credentials
  /// It ends in a `#part`.
  case fragment
  /// It ends in a `?query`, although paths are appended to it.
  case query

  var sentence: String {
    switch self {
    case .unreadable: "is not an address; it should look like https://host/path."
    case .scheme: "must start with http:// or https://."
    case .noHost: "names no host; it should look like https://host/path."
    case .credentials: "must not hold a user name or password."
    case .fragment: "must not hold a “#”."
    case .query: "must not hold a “?”: paths are put after it."
    }
  }
}

/// Parses the addresses of services.
enum ServiceURL {
  /// Parses an address. A base loses its trailing slash, because paths are appended to it.
  static func read(_ value: Settings.Value, isBase: Bool = true) throws(UsageError) -> URL {
    let text = value.text
    func fault(_ fault: ServiceURLError) -> UsageError { .badURL(source: value.source, fault) }

    let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    guard isPlain, var parts = URLComponents(string: text) else { throw fault(.unreadable) }
    guard ["http", "https"].contains(parts.scheme?.lowercased()) else { throw fault(.scheme) }
    if parts.user != nil || parts.password != nil { throw fault(.credentials) }
    guard let host = parts.host, !host.isEmpty else { throw fault(.noHost) }
    if parts.fragment != nil { throw fault(.fragment) }
    if isBase, parts.query != nil { throw fault(.query) }
    if let port = parts.port, !(1...65535).contains(port) { throw fault(.unreadable) }
    if isBase {
      while parts.path.hasSuffix("/") { parts.path.removeLast() }
    }
    guard let url = parts.url else { throw fault(.unreadable) }
    return url
  }
}

// Reading the address of a service that a person or a configuration has entered.
import Foundation

/// The rules for the address of a service.
enum ServiceAddress {
  /// The address in `text`, without a slash at its end; nil when it is none.
  ///
  /// It is http or https, has a host, and holds no name, password, query or fragment, because
  /// paths are put after it. Plain http reaches the local network only: iOS refuses the rest.
  static func read(_ text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    guard isPlain, var parts = URLComponents(string: text),
      ["http", "https"].contains(parts.scheme?.lowercased()),
      parts.host?.isEmpty == false, parts.user == nil, parts.password == nil,
      parts.query == nil, parts.fragment == nil
    else { return nil }
    while parts.path.hasSuffix("/") { parts.path.removeLast() }
    return parts.url
  }
}

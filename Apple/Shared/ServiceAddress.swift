// Reading the address of a service that a person or a configuration has entered.
import DataLayer
import Foundation

/// The rules for the address of a service.
enum ServiceAddress {
  /// The address in `text`, without a slash at its end; nil when it has a ``fault(of:)``.
  static func read(_ text: String) -> URL? {
    if case .success(let url) = address(text) { url } else { nil }
  }

  /// Why `text` is no address of a service; nil when it is one.
  static func fault(of text: String) -> SettingsFault? {
    if case .failure(let fault) = address(text) { fault } else { nil }
  }

  /// It is http or https, has a host, and holds no name, password, query or fragment, because
  /// paths are put after it. Plain http reaches the local network only: iOS refuses the rest.
  private static func address(_ text: String) -> Result<URL, SettingsFault> {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    guard isPlain, var parts = URLComponents(string: text),
      ["http", "https"].contains(parts.scheme?.lowercased()),
      parts.host?.isEmpty == false, parts.user == nil, parts.password == nil,
      parts.query == nil, parts.fragment == nil
    else { return .failure(.address) }
    while parts.path.hasSuffix("/") { parts.path.removeLast() }
    guard let url = parts.url else { return .failure(.address) }
    guard url.scheme?.lowercased() == "https" || url.isOnLocalNetwork else {
      return .failure(.plainHTTP)
    }
    return .success(url)
  }
}

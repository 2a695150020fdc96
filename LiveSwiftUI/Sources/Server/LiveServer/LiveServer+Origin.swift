// Which requests are accepted: the checks of their host, their origin and their cookie.
import Foundation
import WebServer

extension LiveServer {
  /// Whether the request names this machine or the site. Under DNS rebinding a web page sends a
  /// browser to this machine under its own host name; such requests are refused.
  func isForUs(_ request: Request) -> Bool {
    guard site.isLoopback || !site.names.isEmpty else { return true }
    guard let host = request.headers["host"]?.lowercased() else { return false }
    if isName(host) { return true }
    // Colons within an address occur only in a bracketed IPv6 address.
    let end =
      host.hasPrefix("[")
      ? host.firstIndex(of: "]").map(host.index(after:)) : host.firstIndex(of: ":")
    let name = host[..<(end ?? host.endIndex)]
    let port = host.dropFirst(name.count)
    return ["localhost", "127.0.0.1", "[::1]", site.host].contains(String(name))
      && (port.isEmpty || port.first == ":" && port.dropFirst().utf8.allSatisfy(Self.isDigit))
  }

  /// Whether a byte is an ASCII digit; Unicode has many others.
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether the request comes from a page of this site, which browsers name in `Origin`.
  ///
  /// Under the site's names and through its proxy only https origins with these names count,
  /// because anybody on the network path can alter a page sent over http.
  func hasOwnOrigin(_ request: Request) -> Bool {
    guard let origin = request.headers["origin"]?.lowercased(),
      let host = request.headers["host"]?.lowercased()
    else { return false }
    if site.names.contains(where: { origin == "https://\($0)" }) { return true }
    if isName(host) || isForwarded(request) && !site.names.isEmpty { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  /// Whether a GET comes from a page of this site or from a typed address, not from another site.
  /// Links send no `Origin`. Browsers report their source in `Sec-Fetch-Site`; older ones name the
  /// page in `Referer`, unless its policy forbids that.
  func isOwnNavigation(_ request: Request) -> Bool {
    if let site = request.headers["sec-fetch-site"] {
      return ["same-origin", "none"].contains(site.lowercased())
    }
    guard let referer = request.headers["referer"] else { return true }
    guard let host = request.headers["host"]?.lowercased(),
      let origin = URL(string: referer)?.host(percentEncoded: false)?.lowercased()
    else { return false }
    let port = URL(string: referer)?.port.map { ":\($0)" } ?? ""
    let name = origin.contains(":") && !origin.hasPrefix("[") ? "[\(origin)]" : origin
    return host == name + port
  }

  /// The secret name that this site gave the browser in a cookie; nil without one.
  static func browser(of request: Request) -> String? {
    request.cookie("tapas_b").flatMap { $0.utf8.count == 22 ? $0 : nil }
  }
}

// Who asks: under which name, from which page, with which cookie.
import Foundation
import WebServer

extension LiveServer {
  /// A page on the web may send a browser to this machine under a name of its own; such requests are refused.
  func isForUs(_ request: Request) -> Bool {
    guard site.isLoopback else { return true }
    guard let host = request.headers["host"]?.lowercased() else { return false }
    // Only an IPv6 address in its brackets has colons of its own.
    let end =
      host.hasPrefix("[")
      ? host.firstIndex(of: "]").map(host.index(after:)) : host.firstIndex(of: ":")
    let name = host[..<(end ?? host.endIndex)]
    let port = host.dropFirst(name.count)
    return ["localhost", "127.0.0.1", "[::1]", site.host].contains(String(name))
      && (port.isEmpty || port.first == ":" && port.dropFirst().utf8.allSatisfy(Self.isDigit))
  }

  /// Digits of ASCII only; Unicode has many others.
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Browsers say which page opened a socket; only a page of this very site may.
  func hasOwnOrigin(_ request: Request) -> Bool {
    guard let origin = request.headers["origin"]?.lowercased(),
      let host = request.headers["host"]?.lowercased()
    else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  /// Answers a typed access code. Browsers say from which page a form was sent, and only the site's
  /// own form may send one: otherwise any page could guess through its visitors. Other programs
  /// name no page.
  func enter(_ request: Request) -> Response {
    guard request.method == "POST" else { return .redirect(to: "/") }
    guard request.headers["origin"] == nil || hasOwnOrigin(request) else {
      return .text("Only this site's own form may send a code.\n", status: 403)
    }
    return gate.enter(request, in: locale(of: request), site: site)
  }

  /// The name that this site gave the browser.
  static func browser(of request: Request) -> String? {
    request.cookie("tapas_b").flatMap { $0.utf8.count == 22 ? $0 : nil }
  }
}

// Requests through a TLS proxy: the site's names, the visitor's address, `Secure` cookies.
import Foundation
import WebServer

extension LiveServer {
  /// Whether a lowercase `Host` is one of the site's names. A proxy may omit the port.
  func isName(_ host: String) -> Bool {
    let plain = host.hasSuffix(":443") ? host.dropLast(4) : host[...]
    return site.names.contains { $0 == plain || $0.prefix { $0 != ":" } == plain }
  }

  /// Whether the proxy sent the request for a visitor. Requests of other programs on the proxy's
  /// machine have no `X-Forwarded-For`; a visitor of the proxy cannot omit it.
  func isForwarded(_ request: Request) -> Bool {
    guard request.headers["x-forwarded-for"] != nil, let proxy = site.proxy,
      let address = PeerAddress(proxy)
    else { return false }
    return PeerAddress(request.peer) == address
  }

  /// The address that the limits for each peer apply to. The proxy writes the last element of
  /// `X-Forwarded-For`; the visitor may have forged the others.
  func visitorAddress(of request: Request) -> String {
    guard isForwarded(request), let list = request.headers["x-forwarded-for"] else {
      return request.peer
    }
    let last = list[(list.lastIndex(of: ",").map(list.index(after:)) ?? list.startIndex)...]
    return PeerAddress(forwarded: String(last))?.text ?? request.peer
  }

  /// The name that the proxy chose for a browser without the cookie, so that it can route the
  /// page's socket to the process that made the page. Nil when the request is not from the proxy.
  func newBrowser(named request: Request) -> String? {
    guard isForwarded(request), let name = request.headers["x-tapas-browser"],
      name.utf8.count == 22, name.utf8.allSatisfy(Self.isCookieByte)
    else { return nil }
    return name
  }

  /// Whether a byte is a letter, a digit, `-` or `_`, as in base64url.
  private static func isCookieByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }

  /// Whether a browser came over https: it names one of the site's names, which are served over
  /// https only, or the proxy reports it.
  func isEncrypted(_ request: Request) -> Bool {
    let scheme = isForwarded(request) ? request.headers["x-forwarded-proto"] : nil
    return isName(request.headers["host"]?.lowercased() ?? "") || scheme?.lowercased() == "https"
  }

  /// Whether the browser gives a page what it keeps for pages of https and of its own machine.
  func isTrusted(_ request: Request) -> Bool {
    let named = request.headers["host"]?.lowercased() ?? ""
    let host =
      named.hasPrefix("[")
      ? named.prefix { $0 != "]" }.dropFirst() : named.prefix { $0 != ":" }
    return isEncrypted(request) || host == "localhost" || host.hasSuffix(".localhost")
      || ["127.0.0.1", "::1"].contains(host)
  }

  /// The value of a `Set-Cookie` field that lasts `days`. The cookie is `Secure` if the request
  /// came over https.
  func cookie(
    _ name: String, _ value: String, days: Int = 365, isForScript: Bool = false,
    for request: Request
  ) -> String {
    let secure = isEncrypted(request) ? "; Secure" : ""
    let reader = isForScript ? "" : "; HttpOnly"
    let path = site.basePath.isEmpty ? "/" : site.basePath
    return "\(name)=\(value); Path=\(path)\(reader); SameSite=Lax; "
      + "Max-Age=\(days * 86_400)\(secure)"
  }
}

/// An IPv4 or IPv6 address. An IPv4 address mapped into IPv6 equals the plain one.
struct PeerAddress: Equatable {
  /// The address without brackets and port.
  let text: String
  private let bytes: [UInt8]

  /// Parses an address without brackets and port.
  init?(_ text: String) {
    var four = in_addr()
    var six = in6_addr()
    let mapped = [UInt8](repeating: 0, count: 10) + [255, 255]
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = mapped + withUnsafeBytes(of: four, Array.init)
    } else if inet_pton(AF_INET6, String(text.prefix { $0 != "%" }), &six) == 1 {
      bytes = withUnsafeBytes(of: six, Array.init)
    } else {
      return nil
    }
    self.text = text
  }

  /// Parses an element of `X-Forwarded-For`. Some proxies add a port, and bracket IPv6.
  init?(forwarded element: String) {
    let element = element.trimmingCharacters(in: .whitespaces)
    if element.hasPrefix("[") {
      self.init(String(element.dropFirst().prefix { $0 != "]" }))
    } else if element.count(where: { $0 == ":" }) == 1 {
      self.init(String(element.prefix { $0 != ":" }))
    } else {
      self.init(element)
    }
  }

  /// Whether both are the same address, in whatever notation.
  static func == (one: PeerAddress, other: PeerAddress) -> Bool { one.bytes == other.bytes }
}

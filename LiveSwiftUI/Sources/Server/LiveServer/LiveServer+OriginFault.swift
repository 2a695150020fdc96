// Why the line of a page that came through a proxy is refused, in words for its reader and the log.
import SwiftUI
import WebServer

/// A setting of a proxy without which pages get no line.
enum OriginFault {
  /// The page came over http under a name that is served over https.
  case plainHTTP
  /// The proxy replaces the host that the browser asked for.
  case hiddenHost
  /// The proxy does not say that the browser came over https. The page works, but its cookies are
  /// not `Secure`.
  case hiddenScheme

  /// The sentence for the reader of the page; nil where the page works.
  func sentence(of site: SiteConfiguration) -> LocalizedStringKey? {
    switch self {
    case .plainHTTP:
      let address = "https://\(site.names.first ?? "")\(site.basePath)/"
      return "This site works over https only: \(address)"
    case .hiddenHost: return "The proxy in front of this site does not pass on the site's name."
    case .hiddenScheme: return nil
    }
  }

  /// The sentence for the log, with the line that a proxy lacks, as nginx has it.
  var warning: AppWarning {
    switch self {
    case .plainHTTP:
      """
      A page came over http under a name of --name, which is for https: browsers keep no cookie of \
      it. Let the proxy serve it over https (listen 443 ssl), or leave out --name.
      """
    case .hiddenHost:
      """
      A proxy passes pages on under another host than the browser's, so they cannot connect. It \
      lacks: proxy_set_header Host $http_host; (for https, also --name and --behind).
      """
    case .hiddenScheme:
      """
      A page came over https and its cookies are not Secure. Start with --name; or with --behind, \
      and the proxy's line: proxy_set_header X-Forwarded-Proto $scheme;
      """
    }
  }
}

extension LiveServer {
  /// The fault of the proxy that `request`, of a page's script, came through; nil for none, and
  /// where the page is foreign.
  func originFault(of request: Request) -> OriginFault? {
    guard let origin = request.headers["origin"]?.lowercased() else { return nil }
    if hasOwnOrigin(request) {
      let isSecure = cookie("", "", for: request).hasSuffix("; Secure")
      return origin.hasPrefix("https:") && !isSecure ? .hiddenScheme : nil
    }
    if site.names.contains(where: { origin == "http://\($0)" }) { return .plainHTTP }
    // Browsers send a foreign page's request without the cookie.
    return site.names.isEmpty && Self.browser(of: request) != nil ? .hiddenHost : nil
  }
}

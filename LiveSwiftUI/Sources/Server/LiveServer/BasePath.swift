// A site below a path of its host: the path is taken from what arrives and set before what leaves.
import WebServer

extension SiteConfiguration {
  /// Sets the names under which a proxy serves the site, such as `example.org` or, below a path
  /// that all of them have, `example.org/app`.
  package mutating func serve(as names: [String]) {
    self.names = names.map { String($0.prefix { $0 != "/" }) }
    basePath = names.first.map { String($0.drop { $0 != "/" }) } ?? ""
  }
}

extension String {
  /// This path of an address without `basePath`; unchanged where the proxy took it away already.
  func below(_ basePath: String) -> String {
    guard !basePath.isEmpty, hasPrefix(basePath) else { return self }
    let rest = dropFirst(basePath.count)
    return rest.isEmpty ? "/" : rest.hasPrefix("/") ? String(rest) : self
  }
}

extension Request {
  /// This request to a site at `basePath` as one at the root of its host.
  func below(_ basePath: String) -> Request {
    let path = path.below(basePath)
    guard path != self.path else { return self }
    return Request(
      method: method, path: path, query: query, headers: headers, body: body, peer: peer)
  }
}

extension Response {
  /// This response of a site at `basePath`: a redirect to its own address stays below the path.
  func below(_ basePath: String) -> Response {
    guard !basePath.isEmpty else { return self }
    var copy = self
    copy.headers = headers.map { name, value in
      (name, name == "Location" && value.hasPrefix("/") ? basePath + value : value)
    }
    return copy
  }
}

// The names of the https site that a proxy serves: parsing and validation.

/// A host name, with a port unless it is that of https, and with the site's path on that host.
package enum SiteName {
  /// Parses comma-separated names, their hosts into lower case without the port 443. Nil when one
  /// of them is invalid, or when they differ in their path.
  package static func list(_ text: String) -> [String]? {
    var names: [String] = []
    var paths: Set<String> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let part = part.trimmingPrefix { $0 == " " }
      let written = part.drop { $0 != "/" }
      guard let host = host(part.prefix { $0 != "/" }), let path = path(written) else { return nil }
      paths.insert(path)
      if !names.contains(host + path) { names.append(host + path) }
    }
    return paths.count == 1 ? names : nil
  }

  /// The path without a slash at its end. Nil for other signs than need no escape, and for one that
  /// starts like the server's own.
  private static func path(_ text: Substring) -> String? {
    let parts = text.split(separator: "/")
    let isPlain = parts.allSatisfy { part in
      part.first != "." && part.first != "_"
        && part.utf8.allSatisfy { isLetterOrDigit($0) || "-._".utf8.contains($0) }
    }
    return isPlain && text.utf8.count <= 64 ? parts.map { "/" + $0 }.joined() : nil
  }

  private static func host(_ text: Substring) -> String? {
    let parts = text.lowercased()
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let host = String(parts[0])
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard host.utf8.count <= 253, labels.allSatisfy(isLabel) else { return nil }
    guard parts.count == 2 else { return host }
    let digits = parts[1].utf8
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(parts[1]),
      (1...65_535).contains(port)
    else { return nil }
    return port == 443 ? host : "\(host):\(port)"
  }

  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
      && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

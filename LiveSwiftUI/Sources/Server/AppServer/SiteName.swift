// The host names of the https site that a proxy serves: parsing and validation.

/// A host name, with a port unless it is that of https.
package enum SiteName {
  /// Parses comma-separated names into lower case without the port 443. Nil when one of them is
  /// invalid.
  package static func list(_ text: String) -> [String]? {
    var names: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let name = read(part) else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func read(_ text: Substring) -> String? {
    let parts = text.trimmingPrefix { $0 == " " }.lowercased()
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
      && label.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      }
  }
}

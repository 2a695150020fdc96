// What no tracked file may carry: paths of a developer's machine and hosts of package registries.
import Testing

/// Words that tie a file to one machine or to one shop for packages.
enum TrackedText {
  // In two parts, or this file would be the first to be found.
  static let places = ["work", "tmp", "root", "home", "Users"].map { "/" + $0 + "/" }
  static let hosts = [
    ["pypi", "org"], ["pythonhosted", "org"], ["npmjs", "org"], ["npmjs", "com"],
    ["crates", "io"], ["deb.debian", "org"], ["rubygems", "org"], ["proxy.golang", "org"],
    ["docker", "io"], ["ghcr", "io"], ["quay", "io"], ["unpkg", "com"], ["jsdelivr", "net"],
  ].map { $0.joined(separator: ".") }

  /// The words of the lists that a line carries; a place counts where a path begins.
  static func findings(_ line: Substring) -> [String] {
    let known = places.filter { place in
      line.ranges(of: place).contains { range in
        guard range.lowerBound > line.startIndex else { return true }
        let before = line[line.index(before: range.lowerBound)]
        return !(before.isLetter || before.isNumber || "._-~}$)".contains(before))
      }
    }
    return known + hosts.filter(line.lowercased().contains)
  }
}

@Suite("Tracked text")
struct TrackedTextTests {
  @Test("No tracked file carries a developer's path or a registry's host")
  func everyFile() throws {
    var found: [String] = []
    for path in try Checkout().paths {
      guard let text = try Checkout.text(path) else { continue }
      // Most files carry none of it, and looking at whole texts is far cheaper than line by line.
      guard (TrackedText.places + TrackedText.hosts).contains(where: text.contains) else {
        continue
      }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        found += TrackedText.findings(line).map { "\(path):\(index + 1): \($0)" }
      }
    }
    #expect(found == [])
  }

  @Test("Paths and hosts are found out, parts of other paths are not")
  func caught() {
    let place = TrackedText.places[0]
    #expect(TrackedText.findings("cd \(place)main"[...]) == [place])
    #expect(TrackedText.findings("\(place)main"[...]) == [place])
    #expect(TrackedText.findings("https://host.example\(place)1"[...]) == [])
    #expect(TrackedText.findings("index https://\(TrackedText.hosts[0])/simple"[...]).count == 1)
    #expect(TrackedText.findings("~/.local/share/tapas"[...]) == [])
  }
}

// LiveSwiftUI serves other people's apps, so none of its texts names the product Tapas.
import Testing

@Suite("The product's name")
struct ProductNameTests {
  /// The words that name the product or its command. Variables such as `TAPAS_WATCH`, cookies and
  /// addresses of icons keep their documented names, which nobody reads as a sentence.
  private static let words = ["Tapas", "tapas serve"]

  @Test("No source, script, style sheet or string table of LiveSwiftUI names Tapas")
  func liveSwiftUI() throws {
    var found: [String] = []
    for path in try Checkout().paths where path.hasPrefix("LiveSwiftUI/Sources/") {
      guard let text = try Checkout.text(path), Self.words.contains(where: text.contains) else {
        continue
      }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where Self.words.contains(where: Self.withoutPackage(line).contains) {
        found.append("\(path):\(index + 1): \(line)")
      }
    }
    #expect(found == [])
  }

  /// A line without the name of the package, which an app's manifest needs.
  private static func withoutPackage(_ line: Substring) -> Substring {
    line.replacing(#"\""#, with: #"""#).replacing(#"package: "Tapas""#, with: "")
  }
}

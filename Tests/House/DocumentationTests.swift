// Holds the documentation to the code: its examples are built, and every public symbol has a
// sentence.
import Foundation
import Testing

@Suite("Documentation")
struct DocumentationTests {
  /// The Swift code blocks of an article.
  static func blocks(of article: String) -> [String] {
    article.split(separator: "```swift\n").dropFirst().compactMap {
      $0.split(separator: "```", omittingEmptySubsequences: false).first.map(String.init)
    }
  }

  /// The protocols' own requirements of that name.
  private static let requirements = ["App.body", "Scene.body", "ToolbarContent.body", "View.body"]
  private static let styles = ["ButtonStyle", "GaugeStyle", "LabelStyle", "ToggleStyle"]

  /// Whether a symbol is to have a sentence: not what the compiler writes, nor what a type has
  /// because of a protocol that says it once, such as `body` and `makeBody`.
  static func needsSentence(_ symbol: PublicSymbol) -> Bool {
    guard symbol.file != nil else { return false }
    let name = symbol.path.split(separator: ".").last ?? ""
    return switch symbol.kind {
    case "swift.typealias":
      !["Body", "Element", "ArrayLiteralElement", "RawValue", "TableRowValue"].contains(name)
    case "swift.property": name != "body" || requirements.contains(symbol.path)
    case "swift.method":
      !name.hasPrefix("makeBody(") || styles.contains { symbol.path.hasPrefix($0 + ".") }
    default: true
    }
  }

  @Test("Every public symbol of our SwiftUI has a sentence")
  func sentences() throws {
    let symbols = try APIGate.own.get()
    let silent = symbols.filter { Self.needsSentence($0) && !$0.isDocumented }
    #expect(silent.map { "\($0.file ?? ""): \($0.declaration)" } == [])
  }

  @Test("No sentence of a hand-written file's documentation stands ten times")
  func repeatedSentences() throws {
    let files = try Checkout().swiftFiles().filter { $0.isInSources && !$0.isGenerated }
    #expect(Self.repeated(in: files, least: 10) == [])
  }

  @Test("A sentence is counted across the lines of a comment")
  func repeatedSentence() {
    let file = SwiftFile("A.swift", "/// One\n/// two. Three.\nlet a = 1\n/// One two.\n/// Three")
    #expect(Self.repeated(in: [file], least: 2) == ["One two."])
  }

  /// The sentences that stand at least so often in the documentation of the files.
  static func repeated(in files: [SwiftFile], least: Int) -> [String] {
    var counts: [String: Int] = [:]
    for file in files {
      var comment = ""
      for line in file.lines + [""] {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("///") {
          comment += text.dropFirst(3)
          continue
        }
        for part in (comment + " ").split(separator: ". ") where !comment.isEmpty {
          let sentence = part.drop { $0 == " " }
          // What does not end with a full stop is a list or the start of one.
          if comment.contains(sentence + ".") { counts[sentence + ".", default: 0] += 1 }
        }
        comment = ""
      }
    }
    return counts.filter { $0.value >= least }.keys.sorted()
  }

  @Test("Each block of Swift in an article stands in an example that is built")
  func blocksAreBuilt() throws {
    let paths = try Checkout().paths
    let examples =
      try paths
      .filter { $0.hasPrefix("LiveSwiftUI/Examples/") && $0.hasSuffix(".swift") }
      .compactMap(Checkout.text)
    let articles = try paths.filter { $0.contains(".docc/") }
      .filter { $0.hasSuffix(".md") }.compactMap(Checkout.text)
    let blocks = articles.flatMap(Self.blocks)
    #expect(blocks.count >= 3)
    let strange = blocks.filter { block in !examples.contains { $0.contains(block) } }
    #expect(strange == [])
  }

  @Test("The manifest, the plugin and the guide name the same modules of the small frameworks")
  func products() throws {
    let lists = try [
      "Package.swift", "LiveSwiftUI/Sources/Build/AssetSymbols/NamedProducts.swift",
    ].map { path in
      let text = try #require(try Checkout.text(path))
      let list = try #require(
        text.firstMatch(of: /"AppleFrameworks"(?:,\s+targets)?: \[([^\]]+)\]/))
      return Set(list.1.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    let guide = try #require(
      try Checkout.text("LiveSwiftUI/Sources/SwiftUI/SwiftUI.docc/Writing-an-App.md"))
    let row = try #require(guide.firstMatch(of: /\| ([^|]+) \| `AppleFrameworks` \|/))
    let listed = Set(row.1.split(separator: ", ").map(String.init))
    #expect(lists.first?.count ?? 0 > 10 && lists == [listed, listed])
  }

  @Test("A page that an article names is there")
  func namedPages() throws {
    let paths = Set(try Checkout().paths)
    let articles = try paths.filter { $0.contains(".docc/") }
      .filter { $0.hasSuffix(".md") }.compactMap(Checkout.text)
    let named = Set(
      articles.flatMap { $0.matches(of: /`((?:Notes|LiveSwiftUI|Tools)\/[^`]+)`/) }
        .map { String($0.1) })
    #expect(named.count > 5)
    let missing = named.filter { name in !paths.contains { $0 == name || $0.hasPrefix(name + "/") }
    }
    #expect(missing == [])
  }

  @Test("A code block is read from between its fences")
  func blocksAreRead() {
    #expect(Self.blocks(of: "A\n```swift\nlet a = 1\n```\nB\n```\nc\n```\n") == ["let a = 1\n"])
  }
}

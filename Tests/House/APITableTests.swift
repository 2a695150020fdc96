// Holds the table of supported API to the built module, and every public symbol to a sentence.
import Foundation
import Testing

@Suite("Table of supported API")
struct APITableTests {
  /// Set by `Tools/api-table`, which writes the article in place of comparing it.
  static let isWriting = ProcessInfo.processInfo.environment["TAPAS_API_TABLE"] == "write"

  @Test("The article is what the built module makes of it")
  func article() throws {
    let note = try #require(try Checkout.text("Notes/swiftui-semantics.md"))
    let table = APITable(try APIGate.symbols(in: APIGate.modules()), comparedIn: note)
    if Self.isWriting {
      try Data(table.page.utf8).write(to: Checkout.url(APITable.path), options: .atomic)
    }
    let written = try #require(try Checkout.text(APITable.path))
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = table.page.split(separator: "\n", omittingEmptySubsequences: false)
    let added = Set(wanted).subtracting(lines).sorted()
    let isSame = written == table.page
    #expect(
      isSame,
      "Tools/api-table writes it anew; these lines change:\n\(added.joined(separator: "\n"))")
  }

  @Test("What was compared has its sentence; the other members of a type are one row")
  func rows() {
    let symbols = [
      symbol("Text", in: "Views/Text.swift"), symbol("Text.bold()", in: "Views/Text.swift"),
      symbol("Text.bold()", in: "Views/Text.swift"),
      symbol("Text.hash", in: nil), symbol("View.padding(_:)", in: "Modifiers/Layout.swift"),
      symbol("View.task(_:)", in: "Modifiers/Layout.swift"),
      symbol("View.font(_:)", in: "Modifiers/TextModifiers.swift"),
      symbol("withAnimation(_:_:)", in: "Modifiers/Layout.swift"),
    ]
    let note = """
      | `View.padding(_:)` | `view/padding(_:)` | mended | Adds space ([layout](layout.md)). |
      | `Text` | `text` | open | Wraps.† |
      """
    let page = APITable(symbols, comparedIn: note).page
    #expect(page.contains("There\nare 8 public symbols"))
    #expect(page.contains("- **same** (1)") && page.contains("- **open** (1)"))
    let tables = page.split(separator: "## Modifiers: layout").last.map(String.init) ?? ""
    #expect(
      tables == """


        | Symbol | Compared | What it does here |
        | --- | --- | --- |
        | `View.padding(_:)` | same | Adds space (layout). |
        | `View` | signature | `task(_:)` |
        | `withAnimation(_:_:)` | signature |  |

        ## Modifiers: text modifiers

        | Symbol | Compared | What it does here |
        | --- | --- | --- |
        | `View` | signature | `font(_:)` |

        ## Views

        | Symbol | Compared | What it does here |
        | --- | --- | --- |
        | ``Text`` | open | Wraps.† |
        | ``Text`` | signature | `bold()` (2), `hash` |

        """)
  }

  private func symbol(_ path: String, in file: String?) -> PublicSymbol {
    PublicSymbol(
      usr: path, path: path, kind: "swift.method", declaration: "", file: file, isDocumented: true)
  }
}
